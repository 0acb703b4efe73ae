// The joint chance of a contest, where both players roll. Neighbours: procs/rolling/contest.ts, rollForecast.ts; probe.ts asks.
import type { Ctx } from '../edition.ts'
import { answerRoll, type ContestFrame, challengeRoll } from '../procs/rolling/contest.ts'
import { modifierSum } from '../procs/rolling/judging.ts'
import { dieFaces } from '../vocabulary/words.ts'
import { forecastRoll, type RollForecast } from './rollForecast.ts'

/** The chance that `player` gets the better of the owner, whose die comes first. It is never a turnover. */
export const forecastContest = (c: Ctx, f: ContestFrame): RollForecast => {
  const challenge = challengeRoll(c, f)
  const bonus = modifierSum(challenge.modifiers)
  const faces = dieFaces(challenge.dice[0])
  const answers = Array.from({ length: faces }, (_, i) => forecastRoll(c, answerRoll(c, f, i + 1 + bonus)))
  const chance = answers.reduce((sum, one) => sum + one.chance, 0) / faces
  // The owner's die stays as it is when the other is re-rolled: a re-roll is worth less than a second contest.
  const twice = answers.reduce((sum, one) => sum + (1 - one.chance) * one.chance, 0) / faces
  const worth = chance === 0 || chance === 1 ? 0 : twice / (chance * (1 - chance))
  return {
    roll: f.roll,
    needed: 0,
    chance,
    rerolls: answers[0].rerolls.map((one) => ({ ...one, chance: one.chance * worth })),
    explanation: null,
    exact: answers.every(({ exact }) => exact),
    fatal: false,
  }
}
