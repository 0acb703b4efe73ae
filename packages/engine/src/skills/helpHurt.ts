// What Mighty Blow and Dirty Player share: +1 on the armour roll or on the injury roll of a victim, decided after the roll.
import type { Ctx } from '../edition.ts'
import type { Skill, WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { type ArmourFrame, breaksArmour } from '../procs/armour.ts'
import type { InjuryFrame } from '../procs/injury.ts'

/** The owner did it, in that way, to an opponent. */
const isHis = (c: Ctx, owner: Player, f: ArmourFrame | InjuryFrame, why: string): boolean =>
  owner.id === f.by && f.why === why && c.match.players[f.player].side !== owner.side

/** The two windows of such a skill; `why` is what must have hurt the victim. */
export const helpHurt = (id: string, why: string): NonNullable<Skill['windows']> => {
  const armourRolled: WindowHook = {
    offer: (c, owner, cause) => {
      const f = cause as ArmourFrame
      return isHis(c, owner, f, why) && !f.broken && !f.again && breaksArmour(c, f, f.total + 1)
    },
    use: (_c, _owner, cause) => {
      const f = cause as ArmourFrame
      f.broken = true
      f.spent = id
      return null
    },
    declining: 'The armour holds.',
  }
  const injuryRolled: WindowHook = {
    offer: (c, owner, cause) => {
      const f = cause as InjuryFrame
      return isHis(c, owner, f, why) && f.spent !== id && !f.again
    },
    use: (_c, _owner, cause) => {
      ;(cause as InjuryFrame).total++
      return null
    },
    declining: 'The injury roll stands.',
  }
  return { armourRolled, injuryRolled }
}
