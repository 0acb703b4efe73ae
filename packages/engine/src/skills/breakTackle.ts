// Break Tackle: once a turn uses strength instead of agility for a dodge, decided after the roll.
import type { Skill } from '../hooks.ts'
import type { RollFrame } from '../procs/roll.ts'

export const breakTackle: Skill = {
  id: 'break-tackle',
  name: 'Break Tackle',
  category: 'strength',
  windows: {
    rolled: {
      offer: (_c, owner, cause) => {
        const f = cause as RollFrame
        const stronger = (owner.stats.ST ?? 0) > (owner.stats.AG ?? 0)
        return (
          owner.id === f.player && f.roll === 'dodge' && !f.passed && stronger && !owner.marks.includes('break-tackle')
        )
      },
      use: (_c, owner, cause) => {
        owner.marks = [...owner.marks, 'break-tackle']
        ;(cause as RollFrame).base = Math.max(1, 7 - (owner.stats.ST ?? 0))
        return null
      },
      declining: 'The dodge stands.',
    },
  },
}
