// Who did not survive a game, and what the others have learnt from it; the Undead lose bones to Werewolves. Neighbours: healing.ts
// finds out about the wounded, experience.ts counts, undead.ts says who is a Skeleton.
import { noted, reckoned, shirtOf } from '../postMatch/afterMatch.ts'
import { statisticsAfter } from '../postMatch/points.ts'
import type { PlayerReport } from '../postMatch/report.ts'
import { type Departure, type Team, type TeamPlayer, withoutPlayer, withPlayer } from '../team.ts'
import { campaignOf, withCampaign } from './accounts.ts'
import { isUndead } from './races.ts'
import { isSkeleton } from './undead.ts'

/** A Skeleton whom a Werewolf has hurt badly is lost for good. */
const isLostForGood = (team: Team, player: TeamPlayer, { wounded, dead, byWerewolf }: PlayerReport): boolean =>
  byWerewolf === true && (wounded === true || dead) && isUndead(team) && isSkeleton(team, player)

const gone = (team: Team, player: TeamPlayer, departure: Departure): Team =>
  noted(withoutPlayer(team, player.id, departure), 'death', { player: shirtOf(player) })

const withDeeds = (team: Team, { id }: TeamPlayer, one: PlayerReport): Team =>
  withPlayer(team, id, (player) => ({ ...player, statistics: statisticsAfter(player, one) }))

const wiser = (team: Team, player: TeamPlayer, { experience = 0 }: PlayerReport): Team =>
  withPlayer(team, player.id, (one) => ({
    ...one,
    ...(one.campaign ? { campaign: { ...one.campaign, experience: one.campaign.experience + experience } } : {}),
  }))

/** The Apothecary learns from every game, whoever plays. */
const healerWiser = (team: Team): Team => {
  const { apothecary } = campaignOf(team)
  return apothecary
    ? withCampaign(team, { apothecary: { ...apothecary, experience: apothecary.experience + 1 } })
    : team
}

export const campaignCasualties = reckoned(({ team: start, own }) => {
  let team = healerWiser(start)
  for (const one of own.players) {
    const player = team.players.find(({ number }) => number === one.number)
    if (!player) continue
    team = withDeeds(team, player, one)
    if (isLostForGood(team, player, one)) team = gone(team, player, 'lost')
    else if (one.dead) team = gone(team, player, 'dead')
    // The Undead learn nothing.
    else if (!isUndead(team)) team = wiser(team, player, one)
  }
  return { team }
})
