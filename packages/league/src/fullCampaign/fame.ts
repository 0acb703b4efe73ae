// Fame: games won less games lost, and what a team leads its league in; and what Fame is worth: team re-rolls.
// Neighbours: matchFees.ts pays by it, fameAfterMatch.ts reckons it after a game.
import type { FameStanding } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { campaignOf } from './accounts.ts'

/** From the first place on; in leagues of fewer teams only the first counts. */
const BONUSES = [3, 2, 1]
const MANY_TEAMS = 8

const bonusFor = (place: number, teams: number): number =>
  place > 1 && teams < MANY_TEAMS ? 0 : (BONUSES[place - 1] ?? 0)

/** Teams that are equal share the better place; nothing of something leads nobody. */
const placeOf = (own: number, others: readonly number[]): number =>
  own === 0 ? 0 : 1 + others.filter((other) => other > own).length

/** What a team's places in its league add to its Fame. */
export const leagueFame = (own: FameStanding, rivals: readonly FameStanding[]): number => {
  const places = [
    placeOf(
      own.touchdowns,
      rivals.map(({ touchdowns }) => touchdowns),
    ),
    placeOf(
      own.stars,
      rivals.map(({ stars }) => stars),
    ),
    placeOf(
      own.hurt,
      rivals.map(({ hurt }) => hurt),
    ),
    own.conferencePlace,
  ]
  return places.reduce((sum, place) => sum + bonusFor(place, rivals.length + 1), 0)
}

/** Where a team stands in the league's table of Fame. */
export const standingOf = (team: Team, conferencePlace = 0): FameStanding => {
  const { touchdowns, hurt } = campaignOf(team).season
  const stars = team.players.filter(({ campaign }) => campaign?.rank === 'star').length
  return { touchdowns, hurt, stars, conferencePlace }
}

/** So many games of a new season are played with the Fame of the old one. */
const GAMES_OF_OLD_FAME = 3

/** The Fame of a team with that bonus of its league. */
export const fameOf = (team: Team, bonus: number): number => {
  const { number, wins, draws, losses, oldFame } = campaignOf(team).season
  const games = wins + draws + losses
  return number > 1 && games < GAMES_OF_OLD_FAME ? oldFame : wins - losses + bonus
}

const FAME_PER_REROLL = 3

/** A team's re-rolls in a match: by its own Fame, and by the opponent's where that is below 0. */
export const rerollsByFame = (own: number, other: number): number =>
  Math.floor(Math.max(0, own) / FAME_PER_REROLL) + Math.floor(Math.max(0, -other) / FAME_PER_REROLL)

/** The team at the beginning of its next season, for whose first games it keeps its Fame. */
export const inNextSeason = (team: Team): Team => {
  const campaign = campaignOf(team)
  const { number } = campaign.season
  const fresh = { wins: 0, draws: 0, losses: 0, touchdowns: 0, hurt: 0 }
  return { ...team, campaign: { ...campaign, season: { ...fresh, number: number + 1, oldFame: team.fame ?? 0 } } }
}
