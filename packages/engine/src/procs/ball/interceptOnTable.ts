// Who may intercept a throw that is read on a table: standing opponents near the thrower or the target, or on the line between
// them, as the band has it. Neighbours: throwOnTable.ts asks; interception.ts is the range ruler of other editions.
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import { lineCrosses } from '../../kernel/line.ts'
import type { Player } from '../../kernel/match.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { hasZone } from '../move/zones.ts'
import { canTakeBall } from './ball.ts'
import { tableThrowsOf } from './ballRules.ts'

export const interceptorsOnTable = (c: Ctx, thrower: Player, target: Player, band: PassBand): readonly Player[] => {
  const { pitch } = c.rules
  const reach = tableThrowsOf(c).interceptions.eligible[band]
  return c.match.players.filter(
    (foe) =>
      foe.side !== thrower.side &&
      foe.side !== 'neutral' &&
      hasZone(foe) &&
      canTakeBall(c, foe) &&
      (gapBetween(pitch, foe, thrower) <= reach.thrower ||
        gapBetween(pitch, foe, target) <= reach.target ||
        (reach.line && lineCrosses(pitch, thrower, target, foe))),
  )
}
