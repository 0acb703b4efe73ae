// Late: he misses the first drive of the match. Neighbour: stayingOut.ts.
import type { Skill } from '../../hooks.ts'
import { stayingOut } from './stayingOut.ts'

export const late: Skill = {
  id: 'late',
  name: 'Late',
  category: 'extraordinary',
  windows: { fielding: stayingOut('late', (c) => c.match.clock.drive === 1) },
}
