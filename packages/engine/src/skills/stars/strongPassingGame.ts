// Strong Passing Game: once per match, after the roll, adds his strength to a pass; a natural 1 still fails.
import type { Skill } from '../../hooks.ts'

const ID = 'strong-passing-game'

export const strongPassingGame: Skill = {
  id: ID,
  name: 'Strong Passing Game',
  category: 'trait',
  oncePer: 'match',
  windows: {
    rolled: {
      offer: (_c, owner, cause) =>
        cause.player === owner.id && cause.roll === 'pass' && !cause.passed && cause.faces[0] > 1,
      use: (_c, owner, cause) => {
        cause.modifiers.push({ value: owner.stats.ST ?? 0, source: ID, player: owner.id })
        return null
      },
      declining: 'throwStands',
    },
  },
}
