// The Second Season of 2020 as a list of its parts. Read it beside crp.ts to see what changed.

import type { Edition } from '../edition.ts'
import { inducementsBb2020 } from '../inducements/bb2020.ts'
import { kickOffBb2020 } from '../kickOffEvents/kickOffTable.ts'
import { ballRulesBb2020 } from '../procs/ball/ballRules.ts'
import { bombRulesBb2020 } from '../procs/ball/bombRules.ts'
import { passBb2020 } from '../procs/ball/passBb2020.ts'
import { blockRulesBb2020 } from '../procs/block/blockRules.ts'
import { foulRulesCrp } from '../procs/foul/foulRules.ts'
import { sendOffBb2020 } from '../procs/foul/sendOffBb2020.ts'
import { apothecaryCrp } from '../procs/hurt/apothecary.ts'
import { hurtRulesBb2020 } from '../procs/hurt/hurtRules.ts'
import { coreProcedures } from '../procs/index.ts'
import { kickOffRulesBb2020 } from '../procs/kickOff/kickOffRules.ts'
import { setUpRulesBb2020 } from '../procs/kickOff/setUpRules.ts'
import { chef } from '../procs/match/chef.ts'
import { chefRulesBb2020 } from '../procs/match/chefRules.ts'
import { clockRulesBb2020 } from '../procs/match/clockRules.ts'
import { concessionRulesBb2020 } from '../procs/match/concessionRules.ts'
import { driveRulesBb2020 } from '../procs/match/driveRules.ts'
import { heat } from '../procs/match/heat.ts'
import { preGameBb2020 } from '../procs/match/preGame.ts'
import { shootOutBb2020 } from '../procs/match/shootOut.ts'
import { jump } from '../procs/move/jump.ts'
import { moveRulesBb2020 } from '../procs/move/moveRules.ts'
import { zoneRulesBb2020 } from '../procs/move/zoneRules.ts'
import { teamRerollRulesBb2020 } from '../procs/rolling/teamRerollRules.ts'
import { turnRulesBb2020 } from '../procs/turn/turnRules.ts'
import { freebooters } from '../rosters/bb2020/freebooters.ts'
import { rostersBb2020 } from '../rosters/bb2020/index.ts'
import { starsBb2020 } from '../rosters/bb2020/stars.ts'
import { hiringRulesBb2020 } from '../rosters/hiringRules.ts'
import { skillsBb2020 } from '../skills/bb2020.ts'
import { cardRulesBb2020 } from '../skills/cards/bb2020.ts'
import { giant } from '../skills/giant.ts'
import { guestTraits } from '../skills/guestTraits.ts'
import { starRulesBb2020 } from '../skills/stars/bb2020.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualtyBb2020 } from '../tables/casualty.ts'
import { catchingBb2020 } from '../tables/catching.ts'
import { stockFormations } from '../tables/formations.ts'
import { injuryCrp } from '../tables/injury.ts'
import { passRangeBb2020 } from '../tables/passRange.ts'
import { pitchBb2020, trapdoorsBb2020 } from '../tables/pitch.ts'
import { prayersBb2020 } from '../tables/prayers.ts'
import { profileBb2020 } from '../tables/profile.ts'
import { statLimitsBb2020 } from '../tables/statLimits.ts'
import { testsBb2020 } from '../tables/tests.ts'
import { turnoversBb2020 } from '../tables/turnovers.ts'
import { weatherBb2020 } from '../tables/weather.ts'

export const bb2020: Edition = {
  id: 'bb2020',
  name: 'Second Season 2020',
  corrections: [],
  profile: profileBb2020,
  pitch: pitchBb2020,
  rules: {
    clock: clockRulesBb2020,
    drive: driveRulesBb2020,
    concession: concessionRulesBb2020,
    setUp: setUpRulesBb2020,
    kickOff: kickOffRulesBb2020,
    turn: turnRulesBb2020,
    move: moveRulesBb2020,
    zones: zoneRulesBb2020,
    teamRerolls: teamRerollRulesBb2020,
    ball: ballRulesBb2020,
    block: blockRulesBb2020,
    foul: foulRulesCrp,
    hurt: hurtRulesBb2020,
    bombs: bombRulesBb2020,
    chef: chefRulesBb2020,
    hiring: hiringRulesBb2020,
  },
  tables: {
    weather: weatherBb2020,
    kickOff: kickOffBb2020,
    injury: injuryCrp,
    casualty: casualtyBb2020,
    passRange: passRangeBb2020,
    blockDice,
    catching: catchingBb2020,
    statLimits: statLimitsBb2020,
    prayers: prayersBb2020,
    trapdoors: trapdoorsBb2020,
  },
  tests: testsBb2020,
  turnovers: turnoversBb2020,
  formations: stockFormations,
  skills: [...skillsBb2020, ...starRulesBb2020, ...guestTraits, giant, ...cardRulesBb2020],
  rosters: rostersBb2020,
  stars: starsBb2020,
  freebooters,
  inducements: inducementsBb2020,
  procedures: {
    ...coreProcedures,
    preGame: preGameBb2020,
    pass: passBb2020,
    sendOff: sendOffBb2020,
    apothecary: apothecaryCrp,
    shootOut: shootOutBb2020,
    chef,
    heat,
    jump,
  },
}
