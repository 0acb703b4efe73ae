// Makes a bot by its name. Neighbours: coach.ts has the types; random.ts, rookie.ts, veteran.ts and legend.ts the bots.
import { askedOf, type Bot, type BotName } from './coach.ts'
import { legendBot } from './legend.ts'
import { randomBot } from './random.ts'
import { rookieBot } from './rookie.ts'
import { veteranBot } from './veteran.ts'

/** He plays with what his coach may see: what the other side hides is a blank to him, also on the copies on which he tries things. */
const withOwnEyes =
  (bot: Bot): Bot =>
  (engine, match, budget) => {
    const { side } = askedOf(engine, match)
    return bot(engine, engine.hides(match, side) ? engine.view(match, side) : match, budget)
  }

const botNamed = (name: BotName, seed: number): Bot => {
  switch (name) {
    case 'random':
      return randomBot(seed)
    case 'rookie':
      return rookieBot()
    case 'veteran':
      return veteranBot()
    case 'legend':
      return legendBot(seed)
  }
}

/** A new bot; equal seeds play equally. A bot may remember a plan between answers, but does not need one. */
export const newBot = (name: BotName, seed: number): Bot => withOwnEyes(botNamed(name, seed))
