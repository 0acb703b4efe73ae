// Machines: players on big bases who are not hurt, but break. What is left of one is a wreck, and its crew is carried off. Neighbours:
// pieces.ts has the wreck, ../hurt/fall.ts and boxes.ts come here, ../ball/crushedBall.ts has the balls; weapons/ drives machines.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { may } from '../../kit.ts'
import type { Place } from '../../vocabulary/words.ts'
import { loseWeapon, weaponOfCrew } from '../match/weapons.ts'
import { newPiece, placePiece } from './pieces.ts'

export const isMachine = (c: Ctx, player: Player): boolean => player.who.size > 1 && may(c, player).isMachine

/** It is gone for the match, and so is the weapon. */
export const loseMachine = (c: Ctx, player: Player, to: Exclude<Place, 'pitch'>, why: string): void => {
  takeOff(c.match, c.rules.pitch, player, to)
  c.events.push({ type: 'removed', player: player.id, to, why })
  const weapon = weaponOfCrew(c, player)
  if (weapon && player.side !== 'neutral') loseWeapon(c, player.side, weapon)
}

/** It was knocked over or blown up: the wreck bars its squares until everybody leaves the pitch. */
export const wreckMachine = (c: Ctx, player: Player, why: string): void => {
  const { at, facing, side } = player
  if (at === OFF || side === 'neutral') return
  c.events.push({ type: 'wrecked', player: player.id, square: at, why })
  loseMachine(c, player, 'injured', 'wreck')
  placePiece(c, newPiece('wreck', side, facing), at)
}
