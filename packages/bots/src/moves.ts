// Where players without the ball should go: the best square each can safely get to. Neighbours: place.ts judges squares.
import type { Player, Square } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { placeJudge } from './place.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

interface Weighed {
  readonly square: Square
  readonly score: number
  readonly risk: number
}

/** Every move of one player that beats staying, with what speaks for it; for whoever lies, getting up is one. */
const weighed = (scene: Scene, aim: Aim, player: Player, visit: (one: Weighed) => void): void => {
  const { sight, stake } = scene
  const judge = placeJudge(sight, aim, player)
  const down = player.posture !== 'standing'
  const up = down ? weights.standUp * worth(sight.engine, player) : 0
  const now = down ? 0 : judge(player.at)
  const reach = scene.reach(player)
  if (down) visit({ square: player.at, score: up + judge(player.at), risk: 0 })
  for (const square of reach.found) {
    const chance = reach.chance[square]
    if (chance < 0.6 || square === aim.at || square === sight.ball) continue
    const score = chance * (judge(square) - now + up) - (1 - chance) * (stake + weights.ownFall)
    visit({ square, score, risk: 1 - chance })
  }
}

const candidateOf = (scene: Scene, player: Player, { square, score, risk }: Weighed): Candidate => ({
  ...{ player: player.id, kind: 'move', path: scene.reach(player).pathTo(square), deed: null, target: -1 },
  ...{ score, risk },
})

/** The best move of one player; null where staying is as good. */
export const bestMove = (scene: Scene, aim: Aim, player: Player): Candidate | null => {
  let best: Weighed | null = null
  let most = player.posture === 'standing' ? weights.worthwhile : Number.NEGATIVE_INFINITY
  weighed(scene, aim, player, (one) => {
    if (one.score <= most) return
    most = one.score
    best = one
  })
  return best && candidateOf(scene, player, best)
}
