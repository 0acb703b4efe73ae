// Always Hungry: on a second 1 the team-mate is eaten, otherwise he escapes and the throw is a fumble.
// Neighbours: skills/alwaysHungry.ts; throwTeamMate.ts is below it on the stack.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import { dropBall } from '../procs/ball/ball.ts'
import type { ThrowTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'

export interface HungerFrame extends Frame, Receives<{ bitten: RollResult }> {
  readonly proc: 'hunger'
  step: 'bite' | 'bitten'
  readonly player: number
  /** Who rolls for the escape: the thrower, or the team-mate himself. */
  readonly roller: number
}

export const hungerFrame = (player: number, roller: number): HungerFrame => ({
  proc: 'hunger',
  step: 'bite',
  player,
  roller,
})

const throwBelow = (c: Ctx): ThrowTeamMateFrame => frameAround<ThrowTeamMateFrame>(c.match, 'throwTeamMate')

export const hunger: Procedure<HungerFrame, Ctx> = {
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
