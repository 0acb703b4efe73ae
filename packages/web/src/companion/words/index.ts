// Which words an edition uses: a list of its parts, like its manifest in the engine. Neighbours: one file a category here;
// ../entries.ts puts them beside the edition's own names and numbers.
import type { RuleKind } from '../ruleKinds.ts'
import { actions2020, actionsCrp } from './actionRules.ts'
import { agility2020, agilityCrp } from './agility.ts'
import { extraordinaryCrp } from './extraordinary.ts'
import { general2020, generalCrp } from './general.ts'
import { mutations2020, mutationsCrp } from './mutations.ts'
import { passing2020 as passingSkills2020, passingCrp as passingSkillsCrp } from './passing.ts'
import { prayers2020 } from './prayers.ts'
import { rolls2020, rollsBugman, rollsCrp } from './rolls.ts'
import { staff2020, staffBugman, staffCrp } from './staff.ts'
import { starRules2020 } from './starRules.ts'
import { strength2020, strengthCrp } from './strength.ts'
import {
  ball2020,
  ballCrp,
  blockDieCrp,
  catching2020,
  catchingCrp,
  injuryBugman,
  injuryCrp,
  kickOff2020,
  kickOffCrp,
  passing2020,
  passingCrp,
  weather2020,
  weatherCrp,
} from './tables.ts'
import { teamRules2020 } from './teamRules.ts'
import type { Texts } from './texts.ts'
import { traits2020 } from './traits.ts'
import { turn2020, turnCrp } from './turn.ts'
import { uses2020, usesCrp } from './uses.ts'

/** Kinds whose words the edition or its tables hold already. */
type Told = Exclude<RuleKind, 'casualty' | 'inducement' | 'star' | 'team'> | 'use'

export type RuleWords = { readonly [K in Told]: Texts }

const skillsCrp: Texts = {
  ...generalCrp,
  ...agilityCrp,
  ...passingSkillsCrp,
  ...strengthCrp,
  ...mutationsCrp,
  ...extraordinaryCrp,
}

const crp: RuleWords = {
  turn: turnCrp,
  action: actionsCrp,
  roll: rollsCrp,
  skill: skillsCrp,
  weather: weatherCrp,
  kickOff: kickOffCrp,
  blockDie: blockDieCrp,
  injury: injuryCrp,
  passing: passingCrp,
  catching: catchingCrp,
  ball: ballCrp,
  prayer: {},
  staff: staffCrp,
  teamRule: {},
  use: usesCrp,
}

const bb2020: RuleWords = {
  turn: turn2020,
  action: actions2020,
  roll: rolls2020,
  skill: {
    ...general2020,
    ...agility2020,
    ...passingSkills2020,
    ...strength2020,
    ...mutations2020,
    ...traits2020,
    ...starRules2020,
  },
  weather: weather2020,
  kickOff: kickOff2020,
  blockDie: blockDieCrp,
  injury: injuryCrp,
  passing: passing2020,
  catching: catching2020,
  ball: ball2020,
  prayer: prayers2020,
  staff: staff2020,
  teamRule: teamRules2020,
  use: uses2020,
}

const byEdition: { readonly [edition: string]: RuleWords } = {
  bugman: {
    ...crp,
    roll: rollsBugman,
    injury: injuryBugman,
    staff: staffBugman,
    skill: {
      ...skillsCrp,
      'always-hungry':
        'Rolls before he throws a team-mate. On a 1 he tries to eat him: another 1 and the team-mate is out for this match, beyond all help; anything else and he squirms free, which counts as a fumbled throw.',
      decay: 'Does nothing in this cup, where casualties are not rolled for.',
      'nurgles-rot': 'Does nothing in this cup, where nobody dies.',
    },
    use: {},
  },
  crp,
  bb2020,
}

const none: RuleWords = {
  ...{ turn: {}, action: {}, roll: {}, skill: {}, weather: {}, kickOff: {}, blockDie: {}, injury: {} },
  ...{ passing: {}, catching: {}, ball: {}, prayer: {}, staff: {}, teamRule: {}, use: {} },
}

/** The words of an edition; one that nobody has written about yet has none. */
export const wordsOf = (edition: string): RuleWords => byEdition[edition] ?? none
