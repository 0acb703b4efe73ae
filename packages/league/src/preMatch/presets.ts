// Presets of an edition's options for a single match, with one line of text each. Neighbours: ../rules/options.ts and
// the engine have the options, terms.ts the money.
import { editionOf } from '../book.ts'
import type { MatchOptions } from '../rules/options.ts'

/** Options of a single match that are usual together. */
export interface MatchPreset {
  readonly id: string
  readonly name: string
  /** What it changes, in one line. */
  readonly line: string
  readonly options: MatchOptions
  /** Whether the match needs a winner. */
  readonly decisive: boolean
}

/** Where the match is over with so many touchdowns, and coaches share out stars. */
const marketPresets: readonly MatchPreset[] = [
  {
    ...{ id: 'regular', name: 'Regular match', options: {}, decisive: false },
    line: 'A number of touchdowns wins. If the match has stars, both coaches bid for them.',
  },
  {
    ...{ id: 'draw', name: 'Stars by lot', options: { stars: 'draw' }, decisive: false },
    line: 'If the match has stars, each coach draws cards of his deck.',
  },
  {
    ...{ id: 'pick', name: 'Stars by turns', options: { stars: 'pick' }, decisive: false },
    line: 'If the match has stars, the coaches take turns and pay the usual price.',
  },
]

/** The presets of an edition, by its id, the simplest first. */
export const matchPresets = (id: string): readonly MatchPreset[] => {
  const { league, edition } = editionOf(id)
  const supplements =
    league.inducements?.offers.some(({ supplement }) => supplement) ||
    (edition.freebooters.length > 0 && !league.inducements?.freebootersAreBigGuys)
  const inTurn = league.beforeMatch.includes('inducementsInTurn')
  const pairs = edition.rules.hiring?.pairIsOneChoice === true
  const overtime = edition.rules.clock.suddenDeath ? 'overtime, where the first touchdown wins' : 'overtime'
  if (league.stars.market) return marketPresets
  return [
    {
      ...{ id: 'regular', name: 'Regular match', options: {}, decisive: false },
      line: 'Two halves; a level score stays a draw.',
    },
    {
      ...{ id: 'cup', name: 'Cup tie', options: {}, decisive: true },
      line: `It needs a winner: a level score goes to ${overtime}, and then to a shoot-out.`,
    },
    ...(supplements
      ? [
          {
            ...{ id: 'main', name: 'Main rules only', options: { supplements: false }, decisive: false },
            line: 'Nobody is hired from a supplement.',
          },
        ]
      : []),
    ...(inTurn && pairs
      ? [
          {
            ...{ id: 'first', name: 'As first printed', decisive: false },
            options: { treasuryForBoth: true, pairsAreTwoChoices: true },
            line: 'Both sides of a league match may add their treasury, and two stars who come together are two choices.',
          },
        ]
      : []),
  ]
}
