// A bet on the own win: the stake leaves the treasury before the match, and a win pays it back twice. Neighbours:
// inTurn.ts asks, ../postMatch/winnings.ts pays; ../rules/inducementRules.ts has the limits.
import { bookOf } from '../book.ts'
import { gold } from '../fault.ts'
import type { OneSide } from '../postMatch/afterMatch.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import type { SideBefore } from './beforeMatch.ts'

const STEP = 10_000

export function* sideBet(side: SideBefore, options: MatchOptions): LeagueProcedure<SideBefore> {
  const { team, account } = side
  const rule = bookOf(team).league.inducements?.sideBet
  if (!rule || options.friendly || options.supplements === false) return side
  const most = Math.min(rule.most, team.treasury)
  const stakes = Array.from({ length: Math.max(0, Math.floor((most - rule.least) / STEP) + 1) }, (_, i) =>
    String(rule.least + i * STEP),
  )
  if (stakes.length === 0) return side
  const question = `how much of ${gold(team.treasury)} to bet on the own win`
  const asked = { ...about('sideBet', team), value: team.treasury }
  const stake = Number(yield* ask(side.side, question, ['0', ...stakes], asked))
  return {
    ...side,
    team: { ...team, treasury: team.treasury - stake },
    account: { ...account, stake, fromTreasury: account.fromTreasury + stake },
  }
}

/** The payout after the match: twice the stake for a win. */
export const betPayout = ({ side, options, report }: Pick<OneSide, 'side' | 'options' | 'report'>): number =>
  report.winner === side ? 2 * (options.sideBets?.[side] ?? 0) : 0
