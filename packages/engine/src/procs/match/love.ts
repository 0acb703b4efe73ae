// Who is in love with whom: a drug may turn a player's heart to one opponent, as long as both are on the pitch. Neighbours: drugs.ts begins
// and ends it, ../turn/urges.ts says what it makes of them.
import type { Ctx } from '../../edition.ts'
import type { Match, Player } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { ownSideOf } from './turncoats.ts'

/** By the ids of both. */
export interface Love {
  readonly player: number
  readonly beloved: number
}

const NOBODYS: readonly Love[] = []

/** Those of a squad who are in love: replaced, never changed in place. */
export const loves = squadRecord<readonly Love[]>('loves', NOBODYS)

export const fallInLove = (c: Ctx, side: Side, player: number, beloved: number): void => {
  const squad = c.match.squads[side]
  loves.put(squad, [...loves.of(squad), { player, beloved }])
  c.events.push({ type: 'smitten', player, beloved })
}

export const endLove = ({ squads }: Match, side: Side, player: number): void => {
  const left = loves.of(squads[side]).filter((one) => one.player !== player)
  loves.put(squads[side], left)
}

const arePlaying = (...players: readonly Player[]): boolean => players.every(({ place }) => place === 'pitch')

/** Whom he follows now; null if nobody. */
export const belovedOf = (match: Match, player: Player): Player | null => {
  const { squads, players } = match
  const side = ownSideOf(match, player)
  if (side === 'neutral') return null
  const love = loves.of(squads[side]).find((one) => one.player === player.id)
  if (!love) return null
  return arePlaying(player, players[love.beloved]) ? players[love.beloved] : null
}

/** Who follows him now. */
export const admirersOf = (match: Match, player: Player): readonly Player[] => {
  const { squads, players } = match
  const side = ownSideOf(match, player)
  if (side === 'neutral') return []
  const all = loves.of(squads[otherSide(side)])
  if (all.length === 0) return []
  return all.flatMap((love) => {
    const admirer = players[love.player]
    return love.beloved === player.id && arePlaying(player, admirer) ? [admirer] : []
  })
}

/** Whether love keeps him from attacking and tackling the other. */
export const adores = (match: Match, player: Player, other: Player): boolean => belovedOf(match, player) === other
