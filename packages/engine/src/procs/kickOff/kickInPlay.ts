// A carrier kicks the ball away, in place of throwing it or handing it off, and his team's turn is over. Neighbours: kickOffOnTable.ts
// is the other kick, ball/kickLands.ts brings it down, hangingKick.ts one that was kicked high.

import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { gapTo } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { listsOf } from '../../kit.ts'
import { IN_PLAY, kickReaches, WIDE_KICK_SQUARES } from '../../tables/kickTables.ts'
import { type Action, action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { givesBall, looseBall } from '../ball/ball.ts'
import { driftBall, flyBall } from '../ball/fallingBall.ts'
import { hasGiven } from '../ball/giveOnce.ts'
import { kickLands, kickLandsFrame } from '../ball/kickLands.ts'
import { settleFrame } from '../ball/settle.ts'
import { carriedBall } from '../ball/whichBall.ts'
import { scattersMore } from '../match/weather.ts'
import { wades } from '../move/flood.ts'
import { markers, permittingSkill } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { turnover } from '../turn/turnover.ts'
import { hang, isHanging } from './hangingKick.ts'
import { reachInPlay } from './kickReach.ts'

export interface KickInPlayFrame extends Frame, Receives<{ kicked: RollResult; hung: RollResult }> {
  readonly proc: 'kickInPlay'
  step: 'start' | 'high' | 'kick' | 'kicked' | 'wide' | 'fly' | 'hung' | 'down' | 'over'
  readonly ball: number
  readonly kicker: number
  readonly square: Square
  isHigh: boolean
}

const kickTo = squareActions('kickBall')
const HIGH = action('use')
const LOW = action('decline')

const kickerOf = (c: Ctx, f: KickInPlayFrame): Player => c.match.players[f.kicker]

const highKick = (c: Ctx, f: KickInPlayFrame) => permittingSkill(c, kickerOf(c, f), 'kicksHigh')

/** The distance, and the opponents around him. */
export const kickModifiers = (c: Ctx, kicker: Player, square: Square): readonly Modifier[] => {
  const isFar = gapTo(c.rules.pitch, kicker, square) >= kickReaches.farFrom
  const near = listsOf(c, kicker).ignoresZones.includes('kick') ? [] : markers(c, kicker, kicker.at)
  return [
    ...(isFar ? [{ value: kickReaches.farModifier, source: 'farKick', player: -1 }] : []),
    ...near.map(({ id }) => ({ value: -1, source: 'tackleZone', player: id })),
  ]
}

export const kickInPlay: Procedure<KickInPlayFrame, Ctx> = {
  steps: {
    // While one kick hangs, nobody kicks another one there.
    start: (c, f) => (highKick(c, f) && !isHanging(c.match) ? 'high' : 'kick'),

    high: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (c, f) =>
        question('useSkill', f.kicker, { subject: highKick(c, f)?.id ?? '', declining: 'kickComesDown' }),
      legal: () => [HIGH, LOW],
      chosen: (_c, f, answer) => {
        f.isHigh = answer.do === 'use'
        return 'kick'
      },
    },

    kick: (c, f) => {
      c.events.push({ type: 'kicked', player: f.kicker, square: f.square })
      const modifiers = kickModifiers(c, kickerOf(c, f), f.square)
      return call(rollFrame(c, 'kick', f.kicker, { modifiers, why: 'kick', detail: IN_PLAY }), 'kicked')
    },

    kicked: (c, f): Next<KickInPlayFrame> => {
      const ball = c.match.balls[f.ball]
      const result = c.match.lastRoll?.result
      if (result === 'fumbled') {
        looseBall(c, ball, ball.at)
        return call(settleFrame(), 'over')
      }
      flyBall(c, ball, f.square, 'kick')
      return result === 'accurate' ? 'fly' : 'wide'
    },

    wide: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        driftBall(c, c.match.balls[f.ball], faces, WIDE_KICK_SQUARES + scattersMore(c))
        return 'fly'
      },
    },

    // Beside the pitch it comes down at once, however high it was.
    fly: (c, f): Next<KickInPlayFrame> => {
      if (c.match.balls[f.ball].state === 'out') return call(settleFrame(), 'over')
      return f.isHigh ? call(rollFrame(c, 'hang', f.kicker), 'hung') : 'down'
    },

    hung: (c, f) => {
      hang(c, c.match.balls[f.ball].at, Number(c.match.lastRoll?.result))
      return 'over'
    },

    down: (c, f) => call(kickLandsFrame(f.ball, c.match.turn.side), 'over'),

    over: (c) => {
      turnover(c, 'kicked')
      return DONE
    },
  },
}

const NONE: readonly Action[] = []

export const kickDeed: Deed = {
  id: 'kickBall',
  late: true,
  offers: (c, _f, player) => {
    if (!givesBall(c, player) || hasGiven(player) || wades(player)) return NONE
    const { pitch } = c.rules
    const reach = reachInPlay(c, player)
    const list: Action[] = []
    for (let square = 0; square < pitch.squares; square++) {
      const gap = gapTo(pitch, player, square)
      if (gap >= kickReaches.inPlayFrom && gap <= reach) list.push(kickTo(square))
    }
    return list
  },
  begin: (c, f, { square }): KickInPlayFrame => ({
    ...{ proc: 'kickInPlay', step: 'start' },
    ...{ ball: carriedBall(c.match, f.player), kicker: f.player, square, isHigh: false },
  }),
  procedures: { kickInPlay, kickLands },
}
