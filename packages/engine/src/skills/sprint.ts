// Sprint: one more go for it.
import type { Skill } from '../hooks.ts'

export const sprint: Skill = {
  id: 'sprint',
  name: 'Sprint',
  category: 'agility',
  numbers: { extraGoForIts: 1 },
}
