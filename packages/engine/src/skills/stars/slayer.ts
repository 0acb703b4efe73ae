// Slayer: once per match +1 to the armour or injury roll of a strong opponent his block knocked down.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

/** The lowest strength of such an opponent. */
const STRONG = 5

export const slayer: Skill = {
  id: 'slayer',
  name: 'Slayer',
  category: 'trait',
  oncePer: 'match',
  ...helpMore(
    'slayer',
    ['armour', 'injury'],
    (c, owner, f) => hurtByHisBlock(c, owner, f) && (c.match.players[f.player].stats.ST ?? 0) >= STRONG,
  ),
}
