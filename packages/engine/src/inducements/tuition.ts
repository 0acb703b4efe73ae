// Journeymen are trained before the match, one after another with falling benefit: they lose Loner or gain skills.
// Neighbours: inducements/tutors.ts, teach.ts.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { primaryOf } from '../procs/match/learnable.ts'
import { withholdSkill } from '../procs/match/loans.ts'
import { gatingSkill } from '../procs/rolling/reroll.ts'
import type { Side } from '../vocabulary/words.ts'
import { teach, teachFrame } from './teach.ts'
import { useDie } from './useDie.ts'

export interface TuitionFrame extends Frame {
  readonly proc: 'tuition'
  step: 'next' | 'roll'
  readonly use: string
  /** Players still to be trained, and how many have been. */
  left: readonly number[]
  been: number
}

export const journeymenOf = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.who.engaged === 'journeyman')

export const tuitionFrame = (pupils: readonly Player[], use: string): TuitionFrame => ({
  proc: 'tuition',
  step: 'next',
  use,
  left: pupils.map(({ id }) => id),
  been: 0,
})

const FORGETS = 1
const TWO_SKILLS = 6

/** Takes Loner from him. */
const loseLoner = (c: Ctx, player: Player, use: string): void => {
  const lonely = gatingSkill(c, player)?.id
  if (!lonely) return
  withholdSkill(player, lonely, 'match')
  c.events.push({ type: 'forgot', player: player.id, skill: lonely, why: use })
}

export const tuition: Procedure<TuitionFrame, Ctx> = {
  steps: {
    next: (_c, f) => (f.left.length > 0 ? 'roll' : DONE),
    roll: useDie<TuitionFrame>(
      (c, f, face) => {
        const player = c.match.players[f.left[0]]
        const total = face - f.been
        f.left = f.left.slice(1)
        f.been++
        if (total <= FORGETS) {
          loseLoner(c, player, f.use)
          return 'next'
        }
        const count = total >= TWO_SKILLS ? 2 : 1
        return call(teachFrame(player.id, f.use, primaryOf(player), count, { random: true, until: 'match' }), 'next')
      },
      (f) => f.left[0],
    ),
  },
  procedures: { teach },
}
