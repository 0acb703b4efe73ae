// High Kick: one receiver who is in no tackle zone may move under the ball, at any distance.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { fits, isFree, putPlayer } from '../kernel/occupancy.ts'
import { OFF } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { openPlayers } from '../procs/move/zones.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { kickOffBelow, receivingSide } from './eventFrames.ts'

export interface HighKickFrame extends Frame {
  readonly proc: 'highKick'
  step: 'start' | 'choose'
}

const eligible = (c: Ctx): Player[] =>
  openPlayers(c, receivingSide(c)).filter((p) => fits(c.match, c.rules.pitch, p, kickOffBelow(c).square))

export const highKick: Procedure<HighKickFrame, Ctx> = {
  steps: {
    start: (c) => {
      const { square } = kickOffBelow(c)
      return square !== OFF && isFree(c.match, square) && eligible(c).length > 0 ? 'choose' : DONE
    },
    choose: {
      kind: 'choice',
      by: receivingSide,
      question: () => question('highKick', -1, { declining: 'nobodyMovesUnderTheBall' }),
      legal: (c) => [action('decline'), ...eligible(c).map((p) => action('step', p.id, kickOffBelow(c).square))],
      chosen: (c, _f, answer) => {
        if (answer.do === 'decline') return DONE
        const player = c.match.players[answer.player]
        const from = player.at
        putPlayer(c.match, c.rules.pitch, player, answer.square)
        c.events.push({ type: 'moved', player: player.id, from, to: answer.square, how: 'highKick' })
        return DONE
      },
    },
  },
}
