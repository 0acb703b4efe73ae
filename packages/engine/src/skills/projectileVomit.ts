// Projectile Vomit: once a turn instead of a block he spews at his victim, or on a 1 over himself.
import type { Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'

export const projectileVomit: Skill = {
  id: 'projectile-vomit',
  name: 'Projectile Vomit',
  category: 'trait',
  windows: insteadOfBlock('vomit', true),
}
