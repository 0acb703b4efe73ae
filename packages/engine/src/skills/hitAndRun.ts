// Hit and Run: after his block he may move one square, ignoring tackle zones, to where no opponent is adjacent.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { areOpponents } from '../kernel/allegiance.ts'
import type { Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { hasState } from '../procs/match/states.ts'
import { type FreeMoveFrame, freeMove, freeMoveFrame } from '../procs/move/freeMove.ts'
import { openSquares } from '../procs/move/stride.ts'
import { playersBeside } from '../procs/move/zones.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'

const ID = 'hit-and-run'

/** Free adjacent squares without an opponent next to them, prone ones included. */
const safeSquares = (c: Ctx, owner: Player): Square[] =>
  openSquares(c, owner).filter((square) =>
    playersBeside(c, { ...owner, at: square }).every((p) => !areOpponents(p, owner)),
  )

export const hitAndRun: Skill = {
  id: ID,
  name: 'Hit and Run',
  category: 'trait',
  procedures: { freeMove },
  windows: {
    blockOver: {
      offer: (c, owner) => turnGoesOn(c) && !hasState(owner, 'rooted') && safeSquares(c, owner).length > 0,
      use: (c, owner): FreeMoveFrame => ({
        ...freeMoveFrame(owner.id, ID, safeSquares(c, owner)),
        moves: 1,
        heedless: true,
      }),
      declining: 'staysPut',
    },
  },
}
