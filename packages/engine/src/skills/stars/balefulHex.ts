// Baleful Hex: once a match, as she is activated, an opponent within five squares is bewitched on 2 or more: no tackle zones
// and no action until his team's next turn is over.
import type { Skill } from '../../hooks.ts'
import { setState } from '../../procs/states.ts'
import { featAtActivation, foesWithin } from '../feats.ts'

const NEEDS = 2

export const balefulHex: Skill = {
  id: 'baleful-hex',
  name: 'Baleful Hex',
  category: 'trait',
  oncePer: 'match',
  ...featAtActivation('baleful-hex', {
    targets: foesWithin(5),
    needs: NEEDS,
    done: (c, _owner, target, face) => {
      if (face >= NEEDS) setState(c, target, 'hexed', true)
      return null
    },
  }),
}
