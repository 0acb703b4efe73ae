// Whoever comes onto squares with trap counters sets them off, however he came there: whatever moves players asks here. Neighbours:
// trap.ts plays the frame, counters.ts has what lies where.
import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import type { TrapKind } from '../../tables/trapTables.ts'
import { stands } from '../move/zones.ts'
import { counterOn, kindSprung } from './counters.ts'
import { isMachine } from './machines.ts'

export interface TrapFrame extends Frame {
  readonly proc: 'trap'
  step: 'next' | 'spiked' | 'impaled' | 'hurt' | 'bottom'
  readonly player: number
  /** The squares that he has entered and that have not been looked at yet: replaced, never changed in place. */
  squares: readonly Square[]
  /** The number of the counter that he has set off, and its kind. */
  counter: number
  kind: TrapKind
}

/** Machines run over all others without noticing. */
const setsOffMachines = (kind: TrapKind | undefined): boolean => kind === 'mine'

/** What his arrival from a square sets off, or null; OFF for one who comes from beside the pitch or through the air. */
export const trapFrame = (c: Ctx, { id, who, at }: Player, from: Square): TrapFrame | null => {
  if (c.match.pieces.length === 0 || at === OFF) return null
  const player = c.match.players[id]
  const left = from === OFF ? [] : squaresOf(c.rules.pitch, player, from)
  const machine = isMachine(c, player)
  const squares = squaresOf(c.rules.pitch, player, at).filter((square) => {
    if (who.size > 1 && left.includes(square)) return false
    const counter = counterOn(c.match, square)
    return counter >= 0 && (!machine || setsOffMachines(kindSprung(c.match.pieces[counter])))
  })
  if (squares.length === 0) return null
  return { ...{ proc: 'trap', step: 'next', player: id, squares }, ...{ counter: -1, kind: 'blank' } }
}

/** Whether what he set off has left him on his feet where he was. */
export const isUnmoved = (player: Player, at: Square): boolean => stands(player) && player.at === at
