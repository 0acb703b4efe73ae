// Leader: one more re-roll per half for his team, usable while a player with Leader is on the pitch.
import type { Skill } from '../hooks.ts'

export const leader: Skill = {
  id: 'leader',
  name: 'Leader',
  category: 'passing',
  worksWhileDown: true,
  permits: ['leads'],
}
