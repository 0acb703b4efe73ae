// The coach who chooses a legal answer uniformly at random, and calls illegal procedure only when right.
// Neighbours: newBot.ts.
import { seededRoller } from '@double-skulls/engine'
import { askedOf, type Bot } from './coach.ts'
import { illegalCall } from './quickAnswer.ts'

export const randomBot = (seed: number): Bot => {
  const roller = seededRoller(seed)
  return (engine, match) => {
    const asked = askedOf(engine, match)
    if (asked.question.kind === 'callIllegal') return illegalCall(engine, match, asked)
    const legal = engine.legal(match)
    return legal[roller.below(legal.length)]
  }
}
