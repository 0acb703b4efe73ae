// Throw Team-Mate of bb2020: the quality of the throw decides how he flies and how hard the landing is.
// Neighbours: throwTeamMate.ts is the older one and has the frame; crowd.ts, landing rolls in tables/tests.ts.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt, putPlayer } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { Facing } from '../../vocabulary/words.ts'
import { armourFrame } from '../hurt/armour.ts'
import { layDown, lie } from '../hurt/fall.ts'
import { injuryFrame } from '../hurt/injury.ts'
import { overTrapdoor, type TrapdoorResult, trapdoorFrame } from '../move/trapdoor.ts'
import { hasZone, heldBall } from '../move/zones.ts'
import { modifierSum } from '../rolling/judging.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { scoreAtOnce, turnover } from '../turn/turnover.ts'
import { disturbBalls, groundBallAt } from './ball.ts'
import { pickUpFrame } from './pickUp.ts'
import { bigUnder, brinkTowards, directionDie, isRolledAgain, leavesAt, squareTowards } from './scatter.ts'
import { settleFrame } from './settle.ts'
import {
  crowdGetsHim,
  failedThrow,
  fly,
  flyTo,
  intoTheAir,
  scatterOn,
  type ThrowTeamMateFrame,
} from './throwTeamMate.ts'

type SwoopResult = 'done' | 'glided'

/** His skill brings the procedure: skills/swoop.ts. */
export interface SwoopFrame extends Frame, Returns<SwoopResult> {
  readonly proc: 'swoop'
  step: 'face' | 'glide'
  readonly player: number
  facing: Facing
}

const swoopFrame = (player: number): SwoopFrame => ({ proc: 'swoop', step: 'face', player, facing: 'N' })

type FrameBb2020 = ThrowTeamMateFrame & {
  step:
    | 'start'
    | 'throw'
    | 'thrown'
    | 'aloft'
    | 'glided'
    | 'scatter'
    | 'deviate'
    | 'bounce'
    | 'comeDown'
    | 'hitHurt'
    | 'land'
    | 'sprung'
    | 'touchGround'
    | 'landed'
    | 'onFeet'
    | 'crash'
    | 'foot'
    | 'hurt'
    | 'crowd'
    | 'balls'
    | 'end'
} & Receives<{ thrown: RollResult; glided: SwoopResult; sprung: TrapdoorResult; landed: RollResult }>

/** The modifier to the landing roll by quality of the throw. */
const LANDING: { readonly [quality: string]: number } = { superb: 0, successful: -1, terrible: -2, fumbled: -1 }

/** He landed on another player or could not land on his feet: he falls where he comes to rest. */
const CRASH = 'crash'

export const throwTeamMateProcedureBb2020: Procedure<FrameBb2020, Ctx> = {
  steps: {
    start: (c, f) => {
      c.events.push({ type: 'thrown', player: f.mate, by: f.thrower, target: f.target, band: f.band })
      // A player who is down or has no tackle zone cannot land on his feet.
      f.helpless = !hasZone(c.match.players[f.mate])
      return openWindow(c, 'throwingTeamMate', f.kicked ? [] : [f.thrower], 'throw')
    },

    throw: (c, f): Next<FrameBb2020> => {
      if (f.eaten) {
        failedThrow(c, f)
        return 'balls'
      }
      intoTheAir(c, f)
      if (f.squirmed || (c.match.players[f.thrower].stats.PA ?? 0) === 0) {
        f.quality = 'fumbled'
        f.at = c.match.players[f.thrower].at
        return f.kicked ? 'foot' : 'bounce'
      }
      const value = c.rules.tables.passRange.modifiers[f.band]
      const modifiers: Modifier[] = value === 0 ? [] : [{ value, source: f.band, player: -1 }]
      const why = f.kicked ? 'kicked' : ''
      return call(rollFrame(c, 'throwTeamMate', f.thrower, { modifiers, detail: f.band, why }), 'thrown')
    },

    thrown: (c, f, result) => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('a throw was judged without a roll')
      const natural = roll.faces[0]
      const terrible = natural + modifierSum(roll.modifiers) <= 1
      f.quality = natural === 1 ? 'fumbled' : result === 'passed' ? 'superb' : terrible ? 'terrible' : 'successful'
      f.at = f.quality === 'superb' || f.quality === 'successful' ? f.target : c.match.players[f.thrower].at
      if (f.quality === 'fumbled') return f.kicked ? 'foot' : 'bounce'
      return f.quality === 'terrible' ? 'deviate' : 'aloft'
    },

    // Only after a throw that reached its target may he swoop.
    aloft: (c, f) => {
      const mate = c.match.players[f.mate]
      return !f.helpless && may(c, mate).swoops ? call(swoopFrame(f.mate), 'glided') : 'scatter'
    },

    glided: (_c, f, swoop) => (swoop !== 'glided' ? 'scatter' : f.at === OFF ? 'crowd' : 'comeDown'),

    scatter: scatterOn,

    deviate: {
      kind: 'throw',
      dice: () => ['d8', 'd6'],
      why: () => 'deviation',
      rolled: (c, f, faces) => {
        const thrower = c.match.players[f.thrower]
        if (f.at === thrower.at) f.at = brinkTowards(c, thrower, faces[0] - 1)
        for (let i = 0; i < faces[1]; i++) if (fly(c, f, faces[0] - 1) === OFF) return 'crowd'
        return 'comeDown'
      },
    },

    bounce: {
      kind: 'throw',
      dice: (c, f) => [directionDie(bigUnder(c, f.at))],
      why: () => 'bounce',
      rolled: (c, f, faces): Next<FrameBb2020> => {
        const big = bigUnder(c, f.at)
        if (isRolledAgain(big, faces[0])) return 'bounce'
        const to = squareTowards(c, big, f.at, faces[0])
        return flyTo(c, f, leavesAt(c, big, f.at, faces[0]), to) === OFF ? 'crowd' : 'comeDown'
      },
    },

    // Every player he lands on is knocked down, and he bounces on from there.
    comeDown: (c, f) => {
      const below = playerAt(c.match, f.at)
      if (!below && f.helpless && f.quality !== CRASH) {
        f.quality = CRASH
        return 'bounce'
      }
      if (!below) return 'land'
      f.hit = below.id
      f.quality = CRASH
      layDown(c, below, 'hitByTeamMate')
      return call(armourFrame(below.id, -1, 'hitByTeamMate'), 'hitHurt')
    },

    hitHurt: () => 'bounce',

    land: (c, f) => {
      const mate = c.match.players[f.mate]
      putPlayer(c.match, c.rules.pitch, mate, f.at)
      c.events.push({ type: 'moved', player: f.mate, from: f.origin, to: f.at, how: 'thrown' })
      return overTrapdoor(c, mate, f.at) ? call(trapdoorFrame(f.mate), 'sprung') : 'touchGround'
    },

    sprung: (_c, _f, trapdoor) => (trapdoor === 'swallowed' ? 'crowd' : 'touchGround'),

    touchGround: (c, f) => {
      if (f.quality === CRASH) return 'crash'
      if (f.quality === 'fumbled' && may(c, c.match.players[f.thrower]).fumblesSafely) return 'onFeet'
      const value = LANDING[f.quality]
      const modifiers: Modifier[] = value === 0 ? [] : [{ value, source: f.quality, player: -1 }]
      return call(rollFrame(c, 'land', f.mate, { modifiers }), 'landed')
    },

    landed: (_c, _f, roll) => (roll === 'passed' ? 'onFeet' : 'crash'),

    onFeet: (c, f) => {
      if (f.quality === 'superb' && !f.kicked)
        c.events.push({ type: 'throwingCompletion', player: f.thrower, thrown: f.mate })
      scoreAtOnce(c)
      // Landing on the ball counts as moving there.
      const ball = groundBallAt(c, f.at)
      return ball >= 0 ? call(pickUpFrame(ball, f.mate), 'balls') : 'balls'
    },

    crash: (c, f) => {
      disturbBalls(c, c.match.players[f.mate])
      // A bad landing is a turnover only for a carrier, so he is placed on the ground without the usual turnover.
      lie(c, c.match.players[f.mate], 'landing')
      failedThrow(c, f)
      // In the kick-off's bonus turn any fall of the active side ends it.
      if (c.match.turn.bonus) turnover(c, 'knockedDown')
      return call(armourFrame(f.mate, -1, 'landing'), 'hurt')
    },

    // After a fumbled kick he takes an injury roll where he stands, with a knock-out at least.
    foot: (c, f) => {
      const mate = c.match.players[f.mate]
      putPlayer(c.match, c.rules.pitch, mate, f.origin)
      const ball = heldBall(c.match, mate)
      if (ball) ball.at = f.origin
      failedThrow(c, f)
      return call(injuryFrame(f.mate, f.thrower, 'kicked'), 'hurt')
    },

    hurt: () => 'balls',

    crowd: crowdGetsHim,

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
