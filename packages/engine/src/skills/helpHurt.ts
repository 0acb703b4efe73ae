// What Mighty Blow and Dirty Player share: +1 on the armour roll or on the injury roll of a victim, decided after the roll.
import type { Skill, WindowHook } from '../hooks.ts'
import { type ArmourFrame, breaksArmour } from '../procs/armour.ts'
import type { InjuryFrame } from '../procs/injury.ts'

/** The two windows of such a skill; `why` is what must have hurt the victim. */
export const helpHurt = (id: string, why: string): NonNullable<Skill['windows']> => {
  const armourRolled: WindowHook = {
    offer: (c, owner, cause) => {
      const f = cause as ArmourFrame
      return owner.id === f.by && f.why === why && !f.broken && !f.again && breaksArmour(c, f, f.total + 1)
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
    offer: (_c, owner, cause) => {
      const f = cause as InjuryFrame
      return owner.id === f.by && f.why === why && f.spent !== id && !f.again
    },
    use: (_c, _owner, cause) => {
      ;(cause as InjuryFrame).total++
      return null
    },
    declining: 'The injury roll stands.',
  }
  return { armourRolled, injuryRolled }
}
