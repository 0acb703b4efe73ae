// The Second Season of 2020 as a list of its parts. Read it beside crp.ts to see what changed.
import type { Edition } from '../edition.ts'
import { inducements2020 } from '../inducements/index2020.ts'
import { apothecaryCrp } from '../procs/apothecary.ts'
import {
  ballGame,
  courseOfPlay,
  deeds,
  hurts,
  kickOffEvents2020,
  ownWays2020,
  primitives,
  specialDeeds,
} from '../procs/index.ts'
import { freebooters } from '../rosters/season2020/freebooters.ts'
import { rosters2020 } from '../rosters/season2020/index.ts'
import { allStars2020 } from '../rosters/season2020/stars.ts'
import { cardRules2020 } from '../skills/cardRules2020.ts'
import { giant } from '../skills/giant.ts'
import { guestTraits } from '../skills/guestTraits.ts'
import { skills2020 } from '../skills/index2020.ts'
import { starRules2020 } from '../skills/starRules2020.ts'
import { blockDice } from '../tables/blockDice.ts'
import { casualty2020 } from '../tables/casualty.ts'
import { catching2020 } from '../tables/catching.ts'
import { injuryCrp } from '../tables/injury.ts'
import { kickOff2020 } from '../tables/kickOff.ts'
import { numbers2020, pitch2020 } from '../tables/numbers.ts'
import { passRange2020 } from '../tables/passRange.ts'
import { tests2020 } from '../tables/tests.ts'
import { weather2020 } from '../tables/weather.ts'

/** Stars whose special rule is not written yet are left out. */
const known = new Set([...skills2020, ...starRules2020].map(({ id }) => id))

export const bb2020: Edition = {
  id: 'bb2020',
  name: 'Second Season 2020',
  characteristics: ['MA', 'ST', 'AG', 'PA', 'AV'],
  pitch: pitch2020,
  numbers: numbers2020,
  tables: {
    weather: weather2020,
    kickOff: kickOff2020,
    injury: injuryCrp,
    casualty: casualty2020,
    passRange: passRange2020,
    blockDice,
    catching: catching2020,
  },
  tests: tests2020,
  skills: [...skills2020, ...starRules2020, ...guestTraits, giant, ...cardRules2020],
  rosters: rosters2020,
  stars: allStars2020.filter(({ skills }) => skills.every((id) => known.has(id))),
  freebooters,
  inducements: inducements2020,
  procedures: {
    ...courseOfPlay,
    ...ownWays2020,
    ...kickOffEvents2020,
    ...deeds,
    ...specialDeeds,
    ...ballGame,
    ...hurts,
    ...primitives,
    apothecary: apothecaryCrp,
  },
}
