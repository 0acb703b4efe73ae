// Carries an errand out as far as the engine allows it, with the best dice for the player and every offer declined. Neighbours:
// choosing/errand.ts, offered.test.ts.
import type { Action, Engine, Match } from '@double-skulls/engine'
import { advance, type Errand } from '../../src/choosing/errand.ts'
import { situationOf } from './wild.ts'

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)

/** The best dice for him: high ones for his side and low ones for the other, as long as he still stands after them. */
const throwWell = (engine: Engine, match: Match, player: number): void => {
  const pending = engine.pending(match)
  const roller = pending.wait === 'dice' && pending.roll ? match.players[pending.roll.player] : null
  const own = roller === null || roller.side === match.players[player].side
  const outcomes = [...engine.outcomes(match)].sort((a, b) => (own ? 1 : -1) * (sumOf(b.dice) - sumOf(a.dice)))
  const good = outcomes.find(({ dice }) => {
    const copy = engine.clone(match)
    engine.apply(copy, { dice })
    const { place, posture } = copy.players[player]
    return (
      copy.turn.turnover === '' &&
      place === 'pitch' &&
      (posture === 'standing' || posture === match.players[player].posture)
    )
  })
  engine.apply(match, { dice: (good ?? outcomes[0]).dice })
}

/** The answers that were not legal when their turn came: empty when the engine allowed all of them. */
export const leftOver = (engine: Engine, start: Match, whole: Errand): readonly Action[] => {
  const match = engine.clone(start)
  let errand = whole
  for (;;) {
    const situation = situationOf(engine, match)
    const next = advance(errand, situation)
    if (next.go === 'over') return errand.left
    if (next.go === 'answer') {
      engine.apply(match, { action: next.answer })
      errand = next.errand
    } else if (situation.pending.wait === 'dice') throwWell(engine, match, whole.player)
    else engine.apply(match, { action: engine.fallback(match) })
  }
}
