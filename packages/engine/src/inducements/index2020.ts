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
import type { Inducement } from './inducement.ts'
import { sportsWizard } from './sportsWizard.ts'
import { weatherMage } from './weatherMage.ts'

const common: readonly Inducement[] = [
  tempAgencyCheerleaders,
  partTimeAssistantCoaches,
  weatherMage,
  bloodweiserKegs,
  extraTeamTraining,
  bribe,
  wanderingApothecary,
  mortuaryAssistant,
  halflingMasterChef,
  sportsWizard,
  biasedReferee,
]

export const inducements2020: readonly Inducement[] = [...common]
