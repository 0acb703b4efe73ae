// Two for One: after his partner is knocked out or a casualty, his Loner needs only a 2 for the rest of the match.
import type { Skill } from '../../hooks.ts'

const ID = 'two-for-one'
const LONER = /^loner-[345]$/
const EASED = 'loner-2'

export const twoForOne: Skill = {
  id: ID,
  name: 'Two for One',
  category: 'trait',
  worksWhileDown: true,
  windows: {
    mateLost: {
      offer: (c, owner, cause) =>
        c.match.players[cause.player].skills.includes(ID) && owner.skills.some((skill) => LONER.test(skill)),
      use: (_c, owner) => {
        owner.skills = owner.skills.map((skill) => (LONER.test(skill) ? EASED : skill))
        return null
      },
      compulsory: true,
    },
  },
}
