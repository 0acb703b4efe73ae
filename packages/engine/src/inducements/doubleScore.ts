// A touchdown that may count twice: on a 5 or more the side and the scorer get a second one.
// Neighbours: turn.ts calls it at the end of the turn, drive.ts counts the first one, inducements/cards/ causes it.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { isHome } from '../procs/move/zones.ts'
import type { Side } from '../vocabulary/words.ts'

export interface DoubleScoreFrame extends Frame {
  readonly proc: 'doubleScore'
  step: 'roll'
  readonly side: Side
}

export const doubleScoreFrame = (side: Side): DoubleScoreFrame => ({ proc: 'doubleScore', step: 'roll', side })

const DOUBLES_ON = 5

const scorerOf = (c: Ctx, side: Side): number =>
  c.match.balls.find(({ carrier }) => {
    const player = c.match.players[carrier]
    return player?.side === side && isHome(c, player, player.at)
  })?.carrier ?? -1

export const doubleScore: Procedure<DoubleScoreFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'all-to-play-for',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'all-to-play-for', player: -1, dice: faces })
        if (faces[0] < DOUBLES_ON) return DONE
        c.match.squads[f.side].score++
        c.events.push({ type: 'touchdown', side: f.side, player: scorerOf(c, f.side) })
        return DONE
      },
    },
  },
}
