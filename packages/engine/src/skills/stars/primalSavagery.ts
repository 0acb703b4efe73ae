// Primal Savagery: once a match an opponent next to him takes what his Animal Savagery had for a team-mate.
import type { Skill } from '../../hooks.ts'

export const primalSavagery: Skill = {
  id: 'primal-savagery',
  name: 'Primal Savagery',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  lashesOutAtFoes: true,
}
