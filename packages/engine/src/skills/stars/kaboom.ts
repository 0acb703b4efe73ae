// Kaboom!: once per match his bomb explodes in the hands of the opponent who caught it.
import type { Skill } from '../../hooks.ts'

export const kaboom: Skill = {
  id: 'kaboom',
  name: 'Kaboom!',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  windows: {
    bombCaught: {
      offer: (c, owner, cause) => c.match.players[cause.thrower].side !== owner.side,
      use: (_c, _owner, cause) => {
        cause.short = true
        return null
      },
      declining: 'fuseBurnsAsItWill',
    },
  },
}
