// A thrower who bites into the team-mate he is about to throw: the escape, and the end of one who is eaten.
// Neighbours: alwaysHungry.ts has the skill and what comes of an escape, hungerThird.ts another; procs/ball/throwTeamMate.ts
// is the throw.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import { dropBall } from '../procs/ball/ball.ts'
import type { ThrowTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import { rollFrame } from '../procs/rolling/roll.ts'

export interface HungerFrame extends Frame {
  readonly proc: 'hunger'
  readonly player: number
  /** Who rolls for the escape: the thrower, or the team-mate himself. */
  readonly roller: number
}

export const throwBelow = (c: Ctx): ThrowTeamMateFrame => frameAround<ThrowTeamMateFrame>(c.match, 'throwTeamMate')

/** A roll of the usual kind, so that it can be re-rolled. */
export const bite = <S extends string>(c: Ctx, f: HungerFrame, then: S) => call(rollFrame(c, 'squirm', f.roller), then)

/** He is gone, with no apothecary for him; his ball drops. */
export const eat = (c: Ctx, f: HungerFrame): void => {
  const below = throwBelow(c)
  const mate = c.match.players[below.mate]
  below.eaten = true
  dropBall(c, mate)
  takeOff(c.match, c.rules.pitch, mate, 'casualty')
  mate.injuries = [...mate.injuries, 'eaten']
  c.events.push({ type: 'casualty', player: mate.id, by: f.player, result: 'eaten', why: 'eaten', credited: false })
}
