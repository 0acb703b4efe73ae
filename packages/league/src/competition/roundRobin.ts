// Round robin by the circle method, with balanced home and away matches.
// Neighbours: conferences.ts uses it for each conference, draw.ts numbers the tables.

export interface ScheduledPair {
  /** Counted from 1. */
  readonly round: number
  readonly home: string
  readonly away: string
}

/**
 * With one leg the numbers of home matches differ by at most one; a second leg swaps home and away, so that they are
 * equal. With an odd number of teams each has one bye a leg.
 */
export const roundRobin = (teams: readonly string[], legs: 1 | 2): ScheduledPair[] => {
  const circle = teams.length % 2 === 0 ? teams.length - 1 : teams.length
  const fixed = teams.length % 2 === 0 ? teams[circle] : undefined
  const firstLeg: ScheduledPair[] = []
  for (let turn = 0; turn < circle; turn++) {
    const round = turn + 1
    const top = teams[turn]
    if (fixed !== undefined)
      firstLeg.push(turn % 2 === 0 ? { round, home: top, away: fixed } : { round, home: fixed, away: top })
    for (let apart = 1; apart <= (circle - 1) / 2; apart++) {
      const ahead = teams[(turn + apart) % circle]
      const behind = teams[(turn - apart + circle) % circle]
      firstLeg.push(apart % 2 === 1 ? { round, home: ahead, away: behind } : { round, home: behind, away: ahead })
    }
  }
  if (legs === 1) return firstLeg
  const secondLeg = firstLeg.map(({ round, home, away }) => ({ round: round + circle, home: away, away: home }))
  return [...firstLeg, ...secondLeg]
}
