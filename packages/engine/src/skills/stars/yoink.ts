// Yoink!: once per match, instead of an interception roll he gets the ball on a 2 or more, and misses on a 1.
import type { Skill } from '../../hooks.ts'

const ID = 'yoink'

export const yoink: Skill = {
  id: ID,
  name: 'Yoink!',
  category: 'trait',
  oncePer: 'match',
  windows: {
    interfering: {
      offer: () => true,
      roll: (_c, owner, cause) => ({
        roll: 'feat',
        player: owner.id,
        base: 2,
        other: cause.thrower,
        why: ID,
      }),
      tested: (_c, _owner, cause, passed) => {
        cause.grab = passed ? 'snatched' : 'missed'
        return null
      },
      declining: 'triesToDeflect',
    },
  },
}
