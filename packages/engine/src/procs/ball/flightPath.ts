// The squares over which a thrown ball flies on its way to its target: two abreast at most. Neighbours: throwOnTable.ts throws,
// kernel/line.ts has the line.
import type { Ctx } from '../../edition.ts'
import { covers } from '../../kernel/base.ts'
import { lineCrosses } from '../../kernel/line.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { TableThrowFrame } from './tableThrowFrame.ts'
import { targetOf } from './throwOnTable.ts'

/** Neither those of the thrower nor those of the target. */
export const flightPath = (c: Ctx, f: TableThrowFrame): readonly Square[] => {
  const { pitch } = c.rules
  const thrower = c.match.players[f.thrower]
  const target = targetOf(c, f)
  const one = { ...target.who, size: 1 }
  return [...c.match.board.keys()].filter(
    (at) =>
      !covers(pitch, thrower, at) &&
      !covers(pitch, target, at) &&
      lineCrosses(pitch, thrower, target, { at, who: one }),
  )
}
