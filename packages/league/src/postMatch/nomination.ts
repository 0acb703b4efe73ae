// Nominations for the most valuable player, in leagues that draw him among nominated players. Neighbours:
// mostValuable.ts draws after a match, noShow.ts without an opponent; ../rules/options.ts has the option.
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { LeagueRules } from '../rules/leagueRules.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { about } from './afterMatch.ts'

const NOMINATED = 6

/** Whether the edition lets a league draw the most valuable player among nominated players. */
export const mayNominate = ({ afterMatch }: LeagueRules): boolean => afterMatch.includes('mostValuableMember')

/** The ids of the nominated players. A coach with no more players than he may nominate is not asked. */
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
