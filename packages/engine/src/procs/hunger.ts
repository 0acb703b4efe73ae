// A hungry thrower bites: on another 1 the team-mate is eaten for good, otherwise he squirms free and is fumbled.
// Neighbours: skills/alwaysHungry.ts, throwTeamMate.ts below it on the stack.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { dropBall } from './ball.ts'
import type { ThrowTeamMateFrame } from './throwTeamMate.ts'

export interface HungerFrame extends Frame {
  readonly proc: 'hunger'
  step: 'bite'
  readonly player: number
}

export const hungerFrame = (player: number): HungerFrame => ({ proc: 'hunger', step: 'bite', player })

const throwBelow = (c: Ctx): ThrowTeamMateFrame => {
  const found = c.match.stack.find((frame) => frame.proc === 'throwTeamMate')
  if (!found) throw new Error('nobody is being thrown')
  return found as ThrowTeamMateFrame
}

export const hunger: Procedure<HungerFrame, Ctx> = {
  steps: {
    bite: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'eaten',
      rolled: (c, f, faces) => {
        const below = throwBelow(c)
        const mate = c.match.players[below.mate]
        c.events.push({ type: 'chance', why: 'eaten', player: mate.id, dice: faces })
        if (faces[0] > 1) {
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
  },
}
