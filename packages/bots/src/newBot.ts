// A coach by his name. Neighbours: coach.ts says what a coach is, one file each says how he thinks.
import type { Bot, BotName } from './coach.ts'
import { legendBot } from './legend.ts'
import { randomBot } from './random.ts'
import { rookieBot } from './rookie.ts'
import { veteranBot } from './veteran.ts'

/** A fresh coach, the same for the same seed. He may keep a plan in mind, but answers right without one. */
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
