// A step that the other coach may stop: each opponent whose tackle zone is left may be named, one after another, and rolls on a
// table. No edition plays it so; it is the smallest one with offers against the mover. Neighbours: rolls.ts,
// ../kernel/opposedForecasts.test.ts.
import type { Ctx, Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { coachOf } from '../../src/kernel/allegiance.ts'
import { type AnyStep, type Choice, call, type Next } from '../../src/kernel/procedure.ts'
import { type StepFrame, step } from '../../src/procs/move/step.ts'
import { rollFrame } from '../../src/procs/rolling/roll.ts'
import { action } from '../../src/vocabulary/actions.ts'
import { question } from '../../src/vocabulary/questions.ts'
import { otherSide } from '../../src/vocabulary/words.ts'
import { northTests } from './rolls.ts'

/** A claimant adds his strength, less 3, and succeeds with 9 or more on 2D6; he never does with two ones. */
const claim = (once: boolean, hostile: boolean): { readonly [step: string]: AnyStep<StepFrame, Ctx> } => {
  const dodge: Choice<StepFrame, Ctx, Next> = {
    kind: 'choice',
    hostile,
    by: (c, f) => otherSide(coachOf(c.match, c.match.players[f.player])),
    question: (_c, f) => question('diver', f.player),
    legal: (_c, f) => [action('decline'), ...f.markers.map((id) => action('use', id))],
    chosen: (c, f, answer) => {
      if (answer.do === 'decline') return 'left'
      f.markers = f.markers.filter((id) => id !== answer.player)
      const modifiers = [
        { value: (c.match.players[answer.player].stats.ST ?? 0) - 3, source: 'ST', player: answer.player },
      ]
      return call(rollFrame(c, 'feat', answer.player, { other: f.player, modifiers }), 'claimed')
    },
  }
  return {
    dodge,
    claimed: (_c, f, result) => {
      if (result === 'passed') f.falls = 'dodge'
      return result === 'failed' && !once && f.markers.length > 0 ? 'dodge' : 'left'
    },
  }
}

/** `once`: only one of them may try. */
export const claiming = ({ once = false, hostile = true } = {}): Edition => {
  const claimed = { ...step, steps: { ...step.steps, ...claim(once, hostile) } }
  return { ...crp, id: 'claims', tests: northTests, procedures: { ...crp.procedures, step: claimed } }
}
