// How a big base moves: all its squares at once, in some editions over players who are down, but it must not end on one.
// Neighbours: activationOptions.ts lists the steps, makeRoom.ts pushes players away, kernel/base.ts has the squares.
import type { Ctx } from '../../edition.ts'
import { footprint } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { bodiesUnder, fits, isFree } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'

/** Whether he stands over another player. */
export const standsOver = (c: Ctx, player: Player): boolean =>
  player.who.size > 1 && player.at !== OFF && bodiesUnder(c.match, c.rules.pitch, player, player.at).length > 0

/** Whether a big base can step over him: he is down and has a small base. */
const canBeSteppedOver = (body: Player): boolean => body.posture !== 'standing' && body.who.size === 1

/** Whether his base may pass there. */
const passes = (c: Ctx, player: Player, at: Square): boolean => {
  const { match, rules } = c
  const onPitch = footprint(rules.pitch, at, player.who.size).every(
    (square) => square !== OFF && match.board[square] >= 0,
  )
  const bodies = bodiesUnder(match, rules.pitch, player, at)
  return onPitch && (rules.move.bigStepsOver ? bodies.every(canBeSteppedOver) : bodies.length === 0)
}

/** Whether he could stop somewhere within this many steps. */
const canStop = (c: Ctx, player: Player, from: Square, reach: number): boolean => {
  const { match, rules } = c
  const seen = new Set([from])
  let edge = [from]
  for (let left = reach; edge.length > 0; left--) {
    if (edge.some((at) => fits(match, rules.pitch, player, at))) return true
    if (left === 0) return false
    const next: Square[] = []
    for (const at of edge)
      for (const to of rules.pitch.neighbours[at])
        if (!seen.has(to) && passes(c, player, to)) {
          seen.add(to)
          next.push(to)
        }
    edge = next
  }
  return false
}

/** Where a big base may step next with this many steps left, this one included. */
export const strides = (c: Ctx, player: Player, reach: number): Square[] =>
  c.rules.pitch.neighbours[player.at].filter((to) => passes(c, player, to) && canStop(c, player, to, reach - 1))

/** Adjacent squares where he could be placed and stay. */
export const openSquares = (c: Ctx, player: Player): readonly Square[] => {
  const { match, rules } = c
  const near = rules.pitch.neighbours[player.at]
  return player.who.size === 1
    ? near.filter((square) => isFree(match, square))
    : near.filter((square) => fits(match, rules.pitch, player, square))
}

/** The square he left that is nearest to an opponent who would follow him; OFF if none is free. */
export const squareLeft = (c: Ctx, mover: Player, from: Square, follower: Player): Square => {
  const { match, rules } = c
  if (mover.who.size === 1 && follower.who.size === 1) return isFree(match, from) ? from : OFF
  const { x, y } = rules.pitch
  const gap = (square: Square): number => (x[square] - x[follower.at]) ** 2 + (y[square] - y[follower.at]) ** 2
  const left = footprint(rules.pitch, from, mover.who.size).filter(
    (square) => square !== OFF && fits(match, rules.pitch, follower, square),
  )
  return left.reduce((best, square) => (best === OFF || gap(square) < gap(best) ? square : best), OFF)
}
