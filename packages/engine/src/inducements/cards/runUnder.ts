// One receiver may move under the kicked ball, at any distance. Neighbours: kickOffEvents/highKick.ts does the same for
// any open receiver, inducements/cards/ names the player.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'

export interface RunUnderFrame extends Frame {
  readonly proc: 'runUnder'
  step: 'choose'
  readonly player: number
  readonly square: Square
}

export const runUnderFrame = (player: number, square: Square): RunUnderFrame => ({
  proc: 'runUnder',
  step: 'choose',
  player,
  square,
})

export const runUnder: Procedure<RunUnderFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('highKick', f.player, { declining: 'staysPut' }),
      legal: (_c, f) => [action('decline'), action('step', f.player, f.square)],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        const player = c.match.players[f.player]
        const from = player.at
        putPlayer(c.match, c.rules.pitch, player, f.square)
        c.events.push({ type: 'moved', player: f.player, from, to: f.square, how: 'highKick' })
        return DONE
      },
    },
  },
}
