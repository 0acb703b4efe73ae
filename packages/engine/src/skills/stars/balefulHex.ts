// Baleful Hex: once per match, at activation, on a 2 or more an opponent within five squares loses his tackle zone and
// cannot act until the end of his team's next turn.
import type { Skill } from '../../hooks.ts'
import { setState } from '../../procs/match/states.ts'
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
