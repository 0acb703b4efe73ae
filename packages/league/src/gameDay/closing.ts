// After all games of a game day: who leaves, who is found, bids of all coaches, new players without bids, and the First Teams.
// Neighbours: ../fullCampaign/ has what comes between games for each team, sealedBids.ts, rookies.ts, newPlayers.ts.

import { bookOf, positionIn } from '../book.ts'
import { leaving } from '../fullCampaign/disenchantment.ts'
import { nameFirstTeam } from '../fullCampaign/namingFirstTeam.ts'
import { tradeOf } from '../fullCampaign/trades.ts'
import { apart } from '../manyCoaches.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { hiredFor } from './joining.ts'
import { hireNewPlayers } from './newPlayers.ts'
import { leastBid, type Prospect, prospectName, type Unsigned } from './prospects.ts'
import { findRookies } from './rookies.ts'
import { type Bidder, type ForSale, sealedBids } from './sealedBids.ts'

/** The teams of a league by their ids, and who waits for a team. */
export interface CampaignDay {
  readonly teams: { readonly [id: string]: Team }
  /** Free Agents whom nobody has hired yet. */
  readonly unsigned: readonly Unsigned[]
}

type Each = readonly Bidder[]

/** The same for every team at the same time. */
function* each<R>(all: Each, play: (bidder: Bidder) => LeagueProcedure<R>): LeagueProcedure<readonly R[]> {
  return yield* apart(all.map((one) => ({ who: one.who, start: () => play(one) })))
}

const freeAgents = (team: Team, players: readonly TeamPlayer[], from: string): readonly Unsigned[] =>
  players.flatMap((player): Unsigned[] => {
    const entry = positionIn(bookOf(team), player.position)
    const trade = entry ? tradeOf(entry) : null
    return trade ? [{ kind: 'freeAgent', trade, player, from }] : []
  })

const lotOf = (one: Prospect): ForSale => ({
  name: prospectName(one),
  least: ({ team }) => leastBid(team, one),
  *take({ who, team }, sum) {
    return { who, team: yield* hiredFor(who, team, one, sum) }
  },
})

/** What happens after the games of a day, in this order. */
export const closingPhases = ['leaving', 'bidding', 'newPlayers', 'firstTeam'] as const
export type ClosingPhase = (typeof closingPhases)[number]

const biddersOf = ({ teams }: CampaignDay): Each => Object.entries(teams).map(([who, team]) => ({ who, team }))

const teamsOf = (all: Each): CampaignDay['teams'] => Object.fromEntries(all.map(({ who, team }) => [who, team]))

/** Disenchanted players make up their minds; who leaves can be hired by everybody. */
function* leave(day: CampaignDay): LeagueProcedure<CampaignDay> {
  const all = biddersOf(day)
  const left = yield* each(all, ({ who, team }) => leaving(who, team))
  const free = left.flatMap(({ team, players, apothecaries }, i): readonly Unsigned[] => [
    ...apothecaries.map((apothecary) => ({ kind: 'apothecary' as const, apothecary, from: all[i].who })),
    ...freeAgents(team, players, all[i].who),
  ])
  return {
    teams: teamsOf(all.map(({ who }, i) => ({ who, team: left[i].team }))),
    unsigned: [...day.unsigned, ...free],
  }
}

/** Rookies are found, and all coaches bid for them and for Free Agents. A Rookie whom nobody wants goes home. */
function* bid(day: CampaignDay): LeagueProcedure<CampaignDay> {
  const all = biddersOf(day)
  const found = yield* each(all, ({ who, team }) => findRookies(who, team))
  const lots: readonly Prospect[] = [...day.unsigned, ...found.flat()]
  const { bidders, sales } = yield* sealedBids(all, lots.map(lotOf))
  return { teams: teamsOf(bidders), unsigned: day.unsigned.filter((_, i) => sales[i] === null) }
}

function* forTeams(
  day: CampaignDay,
  play: (who: string, team: Team) => LeagueProcedure<Team>,
): LeagueProcedure<CampaignDay> {
  const all = biddersOf(day)
  const teams = yield* each(all, ({ who, team }) => play(who, team))
  return { ...day, teams: teamsOf(all.map(({ who }, i) => ({ who, team: teams[i] }))) }
}

/** One phase of the time after the games, for all coaches at once. */
export function* closingPhase(phase: ClosingPhase, day: CampaignDay): LeagueProcedure<CampaignDay> {
  switch (phase) {
    case 'leaving':
      return yield* leave(day)
    case 'bidding':
      return yield* bid(day)
    case 'newPlayers':
      return yield* forTeams(day, hireNewPlayers)
    case 'firstTeam':
      return yield* forTeams(day, nameFirstTeam)
  }
}

/**
 * Everything that the coaches of a league do together after the games of a day, whether they have played or not: all phases in their
 * order.
 */
export function* closeGameDay(start: CampaignDay): LeagueProcedure<CampaignDay> {
  let day = start
  for (const phase of closingPhases) day = yield* closingPhase(phase, day)
  return day
}
