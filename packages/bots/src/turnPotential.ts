// The potential of a turn: the summed value of its actions beyond safe moves, each player, target and once-a-turn
// action once. Neighbours: legend.ts adds it to a position's value, turnPlan.ts makes the plans.
import { byScore, type Candidate } from './plan.ts'
import type { TurnPlan } from './turnPlan.ts'

/** What a candidate uses up: no other candidate can use the same. */
const claimsOf = (one: Candidate, plan: TurnPlan): string[] => {
  const claims: string[] = []
  if (one.kind !== 'block' && one.kind !== 'move') claims.push(one.kind)
  if (one.target >= 0) claims.push(`target ${one.target}`)
  const square = one.path.at(-1)
  if (square !== undefined) claims.push(`square ${square}`)
  if (plan.ball.some((ball) => ball === one)) claims.push('ball')
  return claims
}

/** A safe move. */
export const isPlain = (one: Candidate): boolean => one.kind === 'move' && one.risk < 0.01
/** An action other than a safe move without the ball. */
export const isChance = (one: Candidate, { ball }: TurnPlan): boolean =>
  !isPlain(one) || ball.some((other) => other === one)

export const potential = (plan: TurnPlan): number => {
  const taken = new Set<string>()
  let sum = 0
  for (const one of [...plan.order].sort(byScore)) {
    if (!isChance(one, plan)) continue
    const claims = claimsOf(one, plan)
    if (claims.some((claim) => taken.has(claim))) continue
    for (const claim of claims) taken.add(claim)
    sum += one.score
  }
  return sum
}
