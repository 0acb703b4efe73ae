// Always Hungry: may try to eat the team-mate he is about to throw. Neighbour: skills/hunger.ts.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { ThrowTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import { hunger, hungerFrame } from './hunger.ts'

/** On a 1 he tries to eat him; then the thrower or the team-mate rolls for the escape. */
const biting = (rollerOf: (f: ThrowTeamMateFrame) => number): WindowHook<ThrowTeamMateFrame> => ({
  offer: () => true,
  roll: (_c, owner) => ({ roll: 'alwaysHungry', player: owner.id }),
  tested: (_c, owner, cause, passed) => (passed ? null : hungerFrame(owner.id, rollerOf(cause))),
  compulsory: true,
})

export const alwaysHungry: Skill = {
  id: 'always-hungry',
  name: 'Always Hungry',
  category: 'extraordinary',
  procedures: { hunger },
  windows: { throwingTeamMate: biting(({ thrower }) => thrower) },
}

/** bb2020: the team-mate rolls to escape, so the re-roll is his too. */
export const alwaysHungryBb2020 = revise(alwaysHungry, {
  category: 'trait',
  windows: { throwingTeamMate: biting(({ mate }) => mate) },
})
