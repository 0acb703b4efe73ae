// Players on the ground get up as a team turn starts: from their face onto their back, and from there onto their feet. Their coach may
// leave some of them lying. Neighbours: turnOfEach.ts plays the routine, hurt/stun.ts and hurt/fall.ts move them.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { rise } from '../hurt/fall.ts'
import { liesOnFace, turnFaceUp } from '../hurt/stun.ts'
import { isOnPitch } from '../move/zones.ts'

export interface RisingFrame extends Frame {
  readonly proc: 'rising'
  step: 'next' | 'ask' | 'rise'
  /** Whose players have still to get up, in this order: replaced, never changed in place. */
  sides: readonly Side[]
  /** Who is left on the ground: replaced, never changed in place. */
  staying: readonly number[]
}

const ALL_RISE = action('done')
const leave = playerActions('choose')

const rising = (c: Ctx, { sides, staying }: RisingFrame): readonly Player[] =>
  c.match.players.filter(
    (p) => p.side === sides[0] && isOnPitch(p) && p.posture !== 'standing' && !staying.includes(p.id),
  )

export const risingProcedure: Procedure<RisingFrame, Ctx> = {
  steps: {
    next: (c, f) => (f.sides.length === 0 ? DONE : rising(c, f).length > 0 ? 'ask' : 'rise'),

    ask: {
      kind: 'choice',
      by: (_c, f) => f.sides[0],
      question: () => question('rise'),
      legal: (c, f) => [ALL_RISE, ...rising(c, f).map(({ id }) => leave(id))],
      chosen: (_c, f, answer) => {
        if (answer.do === 'done') return 'rise'
        f.staying = [...f.staying, answer.player]
        return 'next'
      },
    },

    rise: (c, f) => {
      for (const player of rising(c, f))
        if (liesOnFace(player)) turnFaceUp(c, player, 'turnedOver')
        else rise(c, player, 'standUp')
      f.sides = f.sides.slice(1)
      return 'next'
    },
  },
}

/** `both`: in either side's turn the players of both sides get up. */
export const risingRoutine = (both: boolean): Routine => ({
  id: both ? 'risingOfBoth' : 'rising',
  at: 'turnStart',
  begin: (c, side): RisingFrame | null => {
    const sides = both ? [side, otherSide(side)] : [side]
    const frame: RisingFrame = { proc: 'rising', step: 'next', sides, staying: [] }
    const down = c.match.players.some(
      (p) => isOnPitch(p) && p.posture !== 'standing' && sides.some((s) => s === p.side),
    )
    return down ? frame : null
  },
  procedures: { rising: risingProcedure },
})
