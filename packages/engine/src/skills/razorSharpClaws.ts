// Razor Sharp Claws: +2 to the injury rolls of his blocks. Neighbour: helpHurt.ts.
import type { Skill } from '../hooks.ts'
import { hurtBy } from './helpHurt.ts'

const isHis = hurtBy('block')

export const razorSharpClaws: Skill = {
  id: 'razor-sharp-claws',
  name: 'Razor Sharp Claws',
  category: 'mutation',
  worksWhileDown: true,
  windows: {
    injuryRolled: {
      offer: (c, owner, f) => isHis(c, owner, f) && !f.again,
      use: (_c, _owner, f) => {
        f.total += 2
        return null
      },
      compulsory: true,
    },
  },
}
