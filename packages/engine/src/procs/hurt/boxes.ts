// A player leaves the pitch for one of the boxes of the dug-out: an injury roll, a table or a referee says which. His ball drops.
// Neighbours: hurtRules.ts has the boxes, injuryToBox.ts rolls for one, ../match/recovery.ts brings him back.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { may } from '../../kit.ts'
import type { Place } from '../../vocabulary/words.ts'
import { dropBall } from '../ball/ball.ts'
import { forgetSpells } from '../match/spells.ts'
import { endStatesOf, setState } from '../match/states.ts'
import { isMachine, wreckMachine } from '../things/machines.ts'
import type { HurtBox } from './hurtRules.ts'

/** Why somebody sits in a box whom a referee has seen with a magic item. */
export const MAGIC_ITEM = 'magicItem'

/** Words of a referee: such a player is not hurt, and recovers as everybody does. */
const PENALTIES: readonly string[] = ['penalty', 'arguing', 'bribe', MAGIC_ITEM]

/** Where somebody whom a stun or a knock-out hardly troubles goes. */
const EASIER: { readonly [B in HurtBox]?: HurtBox | 'reserves' } = { stunnedBox: 'reserves', ko: 'stunnedBox' }

/** Boxes from which a race comes back that one opponent hurts for good. */
const GRAVE: readonly Place[] = ['injured', 'dead']

const hurtsForGood = (c: Ctx, player: Player, by: number, to: Place): boolean =>
  by >= 0 && GRAVE.includes(to) && c.rules.hurt.recoveries?.forGood[player.who.race] === c.match.players[by].who.race

/** `by` is who did it, or −1. A machine breaks instead. */
export const intoBox = (c: Ctx, player: Player, box: HurtBox, why: string, by = -1): void => {
  if (isMachine(c, player)) {
    wreckMachine(c, player, why)
    return
  }
  const penalised = PENALTIES.includes(why)
  const to = (!penalised && may(c, player).shrugsOffStuns && EASIER[box]) || box
  dropBall(c, player, !penalised)
  endStatesOf(c, player, 'fall')
  takeOff(c.match, c.rules.pitch, player, to)
  if (to === 'ko') forgetSpells(c, player)
  c.events.push({ type: 'removed', player: player.id, to, why })
  if (penalised) setState(c, player, 'penalised', true)
  if (hurtsForGood(c, player, by, to)) setState(c, player, 'clawed', true)
}
