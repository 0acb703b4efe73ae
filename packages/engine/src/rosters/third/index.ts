// The fifteen team lists of third, each with the squad it starts with. Neighbours: ../roster.ts, squads.ts, bigGuys.ts.
import { type TeamList, withSquads } from '../roster.ts'
import { amazon } from './amazon.ts'
import { chaos } from './chaos.ts'
import { chaosDwarf } from './chaosDwarf.ts'
import { darkElf } from './darkElf.ts'
import { dwarf } from './dwarf.ts'
import { goblin } from './goblin.ts'
import { halfling } from './halfling.ts'
import { highElf } from './highElf.ts'
import { human } from './human.ts'
import { lizardman } from './lizardman.ts'
import { norse } from './norse.ts'
import { orc } from './orc.ts'
import { skaven } from './skaven.ts'
import { squadsThird } from './squads.ts'
import { undead } from './undead.ts'
import { woodElf } from './woodElf.ts'

const lists: readonly TeamList[] = [
  amazon,
  chaos,
  chaosDwarf,
  darkElf,
  dwarf,
  goblin,
  halfling,
  highElf,
  human,
  lizardman,
  norse,
  orc,
  skaven,
  undead,
  woodElf,
]

export const rostersThird = withSquads(lists, squadsThird)
