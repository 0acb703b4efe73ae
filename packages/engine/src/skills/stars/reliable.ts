// Reliable: a team-mate he fumbles lands on his feet next to him.
import type { Skill } from '../../hooks.ts'

export const reliable: Skill = {
  id: 'reliable',
  name: 'Reliable',
  category: 'trait',
  permits: ['fumblesSafely'],
}
