// The roll-off of both crowds in third: 2D6 + Fan Factor for either side, one after the other so that the results stay few.
// Neighbours: getTheRef.ts, throwARock.ts, pitchInvasion.ts; fanRollOff.ts has the roll-off of bb2020.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Next, Throw } from '../kernel/procedure.ts'
import { fanFactor } from '../procs/match/fans.ts'
import { type BySide, otherSide, type Side, sides } from '../vocabulary/words.ts'

/** A frame of an event that begins with this roll-off. */
export interface CrowdsFrame extends Frame {
  homeTotal: number
}

const TWO_D6 = ['d6', 'd6'] as const

export const homeCrowd = <F extends CrowdsFrame>(why: string, then: Next<F>): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => TWO_D6,
  why: () => why,
  rolled: (c, f, faces) => {
    f.homeTotal = faces[0] + faces[1] + fanFactor.of(c.match.squads.home)
    return then
  },
})

export const awayCrowd = <F extends CrowdsFrame>(
  why: string,
  decided: (c: Ctx, f: F, totals: BySide<number>) => Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => TWO_D6,
  why: () => why,
  rolled: (c, f, faces) => {
    const totals = { home: f.homeTotal, away: faces[0] + faces[1] + fanFactor.of(c.match.squads.away) }
    c.events.push({ type: 'rollOff', why, ...totals })
    return decided(c, f, totals)
  },
})

/** The sides that suffer: the lower one, both on a tie. */
export const lowerCrowds = (totals: BySide<number>): readonly Side[] =>
  sides.filter((side) => totals[side] <= totals[otherSide(side)])
