// Projectile Vomit: once per turn instead of a block; on a 1 it hits himself. Neighbour: skills/weapons.ts.
import type { Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'
import { vomit } from './weapons.ts'

export const projectileVomit: Skill = {
  id: 'projectile-vomit',
  name: 'Projectile Vomit',
  category: 'trait',
  procedures: { vomit },
  windows: insteadOfBlock('vomit', true),
}
