// The Main 'Skull'-prit: when he is sent off, there is no arguing and no bribe. Lent by a card for the match.
import type { Skill } from '../../hooks.ts'

export const mainSkullPrit: Skill = {
  id: 'main-skull-prit',
  name: "The Main 'Skull'-prit",
  category: 'trait',
  permits: ['cannotBePardoned'],
}
