// Apart: of all players of his team who have it, only one is set up. Neighbour: procs/kickOff/fielding.ts.
import type { Skill } from '../../hooks.ts'

export const apart: Skill = {
  id: 'apart',
  name: 'The Greatest',
  category: 'extraordinary',
  permits: ['apart'],
}
