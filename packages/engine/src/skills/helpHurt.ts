// Shared by Mighty Blow, Dirty Player, Arm Bar and some stars: a bonus to the armour or the injury roll of a victim,
// decided after the roll. Neighbours: procs/hurt/armour.ts and procs/hurt/injury.ts open the windows.

import type { Ctx } from '../edition.ts'
import type { Skill, WindowHook } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { type ArmourFrame, breaksArmour, threwTheBlock } from '../procs/hurt/armour.ts'
import { type InjuryFrame, injuryUntouched } from '../procs/hurt/injury.ts'
import { skillWorks } from '../procs/move/zones.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'

type Hurt = ArmourFrame | InjuryFrame
type IsHis = (c: Ctx, owner: Player, f: Hurt) => boolean
type Bonus = number | ((c: Ctx, f: Hurt) => number)

/** The owner caused it in one of these ways, and to an opponent. */
export const hurtBy =
  (...ways: readonly string[]): IsHis =>
  (c, owner, f) =>
    owner.id === f.by && ways.includes(f.why) && c.match.players[f.player].side !== owner.side

/** Against the owner's own team-mate the opposing coach decides. */
const asks = (c: Ctx, owner: Player, cause: Frame): Side =>
  coachOf(c.match, c.match.players[(cause as Hurt).player]) === coachOf(c.match, owner)
    ? otherSide(coachOf(c.match, owner))
    : coachOf(c.match, owner)

const worth = (bonus: Bonus, c: Ctx, f: Hurt): number => (typeof bonus === 'number' ? bonus : bonus(c, f))

/** Skills used on this roll or the armour roll before it are noted, separated by blanks. */
const isSpentOn = (f: Hurt, id: string): boolean => f.spent.split(' ').includes(id)
const note = (f: Hurt, id: string): void => {
  f.spent = f.spent === '' ? id : `${f.spent} ${id}`
}

/** What the owner's skills that are asked after this one could still add to the armour roll. */
const stillToCome = (c: Ctx, owner: Player, f: ArmourFrame, id: string): number => {
  let sum = 0
  for (const later of owner.skills.slice(owner.skills.indexOf(id) + 1)) {
    const skill = c.rules.skills.get(later)
    if (skill?.mayAddToArmour && skillWorks(c, owner, skill)) sum += skill.mayAddToArmour(c, f, owner)
  }
  return sum
}

/** The hook on the armour roll. */
const helpArmour = (id: string, isHis: IsHis, bonus: Bonus): { readonly armourRolled: WindowHook<ArmourFrame> } => ({
  armourRolled: {
    offer: (c, owner, cause) => {
      if (!isHis(c, owner, cause) || cause.broken || cause.again) return false
      return breaksArmour(c, cause, cause.total + worth(bonus, c, cause) + stillToCome(c, owner, cause, id))
    },
    use: (c, _owner, cause) => {
      cause.total += worth(bonus, c, cause)
      cause.broken = breaksArmour(c, cause, cause.total)
      note(cause, id)
      return null
    },
    asks,
    declining: 'armourHolds',
  },
})

/** The hook on the injury roll. */
const helpInjury = (id: string, isHis: IsHis, bonus: Bonus): { readonly injuryRolled: WindowHook<InjuryFrame> } => ({
  injuryRolled: {
    offer: (c, owner, cause) =>
      isHis(c, owner, cause) &&
      !isSpentOn(cause, id) &&
      !cause.again &&
      !injuryUntouched(c, c.match.players[cause.player]),
    use: (c, _owner, cause) => {
      cause.total += worth(bonus, c, cause)
      note(cause, id)
      return null
    },
    asks,
    declining: 'injuryRollStands',
  },
})

/** Both hooks; `isHis` decides which injuries they apply to. */
export const helpHurt = (id: string, isHis: IsHis, bonus: Bonus = 1): NonNullable<Skill['windows']> => ({
  ...helpArmour(id, isHis, bonus),
  ...helpInjury(id, isHis, bonus),
})

/** A bonus on top of others: his other skills may be used in expectation of it. */
export const helpMore = (
  id: string,
  rolls: readonly ('armour' | 'injury')[],
  isHis: IsHis,
  bonus: Bonus = 1,
): Pick<Skill, 'mayAddToArmour' | 'windows'> => {
  const armour = rolls.includes('armour')
  return {
    ...(armour ? { mayAddToArmour: (c, f, owner) => (isHis(c, owner, f) ? worth(bonus, c, f) : 0) } : {}),
    windows: {
      ...(armour ? helpArmour(id, isHis, bonus) : {}),
      ...(rolls.includes('injury') ? helpInjury(id, isHis, bonus) : {}),
    },
  }
}

/** His own block knocked the opponent down. */
export const hurtByHisBlock: IsHis = (c, owner, f) => hurtBy('block')(c, owner, f) && threwTheBlock(c, owner)
