// A coach who answers for himself between matches, for simulations and for whoever is in a hurry: reasonable, not clever.
// Neighbours: one taste a time of the season (postMatch/, season/, preMatch/); procedure.ts asks.
import type { Roller } from '@double-skulls/engine'
import { tasteInTheCup } from './cup/taste.ts'
import { tasteAfterMatch } from './postMatch/taste.ts'
import { tasteBeforeMatch } from './preMatch/taste.ts'
import type { Deciding, LeagueAsk } from './procedure.ts'
import { tasteBetweenSeasons } from './season/taste.ts'

/** An answer to questions of its topics; null: somebody else's business. */
export type Taste = (step: LeagueAsk) => string | null

const tastes: readonly Taste[] = [tasteBeforeMatch, tasteAfterMatch, tasteInTheCup, tasteBetweenSeasons]

/** Throws dice and answers; what no taste covers is drawn. The same roller gives the same answers. */
export const sensibleCoach = (roller: Roller): Deciding => ({
  choose: (step) => {
    for (const taste of tastes) {
      const answer = taste(step)
      if (answer !== null && step.options.includes(answer)) return answer
    }
    return step.options[roller.below(step.options.length)]
  },
  throwDice: ({ dice }) => roller.roll(dice),
})
