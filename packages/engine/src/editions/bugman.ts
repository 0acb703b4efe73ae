// The Bugman's Cup of 2016 as a list of its parts. Read it beside crp.ts to see how the two differ.
import type { Edition } from '../edition.ts'
import { apothecaryBugman } from '../procs/hurt/apothecary.ts'
import {
  ballGame,
  courseOfPlay,
  deeds,
  hurts,
  kickOffEventsCrp,
  ownWaysCrp,
  primitives,
  specialDeeds,
} from '../procs/index.ts'
import { rostersBugman } from '../rosters/crp/index.ts'
import { stars } from '../rosters/crp/stars.ts'
import { skillsCrp } from '../skills/crp.ts'
import { blockDice } from '../tables/blockDice.ts'
import { catchingCrp } from '../tables/catching.ts'
import { injuryCrp } from '../tables/injury.ts'
import { kickOffCrp } from '../tables/kickOff.ts'
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
    ...courseOfPlay,
    ...ownWaysCrp,
    ...kickOffEventsCrp,
    ...deeds,
    ...specialDeeds,
    ...ballGame,
    ...hurts,
    ...primitives,
    apothecary: apothecaryBugman,
  },
}
