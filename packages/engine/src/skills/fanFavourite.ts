// Fan Favourite: +1 FAME on the kick-off table while he is on the pitch.
import type { Skill } from '../hooks.ts'

export const fanFavourite: Skill = {
  id: 'fan-favourite',
  name: 'Fan Favourite',
  category: 'extraordinary',
  numbers: { fame: 1 },
}
