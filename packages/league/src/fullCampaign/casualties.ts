// Who did not survive a game, and what the others have learnt from it; the Undead lose bones to Werewolves. Neighbours: healing.ts
// finds out about the wounded, experience.ts counts, undead.ts says who is a Skeleton.
import { noted, reckoned, shirtOf } from '../postMatch/afterMatch.ts'
import { statisticsAfter } from '../postMatch/points.ts'
import type { PlayerReport } from '../postMatch/report.ts'
import { type Departure, type Team, type TeamPlayer, withoutPlayer, withPlayer } from '../team.ts'
import { campaignOf, withCampaign } from './accounts.ts'
import { withAilments } from './injuryEffects.ts'
import { isUndead } from './races.ts'
import { isSkeleton } from './undead.ts'

/** A Skeleton whom a Werewolf has hurt badly is lost for good. */
const isLostForGood = (team: Team, player: TeamPlayer, { wounded, dead, byWerewolf }: PlayerReport): boolean =>
  byWerewolf === true && (wounded === true || dead) && isUndead(team) && isSkeleton(team, player)

/** What magic he had is his heirs'. */
const gone = (team: Team, player: TeamPlayer, departure: Departure): Team => {
  const poor = withPlayer(team, player.id, (one) => {
    if (!one.campaign) return one
    const { items: _items, spells: _spells, ...campaign } = one.campaign
    return { ...one, campaign }
  })
  return noted(withoutPlayer(poor, player.id, departure), 'death', { player: shirtOf(player) })
}

/** The games that an assassin's victim misses after this one. */
const laidLow = (team: Team, player: TeamPlayer, { assassinated }: PlayerReport): Team => {
  const misses = (assassinated?.misses ?? 1) - 1
  if (misses <= 0) return team
  const wound = { what: 'wound', misses, lasting: false, saves: false } as const
  return withPlayer(team, player.id, (one) => withAilments(one, [...(one.campaign?.ailments ?? []), wound]))
}

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
    else if (one.dead || one.assassinated?.dead) team = gone(team, player, 'dead')
    // The Undead learn nothing.
    else if (!isUndead(team)) team = laidLow(wiser(team, player, one), player, one)
  }
  return { team }
})
