// The team lists by id, and per edition with the squad its money buys. Neighbours: roster.ts, squads.ts.

import { type TeamList, withSquads } from '../roster.ts'
import { amazon } from './amazon.ts'
import { chaos } from './chaos.ts'
import { chaosDwarf } from './chaosDwarf.ts'
import { chaosPact } from './chaosPact.ts'
import { darkElf } from './darkElf.ts'
import { dwarf } from './dwarf.ts'
import { elf } from './elf.ts'
import { goblin } from './goblin.ts'
import { halfling } from './halfling.ts'
import { highElf } from './highElf.ts'
import { human } from './human.ts'
import { khemri } from './khemri.ts'
import { lizardman } from './lizardman.ts'
import { necromantic } from './necromantic.ts'
import { norse } from './norse.ts'
import { nurgle } from './nurgle.ts'
import { ogre } from './ogre.ts'
import { orc } from './orc.ts'
import { skaven } from './skaven.ts'
import { slann } from './slann.ts'
import { squadsBugman, squadsCrp } from './squads.ts'
import { undead } from './undead.ts'
import { underworld } from './underworld.ts'
import { vampire } from './vampire.ts'
import { woodElf } from './woodElf.ts'

const lists: readonly TeamList[] = [
  amazon,
  chaos,
  chaosDwarf,
  chaosPact,
  darkElf,
  dwarf,
  elf,
  goblin,
  halfling,
  highElf,
  human,
  khemri,
  lizardman,
  necromantic,
  norse,
  nurgle,
  ogre,
  orc,
  skaven,
  slann,
  undead,
  underworld,
  vampire,
  woodElf,
]

export const rostersCrp = withSquads(lists, squadsCrp)
export const rostersBugman = withSquads(lists, squadsBugman)
