// Stunty: slips through tackle zones, throws badly, and is easily hurt.
import { anySkill } from '../edition.ts'
import type { Skill, WindowHook } from '../hooks.ts'
import type { InjuryFrame } from '../procs/injury.ts'

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
  ignoresZones: (c, f, owner) => f.roll === 'dodge' && !anySkill(c, owner, (skill) => skill.id === 'secret-weapon'),
  own: { pass: () => -1 },
  uninfectable: true,
  windows: { injuryRolled: fragile },
}
