// Who may try to intercept a pass: the range ruler as integer geometry, and the player's state.
// Neighbour: passSteps.ts asks the opposing coach which one tries.
import type { Ctx } from '../../edition.ts'
import { anySquare, nearestSquare } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { hasZone } from '../move/zones.ts'
import { hasHands } from './ball.ts'

/** Whether the ruler from the thrower (the origin) to the target covers part of a square between them. */
export const rulerCovers = (
  target: readonly [number, number],
  at: readonly [number, number],
  width: readonly [number, number],
): boolean => {
  const [rx, ry] = target
  const [ix, iy] = at
  const c = rx * rx + ry * ry
  const b = ix * ix + iy * iy
  const a = (rx - ix) ** 2 + (ry - iy) ** 2
  if (a >= c || b >= c) return false
  const k = 2 * Math.abs(rx * iy - ry * ix) - Math.abs(rx) - Math.abs(ry)
  return k <= 0 || width[1] ** 2 * k * k < width[0] ** 2 * c
}

export const interceptors = (c: Ctx, thrower: Player, target: Square): Player[] => {
  const { pitch } = c.rules
  const { x, y } = pitch
  const from = nearestSquare(pitch, thrower, target)
  return c.match.players.filter(
    (p) =>
      p.side !== thrower.side &&
      hasZone(p) &&
      hasHands(c, p) &&
      anySquare(pitch, p, (square) =>
        rulerCovers(
          [x[target] - x[from], y[target] - y[from]],
          [x[square] - x[from], y[square] - y[from]],
          c.rules.ball.rulerWidth,
        ),
      ),
  )
}
