// The winnings of third: dice, and a table of gate and rating. Neighbours: winningsTable.ts, ../rating.ts; winnings.ts
// has the winnings of later editions; ../preMatch/gate.ts counts the gate.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { FEE } from '../handicaps/appearanceFee.ts'
import { heldBy } from '../handicaps/handicap.ts'
import { rollGate } from '../preMatch/gate.ts'
import { type LeagueProcedure, roll } from '../procedure.ts'
import { teamRating } from '../rating.ts'
import { playerOf, type Team } from '../team.ts'
import { type AfterMatch, type AfterMatchStep, noted, outcomeOf, shirtOf } from './afterMatch.ts'
import { paidOut } from './winnings.ts'
import { winningsFor, winningsModifier } from './winningsTable.ts'

const TWO_DICE = 'news-feature'
const SPONSOR = 'sponsorship-deal'
const SPONSORS_GOLD = 10_000

function* diced(after: AfterMatch, side: Side, gate: number): LeagueProcedure<number> {
  const dice = heldBy(after, side).rolled.includes(TWO_DICE) ? (['d6', 'd6'] as const) : (['d6'] as const)
  const faces = yield* roll(side, 'winnings', ...dice)
  const modifier = winningsModifier(gate, teamRating(after[side].team))
  return winningsFor(faces, modifier, outcomeOf(after.report, side) === 'win')
}

/** The sponsor pays if his slogan was said at the start of every drive. */
const sponsored = (after: AfterMatch, side: Side): number => {
  const { report } = after
  const said = report[side].used.filter((id) => id === SPONSOR).length
  return heldBy(after, side).rolled.includes(SPONSOR) && said >= report.drives ? SPONSORS_GOLD : 0
}

/** A player who asked for money and got it is paid now. */
const feePaid = (after: AfterMatch, side: Side): Team => {
  const { team } = after[side]
  const { fee } = heldBy(after, otherSide(side))
  const player = fee && playerOf(team, fee.player)
  if (!fee || !player || !after.report[side].used.includes(FEE)) return team
  const { amount } = fee
  return noted({ ...team, treasury: team.treasury - amount }, 'upkeep', { player: shirtOf(player), amount })
}

/** Half of the winnings of a side that conceded go to its opponent. */
export const winningsByTable: AfterMatchStep = function* (start) {
  let after = start
  const { report, options } = start
  const gate = options.gate ?? (yield* rollGate(start.home.team.fans + start.away.team.fans, options.stage))
  const amounts = { home: yield* diced(start, 'home', gate), away: yield* diced(start, 'away', gate) }
  for (const side of sides) {
    const kept = report[side].conceded ? amounts[side] / 2 : amounts[side]
    const gained = report[otherSide(side)].conceded ? amounts[otherSide(side)] / 2 : 0
    const amount = kept + gained + sponsored(after, side)
    after = { ...after, [side]: { ...after[side], team: paidOut(feePaid(after, side), amount) } }
  }
  return after
}
