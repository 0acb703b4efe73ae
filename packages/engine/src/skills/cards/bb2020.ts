// Effects of special plays on a single player in bb2020, as skills that are lent to him.
// Neighbours: inducements/cards/ lends them; editions/bb2020.ts.
import type { Skill } from '../../hooks.ts'
import { biffinHelmet } from './biffinHelmet.ts'
import { bootCamp } from './bootCamp.ts'
import { catchersInstincts } from './catchersInstincts.ts'
import { inTheZone } from './inTheZone.ts'
import { mainSkullPrit } from './mainSkullPrit.ts'
import { sizzlingShimmy } from './sizzlingShimmy.ts'
import { spranleysCup } from './spranleysCup.ts'
import { stickySlop } from './stickySlop.ts'

export const cardRulesBb2020: readonly Skill[] = [
  biffinHelmet,
  bootCamp,
  catchersInstincts,
  inTheZone,
  mainSkullPrit,
  sizzlingShimmy,
  spranleysCup,
  stickySlop,
]
