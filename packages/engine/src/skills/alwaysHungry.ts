// Always Hungry: may try to eat the team-mate he is about to throw.
import { revise, type Skill } from '../hooks.ts'
import { hungerFrame } from '../procs/hunger.ts'

export const alwaysHungry: Skill = {
  id: 'always-hungry',
  name: 'Always Hungry',
  category: 'extraordinary',
  windows: {
    throwingTeamMate: {
      offer: () => true,
      roll: (_c, owner) => ({ roll: 'alwaysHungry', player: owner.id }),
      tested: (_c, owner, _cause, passed) => (passed ? null : hungerFrame(owner.id)),
      compulsory: true,
      declining: '',
    },
  },
}

export const alwaysHungry2020 = revise(alwaysHungry, { category: 'trait' })
