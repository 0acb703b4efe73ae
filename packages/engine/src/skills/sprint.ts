// Sprint: goes for it three times instead of two.
import type { Skill } from '../hooks.ts'

export const sprint: Skill = {
  id: 'sprint',
  name: 'Sprint',
  category: 'agility',
  extraGoForIts: 1,
}
