// A coach names a D3 of players, one after another; each is affected, then the balls settle.
// Neighbours: draw.ts draws them at random; the inducements that use it say who can be named and what happens to him.
import { type Ctx, detailsOf } from '../edition.ts'
import type { UseByFrame } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { asD3, type Side } from '../vocabulary/words.ts'
import { useDie } from './useDie.ts'

/** D3 players whom the coach names, and the effect on each. */
export interface Several {
  from(c: Ctx, side: Side): readonly Player[]
  named(c: Ctx, side: Side, player: Player): Frame | null
}

export interface SeveralFrame extends Frame {
  readonly proc: 'several'
  step: 'howMany' | 'next' | 'name' | 'end'
  readonly side: Side
  /** The use it belongs to. */
  readonly use: string
  left: number
  named: readonly number[]
}

export const severalFrame = (side: Side, use: string): SeveralFrame => ({
  proc: 'several',
  step: 'howMany',
  side,
  use,
  left: 0,
  named: [],
})

const severalOf = (c: Ctx, f: SeveralFrame): Several => detailsOf<Several>(c, f.use)

/** No player is named twice. */
const candidates = (c: Ctx, f: SeveralFrame): Player[] =>
  severalOf(c, f)
    .from(c, f.side)
    .filter(({ id }) => !f.named.includes(id))

const nameHim = playerActions('choose')

export const several: Procedure<SeveralFrame, Ctx> = {
  steps: {
    howMany: useDie<SeveralFrame>((_c, f, face) => {
      f.left = asD3(face)
      return 'next'
    }),

    next: (c, f): Next<SeveralFrame> =>
      f.left > 0 && candidates(c, f).length > 0 ? 'name' : call(settleFrame(), 'end'),

    name: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('spellTarget', -1, { subject: f.use }),
      legal: (c, f) => candidates(c, f).map(({ id }) => nameHim(id)),
      chosen: (c, f, answer): Next<SeveralFrame> => {
        const player = c.match.players[answer.player]
        f.named = [...f.named, player.id]
        f.left--
        c.events.push({ type: 'spellAimed', side: f.side, spell: f.use, player: player.id, square: player.at })
        const frame = severalOf(c, f).named(c, f.side, player)
        return frame ? call(frame, 'next') : 'next'
      },
    },

    end: () => DONE,
  },
}

/** A use for which the coach names several players. */
export const severalNamed = (details: Several): UseByFrame => ({
  use: (_c, side, _cause, id) => severalFrame(side, id),
  details,
  procedures: { several },
})
