// After the bids every coach may hire Linemen of his basic race as Rookies, a first Apothecary, and if he cannot field eleven players,
// Makeweights.
// Neighbours: joining.ts lets them join, rookies.ts finds those for whom all bid.
import { bookOf } from '../book.ts'
import { campaignOf } from '../fullCampaign/accounts.ts'
import { APOTHECARY_COST, hiringCost } from '../fullCampaign/prices.ts'
import { proposalsCampaign } from '../fullCampaign/proposals.ts'
import { basicRace, isUndead, MIXED, majorityRaces } from '../fullCampaign/races.ts'
import { positionFor, positionsOf } from '../fullCampaign/trades.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Team } from '../team.ts'
import { withFirstHealer, withLineman, withMakeweight } from './joining.ts'

const DONE = 'done'
const HEALER = 'hire Apothecary'

/** The plainest positions of these races, by their names on the list. */
const linemen = (team: Team, races: readonly string[]): readonly string[] =>
  races.flatMap((race) => {
    const [position] = positionsOf(race)
    return position ? (positionFor(bookOf(team).roster, { race, position, mutation: '' }) ?? []) : []
  })

const cannotField = ({ players }: Team): boolean =>
  players.filter(({ missesNextGame }) => !missesNextGame).length < proposalsCampaign.fewestToField.value

/** Hires one after another, for as long as the coach can and wants. */
export function* hireNewPlayers(who: string, start: Team): LeagueProcedure<Team> {
  if (isUndead(start)) return start
  let team = start
  for (;;) {
    const basic = basicRace(team)
    const most = majorityRaces(team)
    const offers: [string, number][] = linemen(team, basic === MIXED ? most : [basic]).map((position) => [
      `lineman ${position}`,
      hiringCost(bookOf(team), { kind: 'hired', position }),
    ])
    if (!campaignOf(team).apothecary) offers.push([HEALER, APOTHECARY_COST])
    const prices = Object.fromEntries(offers.filter(([, price]) => price <= team.treasury))
    const makeweights = cannotField(team) ? linemen(team, most).map((position) => `makeweight ${position}`) : []
    // No team takes the field with fewer.
    const options = [...(makeweights.length > 0 ? [] : [DONE]), ...Object.keys(prices), ...makeweights]
    if (options.length === 1 && makeweights.length === 0) return team
    const asked = { ...about('newPlayers', team), value: team.treasury, prices }
    const answer = yield* ask(who, 'new players without bids', options, asked)
    if (answer === DONE) return team
    const [, kind, position] = /^(\w+) (.+)$/.exec(answer) ?? []
    if (answer === HEALER) team = withFirstHealer(team)
    else team = kind === 'makeweight' ? withMakeweight(team, position) : withLineman(team, position)
  }
}
