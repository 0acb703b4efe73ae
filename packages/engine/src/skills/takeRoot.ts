// Take Root: on a 1 after declaring an action he cannot leave his square until the drive ends or he goes down.
import type { Skill } from '../hooks.ts'
import type { ActivationFrame } from '../procs/activation.ts'
import { hasState, setState } from '../procs/states.ts'

export const takeRoot: Skill = {
  id: 'take-root',
  name: 'Take Root',
  category: 'extraordinary',
  windows: {
    activated: {
      offer: (_c, owner, cause) => !(cause as ActivationFrame).lost && !hasState(owner, 'rooted'),
      roll: (_c, owner) => ({ roll: 'takeRoot', player: owner.id }),
      tested: (c, owner, cause, passed) => {
        if (passed) return null
        const f = cause as ActivationFrame
        setState(c, owner, 'rooted', true)
        // Rooted as he starts a blitz, he may not even block from where he stands.
        if (f.action === 'blitz') f.mayNotBlock = true
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}
