// A Sneaky Pair: +1 to the injury roll of a stab or foul on an opponent whom both twins mark.
import type { Skill } from '../../hooks.ts'
import { hasZone, playersBeside } from '../../procs/move/zones.ts'
import { helpMore, hurtBy } from '../helpHurt.ts'

const ID = 'a-sneaky-pair'
const his = hurtBy('stab', 'foul')

export const aSneakyPair: Skill = {
  id: ID,
  name: 'A Sneaky Pair',
  category: 'trait',
  ...helpMore(ID, ['injury'], (c, owner, f) => {
    if (!his(c, owner, f)) return false
    const near = playersBeside(c, c.match.players[f.player]).filter((p) => p.side === owner.side && hasZone(p))
    return near.filter((p) => p.skills.includes(ID)).length === 2
  }),
}
