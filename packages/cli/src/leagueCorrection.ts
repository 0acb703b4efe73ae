// `skulls league correct`: corrects a result, makes it a forfeit, or deletes it. Neighbours: leagueActions.ts runs it,
// leagueConsequences.ts has the effects on the teams.
import {
  type Amendment,
  amend,
  type Competition,
  correct,
  decisionsIn,
  type ResultSide,
  type Season,
  walkoverFor,
} from '@double-skulls/league'
import { type Given, isOn, textOf } from './command.ts'
import { chosen, famePair, MOST_VALUE, momentOf, needed, pairOf, scoreOf } from './leagueWishes.ts'
import { refuse } from './usage.ts'

/** Flags for the parts of a result; parts without a flag stay. */
const wishedAmendment = (given: Given, competition: Competition): Amendment => {
  const touchdowns = scoreOf(given, competition)
  const casualties = pairOf(given, 'casualties', 99)
  const teamValues = pairOf(given, 'values', MOST_VALUE)
  const fame = famePair(given)
  const sides: readonly ResultSide[] = ['home', 'away']
  const winner = chosen(given, 'winner', sides, undefined)
  const ways = decisionsIn(competition).filter((one) => one !== 'forfeit')
  const by = chosen(given, 'by', ways, undefined)
  return {
    ...(touchdowns === null ? {} : { touchdowns }),
    ...(casualties === null ? {} : { casualties }),
    ...(teamValues === null ? {} : { teamValues }),
    ...(fame === null ? {} : { fame }),
    ...(by === undefined ? {} : { by }),
    ...(winner === undefined ? {} : { winner }),
    ...(textOf(given, 'played') === undefined ? {} : { playedAt: momentOf(given) }),
  }
}

const amendments = ['score', 'casualties', 'values', 'fame', 'by', 'winner', 'played']

export const corrected = (
  given: Given,
  before: Competition,
  season: Season,
  forfeits: (given: Given, season: Season) => readonly string[],
): Competition => {
  const fixture = needed(given, 'match', '1.2')
  const reason = needed(given, 'reason', '"did not come"')
  const isAmended = amendments.some((name) => textOf(given, name) !== undefined)
  const ways = [isOn(given, 'strike'), textOf(given, 'team') !== undefined, isAmended]
  if (ways.filter(Boolean).length !== 1)
    refuse(
      'correct needs one of: what was wrong in the result (--score H-A, --casualties H-A, --values, --fame, --by, --winner, --played); --team, who forfeits; --strike, no result any more',
    )
  if (isAmended) return amend(before, fixture, wishedAmendment(given, before), reason)
  return correct(
    before,
    fixture,
    isOn(given, 'strike') ? null : walkoverFor(before, fixture, forfeits(given, season)),
    reason,
  )
}
