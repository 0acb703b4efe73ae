// The Bugman's Cup of 2016 as a list of its parts. Read it beside crp.ts to see how the two differ.

import type { Edition } from '../edition.ts'
import { kickOffCrp } from '../kickOffEvents/kickOffTable.ts'
import { ballRulesCrp } from '../procs/ball/ballRules.ts'
import { bombRulesCrp } from '../procs/ball/bombRules.ts'
import { passCrp } from '../procs/ball/passCrp.ts'
import { blockRulesCrp } from '../procs/block/blockRules.ts'
import { foulRulesCrp } from '../procs/foul/foulRules.ts'
import { sendOffCrp } from '../procs/foul/sendOff.ts'
import { apothecaryBugman } from '../procs/hurt/apothecary.ts'
import { hurtRulesCrp } from '../procs/hurt/hurtRules.ts'
import { coreProcedures } from '../procs/index.ts'
import { kickOffRulesCrp } from '../procs/kickOff/kickOffRules.ts'
import { setUpRulesCrp } from '../procs/kickOff/setUpRules.ts'
import { chef } from '../procs/match/chef.ts'
import { chefRulesCrp } from '../procs/match/chefRules.ts'
import { clockRulesCrp } from '../procs/match/clockRules.ts'
import { concessionRulesCrp } from '../procs/match/concessionRules.ts'
import { driveRulesCrp } from '../procs/match/driveRules.ts'
import { heat } from '../procs/match/heat.ts'
import { preGameCrp } from '../procs/match/preGame.ts'
import { shootOutCrp } from '../procs/match/shootOut.ts'
import { moveRulesCrp } from '../procs/move/moveRules.ts'
import { zoneRulesCrp } from '../procs/move/zoneRules.ts'
import { teamRerollRulesCrp } from '../procs/rolling/teamRerollRules.ts'
import { turnRulesCrp } from '../procs/turn/turnRules.ts'
import { rostersBugman } from '../rosters/crp/index.ts'
import { starsCrp } from '../rosters/crp/stars.ts'
import { skillsCrp } from '../skills/crp.ts'
import { blockDice } from '../tables/blockDice.ts'
import { catchingCrp } from '../tables/catching.ts'
import { stockFormations } from '../tables/formations.ts'
import { injuryCrp } from '../tables/injury.ts'
import { passRangeCrp } from '../tables/passRange.ts'
import { pitchCrp } from '../tables/pitch.ts'
import { profileCrp } from '../tables/profile.ts'
import { statLimitsCrp } from '../tables/statLimits.ts'
import { testsBugman } from '../tables/tests.ts'
import { turnoversCrp } from '../tables/turnovers.ts'
import { weatherCrp } from '../tables/weather.ts'

export const bugman: Edition = {
  id: 'bugman',
  name: "Bugman's Cup 2016",
  corrections: [],
  profile: profileCrp,
  pitch: pitchCrp,
  rules: {
    clock: clockRulesCrp,
    drive: driveRulesCrp,
    concession: concessionRulesCrp,
    setUp: setUpRulesCrp,
    kickOff: kickOffRulesCrp,
    turn: turnRulesCrp,
    move: moveRulesCrp,
    zones: zoneRulesCrp,
    teamRerolls: teamRerollRulesCrp,
    ball: ballRulesCrp,
    block: blockRulesCrp,
    foul: foulRulesCrp,
    hurt: hurtRulesCrp,
    bombs: bombRulesCrp,
    chef: chefRulesCrp,
  },
  tables: {
    weather: weatherCrp,
    kickOff: kickOffCrp,
    injury: injuryCrp,
    passRange: passRangeCrp,
    blockDice,
    catching: catchingCrp,
    statLimits: statLimitsCrp,
  },
  tests: testsBugman,
  turnovers: turnoversCrp,
  formations: stockFormations,
  skills: skillsCrp,
  rosters: rostersBugman,
  stars: starsCrp,
  freebooters: [],
  inducements: [],
  procedures: {
    ...coreProcedures,
    preGame: preGameCrp,
    pass: passCrp,
    sendOff: sendOffCrp,
    apothecary: apothecaryBugman,
    shootOut: shootOutCrp,
    chef,
    heat,
  },
}
