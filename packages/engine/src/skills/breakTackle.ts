// Break Tackle: once per turn uses strength instead of agility for a dodge, decided after the roll.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { may } from '../kit.ts'
import { markers } from '../procs/move/zones.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'

/** His coach decides before an opponent may use Diving Tackle, so he may use it on a success too. */
export const couldBeDivedAfter = (c: Ctx, f: RollFrame, owner: Player): boolean =>
  !f.modifiers.some(({ source }) => c.rules.skills.get(source)?.permits?.includes('divesAfterDodger') === true) &&
  markers(c, owner, f.from).some((other) => may(c, other).divesAfterDodger)

export const breakTackle: Skill = {
  id: 'break-tackle',
  name: 'Break Tackle',
  category: 'strength',
  windows: {
    rolled: {
      offer: (c, owner, cause) => {
        if (owner.id !== cause.player || cause.roll !== 'dodge' || owner.marks.includes('break-tackle')) return false
        const stronger = (owner.stats.ST ?? 0) > (owner.stats.AG ?? 0)
        return stronger && (!cause.passed || couldBeDivedAfter(c, cause, owner))
      },
      use: (_c, owner, cause) => {
        owner.marks = [...owner.marks, 'break-tackle']
        cause.base = Math.max(1, 7 - (owner.stats.ST ?? 0))
        return null
      },
      declining: 'dodgeStands',
    },
  },
}

/** From this strength on the bonus is +2. */
const MIGHTY = 5

/** bb2020: a bonus to the dodge, larger for the strong. */
export const breakTackleBb2020 = revise(breakTackle, {
  windows: {
    rolled: {
      offer: (c, owner, cause) => {
        const dodging = owner.id === cause.player && cause.roll === 'dodge' && !owner.marks.includes('break-tackle')
        return dodging && (!cause.passed || couldBeDivedAfter(c, cause, owner))
      },
      use: (_c, owner, cause) => {
        owner.marks = [...owner.marks, 'break-tackle']
        const value = (owner.stats.ST ?? 0) >= MIGHTY ? 2 : 1
        cause.modifiers.push({ value, source: 'break-tackle', player: owner.id })
        return null
      },
      declining: 'dodgeStands',
    },
  },
})
