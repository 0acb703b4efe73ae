// Stunty: slips through tackle zones, throws badly, and is easily hurt.
import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { InjuryFrame } from '../procs/injury.ts'
import type { PassFrame } from '../procs/pass.ts'

/** Reads 7 as knocked out and 9 as badly hurt. */
const fragile: WindowHook = {
  offer: (_c, owner, cause) => {
    const { player, total } = cause as InjuryFrame
    return owner.id === player && (total === 7 || total === 9)
  },
  use: (_c, _owner, cause) => {
    const f = cause as InjuryFrame
    f.result = f.total === 7 ? 'knockedOut' : 'badlyHurt'
    return null
  },
  compulsory: true,
  declining: '',
}

export const stunty: Skill = {
  id: 'stunty',
  name: 'Stunty',
  category: 'extraordinary',
  // Whoever carries a secret weapon cannot duck under outstretched arms.
  ignoresZones: (_c, f, owner) => f.roll === 'dodge' && !owner.skills.includes('secret-weapon'),
  own: { pass: () => -1 },
  uninfectable: true,
  neverRises: true,
  windows: { injuryRolled: fragile },
}

/** What a small player cannot carry or wear and still duck under outstretched arms. */
const UNWIELDY: readonly string[] = ['bombardier', 'chainsaw', 'swoop']

/** Whether the thing in the air is the ball. */
const throwsBall = (c: Ctx): boolean => {
  const pass = c.match.stack.filter((frame) => frame.proc === 'pass').at(-1) as PassFrame | undefined
  return pass !== undefined && c.match.balls[pass.ball].kind === 'ball'
}

export const stunty2020 = revise(stunty, {
  category: 'trait',
  worksWhileDown: true,
  ignoresZones: (_c, f, owner) => f.roll === 'dodge' && !owner.skills.some((id) => UNWIELDY.includes(id)),
  own: {},
  // His throws are easily picked out of the air.
  aura: { intercept: (c, f, bearer) => (f.other === bearer.id && throwsBall(c) ? 1 : 0) },
})
