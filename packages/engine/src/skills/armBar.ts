// Arm Bar: +1 on the armour or injury roll of an opponent who fell while he dodged, jumped or leapt out of his zone.
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
