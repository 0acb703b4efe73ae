// Every inducement of the Second Season that takes part in a match. Neighbour: editions/bb2020.ts.
import { biasedReferee } from './biasedReferee.ts'
import {
  bloodweiserKegs,
  bribe,
  extraTeamTraining,
  halflingMasterChef,
  mortuaryAssistant,
  partTimeAssistantCoaches,
  tempAgencyCheerleaders,
  wanderingApothecary,
} from './common2020.ts'
import { krotShockwhisker, mungoSpinecracker } from './healers.ts'
import type { Inducement } from './inducement.ts'
import { papaSkullbones } from './papaSkullbones.ts'
import { plagueDoctor } from './plagueDoctor.ts'
import { josefBugman, kariColdsteel } from './playingStaff.ts'
import { referees2020 } from './referees.ts'
import { riotousRookies } from './riotousRookies.ts'
import { finkDaFixer, galandrilSilverwater } from './schemers.ts'
import { sportsWizard } from './sportsWizard.ts'
import { ayleenAndar, professorFronkelheim, schielundScharlitan } from './tutors.ts'
import { weatherMage } from './weatherMage.ts'
import { wizards2020 } from './wizards2020.ts'

const common: readonly Inducement[] = [
  tempAgencyCheerleaders,
  partTimeAssistantCoaches,
  weatherMage,
  bloodweiserKegs,
  extraTeamTraining,
  bribe,
  wanderingApothecary,
  mortuaryAssistant,
  plagueDoctor,
  riotousRookies,
  halflingMasterChef,
  sportsWizard,
  biasedReferee,
]

const staff: readonly Inducement[] = [
  josefBugman,
  kariColdsteel,
  papaSkullbones,
  galandrilSilverwater,
  krotShockwhisker,
  ayleenAndar,
  professorFronkelheim,
  mungoSpinecracker,
  finkDaFixer,
  schielundScharlitan,
]

export const inducements2020: readonly Inducement[] = [...common, ...staff, ...wizards2020, ...referees2020]
