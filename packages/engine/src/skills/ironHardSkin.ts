// Iron Hard Skin: opponents add nothing to armour rolls against him, be it by skills, weapons or assists, and claws do nothing.
import type { Skill } from '../hooks.ts'

export const ironHardSkin: Skill = {
  id: 'iron-hard-skin',
  name: 'Iron Hard Skin',
  category: 'mutation',
  worksWhileDown: true,
  armourUntouched: true,
}
