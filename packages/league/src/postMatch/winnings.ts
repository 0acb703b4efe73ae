// The winnings of a match. Neighbours: fans.ts for the fans, postMatchSteps.ts.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { gold } from '../fault.ts'
import { betPayout } from '../preMatch/sideBet.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import { objectiveReward } from '../season/objectives.ts'
import type { Team } from '../team.ts'
import { type AfterMatch, type AfterMatchStep, about, noted, outcomeOf, reckoned } from './afterMatch.ts'

const STEP = 10_000

/** The winnings go to the treasury, and into the history. */
export const paidOut = (team: Team, amount: number): Team =>
  noted({ ...team, treasury: team.treasury + amount }, 'winnings', { amount })

/** A D6 plus the fans' modifier, plus 1 unless the match was lost; only the winner may re-roll. */
function* dieWinnings({ report, ...after }: AfterMatch, side: Side): LeagueProcedure<number> {
  const outcome = outcomeOf(report, side)
  const bonus = report[side].fame + (outcome === 'loss' ? 0 : 1)
  let [face] = yield* roll(side, 'winnings', 'd6')
  if (outcome === 'win') {
    const question = `winnings of ${gold((face + bonus) * STEP)}: keep them or roll again`
    const answer = yield* ask(side, question, ['keep', 'again'], {
      ...about('winnings', after[side].team),
      value: face,
    })
    if (answer === 'again') [face] = yield* roll(side, 'winnings again', 'd6')
  }
  return (face + bonus) * STEP
}

/** The winnings of a side that conceded go to its opponent. */
export const winningsByDie: AfterMatchStep = function* (after) {
  const amounts = { home: yield* dieWinnings(after, 'home'), away: yield* dieWinnings(after, 'away') }
  for (const side of sides) {
    const other = otherSide(side)
    const amount = after.report[side].conceded ? 0 : amounts[side] + (after.report[other].conceded ? amounts[other] : 0)
    after = { ...after, [side]: { ...after[side], team: paidOut(after[side].team, amount) } }
  }
  return after
}

/**
 * Half of all fans, or all of them where the opponent conceded; plus own touchdowns, an objective reached, a bet won.
 */
export const winningsByFans = reckoned((view) => {
  const { team, own, other } = view
  if (own.conceded) return { team: paidOut(team, 0) }
  const crowd = own.fans + other.fans
  const shares = (other.conceded ? crowd : crowd / 2) + own.score
  return { team: paidOut(team, shares * STEP + objectiveReward(view) + betPayout(view)) }
})
