// A spell or trick that is aimed at somebody or at a square: the coach aims, whoever is struck is rolled for in turn, and
// then the balls come to rest. Neighbours: inducements/ holds the spells, moment.ts casts them.
import type { Ctx } from '../edition.ts'
import type { Spell } from '../inducements/inducement.ts'
import type { Frame } from '../kernel/match.ts'
import { OFF } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { playerActions, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { settleFrame } from './settle.ts'

export interface SpellFrame extends Frame {
  readonly proc: 'spell'
  step: 'aim' | 'strike' | 'roll' | 'balls' | 'end'
  readonly side: Side
  /** The use it belongs to. */
  readonly spell: string
  /** What it was aimed at, or −1. */
  player: number
  square: number
  /** Who is still to be rolled for. */
  left: readonly number[]
}

export const spellFrame = (side: Side, spell: string): SpellFrame => ({
  proc: 'spell',
  step: 'aim',
  side,
  spell,
  player: -1,
  square: OFF,
  left: [],
})

const spellOf = (c: Ctx, f: SpellFrame): Spell => {
  const found = c.rules.spells.get(f.spell)
  if (!found) throw new Error(`${f.spell} is no spell`)
  return found
}

const aimAtPlayer = playerActions('choose')
const aimAtSquare = squareActions('choose')

const needed = (c: Ctx, f: SpellFrame): number => {
  const { needs } = spellOf(c, f)
  return typeof needs === 'number' ? needs : needs(c, c.match.players[f.left[0]])
}

const goOn = (frame: Frame | null | undefined): Next<SpellFrame> => (frame ? call(frame, 'strike') : 'strike')

const struck = (c: Ctx, f: SpellFrame, face: number): Next<SpellFrame> => {
  const player = c.match.players[f.left[0]]
  const hits = face >= needed(c, f)
  f.left = f.left.slice(1)
  return goOn(hits ? spellOf(c, f).hit(c, f, player) : spellOf(c, f).missed?.(c, f, player, face))
}

export const spell: Procedure<SpellFrame, Ctx> = {
  steps: {
    aim: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('spellTarget', -1, { subject: f.spell }),
      legal: (c, f) => {
        const { players, squares } = spellOf(c, f)
        if (players) return players(c, f.side).map(({ id }) => aimAtPlayer(id))
        return squares?.(c, f.side).map(aimAtSquare) ?? []
      },
      chosen: (c, f, answer) => {
        f.player = answer.player
        f.square = answer.player >= 0 ? c.match.players[answer.player].at : answer.square
        f.left = spellOf(c, f).strikes?.(c, f) ?? [f.player]
        c.events.push({ type: 'spellAimed', side: f.side, spell: f.spell, player: f.player, square: f.square })
        return 'strike'
      },
    },

    strike: (c, f): Next<SpellFrame> => {
      if (f.left.length === 0) return 'balls'
      return needed(c, f) === 0 ? struck(c, f, 0) : 'roll'
    },

    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: (_c, f) => f.spell,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: f.spell, player: f.left[0], dice: faces })
        return struck(c, f, faces[0])
      },
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
