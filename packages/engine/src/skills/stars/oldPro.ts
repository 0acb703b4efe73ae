// Old Pro: once per match Pro re-rolls one die of his victim's or his own armour roll; a failed Pro leaves it unused.
import type { Skill } from '../../hooks.ts'
import { isActing } from '../../procs/move/zones.ts'
import { armourDie, armourDieFrame } from './armourDie.ts'

const ID = 'old-pro'
const PRO = 'pro'

export const oldPro: Skill = {
  id: ID,
  name: 'Old Pro',
  category: 'trait',
  procedures: { armourDie },
  oncePer: 'match',
  windows: {
    armourRolled: {
      offer: (c, owner, cause) => {
        const ready = owner.skills.includes(PRO) && !owner.marks.includes(PRO) && isActing(c, owner) && !cause.again
        return ready && (owner.id === cause.player) === cause.broken
      },
      use: (c, owner) => {
        owner.marks = [...owner.marks, PRO]
        return c.match.lastRoll ? armourDieFrame(owner.id, ID, c.match.lastRoll) : null
      },
      declining: 'armourRollStands',
    },
  },
}
