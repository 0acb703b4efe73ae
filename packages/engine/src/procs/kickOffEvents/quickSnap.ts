// Quick Snap!: every receiver may move one square, ignoring tackle zones; the order is the coach's.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { isFree, putPlayer } from '../../kernel/occupancy.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { isOnPitch } from '../zones.ts'
import { receivingSide } from './eventFrames.ts'

export interface QuickSnapFrame extends Frame {
  readonly proc: 'quickSnap'
  step: 'start' | 'choose'
  moved: readonly number[]
}

const moves = (c: Ctx, f: QuickSnapFrame): Action[] => {
  const side = receivingSide(c)
  const list: Action[] = []
  for (const player of c.match.players) {
    if (player.side !== side || !isOnPitch(player) || f.moved.includes(player.id)) continue
    for (const square of c.rules.pitch.neighbours[player.at])
      if (isFree(c.match, square)) list.push(action('step', player.id, square))
  }
  return list
}

export const quickSnap: Procedure<QuickSnapFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      f.moved ??= []
      return moves(c, f).length > 0 ? 'choose' : DONE
    },
    choose: {
      kind: 'choice',
      by: receivingSide,
      question: () => question('quickSnap'),
      legal: (c, f) => [action('done'), ...moves(c, f)],
      chosen: (c, f, answer) => {
        if (answer.do === 'done') return DONE
        const player = c.match.players[answer.player]
        const from = player.at
        putPlayer(c.match, c.rules.pitch, player, answer.square)
        f.moved = [...f.moved, player.id]
        c.events.push({ type: 'moved', player: player.id, from, to: answer.square, how: 'quickSnap' })
        return 'start'
      },
    },
  },
}
