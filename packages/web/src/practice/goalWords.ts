// Goals and verdicts in words. Neighbours: goals.ts has them, GoalBanner.tsx shows them.
import type { Failure, Goal } from './goals.ts'

export const goalWords = (goal: Goal): string => {
  switch (goal.kind) {
    case 'touchdown':
      return goal.turns === 1 ? 'Score this turn' : `Score within ${goal.turns} turns`
    case 'knockDown':
      return `Knock down away ${goal.number}`
    case 'crowd':
      return `Push away ${goal.number} off the pitch`
    case 'cage':
      return 'End your turn with the carrier in a cage'
    case 'ballFree':
      return 'End your turn with the ball out of their hands'
  }
}

export const failureWords: { readonly [F in Failure]: string } = {
  turnover: 'A turnover: that was the turn.',
  turnEnded: 'The turn is over without it.',
  opponentScored: 'The others have scored.',
}
