// Arm Bar: +1 to the armour or injury roll of an opponent who fell as he dodged, jumped or leapt from his tackle zone.
import type { Skill } from '../hooks.ts'
import { helpHurt } from './helpHurt.ts'

const ID = 'arm-bar'

export const armBar: Skill = {
  id: ID,
  name: 'Arm Bar',
  category: 'strength',
  worksWhileDown: true,
  windows: helpHurt(ID, (_c, owner, f) => f.helpers.includes(owner.id)),
}
