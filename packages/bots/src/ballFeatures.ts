// Features of what the active side can do with the ball: its best chance to score this turn, and its best plan.
// Neighbours: features.ts has the other features, turnPlan.ts makes the plans.
import { clamp, flag } from './carrierFeatures.ts'
import type { Scene } from './scene.ts'
import { ballCandidates } from './turnPlan.ts'

export const ballFeatures = (scene: Scene, push: (value: number) => void): void => {
  const plans = ballCandidates(scene)
  const [best] = plans
  let scoring = 0
  for (const one of plans) if (one.scores) scoring = Math.max(scoring, 1 - one.risk)
  push(scoring)
  push(flag(best !== undefined))
  push(best ? clamp(best.score, 1) : 0)
  push(best ? 1 - best.risk : 0)
}
