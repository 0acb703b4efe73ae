// Always Hungry: may try to eat the team-mate he is about to throw. Neighbours: hunger.ts, hungerThird.ts.
import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import type { ThrowTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import type { RollResult } from '../procs/rolling/roll.ts'
import { bite, eat, type HungerFrame, throwBelow } from './hunger.ts'
import { escapeFrame, hungerThird } from './hungerThird.ts'

type HungerFrameCrp = HungerFrame & { step: 'bite' | 'bitten' } & Receives<{ bitten: RollResult }>

const hungerFrame = (player: number, roller: number): HungerFrameCrp => ({
  proc: 'hunger',
  step: 'bite',
  player,
  roller,
})

const hunger: Procedure<HungerFrameCrp, Ctx> = {
  steps: {
    bite: (c, f) => bite(c, f, 'bitten'),
    bitten: (c, f, squirm) => {
      if (squirm === 'passed') throwBelow(c).squirmed = true
      else eat(c, f)
      return DONE
    },
  },
}

/** On a 1 he tries to eat him; then the thrower or the team-mate rolls for the escape. */
const biting = (bites: (f: ThrowTeamMateFrame) => HungerFrame): WindowHook<ThrowTeamMateFrame> => ({
  offer: () => true,
  roll: (_c, owner) => ({ roll: 'alwaysHungry', player: owner.id }),
  tested: (_c, _owner, cause, passed) => (passed ? null : bites(cause)),
  compulsory: true,
})

export const alwaysHungry: Skill = {
  id: 'always-hungry',
  name: 'Always Hungry',
  category: 'extraordinary',
  procedures: { hunger },
  windows: { throwingTeamMate: biting(({ thrower }) => hungerFrame(thrower, thrower)) },
}

/** bb2020: the team-mate rolls to escape, so the re-roll is his too. */
export const alwaysHungryBb2020 = revise(alwaysHungry, {
  category: 'trait',
  windows: { throwingTeamMate: biting(({ thrower, mate }) => hungerFrame(thrower, mate)) },
})

/** `third`: who escapes lies beside the eater. */
export const alwaysHungryThird = revise(alwaysHungry, {
  procedures: { hunger: hungerThird },
  windows: { throwingTeamMate: biting(({ thrower }) => escapeFrame(thrower)) },
})
