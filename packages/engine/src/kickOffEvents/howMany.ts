// Shared by several events of bb2020: D3 + 3 players.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Next, Throw } from '../kernel/procedure.ts'
import { asD3 } from '../vocabulary/words.ts'

export const rollHowMany = <F extends Frame>(
  why: string,
  then: (c: Ctx, f: F, count: number) => Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6'],
  why: () => why,
  rolled: (c, f, faces) => {
    c.events.push({ type: 'chance', why, player: -1, dice: faces })
    return then(c, f, asD3(faces[0]) + 3)
  },
})
