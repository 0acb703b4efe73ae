// Dice of the match that are thrown before the inducements: fans and weather. Neighbours: preMatchSteps.ts lists both steps;
// the engine asks for the dice at the start of the match.
import { type Engine, type Match, type Roller, sides } from '@double-skulls/engine'
import { type LeagueProcedure, roll } from '../procedure.ts'
import type { BeforeMatch, BeforeMatchStep, EarlyDice } from './beforeMatch.ts'

const withDice = (before: BeforeMatch, why: string, dice: readonly number[]): BeforeMatch => ({
  ...before,
  foretold: [...before.foretold, { why, dice }],
})

export const fans: BeforeMatchStep = function* (before): LeagueProcedure<BeforeMatch> {
  for (const side of sides) before = withDice(before, 'fans', yield* roll(side, 'fans', 'd6'))
  return before
}

export const weather: BeforeMatchStep = function* (before): LeagueProcedure<BeforeMatch> {
  return withDice(before, 'weather', yield* roll('league', 'weather', 'd6', 'd6'))
}

export const TOSS = 'coinToss'

/** A roller for the match that returns the dice thrown before it when the match asks for them. */
export const withEarlyDice = (engine: Engine, match: Match, roller: Roller, foretold: readonly EarlyDice[]): Roller => {
  let left = foretold
  return {
    below: roller.below,
    roll: (dice) => {
      const pending = left.length > 0 ? engine.pending(match) : null
      const why = pending?.wait === 'dice' ? pending.why : TOSS
      // Dice not asked for by the coin toss are not needed: something else set the weather.
      if (why === TOSS) left = []
      const known = left.find((one) => one.why === why)
      if (!known) return roller.roll(dice)
      left = left.filter((one) => one !== known)
      return [...known.dice]
    },
  }
}
