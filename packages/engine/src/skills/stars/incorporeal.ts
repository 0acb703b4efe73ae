// Incorporeal: once per match, after a dodge roll, adds the player's strength to it.
import type { Skill } from '../../hooks.ts'
import { couldBeDivedAfter } from '../breakTackle.ts'

export const incorporeal: Skill = {
  id: 'incorporeal',
  name: 'Incorporeal',
  category: 'trait',
  oncePer: 'match',
  windows: {
    rolled: {
      offer: (c, owner, f) => {
        // A natural 1 fails anyway.
        const dodging = owner.id === f.player && f.roll === 'dodge' && f.faces[0] > 1
        return dodging && (!f.passed || couldBeDivedAfter(c, f, owner))
      },
      use: (_c, owner, cause) => {
        const value = owner.stats.ST ?? 0
        cause.modifiers.push({ value, source: 'incorporeal', player: owner.id })
        return null
      },
      declining: 'dodgeStands',
    },
  },
}
