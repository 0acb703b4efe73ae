// The Competition Rules Pack as a list of its parts. Read it beside bugman.ts to see how the two differ.
import type { Edition } from '../edition.ts'
import { inducementsCrp } from '../inducements/crp.ts'
import { kickOffCrp } from '../kickOffEvents/kickOffTable.ts'
import { passCrp } from '../procs/ball/passCrp.ts'
import { sendOffCrp } from '../procs/foul/sendOff.ts'
import { apothecaryCrp } from '../procs/hurt/apothecary.ts'
import { coreProcedures } from '../procs/index.ts'
import { chef } from '../procs/match/chef.ts'
import { heat } from '../procs/match/heat.ts'
import { preGameCrp } from '../procs/match/preGame.ts'
import { shootOutCrp } from '../procs/match/shootOut.ts'
import { rostersCrp } from '../rosters/crp/index.ts'
import { stars } from '../rosters/crp/stars.ts'
import { skillsCrp } from '../skills/crp.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualtyCrp } from '../tables/casualty.ts'
import { catchingCrp } from '../tables/catching.ts'
import { injuryCrp } from '../tables/injury.ts'
import { numbersCrp, pitchCrp } from '../tables/numbers.ts'
import { passRangeCrp } from '../tables/passRange.ts'
import { testsCrp } from '../tables/tests.ts'
import { weatherCrp } from '../tables/weather.ts'

export const crp: Edition = {
  id: 'crp',
  name: 'Competition Rules Pack',
  corrections: [],
  characteristics: ['MA', 'ST', 'AG', 'AV'],
  pitch: pitchCrp,
  numbers: numbersCrp,
  tables: {
    weather: weatherCrp,
    kickOff: kickOffCrp,
    injury: injuryCrp,
    casualty: casualtyCrp,
    passRange: passRangeCrp,
    blockDice,
    catching: catchingCrp,
  },
  tests: testsCrp,
  skills: skillsCrp,
  rosters: rostersCrp,
  stars,
  freebooters: [],
  inducements: inducementsCrp,
  procedures: {
    ...coreProcedures,
    preGame: preGameCrp,
    pass: passCrp,
    sendOff: sendOffCrp,
    apothecary: apothecaryCrp,
    shootOut: shootOutCrp,
    chef,
    heat,
  },
}
