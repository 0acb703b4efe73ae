// Slayer: once a match +1 on the armour or injury roll of a strong opponent whom his block knocked down.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

/** From this strength on a victim is worth it. */
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
