// Every inducement of bb2020 that takes part in a match. Neighbour: editions/bb2020.ts.

import type { Inducement } from '../inducement.ts'
import { biasedReferee } from './biasedReferee.ts'
import { specialPlayCards, specialPlays } from './cards/index.ts'
import {
  bloodweiserKegs,
  bribe,
  extraTeamTraining,
  halflingMasterChef,
  mortuaryAssistant,
  partTimeAssistantCoaches,
  tempAgencyCheerleaders,
  wanderingApothecary,
} from './common.ts'
import { masterOfBallistics, teamMascot, waaaghDrummer } from './field.ts'
import { krotShockwhisker, mungoSpinecracker } from './healers.ts'
import { halflingHotPot } from './hotPot.ts'
import { markOfChaos } from './markOfChaos.ts'
import { papaSkullbones } from './papaSkullbones.ts'
import { plagueDoctor } from './plagueDoctor.ts'
import { josefBugman, kariColdsteel } from './playingStaff.ts'
import { cavortingNurglings, headyBrew, healingSpites, medicinalUnguent } from './provisions.ts'
import { refereesBb2020 } from './referees.ts'
import { ancientArtefact, chaosTotem, norscanSeer } from './relics.ts'
import { riotousRookies } from './riotousRookies.ts'
import { runesmith } from './runesmith.ts'
import { finkDaFixer, galandrilSilverwater } from './schemers.ts'
import { chaosDwarfSorcerer, wanderingHaemomancer } from './sorcerers.ts'
import { sportsWizard } from './sportsWizard.ts'
import { briberyAndCorruption, mastersOfUndeath, vampireLord } from './teamRules.ts'
import { ayleenAndar, professorFronkelheim, schielundScharlitan } from './tutors.ts'
import { weatherMage } from './weatherMage.ts'
import { wizardsBb2020 } from './wizardsBb2020.ts'

const common: readonly Inducement[] = [
  tempAgencyCheerleaders,
  partTimeAssistantCoaches,
  weatherMage,
  bloodweiserKegs,
  specialPlays,
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

const others: readonly Inducement[] = [
  waaaghDrummer,
  cavortingNurglings,
  runesmith,
  halflingHotPot,
  masterOfBallistics,
  teamMascot,
  headyBrew,
  medicinalUnguent,
  chaosTotem,
  norscanSeer,
  ancientArtefact,
  wanderingHaemomancer,
  healingSpites,
  chaosDwarfSorcerer,
  markOfChaos,
]

export const inducementsBb2020: readonly Inducement[] = [
  ...common,
  ...staff,
  ...wizardsBb2020,
  ...refereesBb2020,
  ...others,
  ...[briberyAndCorruption, mastersOfUndeath, vampireLord],
  ...specialPlayCards,
]
