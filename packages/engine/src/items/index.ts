// The magic items of second, in the order of the table they are rolled on. Neighbours: ../magicItem.ts says what an item is; the
// manifest in editions/ takes their deeds.
import type { MagicItem } from '../magicItem.ts'
import { bootsOfSpeed } from './bootsOfSpeed.ts'
import { helmOfDistraction } from './helmOfDistraction.ts'
import { armbandsOfBlocking, bracersOfSmashing, glovesOfTackling } from './knockDowns.ts'
import { bootsOfHeroicLeaping, sandalsOfLeaping } from './leaping.ts'
import { luckyRabbitsFoot } from './luckyRabbitsFoot.ts'
import { ringOfInvulnerability } from './ringOfInvulnerability.ts'
import { amuletOfInterception, gauntletsOfCatching, headbandOfThrowing } from './throwing.ts'

export const itemsSecond: readonly MagicItem[] = [
  armbandsOfBlocking,
  gauntletsOfCatching,
  helmOfDistraction,
  bootsOfHeroicLeaping,
  amuletOfInterception,
  sandalsOfLeaping,
  luckyRabbitsFoot,
  bracersOfSmashing,
  bootsOfSpeed,
  glovesOfTackling,
  headbandOfThrowing,
  ringOfInvulnerability,
]
