// Effects of special plays on a single player in bb2020, as skills that are lent to him.
// Neighbours: inducements/cards/ lends them; editions/bb2020.ts.
import type { Skill } from '../hooks.ts'
import { biffinHelmet } from './cards/biffinHelmet.ts'
import { bootCamp } from './cards/bootCamp.ts'
import { catchersInstincts } from './cards/catchersInstincts.ts'
import { inTheZone } from './cards/inTheZone.ts'
import { mainSkullPrit } from './cards/mainSkullPrit.ts'
import { sizzlingShimmy } from './cards/sizzlingShimmy.ts'
import { spranleysCup } from './cards/spranleysCup.ts'
import { stickySlop } from './cards/stickySlop.ts'

export const cardRules2020: readonly Skill[] = [
  biffinHelmet,
  bootCamp,
  catchersInstincts,
  inTheZone,
  mainSkullPrit,
  sizzlingShimmy,
  spranleysCup,
  stickySlop,
]
