// An automatic coach between matches, for simulations and quick play: reasonable, not clever. The files `sensible…` in
// preMatch/, handicaps/, postMatch/, season/, gameDay/ and cup/ answer for it. Neighbours: procedure.ts asks.
import type { Roller } from '@double-skulls/engine'
import { sensibleImprovement } from './cup/sensibleImprovement.ts'
import { sensibleCampaign } from './fullCampaign/sensibleCampaign.ts'
import { sensibleGameDay } from './gameDay/sensibleGameDay.ts'
import { sensibleHandicaps } from './handicaps/sensibleHandicaps.ts'
import { sensibleAfterMatch } from './postMatch/sensibleAfterMatch.ts'
import { sensibleBeforeMatch } from './preMatch/sensibleBeforeMatch.ts'
import type { Deciding, LeagueAsk } from './procedure.ts'
import { sensibleRedraft } from './season/sensibleRedraft.ts'

/** Answers questions of its topics; null for other topics. */
type Answers = (step: LeagueAsk) => string | null

const known: readonly Answers[] = [
  sensibleBeforeMatch,
  sensibleHandicaps,
  sensibleAfterMatch,
  sensibleImprovement,
  sensibleRedraft,
  sensibleCampaign,
  sensibleGameDay,
]

/**
 * A program that answers every question between matches reasonably, not cleverly. The same roller gives the same
 * answers.
 */
export const sensibleCoach = (roller: Roller): Deciding => ({
  choose: (step) => {
    for (const answers of known) {
      const answer = answers(step)
      if (answer !== null && step.options.includes(answer)) return answer
    }
    return step.options[roller.below(step.options.length)]
  },
  throwDice: ({ dice }) => roller.roll(dice),
})
