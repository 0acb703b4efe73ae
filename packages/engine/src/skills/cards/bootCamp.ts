// Boot Camp: re-rolls the armour or injury roll of his foul. Lent by a card for an activation.
import type { Skill, WindowHook } from '../../hooks.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { ArmourFrame } from '../../procs/hurt/armour.ts'
import type { InjuryFrame } from '../../procs/hurt/injury.ts'

type Hurt = ArmourFrame | InjuryFrame

const ownFoul = (owner: Player, cause: Frame): boolean => {
  const { by, why, rerolled, again } = cause as Hurt
  return why === 'foul' && by === owner.id && !rerolled && !again
}

const rollAgain: WindowHook = {
  offer: (_c, owner, cause) => ownFoul(owner, cause),
  declining: 'rollStands',
  use: (_c, _owner, cause) => {
    const hurt = cause as Hurt
    hurt.again = true
    hurt.rerolled = true
    return null
  },
}

export const bootCamp: Skill = {
  id: 'boot-camp',
  name: 'Boot Camp',
  category: 'trait',
  windows: { armourRolled: rollAgain, injuryRolled: rollAgain },
}
