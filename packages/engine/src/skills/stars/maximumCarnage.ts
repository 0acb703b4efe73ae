// Maximum Carnage: once per match he attacks a second victim with his chainsaw right away.
import type { Skill } from '../../hooks.ts'
import { chainsawProcedure } from '../weapons.ts'
import { mayAttackOn, secondAttack, secondAttackFrame } from './secondAttack.ts'

export const maximumCarnage: Skill = {
  id: 'maximum-carnage',
  name: 'Maximum Carnage',
  category: 'trait',
  procedures: { secondAttack, chainsaw: chainsawProcedure },
  oncePer: 'match',
  windows: {
    weaponUsed: {
      offer: (c, owner, cause) => cause.weapon === 'chainsaw' && mayAttackOn(c, owner, cause.defender),
      use: (_c, owner, cause) => secondAttackFrame(owner.id, 'chainsaw', cause.defender),
      declining: 'oneVictimIsEnough',
    },
  },
}
