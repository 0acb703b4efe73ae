// What the side in turn could do with the ball, in numbers: how likely it scores at once, and its best way with the ball.
// Neighbours: features.ts has everything else of a position, turnPlan.ts thinks of the ways.
import { clamp, flag } from './carrierFeatures.ts'
import type { Scene } from './scene.ts'
import { ballCandidates } from './turnPlan.ts'

export const ballFeatures = (scene: Scene, push: (value: number) => void): void => {
  const ways = ballCandidates(scene)
  const [best] = ways
  let scoring = 0
  for (const one of ways) if (one.scores) scoring = Math.max(scoring, 1 - one.risk)
  push(scoring)
  push(flag(best !== undefined))
  push(best ? clamp(best.score, 1) : 0)
  push(best ? 1 - best.risk : 0)
}
