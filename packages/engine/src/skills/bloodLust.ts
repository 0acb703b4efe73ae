// Blood Lust: on a 1 after declaring an action he must feed on a Thrall before it ends. Neighbour: skills/bite.ts.
import type { Skill } from '../hooks.ts'
import { bite } from './bite.ts'
import { fierceRoll } from './fierce.ts'
import { thirst, thirstFrame } from './thirst.ts'

const ID = 'blood-lust'

export const bloodLust: Skill = {
  id: ID,
  name: 'Blood Lust',
  category: 'extraordinary',
  procedures: { bite, thirst },
  windows: {
    activated: {
      offer: (_c, _owner, cause) => !cause.lost,
      roll: (_c, owner) => ({ roll: 'bloodLust', player: owner.id }),
      tested: (_c, owner, cause, passed) => {
        if (passed) return null
        cause.thirsty = true
        return cause.action === 'block' ? thirstFrame(owner.id, ID) : null
      },
      compulsory: true,
    },
  },
}

/** bb2020: the target number is part of the skill, a Block or Blitz helps, and any action may become a Move. */
const bloodlustBb2020 = (needs: number): Skill => {
  const id = `bloodlust-${needs}`
  return {
    id,
    name: `Bloodlust (${needs}+)`,
    category: 'trait',
    procedures: { bite, thirst },
    worksWhileDown: true,
    windows: {
      activated: {
        offer: (_c, _owner, cause) => !cause.lost,
        roll: fierceRoll('bloodLust', 1, needs),
        tested: (_c, owner, cause, passed) => {
          if (passed) return null
          cause.thirsty = true
          return cause.action === 'move' ? null : thirstFrame(owner.id, id)
        },
        compulsory: true,
      },
    },
  }
}

export const bloodlustsBb2020: readonly Skill[] = [2, 3].map(bloodlustBb2020)
