// Animal Savagery: below 4 after declaring an action (+2 for a Block or Blitz) he knocks down an adjacent team-mate and
// goes on; with no team-mate adjacent he loses his action and his tackle zone. Neighbour: skills/lashOut.ts.
import type { Skill } from '../hooks.ts'
import { setState } from '../procs/match/states.ts'
import { fierceRoll } from './fierce.ts'
import { lashOut, lashOutFrame, withinReach } from './lashOut.ts'

export const animalSavagery: Skill = {
  id: 'animal-savagery',
  name: 'Animal Savagery',
  category: 'trait',
  procedures: { lashOut },
  worksWhileDown: true,
  windows: {
    activated: {
      offer: (_c, _owner, cause) => !cause.lost,
      roll: fierceRoll('animalSavagery', 2),
      tested: (c, owner, cause, passed) => {
        if (passed) return null
        if (withinReach(c, owner).length > 0) return lashOutFrame(owner.id)
        setState(c, owner, 'confused', true)
        cause.lost = true
        return null
      },
      compulsory: true,
    },
  },
}
