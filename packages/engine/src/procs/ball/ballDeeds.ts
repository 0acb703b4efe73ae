// What a player may throw or hand off at any point of his team's turn, in his action or after it: one throw in a turn, of the ball
// or of a team-mate, and one hand-off. Neighbours: throwOnTable.ts and handOffSurely.ts play it, giveOnce.ts counts.

import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { gapTo, nearestSquare } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { isFree, playerAt } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { mayNow } from '../../kit.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { type Action, action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { wades } from '../move/flood.ts'
import { playersBeside } from '../move/zones.ts'
import { canCatch, canTakeBall, givesBall } from './ball.ts'
import { shuns } from './dislike.ts'
import { mayGive, type WayToGive } from './giveOnce.ts'
import { handOffSurely, sureHandOffFrame } from './handOffSurely.ts'
import { tableThrowFrame } from './tableThrowFrame.ts'
import { bandFor, bandTo } from './throwModifiers.ts'
import { throwOnTable } from './throwOnTable.ts'
import { throwTeamMateFrame } from './throwTeamMate.ts'
import { carriedBall } from './whichBall.ts'

const NONE: readonly Action[] = []
const throwTo = squareActions('throw')
const handTo = playerActions('handOff')

/** Whether he may give away what he carries in this way now. */
export const gives = (c: Ctx, player: Player, way: WayToGive): boolean =>
  mayGive(c, way) && givesBall(c, player) && !(way === 'pass' && wades(player))

const takes = (c: Ctx, giver: Player, taker: Player): boolean =>
  taker !== giver && taker.side === giver.side && canCatch(taker) && canTakeBall(c, taker) && !shuns(giver, taker)

/** To a team-mate. spikeThrows.ts has throws to empty squares and at opponents. */
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
    const to = nearestSquare(c.rules.pitch, taker, thrower.at)
    return tableThrowFrame(
      carriedBall(c.match, thrower.id),
      thrower.id,
      { aim: 'catcher', receiver: taker.id, square: to },
      band,
    )
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
  begin: (c, f, answer) => sureHandOffFrame(carriedBall(c.match, f.player), f.player, answer.player),
  procedures: { handOffSurely },
}

/** The band of a throw of a team-mate to that square, if it is near enough for one. */
const flightTo = (c: Ctx, thrower: Player, square: Square): PassBand | null => {
  const band = isFree(c.match, square) ? bandFor(c, thrower, gapTo(c.rules.pitch, thrower, square)) : null
  return band && c.rules.ball.teamMateRanges.includes(band) ? band : null
}

/** Nobody lifts a Large Monster, whatever skills it has. */
const canBeLifted = (c: Ctx, thrower: Player, mate: Player): boolean =>
  mate.side === thrower.side && mate.who.size === 1 && mayNow(c, mate, 'canBeThrown')

export const throwTeamMateDeed: Deed = {
  id: 'throwTeamMate',
  late: true,
  offers: (c, _f, player) => {
    if (!mayGive(c, 'pass') || !mayNow(c, player, 'throwsTeamMates')) return NONE
    const mates = playersBeside(c, player).filter((mate) => canBeLifted(c, player, mate))
    const squares = mates.length > 0 ? [...c.match.board.keys()].filter((square) => flightTo(c, player, square)) : []
    return mates.flatMap((mate) => squares.map((square) => action('throwTeamMate', mate.id, square)))
  },
  begin: (c, f, { player, square }) => {
    const band = flightTo(c, c.match.players[f.player], square)
    if (!band) throw new Error('a flight out of range was listed')
    return throwTeamMateFrame(c, f.player, player, square, band)
  },
  calls: ['throwTeamMate'],
}
