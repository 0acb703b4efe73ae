// An automatic coach between matches, for simulations and quick play: reasonable, not clever.
// Neighbours: preMatch/taste.ts, postMatch/taste.ts, season/taste.ts and cup/taste.ts answer; procedure.ts asks.
import type { Roller } from '@double-skulls/engine'
import { tasteInTheCup } from './cup/taste.ts'
import { tasteAfterMatch } from './postMatch/taste.ts'
import { tasteBeforeMatch } from './preMatch/taste.ts'
import type { Deciding, LeagueAsk } from './procedure.ts'
import { tasteBetweenSeasons } from './season/taste.ts'

/** Answers questions of its topics; null for other topics. */
export type Taste = (step: LeagueAsk) => string | null

const tastes: readonly Taste[] = [tasteBeforeMatch, tasteAfterMatch, tasteInTheCup, tasteBetweenSeasons]

/** Rolls dice and answers; questions of no taste get a random answer. The same roller gives the same answers. */
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
