// One square of a Ball & Chain player: the coach chooses a facing, a D6 the direction. A standing player there is
// blocked, one who is down is pushed away. Neighbours: activation.ts, block.ts, push.ts, crowd.ts.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { playerAt, putPlayer } from '../kernel/occupancy.ts'
import { directions, OFF, type Square, turned } from '../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { disturbBalls, groundBallAt } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { blockFrame } from '../procs/block/blockFrame.ts'
import { type PushResult, pushFrame } from '../procs/block/push.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { crowdInjury, intoTheCrowd } from '../procs/hurt/crowd.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { overTrapdoor, trapdoorFrame } from '../procs/move/trapdoor.ts'
import { markers } from '../procs/move/zones.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { openWindow } from '../procs/rolling/window.ts'
import { turnover } from '../procs/turn/turnover.ts'
import { asD3, type Face, type Facing } from '../vocabulary/words.ts'

/** The direction of a D6 on the throw-in template with this facing. */
export const templateDirection = (facing: Facing, face: Face): number =>
  turned(directions.indexOf(facing), asD3(face) - 2)

export interface SwingFrame extends Frame, Receives<{ rushed: RollResult; shoved: PushResult; wentForIt: RollResult }> {
  readonly proc: 'swing'
  step:
    | 'direction'
    | 'pointed'
    | 'rush'
    | 'rushed'
    | 'go'
    | 'shoved'
    | 'trampled'
    | 'blocked'
    | 'arrive'
    | 'wentForIt'
    | 'crowd'
    | 'balls'
    | 'end'
  readonly player: number
  readonly facing: Facing
  goForIt: boolean
  /** A skill has the direction rolled again. */
  again: boolean
  /** He failed a rush, and falls where he arrives. */
  falls: boolean
  /** The square he leaves; an opponent who marked him there may follow (step.ts has the same fields). */
  from: Square
  followed: boolean
  to: Square
  lying: number
  /** He is in his new square, and a trapdoor there was rolled for. */
  arrived: boolean
}

export const swingFrame = (player: number, facing: Facing, goForIt: boolean): SwingFrame => ({
  proc: 'swing',
  step: 'direction',
  player,
  facing,
  goForIt,
  again: false,
  falls: false,
  from: OFF,
  followed: false,
  to: OFF,
  lying: -1,
  arrived: false,
})

export const swing: Procedure<SwingFrame, Ctx> = {
  calls: ['block', 'push'],
  steps: {
    direction: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'swing',
      rolled: (c, f, faces) => {
        const direction = templateDirection(f.facing, faces[0])
        f.to = c.rules.pitch.step[c.match.players[f.player].at * 8 + direction]
        c.events.push({ type: 'chance', why: 'swing', player: f.player, dice: faces })
        f.again = false
        return openWindow(c, 'swingRolled', [f.player], 'pointed')
      },
    },

    pointed: (_c, f) => (f.again ? 'direction' : 'rush'),

    // In some editions he rushes first; if he falls, a player in the way is only pushed.
    rush: (c, f) => {
      const first = may(c, c.match.players[f.player]).swingsAtWill
      if (!f.goForIt || !first || f.to === OFF) return 'go'
      f.goForIt = false
      return call(rollFrame(c, 'goForIt', f.player), 'rushed')
    },

    rushed: (_c, f, roll) => {
      f.falls = roll === 'failed'
      return 'go'
    },

    go: (c, f) => {
      const player = c.match.players[f.player]
      if (f.to === OFF) {
        intoTheCrowd(c, player)
        return 'crowd'
      }
      const other = playerAt(c.match, f.to)
      if (!other) {
        f.from = player.at
        const near = markers(c, player, f.from).map((p) => p.id)
        putPlayer(c.match, c.rules.pitch, player, f.to)
        c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how: 'swing' })
        return openWindow(c, 'left', near, 'arrive')
      }
      if (other.posture === 'standing' && !f.falls)
        return call(blockFrame(c, f.player, other.id, false, { swing: true }), 'blocked')
      if (!f.falls) f.lying = other.id
      return call(pushFrame(c, other.id, player.at, f.player, false), 'shoved')
    },

    // A player who is down is pushed away and may be hurt, and the Ball & Chain player takes his square.
    shoved: (c, f, push) => {
      const player = c.match.players[f.player]
      if (push === 'moved') {
        const from = player.at
        putPlayer(c.match, c.rules.pitch, player, f.to)
        c.events.push({ type: 'moved', player: f.player, from, to: f.to, how: 'followUp' })
      }
      // A player pushed into the crowd takes no armour roll.
      if (f.lying >= 0 && c.match.players[f.lying].place !== 'pitch') f.lying = -1
      return 'trampled'
    },

    trampled: (c, f) => {
      const victim = crowdInjury(c)
      if (victim) return call(victim, 'trampled')
      return f.lying < 0 ? 'arrive' : call(armourFrame(f.lying, -1, 'swing'), 'arrive')
    },

    // The block is fully resolved, falls included; he rushes only if he still stands.
    blocked: (c, f) => (c.match.players[f.player].posture === 'standing' ? 'arrive' : 'end'),

    arrive: (c, f) => {
      const player = c.match.players[f.player]
      if (player.place === 'crowd') return 'crowd'
      if (player.place !== 'pitch') return 'balls'
      if (!f.arrived) {
        f.arrived = true
        if (overTrapdoor(c, player, player.at)) return call(trapdoorFrame(f.player), 'arrive')
      }
      if (f.falls) {
        disturbBalls(c, player)
        return call(knockDownFrame(f.player, 'goForIt'), 'end')
      }
      // He cannot pick up the ball: it bounces, and that is a turnover.
      if (groundBallAt(c, player.at) >= 0) {
        disturbBalls(c, player)
        turnover(c, 'pickUp')
      }
      if (!f.goForIt) return 'balls'
      f.goForIt = false
      return call(rollFrame(c, 'goForIt', f.player), 'wentForIt')
    },

    wentForIt: (_c, f, roll) => (roll === 'passed' ? 'arrive' : call(knockDownFrame(f.player, 'goForIt'), 'end')),

    crowd: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'balls') : 'balls'
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
