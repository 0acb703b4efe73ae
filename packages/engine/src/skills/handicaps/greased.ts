// Greased Shoes: his agility is 1 until a touchdown or the end of the first half. Neighbour: procs/match/loans.ts.
import type { Skill } from '../../hooks.ts'
import { lendStat } from '../../procs/match/loans.ts'

const LEFT = 1

export const greased: Skill = {
  id: 'greased',
  name: 'Greased Shoes',
  category: 'extraordinary',
  windows: {
    matchStarting: {
      offer: (_c, owner) => (owner.stats.AG ?? 0) > LEFT,
      use: (c, owner) => {
        lendStat(c, owner, 'AG', LEFT - (owner.stats.AG ?? 0), 'touchdown')
        return null
      },
      compulsory: true,
    },
  },
}
