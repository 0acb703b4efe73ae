// The value of a lead: 1 for a win, −1 for a loss, 0 for a draw, plus a little for each touchdown, so that a decided
// match is still played on. Neighbours: judgement.ts has the outcome probabilities of a half.

/**
 * Outcomes of the rest of a half: touchdowns scored less touchdowns conceded. Differences above 2 are rare, and count
 * as 2.
 */
export const outcomes = [-2, -1, 0, 1, 2] as const
/** The probability of each outcome. */
export type Prospect = ArrayLike<number>

const PER_TOUCHDOWN = 0.1

const finalValue = (lead: number): number => Math.sign(lead) + PER_TOUCHDOWN * lead

/** The expected value of a lead after the outcome of `prospect`. */
export const expectedValue = (lead: number, prospect: Prospect, worth: (lead: number) => number): number => {
  let value = 0
  outcomes.forEach((more, i) => {
    value += prospect[i] * worth(lead + more)
  })
  return value
}

/** The prospect of a half in which either side is equally likely to receive. */
const averageProspect = (receiving: Prospect): number[] =>
  outcomes.map((_more, i) => (receiving[i] + receiving[outcomes.length - 1 - i]) / 2)

/** The value of a lead at the end of a half; `receiving` is the receiving side's prospect for a whole half. */
export const leadValue = (receiving: Prospect): ((lead: number, half: number) => number) => {
  const eitherSide = averageProspect(receiving)
  return (lead, half) => (half === 1 ? expectedValue(lead, eitherSide, finalValue) : finalValue(lead))
}
