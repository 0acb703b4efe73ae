// Unpaid: he stays in the dugout until his appearance fee is paid, which takes this away from him.
// Neighbours: stayingOut.ts, inducements/handicaps.ts pays.
import type { Skill } from '../../hooks.ts'
import { stayingOut } from './stayingOut.ts'

export const UNPAID = 'unpaid'

export const unpaid: Skill = {
  id: UNPAID,
  name: 'Unpaid',
  category: 'extraordinary',
  windows: { fielding: stayingOut(UNPAID) },
}
