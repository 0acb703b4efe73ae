// What Mighty Blow, Dirty Player and Arm Bar share: a bonus on the armour roll or on the injury roll of a victim, decided after
// the roll.
import type { Ctx } from '../edition.ts'
import type { Skill, WindowHook } from '../hooks.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { type ArmourFrame, breaksArmour } from '../procs/armour.ts'
import type { InjuryFrame } from '../procs/injury.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'

type IsHis = (c: Ctx, owner: Player, f: ArmourFrame | InjuryFrame) => boolean

/** The owner did it, in that way, to an opponent. */
export const hurtBy =
  (why: string): IsHis =>
  (c, owner, f) =>
    owner.id === f.by && f.why === why && c.match.players[f.player].side !== owner.side

/** Against his own team-mate it is the opposing coach who may use it. */
const asks = (c: Ctx, owner: Player, cause: Frame): Side =>
  c.match.players[(cause as ArmourFrame | InjuryFrame).player].side === owner.side ? otherSide(owner.side) : owner.side

/** The two windows of such a skill; `isHis` says whose hurt it helps. */
export const helpHurt = (id: string, isHis: IsHis, bonus = 1): NonNullable<Skill['windows']> => {
  const armourRolled: WindowHook = {
    offer: (c, owner, cause) => {
      const f = cause as ArmourFrame
      return isHis(c, owner, f) && !f.broken && !f.again && breaksArmour(c, f, f.total + bonus)
    },
    use: (_c, _owner, cause) => {
      const f = cause as ArmourFrame
      f.broken = true
      f.spent = id
      return null
    },
    asks,
    declining: 'The armour holds.',
  }
  const injuryRolled: WindowHook = {
    offer: (c, owner, cause) => {
      const f = cause as InjuryFrame
      return isHis(c, owner, f) && f.spent !== id && !f.again
    },
    use: (_c, _owner, cause) => {
      const f = cause as InjuryFrame
      f.total += bonus
      f.spent = id
      return null
    },
    asks,
    declining: 'The injury roll stands.',
  }
  return { armourRolled, injuryRolled }
}
