// Reliable: a team-mate he fumbles drops beside him, but lands on his feet.
import type { Skill } from '../../hooks.ts'

export const reliable: Skill = {
  id: 'reliable',
  name: 'Reliable',
  category: 'trait',
  fumblesSafely: true,
}
