// What a lead is worth: a match won is 1, lost −1, drawn 0, whatever the score. So whoever is ahead late guards his lead, and whoever is
// behind takes risks. A little is added for every touchdown, or nothing would matter any more in a match that is decided.
// Neighbours: judgement.ts says how the rest of a half may end.

/** What may come of the rest of a half: how many touchdowns more than the other side one scores. More than two hardly ever come. */
export const outcomes = [-2, -1, 0, 1, 2] as const
/** The chance of each outcome. */
export type Prospect = ArrayLike<number>

const PER_TOUCHDOWN = 0.1

const atTheEnd = (lead: number): number => Math.sign(lead) + PER_TOUCHDOWN * lead

/** What a lead will have become after what may come, on average. */
export const onAverage = (lead: number, prospect: Prospect, worth: (lead: number) => number): number => {
  let value = 0
  outcomes.forEach((more, i) => {
    value += prospect[i] * worth(lead + more)
  })
  return value
}

/** A half to come of which nobody asks who receives in it. */
const eitherWay = (receiving: Prospect): number[] =>
  outcomes.map((_more, i) => (receiving[i] + receiving[outcomes.length - 1 - i]) / 2)

/** What a lead at the end of a half is worth; `receiving` are the prospects of whoever receives with a whole half to come. */
export const leadValue = (receiving: Prospect): ((lead: number, half: number) => number) => {
  const toCome = eitherWay(receiving)
  return (lead, half) => (half === 1 ? onAverage(lead, toCome, atTheEnd) : atTheEnd(lead))
}
