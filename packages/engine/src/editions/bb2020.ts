// The Second Season of 2020 as a list of its parts. Read it beside crp.ts to see what changed.
import type { Edition } from '../edition.ts'
import { inducementsBb2020 } from '../inducements/bb2020.ts'
import { kickOffBb2020 } from '../kickOffEvents/kickOffTable.ts'
import { passBb2020 } from '../procs/ball/passBb2020.ts'
import { sendOffBb2020 } from '../procs/foul/sendOffBb2020.ts'
import { apothecaryCrp } from '../procs/hurt/apothecary.ts'
import { coreProcedures } from '../procs/index.ts'
import { chef } from '../procs/match/chef.ts'
import { heat } from '../procs/match/heat.ts'
import { preGameBb2020 } from '../procs/match/preGame.ts'
import { shootOutBb2020 } from '../procs/match/shootOut.ts'
import { jump } from '../procs/move/jump.ts'
import { freebooters } from '../rosters/bb2020/freebooters.ts'
import { rostersBb2020 } from '../rosters/bb2020/index.ts'
import { allStarsBb2020 } from '../rosters/bb2020/stars.ts'
import { skillsBb2020 } from '../skills/bb2020.ts'
import { cardRulesBb2020 } from '../skills/cards/bb2020.ts'
import { giant } from '../skills/giant.ts'
import { guestTraits } from '../skills/guestTraits.ts'
import { starRulesBb2020 } from '../skills/stars/bb2020.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualtyBb2020 } from '../tables/casualty.ts'
import { catchingBb2020 } from '../tables/catching.ts'
import { injuryCrp } from '../tables/injury.ts'
import { numbersBb2020, pitchBb2020 } from '../tables/numbers.ts'
import { passRangeBb2020 } from '../tables/passRange.ts'
import { testsBb2020 } from '../tables/tests.ts'
import { weatherBb2020 } from '../tables/weather.ts'

/** Stars whose special rule is not written yet are left out. */
const known = new Set([...skillsBb2020, ...starRulesBb2020].map(({ id }) => id))

export const bb2020: Edition = {
  id: 'bb2020',
  name: 'Second Season 2020',
  corrections: [],
  characteristics: ['MA', 'ST', 'AG', 'PA', 'AV'],
  pitch: pitchBb2020,
  numbers: numbersBb2020,
  tables: {
    weather: weatherBb2020,
    kickOff: kickOffBb2020,
    injury: injuryCrp,
    casualty: casualtyBb2020,
    passRange: passRangeBb2020,
    blockDice,
    catching: catchingBb2020,
  },
  tests: testsBb2020,
  skills: [...skillsBb2020, ...starRulesBb2020, ...guestTraits, giant, ...cardRulesBb2020],
  rosters: rostersBb2020,
  stars: allStarsBb2020.filter(({ skills }) => skills.every((id) => known.has(id))),
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
