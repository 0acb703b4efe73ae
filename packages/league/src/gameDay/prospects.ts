// Who can be hired after a game day: Rookies whom somebody has found, Free Agents who have left a team, Apothecaries among them.
// Neighbours: rookies.ts finds, ../fullCampaign/disenchantment.ts says who leaves, sealedBids.ts sells, joining.ts lets them join.
import { keepCompany, type PositionName, withArticle } from '@double-skulls/engine'
import { bookOf, positionIn, skillIn } from '../book.ts'
import { rookie } from '../founding.ts'
import { campaignOf } from '../fullCampaign/accounts.ts'
import type { Apothecary } from '../fullCampaign/campaignState.ts'
import { APOTHECARY_COST, hiringCost } from '../fullCampaign/prices.ts'
import { isUndead } from '../fullCampaign/races.ts'
import { positionFor, positionsOf, type Trade } from '../fullCampaign/trades.ts'
import { toPlayerSpec } from '../lineUp.ts'
import type { Team, TeamPlayer } from '../team.ts'

/** A novice: who hires him says what he plays, where the dice have left it open. */
export interface Rookie {
  readonly kind: 'rookie'
  readonly race: string
  /** null: any that his race has. */
  readonly position: PositionName | null
  readonly starPotential: number
  /** The team that has found him. */
  readonly from: string
}

/** A player who has left a team, as he was there. */
export interface FreeAgent {
  readonly kind: 'freeAgent'
  readonly trade: Trade
  readonly player: TeamPlayer
  readonly from: string
}

/** A healer who has left a team. */
export interface FreeHealer {
  readonly kind: 'apothecary'
  readonly apothecary: Apothecary
  readonly from: string
}

/** Somebody for whom all coaches bid after a game day. */
export type Prospect = Rookie | FreeAgent | FreeHealer
/** Those who wait for a team until the next game day. */
export type Unsigned = FreeAgent | FreeHealer

/** What somebody could play, the first being the cheapest. */
export const tradesOf = (one: Rookie | FreeAgent): readonly Trade[] => {
  if (one.kind === 'freeAgent') return [one.trade]
  const open = one.position === null ? positionsOf(one.race) : [one.position]
  return open.map((position) => ({ race: one.race, position, mutation: '' }))
}

/** How he is called in questions. */
export const prospectName = (one: Prospect): string => {
  switch (one.kind) {
    case 'rookie':
      return `${withArticle(one.race)} ${one.position ?? 'of any position'}, star potential ${one.starPotential}`
    case 'freeAgent':
      return `${one.player.name}, ${one.trade.race} ${one.trade.position}, ${one.player.campaign?.rank ?? ''}`
    case 'apothecary':
      return `${one.apothecary.name} with ${one.apothecary.healingPoints} Healing Points`
  }
}

/** The player as he would be in that team; null where its list has none such. */
export const asMember = (team: Team, one: Rookie | FreeAgent, trade: Trade): TeamPlayer | null => {
  const position = positionFor(bookOf(team).roster, trade)
  if (position === undefined) return null
  const plain = rookie(team, { position })
  if (!plain.campaign) return null
  const { bench } = plain.campaign
  if (one.kind === 'rookie')
    return { ...plain, campaign: { ...plain.campaign, rank: 'rookie', starPotential: one.starPotential } }
  const { player } = one
  const career = player.campaign ?? plain.campaign
  return {
    ...player,
    ...{ id: plain.id, number: plain.number, position },
    // Nobody owes him anything here, and he is no Freebooter any more.
    campaign: { ...career, bench: bench || player.missesNextGame, disenchantment: 0, owed: 0, bid: 0 },
  }
}

/** Whether he and the team can stand each other. */
const keepsCompany = (team: Team, player: TeamPlayer): boolean => {
  const book = bookOf(team)
  const own = toPlayerSpec(team, player)
  return team.players
    .filter(({ position, kind }) => kind === 'star' || positionIn(book, position))
    .every((other) => keepCompany(book.edition.rules.lineUp, (id) => skillIn(book, id), own, toPlayerSpec(team, other)))
}

/** What of him the team could take, cheapest first. The Undead hire nobody alive. */
export const takenAs = (team: Team, one: Rookie | FreeAgent): readonly (readonly [Trade, TeamPlayer])[] =>
  isUndead(team)
    ? []
    : tradesOf(one).flatMap((trade) => {
        const player = asMember(team, one, trade)
        return player && keepsCompany(team, player) ? [[trade, player] as const] : []
      })

/** What it would normally cost this team to hire him; null where it cannot have him. */
export const leastBid = (team: Team, one: Prospect): number | null => {
  if (one.kind === 'apothecary') {
    const own = isUndead(team) ? null : (campaignOf(team).apothecary?.healingPoints ?? 0)
    return own !== null && one.apothecary.healingPoints > own ? APOTHECARY_COST : null
  }
  const costs = takenAs(team, one).map(([, player]) => hiringCost(bookOf(team), player))
  return costs.length === 0 ? null : Math.min(...costs)
}
