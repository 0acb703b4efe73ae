// Moves that give an assist: to a free square next to an opponent and in no other opponent's tackle zone. Their worth
// shows only in play-outs. Neighbours: openings.ts offers them, blocks.ts counts the dice.
import { action, isNextTo, type Player, ringOf, type Square } from '@double-skulls/engine'
import { opponentsBeside } from './blocks.ts'
import { byScore, type Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { standsGuard } from './sight.ts'
import type { TurnPlan } from './turnPlan.ts'

/** At most this many helpers for each target, and this many targets. */
const HELPERS = 2
const TARGETS = 6

/**
 * Opponents who may be hit this turn: those next to a player who may block, and the targets of the two best blitzes.
 */
const targetsOf = (scene: Scene, plan: TurnPlan): Player[] => {
  const targets = new Set<Player>()
  const blitzes = plan.all.filter((one) => one.kind === 'blitz').sort(byScore)
  for (const { target } of blitzes.slice(0, 2)) targets.add(scene.sight.match.players[target])
  for (const player of scene.ready)
    if (scene.begins.has(action('activate', player.id, -1, 'block')))
      for (const other of opponentsBeside(scene, player)) targets.add(other)
  return [...targets].slice(0, TARGETS)
}

/** Squares from which a player can assist against him: empty, and in no other opponent's tackle zone. */
const helpingSquares = ({ sight }: Scene, other: Player): Square[] =>
  ringOf(sight.pitch, other).filter(
    (square) => sight.match.board[square] === 0 && sight.foeZones[square] - (standsGuard(other) ? 1 : 0) === 0,
  )

export const assistMoves = (scene: Scene, plan: TurnPlan): Candidate[] => {
  const { sight } = scene
  const busy = new Map(plan.order.map((one) => [one.player, one.score]))
  const moves: Candidate[] = []
  for (const other of targetsOf(scene, plan)) {
    const squares = helpingSquares(scene, other)
    const helpers: Candidate[] = []
    for (const player of scene.ready) {
      if (player === sight.carrier || !scene.begins.has(action('activate', player.id, -1, 'move'))) continue
      if (isNextTo(sight.pitch, player, other) || player.who.size > 1) continue
      const reach = scene.reach(player)
      const square = squares.find((one) => reach.chance[one] > 0.99)
      if (square === undefined) continue
      const score = -(busy.get(player.id) ?? 0)
      helpers.push({
        player: player.id,
        kind: 'move',
        path: reach.pathTo(square),
        deed: null,
        target: -1,
        score,
        risk: 0,
        stays: true,
      })
    }
    // The players with the least valuable plans help first.
    moves.push(...helpers.sort(byScore).slice(0, HELPERS))
  }
  return moves
}
