// Always Hungry in third: a team-mate who escapes is placed prone in a random square beside the eater, and whoever stands
// there is pushed away and knocked over. Neighbours: alwaysHungry.ts, hunger.ts.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Player } from '../kernel/match.ts'
import { playerAt, putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { disturbBalls } from '../procs/ball/ball.ts'
import { type PushResult, shoveFrame } from '../procs/block/push.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { crowdInjury } from '../procs/hurt/crowd.ts'
import { layDown, lie } from '../procs/hurt/fall.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import type { RollResult } from '../procs/rolling/roll.ts'
import { bite, eat, type HungerFrame, throwBelow } from './hunger.ts'

type EscapeFrame = HungerFrame & {
  step: 'bite' | 'bitten' | 'direction' | 'arrive' | 'shoved' | 'lie' | 'crowd' | 'hurt' | 'end'
  /** The square he escapes to, and who stood there, or −1. */
  square: Square
  occupant: number
} & Receives<{ bitten: RollResult; shoved: PushResult }>

export const escapeFrame = (player: number): EscapeFrame => ({
  proc: 'hunger',
  step: 'bite',
  player,
  roller: player,
  square: OFF,
  occupant: -1,
})

const mateOf = (c: Ctx): Player => c.match.players[throwBelow(c).mate]

export const hungerThird: Procedure<EscapeFrame, Ctx> = {
  calls: ['push'],
  steps: {
    bite: (c, f) => bite(c, f, 'bitten'),

    bitten: (c, f, squirm) => {
      if (squirm === 'passed') {
        // Nobody is thrown: what becomes of him is settled here.
        throwBelow(c).eaten = true
        return 'direction'
      }
      eat(c, f)
      return DONE
    },

    // Again if the square is off the pitch.
    direction: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'squirm',
      rolled: (c, f, faces) => {
        f.square = c.rules.pitch.step[c.match.players[f.player].at * 8 + faces[0] - 1]
        return f.square === OFF ? 'direction' : 'arrive'
      },
    },

    arrive: (c, f) => {
      const there = playerAt(c.match, f.square)
      if (!there || there.id === mateOf(c).id) return 'lie'
      f.occupant = there.id
      const eater = c.match.players[f.player]
      return call(shoveFrame(there.id, eater.at, coachOf(c.match, eater)), 'shoved')
    },

    // Where an occupant stands firm, the escaped player stays in his own square.
    shoved: (c, f, push) => {
      if (push === 'stayed') f.square = mateOf(c).at
      const occupant = c.match.players[f.occupant]
      if (!isOnPitch(occupant) || occupant.posture !== 'standing') f.occupant = -1
      else layDown(c, occupant, 'hitByTeamMate')
      return 'lie'
    },

    lie: (c, f) => {
      const mate = mateOf(c)
      const from = mate.at
      if (from !== f.square) {
        putPlayer(c.match, c.rules.pitch, mate, f.square)
        c.events.push({ type: 'moved', player: mate.id, from, to: f.square, how: 'thrown' })
      }
      lie(c, mate, 'landing')
      disturbBalls(c, mate)
      return 'crowd'
    },

    crowd: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'crowd') : 'hurt'
    },

    hurt: (_c, f) => (f.occupant < 0 ? DONE : call(armourFrame(f.occupant, -1, 'hitByTeamMate'), 'end')),

    end: () => DONE,
  },
}
