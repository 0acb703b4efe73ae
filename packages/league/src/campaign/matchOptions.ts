// What a competition settles for its matches: options of the edition, what wins, and how far the cup is. Neighbours:
// ../competition/competition.ts has the settings, ../rules/options.ts the options of a match.
import { idWith } from '@double-skulls/engine'
import type { Competition, Fixture } from '../competition/competition.ts'
import type { MatchOptions, MatchStage } from '../rules/options.ts'

/** The number of matches in a round of play-offs, with what it is called. */
const rounds: { readonly [of: number]: MatchStage } = { 1: 'final', 2: 'semiFinal' }

/** The stage of a match for its gate, fans and fees; a match for third place is a play-off like others (ruling E794). */
export const matchStageOf = ({ stage, of = 0 }: Pick<Fixture, 'stage' | 'of'>): MatchStage =>
  stage === 'regular' ? 'league' : ((stage === 'playOff' ? rounds[of] : undefined) ?? 'playOff')

/** What the competition settles for a match. */
export const optionsOfMatch = (
  { match, victory }: Competition,
  fixture: Fixture,
): Pick<MatchOptions, 'match' | 'stage' | 'agreement'> => {
  const stage = matchStageOf(fixture)
  return {
    ...(match ? { match } : {}),
    ...(stage === 'league' ? {} : { stage }),
    ...(victory ? { agreement: victory } : {}),
  }
}

/** The id of the edition that the matches are played in, with its options. */
export const editionOfMatches = ({ edition, match = [] }: Competition): string => idWith(edition, match)
