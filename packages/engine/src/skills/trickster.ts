// Trickster: before a block or another attack hits him he may move to another square next to the attacker.
import type { Skill } from '../hooks.ts'
import { hasState } from '../procs/match/states.ts'
import { trick, trickFrame, trickSquares } from './trick.ts'

export const trickster: Skill = {
  id: 'trickster',
  name: 'Trickster',
  category: 'trait',
  procedures: { trick },
  windows: {
    attackComing: {
      offer: (c, owner, cause) =>
        !cause.swing && !hasState(owner, 'rooted') && trickSquares(c, cause.attacker).length > 0,
      use: (_c, owner, cause) => trickFrame(owner.id, cause.attacker),
      declining: 'isHitWhereHeStands',
    },
  },
}
