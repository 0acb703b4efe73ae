// Wild Animal: needs 4 or more after declaring an action, +2 for a Block or Blitz, or the action is lost.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'
import type { RollKind } from '../vocabulary/rolls.ts'
import { fierceRoll } from './fierce.ts'

/** Unchannelled Fury uses it too. */
export const fury = (roll: RollKind): WindowHook<ActivationFrame> => ({
  offer: (_c, _owner, cause) => !cause.lost,
  roll: fierceRoll(roll, 2),
  tested: (_c, _owner, cause, passed) => {
    if (!passed) cause.lost = true
    return null
  },
  compulsory: true,
})

export const wildAnimal: Skill = {
  id: 'wild-animal',
  name: 'Wild Animal',
  category: 'extraordinary',
  windows: { activated: fury('wildAnimal') },
}

/** `third`: no roll, but he acts first, must block, and nobody assists him. turnCalled.ts lets him be used late. */
export const wildAnimalThird = revise(wildAnimal, { permits: ['actsFirst', 'mustBlock', 'unassisted'], windows: {} })
