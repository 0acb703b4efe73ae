// A ball with spikes is thrown to empty squares, from which it is picked up unhurt, and at opponents. Each is the one throw of a turn.
// Neighbours: ballDeeds.ts has the throw to a team-mate, throwOnTable.ts plays all of them, spikedBall.ts hurts whom it hits.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { gapBetween, gapTo, nearestSquare } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { isFree, playerAt } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { throwBand } from '../../tables/throwTables.ts'
import { type Action, squareActions } from '../../vocabulary/actions.ts'
import { wouldHarm } from '../match/turncoats.ts'
import { isOnPitch } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'
import { gives } from './ballDeeds.ts'
import { isSpiked } from './spikedBall.ts'
import { tableThrowFrame } from './tableThrowFrame.ts'
import { bandFor, bandTo } from './throwModifiers.ts'
import { throwOnTable } from './throwOnTable.ts'
import { carriedBall } from './whichBall.ts'

const NONE: readonly Action[] = []
const throwTo = squareActions('throw')

/** By the distance, whatever it counts as. */
const WEAPON_RANGES: readonly (PassBand | null)[] = ['quick', 'short']

const throwsSpikes = (c: Ctx, player: Player): boolean =>
  gives(c, player, 'pass') && isSpiked(c, carriedBall(c.match, player.id))

const bandToSquare = (c: Ctx, thrower: Player, square: Square): PassBand | null =>
  bandFor(c, thrower, gapTo(c.rules.pitch, thrower, square), true)

/** Beside others: nobody, and no other ball, is there. */
const isEmpty = (c: Ctx, square: Square): boolean =>
  isFree(c.match, square) && c.match.balls.every(({ at, state }) => state !== 'ground' || at !== square)

export const throwToSquareDeed: Deed = {
  id: 'throwToSquare',
  late: true,
  offers: (c, _f, player) =>
    throwsSpikes(c, player)
      ? [...c.match.board.keys()].flatMap((square) =>
          isEmpty(c, square) && bandToSquare(c, player, square) ? [throwTo(square)] : [],
        )
      : NONE,
  begin: (c, f, { square }) => {
    const band = bandToSquare(c, c.match.players[f.player], square)
    if (!band) throw new Error('a throw out of range was listed')
    return tableThrowFrame(carriedBall(c.match, f.player), f.player, { aim: 'square', receiver: -1, square }, band)
  },
  procedures: { throwOnTable },
}

/** Standing or not: a ball hits him all the same. */
const isTarget = (c: Ctx, thrower: Player, foe: Player): boolean =>
  foe.side !== thrower.side &&
  foe.side !== 'neutral' &&
  wouldHarm(c.match, thrower, foe) &&
  isOnPitch(foe) &&
  !isMachine(c, foe) &&
  WEAPON_RANGES.includes(throwBand(gapBetween(c.rules.pitch, thrower, foe))) &&
  bandTo(c, thrower, foe) !== null

export const throwAtFoeDeed: Deed = {
  id: 'throwAtFoe',
  late: true,
  offers: (c, _f, player) =>
    throwsSpikes(c, player)
      ? c.match.players.flatMap((foe) => (isTarget(c, player, foe) ? [throwTo(foe.at)] : []))
      : NONE,
  begin: (c, f, { square }) => {
    const thrower = c.match.players[f.player]
    const foe = playerAt(c.match, square)
    const band = foe && bandTo(c, thrower, foe)
    if (!foe || !band) throw new Error('a throw at nobody, or out of range, was listed')
    const to = nearestSquare(c.rules.pitch, foe, thrower.at)
    return tableThrowFrame(carriedBall(c.match, f.player), f.player, { aim: 'foe', receiver: foe.id, square: to }, band)
  },
  procedures: { throwOnTable },
}
