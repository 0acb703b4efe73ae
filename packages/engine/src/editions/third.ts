// The third edition as its rules review of 1994 left it, as a list of its parts, for each choice of its options. Read it
// beside crp.ts to see how the two differ.

import type { Edition, Variants } from '../edition.ts'
import { inducementsThird } from '../inducements/third.ts'
import { kickOffThird } from '../kickOffEvents/kickOffTable.ts'
import { ballRulesThird } from '../procs/ball/ballRules.ts'
import { passThird } from '../procs/ball/passThird.ts'
import { blockRulesThird } from '../procs/block/blockRules.ts'
import { foulRulesThird } from '../procs/foul/foulRules.ts'
import { foulThird } from '../procs/foul/foulThird.ts'
import { sendOffThird } from '../procs/foul/sendOff.ts'
import { apothecaryThird } from '../procs/hurt/apothecary.ts'
import { hurtRulesThird } from '../procs/hurt/hurtRules.ts'
import { coreProcedures } from '../procs/index.ts'
import { kickOffProcedureThird } from '../procs/kickOff/kickOff.ts'
import { kickOffRulesThird } from '../procs/kickOff/kickOffRules.ts'
import { setUpRulesThird } from '../procs/kickOff/setUpRules.ts'
import { clockRulesThird } from '../procs/match/clockRules.ts'
import { concessionRulesThird } from '../procs/match/concessionRules.ts'
import { driveRulesThird } from '../procs/match/driveRules.ts'
import { heat } from '../procs/match/heat.ts'
import { preGameThird } from '../procs/match/preGame.ts'
import { shootOutCrp } from '../procs/match/shootOut.ts'
import { moveRulesThird } from '../procs/move/moveRules.ts'
import { zoneRulesThird } from '../procs/move/zoneRules.ts'
import { teamRerollRulesThird } from '../procs/rolling/teamRerollRules.ts'
import { activation } from '../procs/turn/activation.ts'
import { activationOpen } from '../procs/turn/activationOpen.ts'
import { turn } from '../procs/turn/turn.ts'
import { turnCalled } from '../procs/turn/turnCalled.ts'
import { turnRulesThird, turnRulesThirdOpen } from '../procs/turn/turnRules.ts'
import { freebootersThird } from '../rosters/third/freebooters.ts'
import { rostersThird } from '../rosters/third/index.ts'
import { skillsThird } from '../skills/third.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualtyThird } from '../tables/casualty.ts'
import { catchingCrp } from '../tables/catching.ts'
import { stockFormations } from '../tables/formations.ts'
import { injuryCrp } from '../tables/injury.ts'
import { passRangeCrp } from '../tables/passRange.ts'
import { pitchCrp } from '../tables/pitch.ts'
import { profileCrp } from '../tables/profile.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'
import { statLimitsCrp } from '../tables/statLimits.ts'
import { testsThird } from '../tables/tests.ts'
import { turnoversThird } from '../tables/turnovers.ts'
import { weatherThird } from '../tables/weather.ts'
import { type EditionOption, thirdOptions } from '../vocabulary/editionOptions.ts'
import { editionByOptions } from './editionByOptions.ts'

/** The parts that an option replaces. */
const turns = { usual: turn, called: turnCalled }
const activations = {
  declared: { procedure: activation, rules: turnRulesThird },
  open: { procedure: activationOpen, rules: turnRulesThirdOpen },
}

const manifest = (id: string, variants: Variants, on: readonly EditionOption[]): Edition => {
  const turnProcedure = turns[on.includes('illegalProcedure') ? 'called' : 'usual']
  const acting = activations[on.includes('undeclared') ? 'open' : 'declared']
  return {
    id,
    name: 'Third Edition 1994',
    variants,
    corrections: [],
    profile: profileCrp,
    pitch: pitchCrp,
    rules: {
      clock: clockRulesThird,
      drive: driveRulesThird,
      concession: concessionRulesThird,
      setUp: setUpRulesThird,
      kickOff: kickOffRulesThird,
      turn: acting.rules,
      move: moveRulesThird,
      zones: zoneRulesThird,
      teamRerolls: teamRerollRulesThird,
      ball: ballRulesThird,
      block: blockRulesThird,
      foul: foulRulesThird,
      hurt: hurtRulesThird,
    },
    tables: {
      weather: weatherThird,
      kickOff: kickOffThird,
      injury: injuryCrp,
      casualty: casualtyThird,
      passRange: passRangeCrp,
      blockDice,
      catching: catchingCrp,
      statLimits: statLimitsCrp,
    },
    tests: testsThird,
    turnovers: turnoversThird,
    formations: stockFormations,
    skills: skillsThird,
    rosters: rostersThird,
    stars: [],
    freebooters: freebootersThird,
    inducements: inducementsThird,
    proposals: proposalsThird,
    procedures: {
      ...coreProcedures,
      preGame: preGameThird,
      kickOff: kickOffProcedureThird,
      turn: turnProcedure,
      activation: acting.procedure,
      pass: passThird,
      foul: foulThird,
      sendOff: sendOffThird,
      apothecary: apothecaryThird,
      shootOut: shootOutCrp,
      heat,
    },
  }
}

export const third = editionByOptions('third', thirdOptions, manifest)
