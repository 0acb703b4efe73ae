// Black Ink: once per match, at activation, an opponent he marks loses his tackle zone until his next action.
import type { Skill } from '../../hooks.ts'
import { setState } from '../../procs/match/states.ts'
import { featAtActivation, foesWithin } from '../feats.ts'

export const blackInk: Skill = {
  id: 'black-ink',
  name: 'Black Ink',
  category: 'trait',
  oncePer: 'match',
  ...featAtActivation('black-ink', {
    targets: (c, owner) => foesWithin(1)(c, owner).filter((p) => !p.noZones),
    needs: 0,
    done: (c, _owner, target) => {
      setState(c, target, 'gazed', true)
      return null
    },
  }),
}
