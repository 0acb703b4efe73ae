// The fans of a campaign team stay what they are once they have come to a match, until three wins or three losses in a row change them.
// Neighbours: campaignSupplies.ts brings them into a match, ../postMatch/postMatchSteps.ts lists the step.
import {
  type FanCharacteristic,
  type FanTraits,
  fanCharacteristics,
  LEAST_FANS,
  MOST_FANS,
} from '@double-skulls/engine'
import { campaignOf, withCampaign } from '../fullCampaign/accounts.ts'
import { about, eachSide, noted, type Outcome } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Team } from '../team.ts'

const KEEP = 'keep'
const IN_A_ROW = 3

/** The last outcomes, the latest first, as long as they are all the same. */
export const streakOf = ({ history }: Team): { readonly outcome: Outcome | ''; readonly games: number } => {
  const outcomes = history.flatMap(({ what, outcome }) => (what === 'match' ? [outcome] : [])).reverse()
  const [last = ''] = outcomes
  const ends = outcomes.findIndex((one) => one !== last)
  return { outcome: last as Outcome | '', games: ends < 0 ? outcomes.length : ends }
}

const changed = (team: Team, fans: FanTraits, which: FanCharacteristic, by: number): Team =>
  noted(withCampaign(team, { fans: { ...fans, [which]: fans[which] + by } }), 'fanDrift', { which, by })

/** After every third of equal results: better if the coach wants, worse whether he wants or not. */
export function* drifted(who: string, team: Team): LeagueProcedure<Team> {
  const { fans } = campaignOf(team)
  const { outcome, games } = streakOf(team)
  if (!fans || games === 0 || games % IN_A_ROW !== 0 || (outcome !== 'win' && outcome !== 'loss')) return team
  const by = outcome === 'win' ? 1 : -1
  const open = fanCharacteristics.filter((one) => (by > 0 ? fans[one] < MOST_FANS : fans[one] > LEAST_FANS))
  if (open.length === 0) return team
  const question = `which characteristic of the fans ${by > 0 ? 'rises' : 'falls'} after three ${by > 0 ? 'wins' : 'losses'} in a row`
  const asked = { ...about('fanDrift', team), value: by }
  const answer = yield* ask(who, question, [...(by > 0 ? [KEEP] : []), ...open], asked)
  const which = open.find((one) => one === answer)
  return which ? changed(team, fans, which, by) : team
}

export const fanDrift = eachSide(function* ({ side, team: start, own }) {
  const known = campaignOf(start).fans ?? own.fanTraits
  return { team: yield* drifted(side, known ? withCampaign(start, { fans: known }) : start) }
})
