// Makes a bot by its name. Neighbours: coach.ts has the types; random.ts, rookie.ts, veteran.ts and legend.ts the bots.
import type { Bot, BotName } from './coach.ts'
import { legendBot } from './legend.ts'
import { randomBot } from './random.ts'
import { rookieBot } from './rookie.ts'
import { veteranBot } from './veteran.ts'

/** A new bot; equal seeds play equally. A bot may remember a plan between answers, but does not need one. */
export const newBot = (name: BotName, seed: number): Bot => {
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
