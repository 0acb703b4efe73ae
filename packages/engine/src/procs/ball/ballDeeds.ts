// What the carrier may do with the ball at any point of his team's turn, in his action or after it: throw it or hand it off, each
// once a turn. Neighbours: throwOnTable.ts and handOffSurely.ts play it, giveOnce.ts counts.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { type Action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { playersBeside, stands } from '../move/zones.ts'
import { canTakeBall, givesBall } from './ball.ts'
import { shuns } from './dislike.ts'
import { mayGive, type WayToGive } from './giveOnce.ts'
import { handOffSurely, sureHandOffFrame } from './handOffSurely.ts'
import { bandTo } from './throwModifiers.ts'
import { tableThrowFrame, throwOnTable } from './throwOnTable.ts'

const NONE: readonly Action[] = []
const throwTo = squareActions('throw')
const handTo = playerActions('handOff')

const gives = (c: Ctx, player: Player, way: WayToGive): boolean => mayGive(c, way) && givesBall(c, player)

const takes = (c: Ctx, giver: Player, taker: Player): boolean =>
  taker !== giver &&
  taker.side === giver.side &&
  stands(taker) &&
  !taker.noZones &&
  canTakeBall(c, taker) &&
  !shuns(giver, taker)

const carriedBy = (c: Ctx, player: number): number =>
  c.match.balls.findIndex((ball) => ball.carrier === player && ball.kind === 'ball')

/** Always to a player: nobody throws to an empty square. */
export const throwDeed: Deed = {
  id: 'throw',
  late: true,
  offers: (c, _f, player) =>
    gives(c, player, 'pass')
      ? c.match.players.flatMap((taker) =>
          takes(c, player, taker) && bandTo(c, player, taker) ? [throwTo(taker.at)] : [],
        )
      : NONE,
  begin: (c, f, { square }) => {
    const thrower = c.match.players[f.player]
    const taker = playerAt(c.match, square)
    const band = taker && bandTo(c, thrower, taker)
    if (!taker || !band) throw new Error('a throw to nobody, or out of range, was listed')
    return tableThrowFrame(carriedBy(c, thrower.id), thrower.id, taker.id, band)
  },
  procedures: { throwOnTable },
}

export const handOffDeed: Deed = {
  id: 'handOff',
  late: true,
  offers: (c, _f, player) =>
    gives(c, player, 'handOff')
      ? playersBeside(c, player).flatMap((taker) => (takes(c, player, taker) ? [handTo(taker.id)] : []))
      : NONE,
  begin: (c, f, answer) => sureHandOffFrame(carriedBy(c, f.player), f.player, answer.player),
  procedures: { handOffSurely },
}
