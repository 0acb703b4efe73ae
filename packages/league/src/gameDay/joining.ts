// Somebody new joins a team of a campaign: a Rookie, a Free Agent, a healer, a Lineman of the basic race, a Makeweight. Neighbours:
// prospects.ts says who may, newPlayers.ts and closing.ts call it, ../fullCampaign/namingFirstTeam.ts who plays.
import { bookOf } from '../book.ts'
import { rookie } from '../founding.ts'
import { booked, withCampaign } from '../fullCampaign/accounts.ts'
import { newCareer } from '../fullCampaign/campaignCareer.ts'
import { type EntryKind, newApothecary } from '../fullCampaign/campaignState.ts'
import { fitsFirstTeam } from '../fullCampaign/namingFirstTeam.ts'
import { APOTHECARY_COST, hiringCost } from '../fullCampaign/prices.ts'
import type { Trade } from '../fullCampaign/trades.ts'
import { about, noted } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { type Prospect, takenAs } from './prospects.ts'

/** The team with a new player, who sits on the bench if the First Team has no place for him. */
export const withMember = (team: Team, player: TeamPlayer, kind: EntryKind, price: number): Team => {
  const benched = !fitsFirstTeam(team, player)
  const member = player.campaign && benched ? { ...player, campaign: { ...player.campaign, bench: true } } : player
  const joined = { ...team, players: [...team.players, member], nextPlayer: team.nextPlayer + 1 }
  return noted(booked(joined, kind, -price, player.id), 'hired', { position: player.position, price })
}

/** Which of his positions a Rookie plays, of those that the sum still pays. */
function* chosen(
  who: string,
  team: Team,
  open: readonly (readonly [Trade, TeamPlayer])[],
  sum: number,
): LeagueProcedure<TeamPlayer> {
  const paid = open.filter(([, player]) => hiringCost(bookOf(team), player) <= sum)
  if (paid.length === 1) return paid[0][1]
  const names = paid.map(([trade]) => trade.position)
  const answer = yield* ask(who, 'what the Rookie plays', names, about('rookiePosition', team))
  return paid[names.indexOf(answer)][1]
}

/** The team with whom its coach has won for that much. */
export function* hiredFor(who: string, team: Team, one: Prospect, sum: number): LeagueProcedure<Team> {
  if (one.kind === 'apothecary') {
    const { apothecary } = one
    const healed = withCampaign(team, { apothecary: { ...apothecary, disenchantment: 0, owed: 0 } })
    return noted(booked(healed, 'bid', -sum, apothecary.name), 'hired', { position: apothecary.name, price: sum })
  }
  return withMember(team, yield* chosen(who, team, takenAs(team, one), sum), 'bid', sum)
}

/** A Lineman who comes as a Rookie without hope of being a star, for the usual price. */
export const withLineman = (team: Team, position: string): Team => {
  const player = { ...rookie(team, { position }), campaign: newCareer('rookie') }
  return withMember(team, player, 'hire', hiringCost(bookOf(team), player))
}

export const withMakeweight = (team: Team, position: string): Team =>
  withMember(team, { ...rookie(team, { position }), campaign: newCareer('rookie', { makeweight: true }) }, 'hire', 0)

/** A team without a healer hires one, as a new team does. */
export const withFirstHealer = (team: Team): Team => {
  const { name } = newApothecary
  const healed = booked(withCampaign(team, { apothecary: newApothecary }), 'apothecary', -APOTHECARY_COST, name)
  return noted(healed, 'hired', { position: name, price: APOTHECARY_COST })
}
