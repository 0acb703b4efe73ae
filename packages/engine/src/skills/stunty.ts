// Stunty: ignores tackle zones when dodging, passes with −1, and is injured more easily.

import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { innermost } from '../kernel/stack.ts'
import type { PassFrame } from '../procs/ball/pass.ts'
import { isCarried } from '../procs/ball/whichBall.ts'
import type { InjuryFrame } from '../procs/hurt/injury.ts'

/** On the injury table a 7 is a knock-out and a 9 badly hurt. */
const fragile: WindowHook<InjuryFrame> = {
  offer: (_c, owner, cause) => {
    const { player, total } = cause
    return owner.id === player && (total === 7 || total === 9)
  },
  use: (_c, _owner, cause) => {
    cause.result = cause.total === 7 ? 'knockedOut' : 'badlyHurt'
    return null
  },
  compulsory: true,
}

export const stunty: Skill = {
  id: 'stunty',
  name: 'Stunty',
  category: 'extraordinary',
  ignoresZones: ['dodge'],
  heedsZonesWith: ['secret-weapon'],
  modifiers: { own: { pass: -1 } },
  permits: ['cannotBeInfected', 'cannotBeRaised'],
  windows: { injuryRolled: fragile },
}

/** Whether the throw is of the ball, not of a bomb. */
const throwsBall = (c: Ctx): boolean => {
  const pass = innermost<PassFrame>(c.match, 'pass')
  return pass !== undefined && isCarried(c.match.balls[pass.ball])
}

export const stuntyBb2020 = revise(stunty, {
  category: 'trait',
  worksWhileDown: true,
  heedsZonesWith: ['bombardier', 'chainsaw', 'swoop'],
  // Interceptions of his passes get +1.
  modifiers: { foes: { intercept: (c, f, bearer) => (f.other === bearer.id && throwsBall(c) ? 1 : 0) } },
})

/** `third`: every injury roll against him is 1 higher, and his throws count one band longer. */
export const stuntyThird = revise(stunty, {
  heedsZonesWith: [],
  modifiers: { own: { injury: 1 } },
  numbers: { throwBands: 1 },
  windows: {},
})
