// The Bugman's Cup of 2016 as a list of its parts. Read it beside crp.ts to see how the two differ.
import type { Edition } from '../edition.ts'
import { kickOffCrp } from '../kickOffEvents/kickOffTable.ts'
import { passCrp } from '../procs/ball/passCrp.ts'
import { sendOffCrp } from '../procs/foul/sendOff.ts'
import { apothecaryBugman } from '../procs/hurt/apothecary.ts'
import { coreProcedures } from '../procs/index.ts'
import { chef } from '../procs/match/chef.ts'
import { heat } from '../procs/match/heat.ts'
import { preGameCrp } from '../procs/match/preGame.ts'
import { shootOutCrp } from '../procs/match/shootOut.ts'
import { rostersBugman } from '../rosters/crp/index.ts'
import { stars } from '../rosters/crp/stars.ts'
import { skillsCrp } from '../skills/crp.ts'
import { blockDice } from '../tables/blockDice.ts'
import { catchingCrp } from '../tables/catching.ts'
import { injuryCrp } from '../tables/injury.ts'
import { numbersCrp, pitchCrp } from '../tables/numbers.ts'
import { passRangeCrp } from '../tables/passRange.ts'
import { testsBugman } from '../tables/tests.ts'
import { weatherCrp } from '../tables/weather.ts'

export const bugman: Edition = {
  id: 'bugman',
  name: "Bugman's Cup 2016",
  corrections: [],
  characteristics: ['MA', 'ST', 'AG', 'AV'],
  pitch: pitchCrp,
  numbers: numbersCrp,
  tables: {
    weather: weatherCrp,
    kickOff: kickOffCrp,
    injury: injuryCrp,
    casualty: null,
    passRange: passRangeCrp,
    blockDice,
    catching: catchingCrp,
  },
  tests: testsBugman,
  skills: skillsCrp,
  rosters: rostersBugman,
  stars,
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
