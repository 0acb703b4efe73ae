// Draws a secret objective for each side, if the league uses them. Neighbours: ../season/objectives.ts has the
// objectives, ../postMatch/winnings.ts pays; preMatchSteps.ts.
import { drawObjective } from '../season/objectives.ts'
import type { BeforeMatchStep } from './beforeMatch.ts'

export const secretObjectives: BeforeMatchStep = function* (before) {
  if (!before.options.secretObjectives || before.exhibition) return before
  const home = yield* drawObjective('home')
  const away = yield* drawObjective('away')
  return { ...before, options: { ...before.options, objectives: { home: home.id, away: away.id } } }
}
