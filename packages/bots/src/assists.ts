// Moves that help somebody else hit: a free square next to an opponent, where nobody but him marks the helper. What the help is worth
// shows only in the position after it. Neighbours: openings.ts offers them, blocks.ts counts the dice.
import { action, isNextTo, type Player, ringOf, type Square } from '@double-skulls/engine'
import { opponentsBeside } from './blocks.ts'
import { byScore, type Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { standsGuard } from './sight.ts'
import type { TurnPlan } from './turnPlan.ts'

/** Helpers thought of for each opponent, and opponents in all. */
const HELPERS = 2
const TARGETS = 6

/** Opponents who may be hit this turn: those in arm's reach of somebody ready, and those a good blitz is planned on. */
const targetsOf = (scene: Scene, plan: TurnPlan): Player[] => {
  const found = new Set<Player>()
  const blitzes = plan.all.filter((one) => one.kind === 'blitz').sort(byScore)
  for (const { target } of blitzes.slice(0, 2)) found.add(scene.sight.match.players[target])
  for (const player of scene.ready)
    if (scene.legal.has(action('activate', player.id, -1, 'block')))
      for (const other of opponentsBeside(scene, player)) found.add(other)
  return [...found].slice(0, TARGETS)
}

/** Squares from which somebody could help against him: empty, and in nobody else's zone. */
const helpingSquares = ({ sight }: Scene, other: Player): Square[] =>
  ringOf(sight.pitch, other).filter(
    (square) => sight.match.board[square] === 0 && sight.foeZones[square] - (standsGuard(other) ? 1 : 0) === 0,
  )

export const assistMoves = (scene: Scene, plan: TurnPlan): Candidate[] => {
  const { sight } = scene
  const busy = new Map(plan.order.map((one) => [one.player, one.score]))
  const found: Candidate[] = []
  for (const other of targetsOf(scene, plan)) {
    const squares = helpingSquares(scene, other)
    const helpers: Candidate[] = []
    for (const player of scene.ready) {
      if (player === sight.carrier || !scene.legal.has(action('activate', player.id, -1, 'move'))) continue
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
    // Whoever has least to do helps first.
    found.push(...helpers.sort(byScore).slice(0, HELPERS))
  }
  return found
}
