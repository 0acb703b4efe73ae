// Primal Savagery: once per match his Animal Savagery hits an adjacent opponent instead of a team-mate.
import type { Skill } from '../../hooks.ts'

export const primalSavagery: Skill = {
  id: 'primal-savagery',
  name: 'Primal Savagery',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  permits: ['lashesOutAtFoes'],
}
