// Bob's Biffin' Helmet: two more strength in a block of his own. Lent by a card until that block is settled.
import type { Skill } from '../../hooks.ts'

const BONUS = 2

export const biffinHelmet: Skill = {
  id: 'biffin-helmet',
  name: "Bob's Biffin' Helmet",
  category: 'trait',
  blockStrength: (c, f, owner) => {
    if (owner.id !== f.attacker) return 0
    const { ST = 0 } = owner.stats
    const most = c.rules.numbers.statLimits.ST?.[1] ?? ST + BONUS
    return Math.max(0, Math.min(BONUS, most - ST))
  },
}
