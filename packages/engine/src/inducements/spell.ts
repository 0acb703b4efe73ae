// A spell or trick aimed at a player or a square: the coach aims, each player it hits is rolled for in turn, then the
// balls settle. Neighbours: inducements/ define the spells, moment.ts casts them.
import { type Ctx, detailsOf } from '../edition.ts'
import type { UseByFrame } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { type Choice, call, DONE, type Next, type Procedure, type ProceduresByName } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { type Action, action, playerActions, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { asD3, type Side } from '../vocabulary/words.ts'

/** Aimed at a player or a square; each player it may hit is rolled for in turn. */
export interface Spell {
  /** The possible targets: players or squares. */
  readonly players?: (c: Ctx, side: Side) => readonly Player[]
  readonly squares?: (c: Ctx, side: Side) => readonly Square[]
  /** It has two targets, named one after another; or at most two. */
  readonly atTwo?: true | 'most'
  /** The target first moves D3 squares in a random direction; off the pitch it does nothing. */
  readonly drifts?: boolean
  /** The players it may hit, after aiming; without it: the player it was aimed at. */
  readonly strikes?: (c: Ctx, f: SpellFrame) => readonly number[]
  /** It hits only D3 of these, whom the coach names. */
  readonly fewOnly?: boolean
  /** After each hit it ends on a D6 of this or less. */
  readonly diesOn?: number
  /** The D6 target number for each of them; 0: no roll. */
  readonly needs: number | ((c: Ctx, player: Player, f: SpellFrame) => number)
  /** He is hit; `face` is what the die showed. */
  hit(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
  missed?(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
}

export interface SpellFrame extends Frame {
  readonly proc: 'spell'
  step:
    | 'aim'
    | 'second'
    | 'aimed'
    | 'drift'
    | 'gather'
    | 'howMany'
    | 'name'
    | 'strike'
    | 'roll'
    | 'goesOn'
    | 'balls'
    | 'end'
  readonly side: Side
  /** The use it belongs to. */
  readonly spell: string
  /** Its target, or −1. */
  player: number
  square: number
  /** The second target, if there are two; or −1. */
  second: number
  /** Players still to roll for. */
  left: readonly number[]
  /** If it hits only some: how many the coach may still name, and the candidates. */
  few: number
  around: readonly number[]
}

export const spellFrame = (side: Side, spell: string): SpellFrame => ({
  proc: 'spell',
  step: 'aim',
  side,
  spell,
  player: -1,
  square: OFF,
  second: -1,
  left: [],
  few: 0,
  around: [],
})

const spellOf = (c: Ctx, f: SpellFrame): Spell => detailsOf<Spell>(c, f.spell)

const aimAtPlayer = playerActions('choose')
const aimAtSquare = squareActions('choose')

const aims = (c: Ctx, f: SpellFrame): Action[] => {
  const { players, squares } = spellOf(c, f)
  if (!players) return squares?.(c, f.side).map(aimAtSquare) ?? []
  const others = players(c, f.side).filter(({ id }) => id !== f.player)
  const enough = f.player >= 0 && spellOf(c, f).atTwo === 'most' ? [action('decline')] : []
  return [...enough, ...others.map(({ id }) => aimAtPlayer(id))]
}

const aiming = (aimed: Choice<SpellFrame, Ctx>['chosen']): Choice<SpellFrame, Ctx> => ({
  kind: 'choice',
  by: (_c, f) => f.side,
  question: (_c, f) => question('spellTarget', f.player, { subject: f.spell, declining: 'nobodyElse' }),
  legal: aims,
  chosen: aimed,
})

const tell = (c: Ctx, f: SpellFrame, player: number): void => {
  c.events.push({ type: 'spellAimed', side: f.side, spell: f.spell, player, square: f.square })
}

const needed = (c: Ctx, f: SpellFrame): number => {
  const { needs } = spellOf(c, f)
  return typeof needs === 'number' ? needs : needs(c, c.match.players[f.left[0]], f)
}

const struck = (c: Ctx, f: SpellFrame, face: number): Next<SpellFrame> => {
  const player = c.match.players[f.left[0]]
  const hits = face >= needed(c, f)
  f.left = f.left.slice(1)
  const { hit, missed, diesOn } = spellOf(c, f)
  const frame = hits ? hit(c, f, player, face) : missed?.(c, f, player, face)
  const then = diesOn !== undefined && hits && f.left.length > 0 ? 'goesOn' : 'strike'
  return frame ? call(frame, then) : then
}

export const spell: Procedure<SpellFrame, Ctx> = {
  steps: {
    aim: aiming((c, f, answer) => {
      f.player = answer.player
      f.square = answer.player >= 0 ? c.match.players[answer.player].at : answer.square
      tell(c, f, f.player)
      return spellOf(c, f).atTwo && aims(c, f).some((one) => one.do === 'choose') ? 'second' : 'aimed'
    }),

    second: aiming((c, f, answer) => {
      f.second = answer.player
      if (f.second >= 0) tell(c, f, f.second)
      return 'aimed'
    }),

    aimed: (c, f) => (spellOf(c, f).drifts ? 'drift' : 'gather'),

    drift: {
      kind: 'throw',
      dice: () => ['d8', 'd6'],
      why: () => 'deviation',
      rolled: (c, f, faces) => {
        for (let i = 0; i < asD3(faces[1]) && f.square !== OFF; i++)
          f.square = c.rules.pitch.step[f.square * 8 + faces[0] - 1]
        c.events.push({ type: 'chance', why: f.spell, player: -1, dice: faces })
        if (f.square === OFF) return 'balls'
        tell(c, f, -1)
        return 'gather'
      },
    },

    gather: (c, f) => {
      const { strikes, fewOnly } = spellOf(c, f)
      const struck = strikes?.(c, f) ?? [f.player]
      if (fewOnly && struck.length > 0) {
        f.around = struck
        return 'howMany'
      }
      f.left = struck
      return 'strike'
    },

    howMany: {
      kind: 'throw',
      dice: () => ['d6'],
      why: (_c, f) => f.spell,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: f.spell, player: -1, dice: faces })
        f.few = asD3(faces[0])
        return 'name'
      },
    },

    name: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('spellTarget', -1, { subject: f.spell }),
      legal: (_c, f) => f.around.map((id) => aimAtPlayer(id)),
      chosen: (c, f, answer) => {
        f.left = [...f.left, answer.player]
        f.around = f.around.filter((id) => id !== answer.player)
        f.few--
        tell(c, f, answer.player)
        return f.few > 0 && f.around.length > 0 ? 'name' : 'strike'
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

    goesOn: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'spellGoesOn',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'spellGoesOn', player: -1, dice: faces })
        if (faces[0] <= (spellOf(c, f).diesOn ?? 0)) f.left = []
        return 'strike'
      },
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}

/** A use that is aimed; `procedures` play what its hits start. */
export const aimed = (details: Spell, procedures: ProceduresByName = {}): UseByFrame => ({
  use: (_c, side, _cause, id) => spellFrame(side, id),
  details,
  procedures: { spell, ...procedures },
})
