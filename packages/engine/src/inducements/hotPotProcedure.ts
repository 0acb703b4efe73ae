// A pot of stew is thrown at a square: it may spill over the own reserves, miss, or hit. Neighbours:
// inducements/hotPot.ts, spell.ts plays the landing, draw.ts picks the players in the reserves.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { drawFrame } from './draw.ts'
import { spellFrame } from './spell.ts'

export interface HotPotFrame extends Frame {
  readonly proc: 'hotPot'
  step: 'aim' | 'hurl' | 'end'
  readonly side: Side
  /** The use it belongs to, the spell of its landing, and the use that draws players if it spills. */
  readonly use: string
  readonly lands: string
  readonly spill: string
  square: Square
}

export const hotPotFrame = (side: Side, use: string, lands: string, spill: string): HotPotFrame => ({
  proc: 'hotPot',
  step: 'aim',
  side,
  use,
  lands,
  spill,
  square: OFF,
})

const SPILT = 1
const TRUE = 6

const aimAt = squareActions('choose')

export const hotPot: Procedure<HotPotFrame, Ctx> = {
  steps: {
    aim: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('spellTarget', -1, { subject: f.use }),
      legal: (c) => [...c.rules.pitch.neighbours.keys()].map(aimAt),
      chosen: (c, f, answer) => {
        f.square = answer.square
        c.events.push({ type: 'spellAimed', side: f.side, spell: f.use, player: -1, square: f.square })
        return 'hurl'
      },
    },
    hurl: {
      kind: 'throw',
      dice: () => ['d6'],
      why: (_c, f) => f.use,
      rolled: (c, f, faces): Next<HotPotFrame> => {
        c.events.push({ type: 'chance', why: f.use, player: -1, dice: faces })
        if (faces[0] === SPILT) return call(drawFrame(c, f.side, f.spill), 'end')
        const step = faces[0] === TRUE ? 'gather' : 'drift'
        return call({ ...spellFrame(f.side, f.lands), step, square: f.square } as Frame, 'end')
      },
    },
    end: () => DONE,
  },
}
