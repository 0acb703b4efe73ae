// Dirty Player: +1 on the armour or injury roll of his own foul.
import type { Skill } from '../hooks.ts'
import { helpHurt } from './helpHurt.ts'

export const dirtyPlayer: Skill = {
  id: 'dirty-player',
  name: 'Dirty Player',
  category: 'general',
  windows: helpHurt('dirty-player', 'foul'),
}
