// Foul Appearance: an opponent who wants to block him, or use another attack, must roll 2 or more first.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { type BlockFrame, wasNominated } from '../procs/block/blockFrame.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'

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
}

export const foulAppearance: Skill = {
  id: 'foul-appearance',
  name: 'Foul Appearance',
  category: 'mutation',
  windows: { blockDeclared },
}

/** Actions against him that need no roll. */
const HARMLESS: readonly string[] = ['foul', 'move']

/** bb2020: a failure loses the whole action; every further block of Frenzy needs its own roll. */
export const foulAppearanceBb2020 = revise(foulAppearance, {
  worksWhileDown: true,
  windows: {
    nominated: {
      // Bloodlust may have turned the declared action into a Move.
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
    },
    blockDeclared: {
      ...blockDeclared,
      offer: (c, owner, cause) => blockDeclared.offer(c, owner, cause) && !wasNominated(c, cause as BlockFrame),
    },
  },
})
