// How a special play is built: one use, which uses it up. Neighbours: the decks beside this file, ../../inducement.ts.

import type { Ctx } from '../../edition.ts'
import type { Inducement, Moment, UseAt, UseByFrame, UseHooks } from '../../inducement.ts'
import type { Frame, Loan, Player } from '../../kernel/match.ts'
import type { ProceduresByName } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { placeProne } from '../../procs/hurt/fall.ts'
import { injuryFrame } from '../../procs/hurt/injury.ts'
import { lendSkill, lendStat } from '../../procs/match/loans.ts'
import { heldBall } from '../../procs/move/zones.ts'
import type { Characteristic, Side } from '../../vocabulary/words.ts'
import { aimed } from '../spell.ts'
import { standingFoes } from '../spells.ts'

/** A condition for playing it; `cause` is the frame that opened the moment. */
export type When<Cause extends Frame = Frame> = (c: Ctx, side: Side, cause: Cause) => boolean

/** The use of a card: card() adds the rest. */
type CardUse = { readonly [M in Moment]: Omit<UseAt<M>, 'id' | 'name' | 'spends'> }[Moment]

/** A special play with this name, used once. */
export const card = (id: string, name: string, gist: string, use: CardUse): Inducement => ({
  id: `card-${id}`,
  name,
  kind: 'card',
  gist,
  uses: [{ ...use, id, name, spends: 'itself' }],
})

/** No condition. */
export const always: When = () => true

/** Played on one player whom the coach names, without a roll. */
export const onPlayer = <Cause extends Frame>(
  when: When<Cause>,
  players: (c: Ctx, side: Side) => readonly Player[],
  hit: (c: Ctx, player: Player, side: Side) => Frame | null,
  procedures?: ProceduresByName,
): Pick<UseHooks<Cause>, 'offer'> & UseByFrame => ({
  offer: (c, side, cause: Cause) => when(c, side, cause) && players(c, side).length > 0,
  ...aimed({ players, needs: 0, hit: (c, f, player) => hit(c, player, f.side) }, procedures),
})

/** Players of the side who may still take part in this match. */
export const teamPlayers = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place !== 'casualty' && p.place !== 'sentOff')

export const standingFoesWithoutBall = (c: Ctx, side: Side): Player[] =>
  standingFoes(c, side).filter((p) => heldBall(c.match, p) === null)

/** Placed prone, which injures some players. */
export const trip = (c: Ctx, player: Player, why: string): Frame | null => {
  placeProne(c, player, why)
  const fragile = may(c, player).noArmourRoll
  return fragile ? injuryFrame(player.id, -1, why) : null
}

/** Changes a characteristic for as long as the card says. */
export const alter = (
  c: Ctx,
  player: Player,
  why: string,
  until: Loan['until'],
  stat: Characteristic,
  by: number,
): null => {
  lendStat(c, player, stat, by, until)
  c.events.push({ type: 'altered', player: player.id, stat, why })
  return null
}

/** Whether he already has the skill, with that bonus or a better one. */
const knows = ({ skills }: Player, skill: string): boolean =>
  skills.some((id) => id === skill || (/-1$/.test(skill) && id.replace(/-\d$/, '-1') === skill))

/** Lends skills for as long as the card says. */
export const grant = (c: Ctx, player: Player, why: string, until: Loan['until'], skills: readonly string[]): null => {
  for (const skill of skills)
    if (!knows(player, skill) && lendSkill(player, skill, until))
      c.events.push({ type: 'learned', player: player.id, skill, why })
  return null
}
