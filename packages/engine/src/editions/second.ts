// The second edition of 1988 with its Companion, as a list of its parts for each choice of its options. So far it has the pitch,
// the profile, the clock, the set-up without a kick, turns and movement; nobody attacks, throws or hurts anybody yet.

import type { Edition, Variants } from '../edition.ts'
import { noKickOffEvents } from '../kickOffEvents/kickOffTable.ts'
import { ballRulesSecond } from '../procs/ball/ballRules.ts'
import { passCrp } from '../procs/ball/passCrp.ts'
import { pickUpSurely } from '../procs/ball/pickUpSurely.ts'
import { blockRulesCrp } from '../procs/block/blockRules.ts'
import { foulRulesCrp } from '../procs/foul/foulRules.ts'
import { sendOffThird } from '../procs/foul/sendOff.ts'
import { apothecaryThird } from '../procs/hurt/apothecary.ts'
import { hurtRulesSecond } from '../procs/hurt/hurtRules.ts'
import { coreProcedures } from '../procs/index.ts'
import { ballToOffence } from '../procs/kickOff/ballToOffence.ts'
import { kickOffRulesSecond } from '../procs/kickOff/kickOffRules.ts'
import { setUpRulesSecond } from '../procs/kickOff/setUpRules.ts'
import { clockRulesSecond } from '../procs/match/clockRules.ts'
import { concessionRulesSecond } from '../procs/match/concessionRules.ts'
import { driveRulesSecond } from '../procs/match/driveRules.ts'
import { driveToLines } from '../procs/match/driveToLines.ts'
import { preGamePlain } from '../procs/match/preGame.ts'
import { moveRulesSecond } from '../procs/move/moveRules.ts'
import { stepFreely } from '../procs/move/stepFreely.ts'
import { zoneRulesSecond } from '../procs/move/zoneRules.ts'
import { teamRerollRulesSecond } from '../procs/rolling/teamRerollRules.ts'
import { activationOfSteps } from '../procs/turn/activationOfSteps.ts'
import { turnOfEach } from '../procs/turn/turnOfEach.ts'
import { turnRulesSecond } from '../procs/turn/turnRules.ts'
import { catchingSecond } from '../tables/catching.ts'
import { stockFormations } from '../tables/formations.ts'
import { injuryCrp } from '../tables/injury.ts'
import { noPassRange } from '../tables/passRange.ts'
import { pitchSecond } from '../tables/pitch.ts'
import { profileSecond } from '../tables/profile.ts'
import { statLimitsSecond } from '../tables/statLimits.ts'
import { testsSecond } from '../tables/tests.ts'
import { turnoversSecond } from '../tables/turnovers.ts'
import { alwaysNice } from '../tables/weather.ts'
import { editionByOptions } from './editionByOptions.ts'

const manifest = (id: string, variants: Variants): Edition => ({
  id,
  name: 'Second Edition 1988',
  variants,
  corrections: [],
  profile: profileSecond,
  pitch: pitchSecond,
  rules: {
    clock: clockRulesSecond,
    drive: driveRulesSecond,
    concession: concessionRulesSecond,
    setUp: setUpRulesSecond,
    kickOff: kickOffRulesSecond,
    turn: turnRulesSecond,
    move: moveRulesSecond,
    zones: zoneRulesSecond,
    teamRerolls: teamRerollRulesSecond,
    ball: ballRulesSecond,
    // Nobody blocks or fouls yet.
    block: blockRulesCrp,
    foul: foulRulesCrp,
    hurt: hurtRulesSecond,
  },
  tables: {
    weather: alwaysNice,
    kickOff: noKickOffEvents,
    injury: injuryCrp,
    passRange: noPassRange,
    catching: catchingSecond,
    statLimits: statLimitsSecond,
  },
  tests: testsSecond,
  turnovers: turnoversSecond,
  formations: stockFormations,
  skills: [],
  rosters: [],
  stars: [],
  freebooters: [],
  inducements: [],
  procedures: {
    ...coreProcedures,
    preGame: preGamePlain,
    drive: driveToLines,
    kickOff: ballToOffence,
    turn: turnOfEach,
    activation: activationOfSteps,
    step: stepFreely,
    pickUp: pickUpSurely,
    // Nothing starts these yet, but a frame must have a procedure.
    pass: passCrp,
    apothecary: apothecaryThird,
    sendOff: sendOffThird,
  },
})

export const second = editionByOptions('second', [], manifest)
