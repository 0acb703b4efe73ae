// One round of a Swiss draw: first no rematches, then the bye for a team with the fewest byes, then equal points
// against equal points. Neighbours: matching.ts pairs, draw.ts numbers the tables.
import type { Pairing } from './competition.ts'
import { type Lots, shuffled } from './lots.ts'
import { leastCostPairing } from './matching.ts'

export interface SwissTeam {
  readonly id: string
  readonly points: number
  /** Past opponents, one entry for each match. */
  readonly met: readonly string[]
  readonly byes: number
  /** Home matches less away matches. */
  readonly homes: number
}

export interface Pair {
  readonly home: string
  readonly away: string | null
}

/** Distances are capped at these, which keeps the costs of a thousand teams exact. */
const FAR_IN_POINTS = 12
const FAR_IN_PLACES = 100

/**
 * `standing` is in table order. Points count first even where the tie-breakers list them later; leaders play at table
 * 1.
 */
export const swissRound = (standing: readonly SwissTeam[], pairing: Pairing, lots: Lots): Pair[] => {
  const order = pairing === 'random' ? shuffled(standing, lots) : standing.slice()
  const teams = order.sort((a, b) => b.points - a.points)
  const levels = [...new Set(teams.map(({ points }) => points))].sort((a, b) => a - b)
  const levelOf = teams.map(({ points }) => levels.indexOf(points))
  const sizes = levels.map((points) => teams.filter((team) => team.points === points).length)

  const bye = teams.length % 2 === 1 ? teams.length : -1
  const fewestByes = Math.min(...teams.map(({ byes }) => byes))
  const count = bye < 0 ? teams.length : teams.length + 1

  // Each kind of cost outweighs the sum of all later kinds: rematches, a bye for a team above the bottom, distance in
  // points, distance in places.
  const perLevel = (count / 2) * FAR_IN_PLACES + 1
  const perByeLevel = (count / 2) * (FAR_IN_POINTS ** 2 * perLevel + FAR_IN_PLACES) + 1
  const perRematch = (levels.length + 1) * perByeLevel

  const distance = (a: number, b: number): number => {
    const apart = Math.abs(a - b)
    const fold = pairing === 'fold' && levelOf[a] === levelOf[b] ? Math.floor(sizes[levelOf[a]] / 2) : 0
    return Math.min(Math.abs(apart - fold), FAR_IN_PLACES)
  }
  const byeCost = (place: number): number | null =>
    teams[place].byes > fewestByes
      ? null
      : levelOf[place] * perByeLevel + Math.min(teams.length - 1 - place, FAR_IN_PLACES)

  const partners = leastCostPairing(count, (a, b) => {
    if (b === bye) return byeCost(a)
    const meetings = teams[a].met.filter((id) => id === teams[b].id).length
    const levelsApart = Math.min(Math.abs(levelOf[a] - levelOf[b]), FAR_IN_POINTS)
    return meetings * perRematch + levelsApart ** 2 * perLevel + distance(a, b)
  })

  const pairs: Pair[] = []
  for (const [place, partner] of partners.entries())
    if (partner > place && partner !== bye) pairs.push(atHome(teams[place], teams[partner], lots))
  if (bye >= 0) pairs.push({ home: teams[partners[bye]].id, away: null })
  return pairs
}

/** The team with fewer home matches is at home; at random where equal. */
const atHome = (a: SwissTeam, b: SwissTeam, lots: Lots): Pair => {
  const first = a.homes === b.homes ? lots.below(2) === 0 : a.homes < b.homes
  return first ? { home: a.id, away: b.id } : { home: b.id, away: a.id }
}
