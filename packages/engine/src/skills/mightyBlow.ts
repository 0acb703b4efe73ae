// Mighty Blow: +1 on the armour or injury roll of an opponent whom his block brought down.
import type { Skill } from '../hooks.ts'
import { helpHurt } from './helpHurt.ts'

export const mightyBlow: Skill = {
  id: 'mighty-blow',
  name: 'Mighty Blow',
  category: 'strength',
  worksWhileDown: true,
  windows: helpHurt('mighty-blow', 'block'),
}
