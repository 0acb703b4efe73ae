// A carrier beside a sideline runs off the pitch with the ball, which ends the down where he left it. It takes a square of his movement,
// his sprint or the squares he risks, with all the rolls of a step. Neighbours: ../move/stepFreely.ts is a step on the pitch,
// ../move/sprint.ts pays.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, done, type Next, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { frameAround } from '../../kernel/stack.ts'
import { action } from '../../vocabulary/actions.ts'
import { dropBall } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { lie } from '../hurt/fall.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { fingersRoll } from '../move/numbFingers.ts'
import { footingRoll, mayWalkOn, payStep } from '../move/sprint.ts'
import { heldBall } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import type { ActivationFrame } from '../turn/activationFrame.ts'
import { downsOf } from './downsFrame.ts'
import { endDown } from './endDown.ts'

interface RunOutFrame
  extends Frame,
    Returns<'done' | typeof MOVES_ON>,
    Receives<{ fingers: RollResult; footing: RollResult; risked: RollResult }> {
  readonly proc: 'runOut'
  step: 'start' | 'fingers' | 'dropped' | 'ground' | 'footing' | 'run' | 'risked' | 'leave' | 'fallen'
  readonly player: number
}

const GOES_ON = done(MOVES_ON)

const acting = ({ match }: Ctx): ActivationFrame => frameAround<ActivationFrame>(match, 'activation')

const runOut: Procedure<RunOutFrame, Ctx> = {
  steps: {
    start: (c, f): Next<RunOutFrame> => {
      const fingers = fingersRoll(c, c.match.players[f.player])
      return fingers ? call(fingers, 'fingers') : 'ground'
    },

    fingers: (c, f, roll) => {
      if (roll === 'passed') return 'ground'
      dropBall(c, c.match.players[f.player])
      return call(settleFrame(), 'dropped')
    },

    dropped: () => GOES_ON,

    ground: (c): Next<RunOutFrame> => {
      const footing = footingRoll(c, acting(c))
      return footing ? call(footing, 'footing') : 'run'
    },

    footing: (c, f, roll) => {
      if (roll === 'passed') return 'run'
      lie(c, c.match.players[f.player], 'slip')
      return call(settleFrame(), 'fallen')
    },

    run: (c, f): Next<RunOutFrame> =>
      payStep(acting(c)) > 0 ? call(rollFrame(c, 'goForIt', f.player), 'risked') : 'leave',

    risked: (_c, f, roll) => (roll === 'passed' ? 'leave' : call(knockDownFrame(f.player, 'risk'), 'fallen')),

    leave: (c, f) => {
      const player = c.match.players[f.player]
      c.events.push({ type: 'ranOut', player: f.player, square: player.at })
      endDown(c, 'ranOut', coachOf(c.match, player), player.at)
      takeOff(c.match, c.rules.pitch, player, 'reserves')
      return DONE
    },

    fallen: () => DONE,
  },
}

const RUN_OUT = action('runOut')

const isBesideSideline = ({ rules: { pitch } }: Ctx, { at }: Player): boolean =>
  pitch.y[at] === 0 || pitch.y[at] === pitch.width - 1

export const runOutDeed: Deed = {
  id: 'runOut',
  movement: 'walk',
  offers: (c, f, player) =>
    isBesideSideline(c, player) && heldBall(c.match, player) && downsOf(c.match) && mayWalkOn(c, f, player)
      ? [RUN_OUT]
      : [],
  begin: (_c, f): RunOutFrame => ({ proc: 'runOut', step: 'start', player: f.player }),
  procedures: { runOut },
}
