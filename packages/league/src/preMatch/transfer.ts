// Petty cash of earlier editions: gold is moved from the treasury and counts for the team value, the weaker side is
// granted the difference, then both buy inducements. Neighbours: shopping.ts; inTurn.ts is the rule of later editions.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { gold } from '../fault.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import { type BeforeMatchStep, type SideBefore, strongerFirst, withSide } from './beforeMatch.ts'
import { shopping } from './shopping.ts'

const STEP = 10_000

/** Home first where both have the same value. */
const inOrder = (first: readonly [Side, Side] | null): readonly [Side, Side] => first ?? sides

export const worth = ({ account }: SideBefore): number => account.teamValue + account.moved

function* moved(side: SideBefore, other: SideBefore): LeagueProcedure<SideBefore> {
  const { team, account } = side
  const sums = Array.from({ length: Math.floor(team.treasury / STEP) + 1 }, (_, i) => String(i * STEP))
  if (sums.length === 1) return side
  const question = `how much of ${gold(team.treasury)} to move to petty cash (team value ${gold(account.teamValue)} against ${gold(worth(other))})`
  const amount = Number(yield* ask(side.side, question, sums, { ...about('pettyCash', team), value: team.treasury }))
  return { ...side, team: { ...team, treasury: team.treasury - amount }, account: { ...account, moved: amount } }
}

export const transfer: BeforeMatchStep = function* (before) {
  for (const side of inOrder(strongerFirst(before, ({ account }) => account.teamValue)))
    before = withSide(before, yield* moved(before[side], before[otherSide(side)]))
  return before
}

/** The weaker side, petty cash included, is granted the difference. */
// biome-ignore lint/correctness/useYield: a step that neither asks nor rolls.
export const allowance: BeforeMatchStep = function* (before) {
  const order = strongerFirst(before, worth)
  if (!order) return before
  const [stronger, weaker] = order
  const side = before[weaker]
  const granted = worth(before[stronger]) - worth(side)
  return withSide(before, { ...side, account: { ...side.account, granted } })
}

export const inducements: BeforeMatchStep = function* (before) {
  for (const side of inOrder(strongerFirst(before, worth))) {
    const { moved: own, granted } = before[side].account
    before = withSide(before, yield* shopping(before[side], { pettyCash: own + granted, treasury: 0 }, before.options))
  }
  return before
}
