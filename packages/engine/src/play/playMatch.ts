// Drives a match to its end: dice from a roller, answers from two coaches. Neighbours: roller.ts, record.ts.
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import type { Action, Input } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import { type BySide, ofSide } from '../vocabulary/words.ts'
import type { Roller } from './roller.ts'

/** A coach answers the pending question with one of the legal actions. */
export type Coach = (engine: Engine, match: Match) => Action

export const randomCoach =
  (roller: Roller): Coach =>
  (engine, match) => {
    const legal = engine.legal(match)
    return legal[roller.below(legal.length)]
  }

export interface Driver {
  readonly coaches: BySide<Coach>
  readonly roller: Roller
  /** Gets every input with its events. */
  readonly onInput?: (input: Input, events: readonly GameEvent[], match: Match) => void
}

/** The next input: dice, or the answer of the coach who is asked; null if the match is over. */
export const nextInput = (engine: Engine, match: Match, driver: Driver): Input | null => {
  const waiting = engine.waiting(match)
  switch (waiting.wait) {
    case 'nothing':
      return null
    case 'dice':
      return { dice: driver.roller.roll(waiting.dice) }
    case 'coach':
      return { action: ofSide(driver.coaches, waiting.side)(engine, match) }
  }
}

export const playMatch = (engine: Engine, match: Match, driver: Driver): void => {
  for (;;) {
    const input = nextInput(engine, match, driver)
    if (!input) return
    const events = engine.apply(match, input)
    driver.onInput?.(input, events, match)
  }
}
