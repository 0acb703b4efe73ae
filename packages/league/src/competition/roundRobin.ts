// Everybody against everybody: the circle method, with home and away matches shared out evenly.
// Neighbours: conferences.ts plays one in each conference, draw.ts numbers the tables.

export interface ScheduledPair {
  /** Counted from 1. */
  readonly round: number
  readonly home: string
  readonly away: string
}

/**
 * One leg: home matches of any two teams differ by one at most. Two legs: the second turns every match round, so that
 * they do not differ at all. With an odd number each team rests once a leg.
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
