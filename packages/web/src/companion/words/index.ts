// Which texts an edition uses: a list of parts, like its manifest in the engine. Neighbours: one file per category here;
// ../entries.ts puts them beside the edition's own names and numbers.
import { baseOf } from '@double-skulls/engine'
import type { RuleKind } from '../ruleKinds.ts'
import { actionsBb2020, actionsCrp } from './actionRules.ts'
import { agilityBb2020, agilityCrp } from './agility.ts'
import { extraordinaryCrp } from './extraordinary.ts'
import { generalBb2020, generalCrp } from './general.ts'
import { leagueBb2020, leagueBugman, leagueCrp } from './league.ts'
import { mutationsBb2020, mutationsCrp } from './mutations.ts'
import { passingBb2020 as passingSkillsBb2020, passingCrp as passingSkillsCrp } from './passing.ts'
import { prayersBb2020 } from './prayers.ts'
import { rollsBb2020, rollsBugman, rollsCrp } from './rolls.ts'
import { second } from './second/index.ts'
import { staffBb2020, staffBugman, staffCrp } from './staff.ts'
import { starRulesBb2020 } from './starRules.ts'
import { strengthBb2020, strengthCrp } from './strength.ts'
import {
  ballBb2020,
  ballCrp,
  blockDieCrp,
  catchingBb2020,
  catchingCrp,
  injuryBugman,
  injuryCrp,
  kickOffBb2020,
  kickOffCrp,
  passingBb2020,
  passingCrp,
  weatherBb2020,
  weatherCrp,
} from './tables.ts'
import { teamRulesBb2020 } from './teamRules.ts'
import type { Texts } from './texts.ts'
import { third } from './third/index.ts'
import { traitsBb2020 } from './traits.ts'
import { turnBb2020, turnCrp } from './turn.ts'
import { usesBb2020, usesCrp } from './uses.ts'

/** Kinds whose texts come from the edition itself or its tables. */
type Told = Exclude<RuleKind, 'casualty' | 'inducement' | 'option' | 'reconstructed' | 'star' | 'team'> | 'use'

export type RuleWords = { readonly [K in Told]: Texts }

const skillsCrp: Texts = {
  ...generalCrp,
  ...agilityCrp,
  ...passingSkillsCrp,
  ...strengthCrp,
  ...mutationsCrp,
  ...extraordinaryCrp,
}

/** For editions whose players have nothing up their sleeves. */
const noTricks = { spell: {}, item: {}, potion: {}, weapon: {}, trap: {} }

const crp: RuleWords = {
  ...noTricks,
  turn: turnCrp,
  action: actionsCrp,
  roll: rollsCrp,
  table: {},
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
  handicap: {},
  league: leagueCrp,
  teamRule: {},
  use: usesCrp,
}

const bb2020: RuleWords = {
  ...noTricks,
  turn: turnBb2020,
  action: actionsBb2020,
  roll: rollsBb2020,
  table: {},
  skill: {
    ...generalBb2020,
    ...agilityBb2020,
    ...passingSkillsBb2020,
    ...strengthBb2020,
    ...mutationsBb2020,
    ...traitsBb2020,
    ...starRulesBb2020,
  },
  weather: weatherBb2020,
  kickOff: kickOffBb2020,
  blockDie: blockDieCrp,
  injury: injuryCrp,
  passing: passingBb2020,
  catching: catchingBb2020,
  ball: ballBb2020,
  prayer: prayersBb2020,
  staff: staffBb2020,
  handicap: {},
  league: leagueBb2020,
  teamRule: teamRulesBb2020,
  use: usesBb2020,
}

const byEdition: { readonly [edition: string]: RuleWords } = {
  bugman: {
    ...crp,
    roll: rollsBugman,
    injury: injuryBugman,
    staff: staffBugman,
    league: leagueBugman,
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
  second,
  third,
}

const none: RuleWords = {
  ...noTricks,
  ...{ turn: {}, action: {}, roll: {}, table: {}, skill: {}, weather: {}, kickOff: {}, blockDie: {}, injury: {} },
  ...{ passing: {}, catching: {}, ball: {}, prayer: {}, staff: {}, teamRule: {}, use: {} },
  ...{ handicap: {}, league: {} },
}

/** The texts of an edition; empty for one that has none yet. */
export const wordsOf = (edition: string): RuleWords => byEdition[baseOf(edition)] ?? none
