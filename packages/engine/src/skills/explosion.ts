// A bomb explodes: it hits the player in its square, and adjacent players on a 4 or more, also prone and stunned ones.
// Neighbour: bomb.ts.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { bombRulesOf } from '../procs/ball/bombRules.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { layDown, placeProne } from '../procs/hurt/fall.ts'
import { neighboursOf } from '../procs/move/zones.ts'
import { turnover } from '../procs/turn/turnover.ts'

export interface ExplosionFrame extends Frame {
  readonly proc: 'explosion'
  step: 'start' | 'near' | 'roll' | 'hurt' | 'end'
  readonly square: Square
  /** The player who threw the bomb first. */
  readonly bomber: number
  /** Adjacent players still to roll for, and players who were hit. */
  near: readonly number[]
  hit: readonly number[]
}

export const explosionFrame = (square: Square, bomber: number): ExplosionFrame => ({
  proc: 'explosion',
  step: 'start',
  square,
  bomber,
  near: [],
  hit: [],
})

const HIT_ROLL = 4

const knock = (c: Ctx, f: ExplosionFrame, id: number): void => {
  const player = c.match.players[id]
  if (bombRulesOf(c).knockDown) layDown(c, player, 'bomb')
  else {
    if (id === f.bomber && player.posture === 'standing') turnover(c, 'bomb')
    placeProne(c, player, 'bomb')
  }
  f.hit = [...f.hit, id]
}

export const explosion: Procedure<ExplosionFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      c.events.push({ type: 'exploded', square: f.square })
      f.near = neighboursOf(c, f.square).map((p) => p.id)
      const inside = playerAt(c.match, f.square)
      if (inside) knock(c, f, inside.id)
      return 'near'
    },
    near: (_c, f) => (f.near.length > 0 ? 'roll' : 'hurt'),
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'bomb',
      rolled: (c, f, faces) => {
        const id = f.near[0]
        f.near = f.near.slice(1)
        c.events.push({ type: 'chance', why: 'bomb', player: id, dice: faces })
        if (faces[0] >= HIT_ROLL) knock(c, f, id)
        return 'near'
      },
    },
    hurt: (_c, f) => {
      const id = f.hit[0]
      if (id === undefined) return call(settleFrame(), 'end')
      f.hit = f.hit.slice(1)
      return call(armourFrame(id, -1, 'bomb'), 'hurt')
    },
    end: () => DONE,
  },
}
