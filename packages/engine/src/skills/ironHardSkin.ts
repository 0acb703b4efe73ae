// Iron Hard Skin: opponents' skills, weapons and assists do not modify armour rolls against him, and Claws do not work.
import type { Skill } from '../hooks.ts'

export const ironHardSkin: Skill = {
  id: 'iron-hard-skin',
  name: 'Iron Hard Skin',
  category: 'mutation',
  worksWhileDown: true,
  permits: ['armourUnmodified'],
}
