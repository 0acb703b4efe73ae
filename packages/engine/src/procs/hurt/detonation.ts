// Something explodes on a square: whoever is there rolls on the injury table, whoever is next to it is knocked over and rolls for
// armour. Several charges at once are rolled for one after another, and the worst counts. Neighbours: injuryToBox.ts changes the box
// of a hurt player for a worse one only; fallTogether.ts is the same without anybody in the middle.
import type { Ctx } from '../../edition.ts'
import { type Frame, NOBODY_IN_IT } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Blast } from '../../vocabulary/events.ts'
import { disturbBalls } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { neighboursOf, stands } from '../move/zones.ts'
import { isMachine, wreckMachine } from '../things/machines.ts'
import { armourFrame } from './armour.ts'
import { layDown } from './fall.ts'
import { injuryFrame } from './injury.ts'

export interface DetonationFrame extends Frame {
  readonly proc: 'detonation'
  step: 'bang' | 'charge' | 'inside' | 'beside' | 'end'
  readonly square: Square
  /** What explodes; the cause of all that follows. */
  readonly what: Blast
  /** How many of it have still to be rolled for. */
  charges: number
  /** Who is on the square, and who next to it: replaced, never changed in place. */
  inside: readonly number[]
  beside: readonly number[]
  /** How many of those inside, or next to it, have rolled for this charge. */
  rolled: number
}

/** `aboard`: who is inside the thing that explodes, if it holds somebody. */
export const detonationFrame = (
  square: Square,
  what: Blast,
  { charges = 1, aboard = NOBODY_IN_IT }: { readonly charges?: number; readonly aboard?: readonly number[] } = {},
): DetonationFrame => ({
  ...{ proc: 'detonation', step: 'bang', square, what, charges },
  ...{ inside: aboard, beside: NOBODY_IN_IT, rolled: 0 },
})

export const detonation: Procedure<DetonationFrame, Ctx> = {
  steps: {
    bang: (c, f) => {
      c.events.push({ type: 'exploded', square: f.square, what: f.what })
      const inside = playerAt(c.match, f.square)
      const beside = neighboursOf(c, f.square).filter((player) => !isMachine(c, player))
      // What explodes under a machine destroys it; beside it, it does nothing to it.
      if (inside && isMachine(c, inside)) wreckMachine(c, inside, f.what)
      else if (inside) f.inside = [...f.inside, inside.id]
      f.beside = beside.map(({ id }) => id)
      // Who lies already stays as he lies.
      for (const player of beside.filter(stands)) {
        disturbBalls(c, player)
        layDown(c, player, f.what)
      }
      return 'charge'
    },

    charge: (_c, f): Next<DetonationFrame> => {
      f.rolled = 0
      return f.charges-- > 0 ? 'inside' : call(settleFrame(), 'end')
    },

    inside: (_c, f): Next<DetonationFrame> => {
      const id = f.inside[f.rolled++]
      if (id !== undefined) return call(injuryFrame(id, -1, f.what), 'inside')
      f.rolled = 0
      return 'beside'
    },

    beside: (_c, f): Next<DetonationFrame> => {
      const id = f.beside[f.rolled++]
      return id === undefined ? 'charge' : call(armourFrame(id, -1, f.what), 'beside')
    },

    end: () => DONE,
  },
}
