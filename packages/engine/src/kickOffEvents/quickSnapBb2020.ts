// Quick Snap of bb2020: D3 + 3 open receivers may move one square each. Neighbour: quickSnap.ts moves them.
import type { Ctx } from '../edition.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { openPlayers } from '../procs/move/zones.ts'
import { receivingSide } from './eventFrames.ts'
import { rollHowMany } from './howMany.ts'
import { type QuickSnapFrame, quickSnapChoice, quickSnapMoves } from './quickSnap.ts'

type FrameBb2020 = QuickSnapFrame & { step: 'start' | 'next' | 'choose' }

export const quickSnapBb2020: Procedure<FrameBb2020, Ctx> = {
  fields: { moved: [], eligible: null, most: -1 },
  steps: {
    start: rollHowMany<FrameBb2020>('quickSnap', (c, f, count) => {
      f.eligible = openPlayers(c, receivingSide(c)).map((p) => p.id)
      f.most = count
      return 'next'
    }),
    next: (c, f) => (quickSnapMoves(c, f).length > 0 ? 'choose' : DONE),
    choose: quickSnapChoice('next'),
  },
}
