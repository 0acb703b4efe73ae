// One round of a Swiss draw: nobody twice against the same team while that can be avoided, a bye for those with the
// fewest byes, then equal points against equal points. Neighbours: matching.ts pairs, draw.ts numbers the tables.
import type { Pairing } from './competition.ts'
import { type Lots, shuffled } from './lots.ts'
import { leastCostPairing } from './matching.ts'

export interface SwissTeam {
  readonly id: string
  readonly points: number
  /** Opponents met so far, one entry a match. */
  readonly met: readonly string[]
  readonly byes: number
  /** Matches at home less matches away. */
  readonly homes: number
}

export interface Pair {
  readonly home: string
  readonly away: string | null
}

/** Teams in the order they stand; whoever is listed first gets the first table. */
export const swissRound = (standing: readonly SwissTeam[], pairing: Pairing, lots: Lots): Pair[] => {
  const teams = pairing === 'random' ? byLotWithinPoints(standing, lots) : standing
  const levels = [...new Set(teams.map(({ points }) => points))].sort((a, b) => a - b)
  const levelOf = teams.map(({ points }) => levels.indexOf(points))
  const placesOn = (level: number): number[] => teams.flatMap((_, place) => (levelOf[place] === level ? [place] : []))
  const groups = levels.map((_, level) => placesOn(level))

  const bye = teams.length % 2 === 1 ? teams.length : -1
  const fewestByes = Math.min(...teams.map(({ byes }) => byes))
  const count = bye < 0 ? teams.length : teams.length + 1

  // Each kind of cost outweighs all that follow it, whatever the other pairs cost: rematches, a bye for somebody who is
  // not at the foot, distance in points, distance in places.
  const perLevel = count * count + 1
  const perByeLevel = (count / 2) * (levels.length ** 2 * perLevel + count) + 1
  const perRematch = (levels.length + 1) * perByeLevel

  const distance = (a: number, b: number): number => {
    const apart = Math.abs(a - b)
    if (pairing !== 'fold' || levelOf[a] !== levelOf[b]) return apart
    return Math.abs(apart - Math.floor(groups[levelOf[a]].length / 2))
  }
  const byeCost = (place: number): number | null =>
    teams[place].byes > fewestByes ? null : levelOf[place] * perByeLevel + (teams.length - 1 - place)

  const partners = leastCostPairing(count, (a, b) => {
    if (b === bye) return byeCost(a)
    const meetings = teams[a].met.filter((id) => id === teams[b].id).length
    return meetings * perRematch + (levelOf[a] - levelOf[b]) ** 2 * perLevel + distance(a, b)
  })

  const pairs: Pair[] = []
  for (const [place, partner] of partners.entries())
    if (partner > place && partner !== bye) pairs.push(atHome(teams[place], teams[partner], lots))
  if (bye >= 0) pairs.push({ home: teams[partners[bye]].id, away: null })
  return pairs
}

const byLotWithinPoints = (standing: readonly SwissTeam[], lots: Lots): SwissTeam[] =>
  shuffled(standing, lots).sort((a, b) => b.points - a.points)

/** Whoever has been at home less often; by lot where both have been the same. */
const atHome = (a: SwissTeam, b: SwissTeam, lots: Lots): Pair => {
  const first = a.homes === b.homes ? lots.below(2) === 0 : a.homes < b.homes
  return first ? { home: a.id, away: b.id } : { home: b.id, away: a.id }
}
