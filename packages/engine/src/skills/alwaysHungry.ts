// Always Hungry: may try to eat the team-mate he is about to throw.

import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import { dropBall } from '../procs/ball/ball.ts'
import type { ThrowTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'

interface HungerFrame extends Frame, Receives<{ bitten: RollResult }> {
  readonly proc: 'hunger'
  step: 'bite' | 'bitten'
  readonly player: number
  /** Who rolls for the escape: the thrower, or the team-mate himself. */
  readonly roller: number
}

const hungerFrame = (player: number, roller: number): HungerFrame => ({
  proc: 'hunger',
  step: 'bite',
  player,
  roller,
})

const throwBelow = (c: Ctx): ThrowTeamMateFrame => frameAround<ThrowTeamMateFrame>(c.match, 'throwTeamMate')

const hunger: Procedure<HungerFrame, Ctx> = {
  steps: {
    // A roll of the usual kind, so that it can be re-rolled.
    bite: (c, f) => call(rollFrame(c, 'squirm', f.roller), 'bitten'),
    bitten: (c, f, squirm) => {
      const below = throwBelow(c)
      const mate = c.match.players[below.mate]
      if (squirm === 'passed') {
        below.squirmed = true
        return DONE
      }
      below.eaten = true
      dropBall(c, mate)
      takeOff(c.match, c.rules.pitch, mate, 'casualty')
      mate.injuries = [...mate.injuries, 'eaten']
      c.events.push({
        type: 'casualty',
        player: mate.id,
        by: f.player,
        result: 'eaten',
        why: 'eaten',
        credited: false,
      })
      return DONE
    },
  },
}

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
