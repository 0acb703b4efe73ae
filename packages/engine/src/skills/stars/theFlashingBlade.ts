// The Flashing Blade: once per match, when activated for a Move, he first stabs an adjacent opponent.
import type { Skill } from '../../hooks.ts'
import { feat, featFrame } from '../feat.ts'
import { foesWithin } from '../feats.ts'
import { stabProcedure, weaponFrame } from '../weapons.ts'

const ID = 'the-flashing-blade'
const targets = foesWithin(1)

export const theFlashingBlade: Skill = {
  id: ID,
  name: 'The Flashing Blade',
  category: 'trait',
  procedures: { feat, stab: stabProcedure },
  oncePer: 'match',
  feat: { targets, needs: 0, done: (_c, owner, target) => weaponFrame('stab', owner.id, target.id) },
  windows: {
    activated: {
      offer: (c, owner, cause) => cause.action === 'move' && !cause.lost && targets(c, owner).length > 0,
      use: (_c, owner) => featFrame(owner.id, ID),
      declining: 'movesAsUsual',
    },
  },
}
