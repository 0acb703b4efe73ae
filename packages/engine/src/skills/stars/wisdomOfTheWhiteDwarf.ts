// Wisdom of the White Dwarf: once per turn a team-mate activated next to him gains one of four skills for that turn.
import type { Skill } from '../../hooks.ts'
import { lesson, lessonFrame, lessons } from './lesson.ts'

const ID = 'wisdom-of-the-white-dwarf'
const TAUGHT: readonly string[] = ['break-tackle', 'dauntless', 'mighty-blow-1', 'sure-feet']

export const wisdomOfTheWhiteDwarf: Skill = {
  id: ID,
  name: 'Wisdom of the White Dwarf',
  category: 'trait',
  procedures: { lesson },
  windows: {
    mateActivated: {
      offer: (c, owner, cause) =>
        !owner.marks.includes(ID) && lessons(c.match.players[cause.player], TAUGHT).length > 0,
      use: (_c, owner, cause) => {
        owner.marks = [...owner.marks, ID]
        return lessonFrame(cause.player, owner.id, ID, TAUGHT)
      },
      declining: 'keepsHisAdvice',
    },
  },
}
