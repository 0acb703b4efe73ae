// When inducements may be used: conditions that several of them share. Neighbour: procs/moment.ts asks.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { FoulFrame } from '../procs/foul.ts'
import type { TurnFrame } from '../procs/turn.ts'
import type { Side } from '../vocabulary/words.ts'

/** The turn that starts or ends is the own one. */
export const ownTurn = (_c: Ctx, side: Side, cause: Frame): boolean => (cause as TurnFrame).side === side

/** The turn that starts or ends is the opponents'. */
export const foesTurn = (_c: Ctx, side: Side, cause: Frame): boolean => (cause as TurnFrame).side !== side

/** The foul was committed by an opponent. */
export const foulOfFoes = (c: Ctx, side: Side, cause: Frame): boolean =>
  c.match.players[(cause as FoulFrame).player].side !== side
