// The start of a drive without a kick: the offence's coach gives the ball to one of his players, or puts it down if nobody can hold it;
// with two balls the other coach does the same. Neighbours: kickOff.ts is the start with a kick; match/driveToLines.ts calls all by
// the same frame.
import type { Ctx } from '../../edition.ts'
import type { Ball } from '../../kernel/match.ts'
import { isFree } from '../../kernel/occupancy.ts'
import { type Choice, DONE, type Procedure } from '../../kernel/procedure.ts'
import { type Action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { giveBall, leaveBall } from '../ball/ball.ts'
import { kickedBall } from '../ball/whichBall.ts'
import { halfOf } from '../move/zones.ts'
import { touchbackReceivers } from './kickChoices.ts'
import { copyKickOffFrame, type KickOffFrame } from './kickOffFrame.ts'

const giveTo = playerActions('giveBall')
const putOn = squareActions('putBall')

const places = (c: Ctx, side: Side): Action[] => {
  const receivers = touchbackReceivers(c, side)
  if (receivers.length > 0) return receivers.map(({ id }) => giveTo(id))
  return halfOf(c, side)
    .filter((square) => isFree(c.match, square) && c.match.balls.every(({ at }) => at !== square))
    .map(putOn)
}

const giving = <S extends string>(
  who: (f: KickOffFrame) => Side,
  which: (c: Ctx) => Ball,
  then: S,
): Choice<KickOffFrame<string>, Ctx, S> => ({
  kind: 'choice',
  by: (_c, f) => who(f),
  question: () => question('touchback'),
  legal: (c, f) => places(c, who(f)),
  chosen: (c, _f, answer) => {
    if (answer.do === 'giveBall') giveBall(c, which(c), c.match.players[answer.player], 'touchback')
    else leaveBall(c, which(c), answer.square)
    c.match.drive.ballInPlay = true
    return then
  },
})

const offence = ({ kicking }: KickOffFrame): Side => otherSide(kicking)
const defence = ({ kicking }: KickOffFrame): Side => kicking

export const ballToOffence: Procedure<KickOffFrame<'start' | 'over'>, Ctx> = {
  copy: copyKickOffFrame,
  steps: {
    start: giving(offence, ({ match }) => kickedBall(match), 'over'),
    over: () => DONE,
  },
}

/** The next of the balls that nobody has been given yet. */
const nextBall = ({ match }: Ctx): Ball => match.balls.find(({ state }) => state === 'absent') ?? kickedBall(match)

export const ballToEach: Procedure<KickOffFrame<'start' | 'other' | 'over'>, Ctx> = {
  copy: copyKickOffFrame,
  steps: {
    start: giving(offence, nextBall, 'other'),
    other: giving(defence, nextBall, 'over'),
    over: () => DONE,
  },
}
