// Conditions for using inducements that several of them share. Neighbour: procs/rolling/moment.ts asks.
import type { Ctx } from '../edition.ts'
import type { Moment, UseHooks } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { innermost } from '../kernel/stack.ts'
import type { FoulFrame } from '../procs/foul/foul.ts'
import type { CasualtyFrame } from '../procs/hurt/casualty.ts'
import type { InjuryFrame } from '../procs/hurt/injury.ts'
import type { KickOffFrame } from '../procs/kickOff/kickOffFrame.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'
import type { TurnFrame } from '../procs/turn/turnFrame.ts'
import type { Side } from '../vocabulary/words.ts'

/** The turn that starts or ends is the own side's. */
export const ownTurn = (_c: Ctx, side: Side, cause: TurnFrame): boolean => cause.side === side

/** The turn that starts or ends is the opponents'. */
export const foesTurn = (_c: Ctx, side: Side, cause: TurnFrame): boolean => cause.side !== side

/** The own side kicks off, or the opponents do. */
export const ownKick = (_c: Ctx, side: Side, cause: KickOffFrame): boolean => cause.kicking === side
export const foesKick = (_c: Ctx, side: Side, cause: KickOffFrame): boolean => cause.kicking !== side

/** An opponent committed the foul. */
export const foulOfFoes = (c: Ctx, side: Side, cause: FoulFrame): boolean => playerIn(c, cause).side !== side

/** An own player was activated in the own side's team turn. */
export const ownActivation = (c: Ctx, side: Side, cause: ActivationFrame): boolean =>
  playerIn(c, cause).side === side && innermost<TurnFrame>(c.match, 'turn', ({ bonus }) => !bonus) !== undefined

/** A moment, and whose turn it must be. */
interface When<M extends Moment> {
  readonly at: M
  readonly offer: NonNullable<UseHooks<TurnFrame>['offer']>
}

/** At the start of an opponents' turn, right after one, or at the start of an own turn. */
export const asFoesStart: When<'turnStarting'> = { at: 'turnStarting', offer: foesTurn }
export const afterFoes: When<'turnEnding'> = { at: 'turnEnding', offer: foesTurn }
export const asOwnStarts: When<'turnStarting'> = { at: 'turnStarting', offer: ownTurn }

/** The same, if there is a possible target. */
export const whenAny = <M extends Moment>(
  when: When<M>,
  players: (c: Ctx, side: Side) => readonly Player[],
): When<M> => ({
  at: when.at,
  offer: (c, side, cause, moment) => when.offer(c, side, cause, moment) && players(c, side).length > 0,
})

/** The player a frame is about. */
export const playerIn = (c: Ctx, cause: Frame & { readonly player: number }): Player => c.match.players[cause.player]

/** It is about an own player who is knocked out, or a casualty. */
export const ownKnockedOut = (c: Ctx, side: Side, cause: InjuryFrame): boolean =>
  playerIn(c, cause).side === side && playerIn(c, cause).place === 'ko'
export const ownCasualty = (c: Ctx, side: Side, cause: CasualtyFrame): boolean =>
  playerIn(c, cause).side === side && playerIn(c, cause).place === 'casualty'

/** The side cannot field a full team. */
export const isShort = (c: Ctx, side: Side): boolean =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves').length < c.rules.setUp.playersOnPitch
