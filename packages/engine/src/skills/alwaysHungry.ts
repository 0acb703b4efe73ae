// Always Hungry: may try to eat the team-mate he is about to throw. Neighbour: procs/hunger.ts is the bite.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { hungerFrame } from '../procs/hunger.ts'
import type { ThrowTeamMateFrame } from '../procs/throwTeamMate.ts'

/** A 1 and he bites; then the thrower or the team-mate rolls for the escape. */
const biting = (rollerOf: (f: ThrowTeamMateFrame) => number): WindowHook => ({
  offer: () => true,
  roll: (_c, owner) => ({ roll: 'alwaysHungry', player: owner.id }),
  tested: (_c, owner, cause, passed) => (passed ? null : hungerFrame(owner.id, rollerOf(cause as ThrowTeamMateFrame))),
  compulsory: true,
  declining: '',
})

export const alwaysHungry: Skill = {
  id: 'always-hungry',
  name: 'Always Hungry',
  category: 'extraordinary',
  windows: { throwingTeamMate: biting(({ thrower }) => thrower) },
}

/** Later: the team-mate himself squirms free, so the roll and its re-roll are his. */
export const alwaysHungry2020 = revise(alwaysHungry, {
  category: 'trait',
  windows: { throwingTeamMate: biting(({ mate }) => mate) },
})
