// Nominating players for the most valuable player's award, where a league draws it among a few whom the coach names. Neighbours:
// mostValuable.ts draws after a match, noShow.ts where nobody came; rules/options.ts has the option.
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { LeagueRules } from '../rules/leagueRules.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { about } from './afterMatch.ts'

const NOMINATED = 6

/** Whether coaches of these rules may nominate, if their league wants it. */
export const mayNominate = ({ afterMatch }: LeagueRules): boolean => afterMatch.includes('mostValuableMember')

/** The ids of those among whom the lot is drawn. A coach with no more players than he may name is not asked. */
export function* nominees(
  who: string,
  team: Team,
  candidates: readonly TeamPlayer[],
  { mostValuable = 'all' }: LeagueOptions,
): LeagueProcedure<readonly string[]> {
  let left = candidates.map(({ id }) => id)
  if (mostValuable === 'all' || left.length <= NOMINATED) return left
  const named: string[] = []
  while (named.length < NOMINATED) {
    const question = `whom to nominate as most valuable player (${named.length + 1} of ${NOMINATED})`
    const id = yield* ask(who, question, left, { ...about('nomination', team), candidates })
    named.push(id)
    left = left.filter((one) => one !== id)
  }
  return named
}
