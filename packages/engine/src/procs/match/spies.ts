// A dirty trick strikes, and before any dice the spies of both sides may cancel it, and each other, in turn. Neighbours: tricks.ts
// keeps the tricks, assassins.ts and drugs.ts call this before they roll, ../rolling/rollForced.ts uses spies as re-rolls.
import type { Ctx } from '../../edition.ts'
import type { Frame, Match } from '../../kernel/match.ts'
import { done, type Next, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { TrickKind } from '../../vocabulary/tricks.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { tricks } from './tricks.ts'

/** Whether the trick goes on to its dice. */
export type TrickResult = 'strikes' | 'cancelled'
const STRIKES = done('strikes')
const CANCELLED = done('cancelled')

export interface TrickFrame extends Frame, Returns<TrickResult> {
  readonly proc: 'trick'
  step: 'next' | 'ask'
  /** Whose trick it is. */
  readonly side: Side
  readonly trick: TrickKind
  /** Whom it is aimed at; −1 for a referee. */
  readonly player: number
  /** A spy has cancelled it, and no other one has cancelled him. */
  cancelled: boolean
}

/** Every dirty trick begins so; its caller has taken it off the list already, and says what comes of one that was not cancelled. */
export const trickFrame = (side: Side, trick: TrickKind, player: number): TrickFrame => ({
  ...{ proc: 'trick', step: 'next', side, trick, player },
  cancelled: false,
})

/** It has worked, or not. */
export const endTrick = (c: Ctx, side: Side, kind: TrickKind, player: number, worked: boolean): void => {
  c.events.push({ type: worked ? 'trickWorked' : 'trickFailed', side, trick: kind, player, reveals: side })
}

export const spiesLeft = ({ squads }: Match, side: Side): number => tricks.of(squads[side]).spies ?? 0

/** One of his spies has done his work. */
export const spendSpy = (match: Match, side: Side): void => {
  const squad = match.squads[side]
  tricks.put(squad, { ...tricks.of(squad), spies: spiesLeft(match, side) - 1 })
}

const SPY = action('use')
const LET_IT_BE = action('decline')

/** The coach who does not like how things stand. */
const asked = ({ side, cancelled }: TrickFrame): Side => (cancelled ? side : otherSide(side))

const outcome = (c: Ctx, { side, trick: kind, player, cancelled }: TrickFrame): Next<TrickFrame> => {
  if (!cancelled) return STRIKES
  c.events.push({ type: 'trickCancelled', side, trick: kind, player, reveals: side })
  return CANCELLED
}

export const trick: Procedure<TrickFrame, Ctx> = {
  steps: {
    next: (c, f): Next<TrickFrame> => {
      if (spiesLeft(c.match, asked(f)) > 0) return 'ask'
      return outcome(c, f)
    },

    // Who has no spy is not asked, and nobody may tell which.
    ask: {
      kind: 'choice',
      hidden: 'offer',
      by: (_c, f) => asked(f),
      question: (c, f) =>
        question('spy', f.player, {
          subject: f.trick,
          left: spiesLeft(c.match, asked(f)),
          declining: f.cancelled ? 'trickIsCancelled' : 'trickStrikes',
        }),
      legal: () => [SPY, LET_IT_BE],
      chosen: (c, f, answer): Next<TrickFrame> => {
        if (answer.do === 'decline') return outcome(c, f)
        const side = asked(f)
        spendSpy(c.match, side)
        const against = f.cancelled ? 'spy' : 'trick'
        c.events.push({ type: 'spyUsed', side, trick: f.trick, player: f.player, against, reveals: side })
        f.cancelled = !f.cancelled
        return 'next'
      },
    },
  },
}
