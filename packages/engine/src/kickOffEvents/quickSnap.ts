// Quick Snap!: every receiver may move one square, ignoring tackle zones; the coach chooses the order.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { type Choice, DONE, type Done, type Procedure } from '../kernel/procedure.ts'
import { openSquares } from '../procs/move/stride.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { receivingSide } from './eventFrames.ts'

export interface QuickSnapFrame extends Frame {
  readonly proc: 'quickSnap'
  moved: readonly number[]
  /** Who may move, and how many of them; null and −1: all. */
  eligible: readonly number[] | null
  most: number
}

export const quickSnapMoves = (c: Ctx, f: QuickSnapFrame): Action[] => {
  const side = receivingSide(c)
  const list: Action[] = []
  if (f.moved.length === f.most) return list
  for (const player of c.match.players) {
    if (player.side !== side || !isOnPitch(player) || f.moved.includes(player.id)) continue
    if (f.eligible && !f.eligible.includes(player.id)) continue
    for (const square of openSquares(c, player)) list.push(action('step', player.id, square))
  }
  return list
}

export const quickSnapChoice = <S extends string>(again: S): Choice<QuickSnapFrame, Ctx, S | Done<'done'>> => ({
  kind: 'choice',
  by: receivingSide,
  question: (_c, f) => question('quickSnap', -1, { left: f.most < 0 ? -1 : f.most - f.moved.length }),
  legal: (c, f) => [action('done'), ...quickSnapMoves(c, f)],
  chosen: (c, f, answer) => {
    if (answer.do === 'done') return DONE
    const player = c.match.players[answer.player]
    const from = player.at
    putPlayer(c.match, c.rules.pitch, player, answer.square)
    f.moved = [...f.moved, player.id]
    c.events.push({ type: 'moved', player: player.id, from, to: answer.square, how: 'quickSnap' })
    return again
  },
})

type CrpFrame = QuickSnapFrame & { step: 'start' | 'choose' }

export const quickSnap: Procedure<CrpFrame, Ctx> = {
  fields: { moved: [], eligible: null, most: -1 },
  steps: {
    start: (c, f) => (quickSnapMoves(c, f).length > 0 ? 'choose' : DONE),
    choose: quickSnapChoice('start'),
  },
}
