// Loner: a team re-roll works for him only on 4 or more, and is spent either way.
import type { Skill } from '../hooks.ts'

export const loner: Skill = {
  id: 'loner',
  name: 'Loner',
  category: 'extraordinary',
  teamRerollGate: 'loner',
}
