// The start of a drive without a kick: the offence's coach gives the ball to one of his players. Neighbours: kickOff.ts is the
// start with one; match/driveToLines.ts calls it by the same frame.
import type { Ctx } from '../../edition.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { giveBall } from '../ball/ball.ts'
import { touchbackReceivers } from './kickChoices.ts'
import { copyKickOffFrame, type KickOffFrame } from './kickOffFrame.ts'

const giveTo = playerActions('giveBall')

export const ballToOffence: Procedure<KickOffFrame<'start' | 'over'>, Ctx> = {
  copy: copyKickOffFrame,
  steps: {
    start: {
      kind: 'choice',
      by: (_c, f) => otherSide(f.kicking),
      question: () => question('touchback'),
      legal: (c, f) => touchbackReceivers(c, otherSide(f.kicking)).map(({ id }) => giveTo(id)),
      chosen: (c, _f, answer) => {
        giveBall(c, c.match.balls[0], c.match.players[answer.player], 'touchback')
        c.match.drive.ballInPlay = true
        return 'over'
      },
    },
    over: () => DONE,
  },
}
