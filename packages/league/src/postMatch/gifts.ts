// Skills given for the match that a player keeps. Neighbours: the engine rolls for them at the end of the match,
// report.ts records them.

import { careersOf, developed, playerNumbered, reckoned, type SideAfter } from './afterMatch.ts'
import { canLearn, gaining } from './learning.ts'

export const gifts = reckoned((view) => {
  let after: SideAfter = view
  for (const [{ number }, { keeps }] of careersOf(view))
    for (const skill of keeps) {
      const player = playerNumbered(after, number)
      if (player && canLearn(view.book, after.team, player, skill))
        after = developed(after, player, gaining(view.book, player, 'gift', skill))
    }
  return { team: after.team, guests: after.guests }
})
