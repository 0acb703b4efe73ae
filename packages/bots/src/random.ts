// The coach who chooses a legal answer uniformly at random. Neighbours: newBot.ts.
import { seededRoller } from '@double-skulls/engine'
import { askedOf, type Bot } from './coach.ts'

export const randomBot = (seed: number): Bot => {
  const roller = seededRoller(seed)
  return (engine, match) => {
    askedOf(engine, match)
    const legal = engine.legal(match)
    return legal[roller.below(legal.length)]
  }
}
