// What a competition waits for, and whether its season is decided. Neighbours: draw.ts draws, standings.ts ranks.
import type { Competition } from './competition.ts'
import { finalOf } from './knockOut.ts'
import { championOf } from './standings.ts'
import { openFixtures, playing, type Season } from './state.ts'

/** What a competition waits for. */
export type Waiting = 'teams' | 'draw' | 'results' | 'matches' | 'nothing'

/**
 * What must happen next: more teams, a draw, results of open matches, matches of a ladder, or nothing, because the
 * season is decided.
 */
export const waitsFor = ({ plan }: Competition, season: Season): Waiting => {
  if (openFixtures(season).length > 0) return 'results'
  if (season.rounds === 0 && playing(season).length < 2) return 'teams'
  switch (plan.kind) {
    case 'ladder':
      return 'matches'
    case 'roundRobin':
      return season.rounds === 0 ? 'draw' : 'nothing'
    case 'swiss':
      return season.rounds < plan.rounds ? 'draw' : 'nothing'
    case 'knockOut':
      return finalOf(season) ? 'nothing' : 'draw'
    case 'conferences':
      return season.rounds === 0 || (plan.playOffs !== 0 && !finalOf(season)) ? 'draw' : 'nothing'
    default:
      return plan satisfies never
  }
}

/** The id of the winner of a finished season; null before its end, and in a ladder, which has no end. */
export const winnerOfSeason = (competition: Competition, season: Season): string | null =>
  waitsFor(competition, season) === 'nothing' ? championOf(competition, season) : null
