// Moves of players without the ball: the best square each can safely reach. Neighbours: place.ts values squares.
import { liesOnFace, type Player, type Square } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { placeJudge } from './place.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

/** The best move of one player, standing up included; null where staying is as good. */
export const bestMove = (scene: Scene, aim: Aim, player: Player): Candidate | null => {
  const { sight, stake } = scene
  const judge = placeJudge(sight, aim, player)
  const down = player.posture !== 'standing'
  const up = down ? weights.standUp * worth(sight.engine, player) : 0
  const now = down ? 0 : judge(player.at)
  // Where turning over is an action, it costs and risks nothing.
  if (liesOnFace(player))
    return { player: player.id, kind: 'move', path: [], deed: null, target: -1, score: up, risk: 0 }
  const reach = scene.reach(player)
  let best: Square = down ? player.at : -1
  let score = down ? up + judge(player.at) : weights.worthwhile
  let risk = 0
  for (const square of reach.reachable) {
    const chance = reach.chance[square]
    if (chance < 0.6 || square === aim.at || square === sight.ball) continue
    const value = chance * (judge(square) - now + up) - (1 - chance) * (stake + weights.ownFall)
    if (value <= score) continue
    best = square
    score = value
    risk = 1 - chance
  }
  if (best < 0) return null
  return { player: player.id, kind: 'move', path: reach.pathTo(best), deed: null, target: -1, score, risk }
}
