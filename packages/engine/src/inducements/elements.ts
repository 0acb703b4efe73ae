// Spells of earth, fire and lightning: they affect the opponents' ground, or players who stand in a row.
// Neighbours: spells.ts has the common ones, wizardsBb2020.ts lists each wizard's spells.

import type { Ctx } from '../edition.ts'
import type { Effect, Use } from '../inducement.ts'
import { gapTo } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { isFree, playerAt } from '../kernel/occupancy.ts'
import { type Square, squareAt } from '../kernel/pitch.ts'
import { flingFrame, flung } from './fling.ts'
import { aimed, type SpellFrame } from './spell.ts'
import { allSquares, knockedDown, standingFoes } from './spells.ts'
import { asFoesStart } from './when.ts'

/** A penalty on the opponents' rushes in the turn that begins. */
const treacherousGround = (id: string, name: string, effect: Effect): Use => ({
  id,
  name,
  ...asFoesStart,
  spends: 'itself',
  effect,
  lasts: 'turn',
})

export const tectonicShift = treacherousGround('tectonic-shift', 'Tectonic Shift', { foes: { goForIt: -1 } })
export const vigorousGrowth = treacherousGround('vigorous-growth', 'Vigorous Growth', { foes: { goForIt: -2 } })

const NEAR = 2

const emptySquares = (c: Ctx): Square[] => allSquares(c).filter((square) => isFree(c.match, square))

/** Standing opponents within two squares. */
const standingNear = (c: Ctx, { side, square }: SpellFrame): number[] =>
  standingFoes(c, side)
    .filter((p) => gapTo(c.rules.pitch, p, square) <= NEAR)
    .map(({ id }) => id)

export const strangeFlora: Use = {
  id: 'strange-flora',
  name: 'Strange Flora',
  at: 'turnEnding',
  spends: 'itself',
  ...aimed({ squares: emptySquares, strikes: standingNear, fewOnly: true, needs: 3, hit: knockedDown }),
}

/** Squares on both touchlines: the ends of the rows across the pitch. */
const rowEnds = (c: Ctx): Square[] => {
  const { pitch } = c.rules
  const ends: Square[] = []
  for (let x = 0; x < pitch.length; x++) ends.push(squareAt(pitch, x, 0), squareAt(pitch, x, pitch.width - 1))
  return ends
}

/** Standing players in that row, starting from the end that was aimed at. */
const standingInRow = (c: Ctx, { square }: SpellFrame): number[] => {
  const { pitch } = c.rules
  const row: Player[] = []
  for (let y = 0; y < pitch.width; y++) {
    const player = playerAt(c.match, squareAt(pitch, pitch.x[square], y))
    if (player && player.posture === 'standing' && !row.includes(player)) row.push(player)
  }
  if (pitch.y[square] > 0) row.reverse()
  return row.map(({ id }) => id)
}

export const warpLightning: Use = {
  id: 'warp-lightning',
  name: 'Warp Lightning',
  at: 'turnEnding',
  spends: 'itself',
  ...aimed({ squares: rowEnds, strikes: standingInRow, diesOn: 1, needs: 3, hit: knockedDown }),
}

export const columnOfFire: Use = {
  id: 'column-of-fire',
  name: 'Column of Fire',
  at: 'turnEnding',
  spends: 'itself',
  ...aimed({ squares: rowEnds, strikes: standingInRow, needs: 4, hit: knockedDown }),
}

const KICKED_AWAY = 6

export const greatGreenFoot: Use = {
  id: 'great-green-foot',
  name: 'Great Green Foot',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => standingFoes(c, side).length > 0,
  ...aimed(
    {
      players: standingFoes,
      needs: 3,
      // A big base is too heavy to be thrown.
      hit: (c, f, player, face) =>
        face === KICKED_AWAY && player.who.size === 1 ? flingFrame(c, player) : knockedDown(c, f, player),
    },
    flung,
  ),
}
