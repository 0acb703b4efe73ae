// Blood Lust: on a 1 after declaring an action he must feed on a Thrall before it ends, or leaves for a spectator.
import type { Skill } from '../hooks.ts'
import type { ActivationFrame } from '../procs/activation.ts'

export const bloodLust: Skill = {
  id: 'blood-lust',
  name: 'Blood Lust',
  category: 'extraordinary',
  windows: {
    activated: {
      offer: (_c, _owner, cause) => !(cause as ActivationFrame).lost,
      roll: (_c, owner) => ({ roll: 'bloodLust', player: owner.id }),
      tested: (_c, _owner, cause, passed) => {
        if (!passed) (cause as ActivationFrame).thirsty = true
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}
