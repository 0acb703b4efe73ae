// The Competition Rules Pack as a list of its parts. Read it beside bugman.ts to see how the two differ.
import type { Edition } from '../edition.ts'
import { inducementsCrp } from '../inducements/crp.ts'
import { apothecaryCrp } from '../procs/hurt/apothecary.ts'
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
import { rostersCrp } from '../rosters/crp/index.ts'
import { stars } from '../rosters/crp/stars.ts'
import { skillsCrp } from '../skills/crp.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualtyCrp } from '../tables/casualty.ts'
import { catchingCrp } from '../tables/catching.ts'
import { injuryCrp } from '../tables/injury.ts'
import { kickOffCrp } from '../tables/kickOff.ts'
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
    ...courseOfPlay,
    ...ownWaysCrp,
    ...kickOffEventsCrp,
    ...deeds,
    ...specialDeeds,
    ...ballGame,
    ...hurts,
    ...primitives,
    apothecary: apothecaryCrp,
  },
}
