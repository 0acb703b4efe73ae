// Putrid Regurgitation: once per match Projectile Vomit, instead of a block or right after one.
import type { Skill } from '../../hooks.ts'
import { insteadOfBlock } from '../insteadOfBlock.ts'
import { vomit } from '../weapons.ts'
import { mayAttackOn, secondAttack, secondAttackFrame } from './secondAttack.ts'

export const putridRegurgitation: Skill = {
  id: 'putrid-regurgitation',
  name: 'Putrid Regurgitation',
  category: 'trait',
  procedures: { secondAttack, vomit },
  oncePer: 'match',
  windows: {
    ...insteadOfBlock('vomit'),
    blockOver: {
      offer: (c, owner) => mayAttackOn(c, owner),
      use: (_c, owner) => secondAttackFrame(owner.id, 'vomit'),
      declining: 'keepsItDown',
    },
  },
}
