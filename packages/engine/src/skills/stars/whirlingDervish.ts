// Whirling Dervish: once per action re-rolls the direction of his random move.
import type { Skill } from '../../hooks.ts'
import type { SwingFrame } from '../swing.ts'

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
        ;(cause as SwingFrame).again = true
        return null
      },
      declining: 'goesWhereTheDiePoints',
    },
  },
}
