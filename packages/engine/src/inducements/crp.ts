// Every inducement of crp that takes part in a match. Neighbours: common.ts shares some of them,
// editions/crp.ts.

import type { Inducement } from '../inducement.ts'
import {
  bloodweiserKegs,
  bribe,
  extraTeamTraining,
  halflingMasterChef,
  mortuaryAssistant,
  wanderingApothecary,
} from './common.ts'
import { mastersOfUndeath } from './teamRules.ts'
import { wizardCrp } from './wizardCrp.ts'

const bloodweiserBabes: Inducement = { ...bloodweiserKegs, id: 'bloodweiser-babes', name: 'Bloodweiser Babes' }
const igor: Inducement = { ...mortuaryAssistant, id: 'igor', name: 'Igor' }

export const inducementsCrp: readonly Inducement[] = [
  bloodweiserBabes,
  bribe,
  extraTeamTraining,
  halflingMasterChef,
  igor,
  wanderingApothecary,
  wizardCrp,
  mastersOfUndeath,
]
