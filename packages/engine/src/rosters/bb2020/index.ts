// The team lists of bb2020 by id, with their starting squads. Neighbours: one file a list in this folder, squads.ts.

import { type TeamList, withSquads } from '../roster.ts'
import { amazon } from './amazon.ts'
import { blackOrc } from './blackOrc.ts'
import { chaosChosen } from './chaosChosen.ts'
import { chaosDwarf } from './chaosDwarf.ts'
import { chaosRenegades } from './chaosRenegades.ts'
import { darkElf } from './darkElf.ts'
import { dwarf } from './dwarf.ts'
import { elvenUnion } from './elvenUnion.ts'
import { gnome } from './gnome.ts'
import { goblin } from './goblin.ts'
import { halfling } from './halfling.ts'
import { highElf } from './highElf.ts'
import { human } from './human.ts'
import { imperialNobility } from './imperialNobility.ts'
import { khorne } from './khorne.ts'
import { lizardmen } from './lizardmen.ts'
import { necromanticHorror } from './necromanticHorror.ts'
import { norse } from './norse.ts'
import { nurgle } from './nurgle.ts'
import { ogre } from './ogre.ts'
import { oldWorldAlliance } from './oldWorldAlliance.ts'
import { orc } from './orc.ts'
import { shamblingUndead } from './shamblingUndead.ts'
import { skaven } from './skaven.ts'
import { slann } from './slann.ts'
import { snotling } from './snotling.ts'
import { squadsBb2020 } from './squads.ts'
import { tombKings } from './tombKings.ts'
import { underworldDenizens } from './underworldDenizens.ts'
import { vampire } from './vampire.ts'
import { woodElf } from './woodElf.ts'

const lists: readonly TeamList[] = [
  amazon,
  blackOrc,
  chaosChosen,
  chaosDwarf,
  chaosRenegades,
  darkElf,
  dwarf,
  elvenUnion,
  gnome,
  goblin,
  halfling,
  highElf,
  human,
  imperialNobility,
  khorne,
  lizardmen,
  necromanticHorror,
  norse,
  nurgle,
  ogre,
  oldWorldAlliance,
  orc,
  shamblingUndead,
  skaven,
  slann,
  snotling,
  tombKings,
  underworldDenizens,
  vampire,
  woodElf,
]

export const rostersBb2020 = withSquads(lists, squadsBb2020)
