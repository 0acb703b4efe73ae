// A player leaves the pitch for one of the boxes of the dug-out, without a roll: a table or a referee says so. His ball drops.
// Neighbours: hurtRules.ts has the boxes, injury.ts rolls for one.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { dropBall } from '../ball/ball.ts'
import { endStatesOf } from '../match/states.ts'
import type { HurtBox } from './hurtRules.ts'

export const intoBox = (c: Ctx, player: Player, box: HurtBox, why: string): void => {
  dropBall(c, player)
  endStatesOf(c, player, 'fall')
  takeOff(c.match, c.rules.pitch, player, box)
  c.events.push({ type: 'removed', player: player.id, to: box, why })
}
