// Whirling Dervish: once per action re-rolls the direction of his random move.
import type { Skill } from '../../hooks.ts'

const ID = 'whirling-dervish'

export const whirlingDervish: Skill = {
  id: ID,
  name: 'Whirling Dervish',
  category: 'trait',
  windows: {
    swingRolled: {
      offer: (_c, owner) => !owner.marks.includes(ID),
      use: (_c, owner, cause) => {
        owner.marks = [...owner.marks, ID]
        cause.again = true
        return null
      },
      declining: 'goesWhereTheDiePoints',
    },
  },
}
