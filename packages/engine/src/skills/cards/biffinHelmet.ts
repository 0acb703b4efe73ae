// Bob's Biffin' Helmet: +2 strength in a block he makes. Lent by a card until that block is over.
import type { Skill } from '../../hooks.ts'

const BONUS = 2

export const biffinHelmet: Skill = {
  id: 'biffin-helmet',
  name: "Bob's Biffin' Helmet",
  category: 'trait',
  blockStrength: (c, f, owner) => {
    if (owner.id !== f.attacker) return 0
    const { ST = 0 } = owner.stats
    const most = c.rules.tables.statLimits.ST?.[1] ?? ST + BONUS
    return Math.max(0, Math.min(BONUS, most - ST))
  },
}
