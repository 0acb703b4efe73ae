// A coach names two players, the choice of the second depending on the first; both are affected, then the balls settle.
// Neighbours: spell.ts aims at one or two freely, inducements/ define the choices, moment.ts calls.
import { type Ctx, detailsOf } from '../edition.ts'
import type { UseByFrame } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { type Choice, call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'

/** Two players named one after another; the choice of the second depends on the first. */
export interface Pair {
  first(c: Ctx, side: Side): readonly Player[]
  second(c: Ctx, first: Player): readonly Player[]
  /** The effect on the first, and then on the second. */
  named(c: Ctx, first: Player, second: Player): Frame | null
  andThen(c: Ctx, first: Player, second: Player): Frame | null
}

export interface PairFrame extends Frame {
  readonly proc: 'pair'
  step: 'first' | 'second' | 'andThen' | 'balls' | 'end'
  readonly side: Side
  /** The use it belongs to. */
  readonly use: string
  player: number
  other: number
}

export const pairFrame = (side: Side, use: string): PairFrame => ({
  proc: 'pair',
  step: 'first',
  side,
  use,
  player: -1,
  other: -1,
})

const pairOf = (c: Ctx, f: PairFrame): Pair => detailsOf<Pair>(c, f.use)

const nameHim = playerActions('choose')

const naming = (
  players: (c: Ctx, f: PairFrame) => readonly Player[],
  chosen: Choice<PairFrame, Ctx>['chosen'],
): Choice<PairFrame, Ctx> => ({
  kind: 'choice',
  by: (_c, f) => f.side,
  question: (_c, f) => question('spellTarget', f.player, { subject: f.use }),
  legal: (c, f) => players(c, f).map(({ id }) => nameHim(id)),
  chosen: (c, f, answer) => {
    const { id, at } = c.match.players[answer.player]
    c.events.push({ type: 'spellAimed', side: f.side, spell: f.use, player: id, square: at })
    return chosen(c, f, answer)
  },
})

export const pair: Procedure<PairFrame, Ctx> = {
  steps: {
    first: naming(
      (c, f) => pairOf(c, f).first(c, f.side),
      (_c, f, answer) => {
        f.player = answer.player
        return 'second'
      },
    ),

    second: naming(
      (c, f) => pairOf(c, f).second(c, c.match.players[f.player]),
      (c, f, answer) => {
        f.other = answer.player
        const frame = pairOf(c, f).named(c, c.match.players[f.player], c.match.players[f.other])
        return frame ? call(frame, 'andThen') : 'andThen'
      },
    ),

    andThen: (c, f): Next<PairFrame> => {
      const frame = pairOf(c, f).andThen(c, c.match.players[f.player], c.match.players[f.other])
      return frame ? call(frame, 'balls') : 'balls'
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}

/** A use for which the coach names two players. */
export const pairNamed = (details: Pair): UseByFrame => ({
  use: (_c, side, _cause, id) => pairFrame(side, id),
  details,
  procedures: { pair },
})
