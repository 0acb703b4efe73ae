// Beer Barrel Bash!: once per drive, at activation, he knocks down an opponent within three squares on a 3 or more, and
// himself on a 1.
import type { Skill } from '../../hooks.ts'
import { knockDownFrame } from '../../procs/hurt/knockDown.ts'
import { featAtActivation, foesWithin } from '../feats.ts'

const NEEDS = 3
const KEG = 'keg'

export const beerBarrelBash: Skill = {
  id: 'beer-barrel-bash',
  name: 'Beer Barrel Bash!',
  category: 'trait',
  oncePer: 'drive',
  ...featAtActivation('beer-barrel-bash', {
    targets: foesWithin(3),
    needs: NEEDS,
    done: (_c, owner, target, face) => {
      if (face >= NEEDS) return knockDownFrame(target.id, KEG)
      return face === 1 ? knockDownFrame(owner.id, KEG) : null
    },
  }),
}
