// Wild Animal: needs 4 or more after declaring an action, with +2 for a Block or Blitz, or the action is wasted.
import type { Skill } from '../hooks.ts'
import type { ActivationFrame } from '../procs/activation.ts'

export const wildAnimal: Skill = {
  id: 'wild-animal',
  name: 'Wild Animal',
  category: 'extraordinary',
  windows: {
    activated: {
      offer: (_c, _owner, cause) => !(cause as ActivationFrame).lost,
      roll: (_c, owner, cause) => {
        const { action } = cause as ActivationFrame
        const fierce = action === 'block' || action === 'blitz'
        return {
          roll: 'wildAnimal',
          player: owner.id,
          modifiers: fierce ? [{ value: 2, source: action, player: -1 }] : [],
        }
      },
      tested: (_c, _owner, cause, passed) => {
        if (!passed) (cause as ActivationFrame).lost = true
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}
