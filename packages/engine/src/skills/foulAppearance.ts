// Foul Appearance: whoever wants to block him, or attack him instead, must roll 2 or more first.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { ActivationFrame } from '../procs/activationFrame.ts'
import { type BlockFrame, wasNominated } from '../procs/blockFrame.ts'

const blockDeclared: WindowHook = {
  offer: (_c, owner, cause) => {
    const f = cause as BlockFrame
    return owner.id === f.defender && !f.swing && !f.cancelled
  },
  roll: (_c, owner, cause) => ({ roll: 'foulAppearance', player: (cause as BlockFrame).attacker, other: owner.id }),
  tested: (_c, _owner, cause, passed) => {
    if (!passed) (cause as BlockFrame).cancelled = true
    return null
  },
  compulsory: true,
  declining: '',
}

export const foulAppearance: Skill = {
  id: 'foul-appearance',
  name: 'Foul Appearance',
  category: 'mutation',
  windows: { blockDeclared },
}

/** What nobody shrinks from: kicking somebody who is down, or only running about. */
const HARMLESS: readonly string[] = ['foul', 'move']

/** Later: an action declared on him is lost as a whole; every further block of a frenzy needs its own roll. */
export const foulAppearance2020 = revise(foulAppearance, {
  worksWhileDown: true,
  windows: {
    nominated: {
      // A thirsty player may have made a mere move of what he declared.
      offer: (_c, _owner, cause) => !HARMLESS.includes((cause as ActivationFrame).action),
      roll: (_c, owner, cause) => ({
        roll: 'foulAppearance',
        player: (cause as ActivationFrame).player,
        other: owner.id,
      }),
      tested: (_c, _owner, cause, passed) => {
        if (!passed) (cause as ActivationFrame).lost = true
        return null
      },
      compulsory: true,
      declining: '',
    },
    blockDeclared: {
      ...blockDeclared,
      offer: (c, owner, cause) => blockDeclared.offer(c, owner, cause) && !wasNominated(c, cause as BlockFrame),
    },
  },
})
