// The Competition Rules Pack, as a list of its parts. Read it beside bugman.ts to see what the two differ in.
import type { Edition } from '../edition.ts'
import { apothecaryCrp } from '../procs/apothecary.ts'
import { ballGame, courseOfPlay, deeds, hurts, kickOffEventsCrp, primitives } from '../procs/index.ts'
import { testsCrp } from '../procs/tests.ts'
import { block } from '../skills/block.ts'
import { catchSkill } from '../skills/catch.ts'
import { dodge } from '../skills/dodge.ts'
import { pass } from '../skills/pass.ts'
import { sureHands } from '../skills/sureHands.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualtyCrp } from '../tables/casualty.ts'
import { injuryCrp } from '../tables/injury.ts'
import { kickOffCrp } from '../tables/kickOff.ts'
import { numbersCrp, pitchCrp } from '../tables/numbers.ts'
import { passRangeCrp } from '../tables/passRange.ts'
import { weatherCrp } from '../tables/weather.ts'

export const crp: Edition = {
  id: 'crp',
  name: 'Competition Rules Pack',
  pitch: pitchCrp,
  numbers: numbersCrp,
  tables: {
    weather: weatherCrp,
    kickOff: kickOffCrp,
    injury: injuryCrp,
    casualty: casualtyCrp,
    passRange: passRangeCrp,
    blockDice,
  },
  tests: testsCrp,
  skills: [block, catchSkill, dodge, pass, sureHands],
  procedures: {
    ...courseOfPlay,
    ...kickOffEventsCrp,
    ...deeds,
    ...ballGame,
    ...hurts,
    ...primitives,
    apothecary: apothecaryCrp,
  },
}
