// What players of a full campaign cost to hire and what they are paid after a game, by race, position, mutation and rank.
// Neighbours: trades.ts says what a player is, ../founding.ts hires.
import type { PositionName } from '@double-skulls/engine'
import { type Book, entryOf, positionIn } from '../book.ts'
import type { TeamPlayer } from '../team.ts'
import type { Apothecary } from './campaignState.ts'
import { raceNamed, type Trade, tradeOf } from './trades.ts'

/** To hire an Apothecary. */
export const APOTHECARY_COST = 1000
/** For each of his Healing Points, and for each potion that he has brewed. */
const WAGE_PER_HEALING_POINT = 50
const WAGE_PER_POTION = 100

const STAR_COST = 1000

interface Wage {
  readonly wage: number
  /** On top, for a star. */
  readonly star: number
}

const ordinary: Wage = { wage: 300, star: 300 }
const small: Wage = { wage: 250, star: 200 }
const large: Wage = { wage: 600, star: 300 }

/** By race; of the other races: `ordinary`. */
const wagesOfRaces: { readonly [race: string]: Wage } = {
  Goblin: small,
  Halfling: small,
  Snotling: { wage: 100, star: 100 },
  Minotaur: large,
  Mummy: large,
  Ogre: large,
  Treeman: large,
  Troll: large,
  Werewolf: large,
  // Undead are not paid, and no list has a price for the bones.
  Skeleton: { wage: 0, star: 0 },
}

const wagesOfPositions: { readonly [P in PositionName]: number } = {
  Lineman: 0,
  Blocker: 100,
  Kicker: 100,
  Catcher: 100,
  Thrower: 200,
  Blitzer: 200,
  Berserker: 200,
  Makeweight: 0,
}
const MUTANT_WAGE = 200

/** What of a player sets his wage. */
export type Ranked = Pick<TeamPlayer, 'kind' | 'position' | 'campaign'>

const tradeIn = (book: Book, { position }: Pick<TeamPlayer, 'position'>): Trade | null => {
  const entry = positionIn(book, position)
  return entry ? tradeOf(entry) : null
}

/** What a star costs on top of his position. */
export const starSurcharge = (trade: Trade): number => raceNamed(trade.race)?.starCost ?? STAR_COST

/** The surcharge for the rank of a player of a campaign; 0 for all others. */
export const rankSurcharge = (book: Book, player: Pick<TeamPlayer, 'position' | 'campaign'>): number => {
  const trade = player.campaign?.rank === 'star' ? tradeIn(book, player) : null
  return trade ? starSurcharge(trade) : 0
}

/** What it would normally cost to hire him, which is the least that anybody may bid for him. */
export const hiringCost = (book: Book, player: Ranked): number =>
  player.kind === 'star'
    ? (entryOf(book, player)?.cost ?? 0)
    : (positionIn(book, player.position)?.cost ?? 0) + rankSurcharge(book, player)

/** What a kind of player is paid after a game. */
export const wageFor = ({ race, position, mutation }: Trade, isStar: boolean): number => {
  const { wage, star } = wagesOfRaces[race] ?? ordinary
  // What its only position is, a monster is paid for already.
  const extra = position === raceNamed(race)?.positions[0] ? 0 : wagesOfPositions[position]
  return wage + extra + (mutation === '' ? 0 : MUTANT_WAGE) + (isStar ? star : 0)
}

/** His wage after a game. Makeweights play for the fun of it. */
export const wageOf = (book: Book, player: Ranked): number => {
  const trade = tradeIn(book, player)
  if (!trade || player.campaign?.makeweight) return 0
  return wageFor(trade, player.campaign?.rank === 'star')
}

/** What an Apothecary costs after a match. */
export const wageOfApothecary = ({ healingPoints, brewed }: Apothecary): number =>
  healingPoints * WAGE_PER_HEALING_POINT + brewed * WAGE_PER_POTION
