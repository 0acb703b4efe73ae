// Knock-out: seeding, the pairs of the next round, and the names of rounds.
// Neighbours: draw.ts numbers the tables, conferences.ts seeds the play-offs, placing.ts makes the final table.
import type { Seeding, Stage } from './competition.ts'
import { loserOf, type PlannedFixture, winnerOf } from './fixtures.ts'
import { type Lots, shuffled } from './lots.ts'
import type { EnteredTeam, Season } from './state.ts'

export interface BracketPair {
  readonly stage: Stage
  readonly home: string
  readonly away: string | null
  readonly slot: number
  readonly of: number
}

/** The seeds of a bracket from top to bottom, from 0: the first two can only meet in the final. */
export const bracketOrder = (size: number): number[] => {
  let order = [0]
  while (order.length < size) order = order.flatMap((seed) => [seed, order.length * 2 - 1 - seed])
  return order
}

export const bracketSize = (teams: number): number => 2 ** Math.ceil(Math.log2(Math.max(teams, 2)))

/** The best seeds get the byes of an incomplete bracket; the better seed is at home. */
export const firstRound = (seeds: readonly string[]): BracketPair[] => {
  const order = bracketOrder(bracketSize(seeds.length))
  const of = order.length / 2
  return Array.from({ length: of }, (_, slot): BracketPair => {
    const [better, worse] = [order[slot * 2], order[slot * 2 + 1]].sort((a, b) => a - b)
    return { stage: 'playOff', home: seeds[better], away: seeds[worse] ?? null, slot, of }
  })
}

const lastRound = (season: Season): PlannedFixture[] =>
  season.fixtures.filter(({ stage, round }) => stage === 'playOff' && round === season.rounds)

/** The final of a season, once it is drawn. */
export const finalOf = (season: Season): PlannedFixture | undefined =>
  season.fixtures.find(({ stage, of }) => stage === 'playOff' && of === 1)

/** Who plays for a team in the next round: itself, or who took its place when it retired; null: nobody. */
export const standIn = (season: Season, id: string): string | null => {
  let now: string | null = id
  for (const { team, replacement } of season.retired ?? []) if (now === team) now = replacement
  return now
}

/** The winners of neighbouring matches meet; a winner whose opponent dropped out has a bye. */
export const nextRound = (season: Season, thirdPlace: boolean): BracketPair[] => {
  const before = lastRound(season)
  const of = (before[0].of ?? 2) / 2
  const fit = (winner: string | null): string | null => {
    const id = winner === null ? null : standIn(season, winner)
    return id !== null && season.teams.some((team) => team.id === id && team.dropped === null) ? id : null
  }
  const inSlot = (slot: number): PlannedFixture | undefined => before.find((fixture) => fixture.slot === slot)
  const pairUp = (stage: Stage, slot: number, who: (fixture: PlannedFixture) => string | null): BracketPair[] => {
    const [one, other] = [inSlot(slot * 2), inSlot(slot * 2 + 1)].map((fixture) => fit(fixture ? who(fixture) : null))
    const home = one ?? other
    return home === null ? [] : [{ stage, home, away: one === null ? null : other, slot, of }]
  }
  const pairs = Array.from({ length: of }, (_, slot) => pairUp('playOff', slot, winnerOf)).flat()
  return of === 1 && thirdPlace ? [...pairs, ...pairUp('thirdPlace', 0, loserOf)] : pairs
}

export const seeded = (teams: readonly EnteredTeam[], seeding: Seeding, lots: Lots): string[] => {
  // Shuffled first, so that equal seeds are in random order.
  const order = seeding === 'entry' ? teams.slice() : shuffled(teams, lots)
  if (seeding === 'teamValue') order.sort((a, b) => b.teamValue - a.teamValue)
  if (seeding === 'entry') order.sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0)
  return order.map(({ id }) => id)
}

/** The name of a knock-out round of that many matches: final, semi-final, round of 32. */
export const bracketName = (of: number): string => {
  switch (of) {
    case 1:
      return 'final'
    case 2:
      return 'semi-final'
    case 4:
      return 'quarter-final'
    default:
      return `round of ${of * 2}`
  }
}
