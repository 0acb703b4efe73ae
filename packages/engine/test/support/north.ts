// The example edition of CONTRIBUTING.md, as it stands there, with the lines around it. Neighbour: ../contributing.test.ts
// compares the two and plays it.
import type { Edition } from '../../src/edition.ts'
import { kickOffCrp } from '../../src/kickOffEvents/kickOffTable.ts'
import { ballRulesCrp } from '../../src/procs/ball/ballRules.ts'
import { passCrp } from '../../src/procs/ball/passCrp.ts'
import { blockRulesCrp } from '../../src/procs/block/blockRules.ts'
import { foulRulesCrp } from '../../src/procs/foul/foulRules.ts'
import { sendOffCrp } from '../../src/procs/foul/sendOff.ts'
import { apothecaryCrp } from '../../src/procs/hurt/apothecary.ts'
import { hurtRulesCrp } from '../../src/procs/hurt/hurtRules.ts'
import { coreProcedures } from '../../src/procs/index.ts'
import { kickOffRulesCrp } from '../../src/procs/kickOff/kickOffRules.ts'
import { setUpRulesCrp } from '../../src/procs/kickOff/setUpRules.ts'
import { type ClockRules, clockRulesCrp } from '../../src/procs/match/clockRules.ts'
import { concessionRulesCrp } from '../../src/procs/match/concessionRules.ts'
import { driveRulesCrp } from '../../src/procs/match/driveRules.ts'
import { heat } from '../../src/procs/match/heat.ts'
import { preGameCrp } from '../../src/procs/match/preGame.ts'
import { moveRulesCrp } from '../../src/procs/move/moveRules.ts'
import { zoneRulesCrp } from '../../src/procs/move/zoneRules.ts'
import { teamRerollRulesCrp } from '../../src/procs/rolling/teamRerollRules.ts'
import { turnRulesCrp } from '../../src/procs/turn/turnRules.ts'
import { rostersCrp } from '../../src/rosters/crp/index.ts'
import { block } from '../../src/skills/block.ts'
import { catchSkill } from '../../src/skills/catch.ts'
import { dodge } from '../../src/skills/dodge.ts'
import { blockDice } from '../../src/tables/blockDice.ts'
import { casualtyCrp } from '../../src/tables/casualty.ts'
import { catchingCrp } from '../../src/tables/catching.ts'
import { stockFormations } from '../../src/tables/formations.ts'
import { injuryCrp } from '../../src/tables/injury.ts'
import { passRangeCrp } from '../../src/tables/passRange.ts'
import { pitchCrp } from '../../src/tables/pitch.ts'
import { profileCrp } from '../../src/tables/profile.ts'
import { statLimitsCrp } from '../../src/tables/statLimits.ts'
import { testsCrp } from '../../src/tables/tests.ts'
import { turnoversCrp } from '../../src/tables/turnovers.ts'
import type { WeatherTable } from '../../src/tables/weather.ts'

export const weatherNorth: WeatherTable = [
  { id: 'nice', name: 'Nice', rolls: [2, 8], modifiers: {}, gust: true },
  { id: 'blizzard', name: 'Blizzard', rolls: [9, 12], modifiers: { goForIt: -1 }, noPass: ['long', 'bomb'] },
]

const clockRulesNorth: ClockRules = clockRulesCrp

const rostersNorth = rostersCrp

export const north: Edition = {
  id: 'north',
  name: 'Northern rules',
  corrections: [],
  profile: profileCrp,
  pitch: pitchCrp,
  rules: {
    clock: clockRulesNorth,
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
  },
  tables: {
    weather: weatherNorth,
    kickOff: kickOffCrp,
    injury: injuryCrp,
    casualty: casualtyCrp,
    passRange: passRangeCrp,
    blockDice,
    catching: catchingCrp,
    statLimits: statLimitsCrp,
  },
  tests: testsCrp,
  turnovers: turnoversCrp,
  formations: stockFormations,
  skills: [block, catchSkill, dodge],
  rosters: rostersNorth,
  stars: [],
  freebooters: [],
  inducements: [],
  procedures: {
    ...coreProcedures,
    preGame: preGameCrp,
    pass: passCrp,
    sendOff: sendOffCrp,
    apothecary: apothecaryCrp,
    heat,
  },
}
