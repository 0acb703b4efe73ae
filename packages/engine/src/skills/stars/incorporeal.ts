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
      offer: (c, owner, cause) => {
        // A natural 1 fails anyway.
        const dodging = owner.id === cause.player && cause.roll === 'dodge' && cause.faces[0] > 1
        return dodging && (!cause.passed || couldBeDivedAfter(c, cause, owner))
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
