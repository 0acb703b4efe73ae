// Guard: assists blocks from inside enemy tackle zones, but not fouls.
import type { Skill } from '../hooks.ts'

export const guard: Skill = {
  id: 'guard',
  name: 'Guard',
  category: 'strength',
  permits: ['assistsAnywhere'],
}
