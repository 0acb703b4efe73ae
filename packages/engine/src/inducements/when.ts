// Conditions for using inducements that several of them share. Neighbour: procs/rolling/moment.ts asks.
import type { Ctx } from '../edition.ts'
import type { Use } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { FoulFrame } from '../procs/foul/foul.ts'
import type { TurnFrame } from '../procs/turn/turn.ts'
import type { Side } from '../vocabulary/words.ts'

/** The turn that starts or ends is the own side's. */
export const ownTurn = (_c: Ctx, side: Side, cause: Frame): boolean => (cause as TurnFrame).side === side

/** The turn that starts or ends is the opponents'. */
export const foesTurn = (_c: Ctx, side: Side, cause: Frame): boolean => (cause as TurnFrame).side !== side

/** An opponent committed the foul. */
export const foulOfFoes = (c: Ctx, side: Side, cause: Frame): boolean =>
  c.match.players[(cause as FoulFrame).player].side !== side

/** An own player was activated in the own side's team turn. */
export const ownActivation = (c: Ctx, side: Side, cause: Frame): boolean =>
  playerIn(c, cause).side === side && c.match.stack.some((f) => f.proc === 'turn' && !(f as TurnFrame).bonus)

/** A moment, and whose turn it must be. */
type When = Pick<Use, 'at'> & Required<Pick<Use, 'offer'>>

/** At the start of an opponents' turn, right after one, or at the start of an own turn. */
export const asFoesStart: When = { at: ['turnStarting'], offer: foesTurn }
export const afterFoes: When = { at: ['turnEnding'], offer: foesTurn }
export const asOwnStarts: When = { at: ['turnStarting'], offer: ownTurn }

/** The same, if there is a possible target. */
export const whenAny = (when: When, players: (c: Ctx, side: Side) => readonly Player[]): When => ({
  at: when.at,
  offer: (c, side, cause, moment) => when.offer(c, side, cause, moment) && players(c, side).length > 0,
})

/** The player a frame is about. */
export const playerIn = (c: Ctx, cause: Frame): Player => c.match.players[(cause as Frame & { player: number }).player]

/** It is about an own player who is knocked out, or a casualty. */
export const ownKnockedOut = (c: Ctx, side: Side, cause: Frame): boolean =>
  playerIn(c, cause).side === side && playerIn(c, cause).place === 'ko'
export const ownCasualty = (c: Ctx, side: Side, cause: Frame): boolean =>
  playerIn(c, cause).side === side && playerIn(c, cause).place === 'casualty'

/** The side cannot field a full team. */
export const isShort = (c: Ctx, side: Side): boolean =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves').length < c.rules.setUp.playersOnPitch
