// Tasty Morsel: once per match she feeds on an opponent who is not a star and not too strong.

import type { Skill } from '../../hooks.ts'
import { areOpponents } from '../../kernel/allegiance.ts'

/** The highest strength of such an opponent. */
const STRONGEST = 3

export const tastyMorsel: Skill = {
  id: 'tasty-morsel',
  name: 'Tasty Morsel',
  category: 'trait',
  oncePer: 'match',
  feedsOn: (owner, other) =>
    areOpponents(other, owner) && (other.stats.ST ?? 0) <= STRONGEST && other.who.engaged !== 'star',
}
