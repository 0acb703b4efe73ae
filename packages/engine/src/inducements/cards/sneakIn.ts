// A reserve enters the pitch through a trapdoor, even beyond the usual number, and is sent off after the drive.
// Neighbours: setUp.ts is the usual way onto the pitch, drive.ts sends him off, inducements/cards/ lets him in.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { disturbBalls } from '../../procs/ball/ball.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { setState } from '../../procs/match/states.ts'
import { action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'

export interface SneakInFrame extends Frame {
  readonly proc: 'sneakIn'
  step: 'where' | 'end'
  readonly player: number
}

export const sneakInFrame = (player: number): SneakInFrame => ({ proc: 'sneakIn', step: 'where', player })

const openTrapdoors = (c: Ctx, player: Player): Square[] =>
  c.rules.tables.trapdoors?.filter((square) => fits(c.match, c.rules.pitch, player, square)) ?? []

const placeAt = squareActions('place')

export const sneakIn: Procedure<SneakInFrame, Ctx> = {
  steps: {
    where: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('placePlayer', f.player, { subject: 'sneakIn', declining: 'staysInReserves' }),
      legal: (c, f) => [action('decline'), ...openTrapdoors(c, c.match.players[f.player]).map(placeAt)],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        const player = c.match.players[f.player]
        putPlayer(c.match, c.rules.pitch, player, answer.square)
        player.fielded = true
        setState(c, player, 'sneaked', true)
        c.events.push({ type: 'moved', player: f.player, from: OFF, to: answer.square, how: 'sneakIn' })
        disturbBalls(c, player)
        return call(settleFrame(), 'end')
      },
    },
    end: () => DONE,
  },
}
