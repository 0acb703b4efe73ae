// What both sides are paid for a game: more for the winner, for Fame, in a play-off and in the final. Neighbours:
// fame.ts comes after it, proposals.ts has the fee of a draw; interphase.ts pays by Fame too.
import { type Outcome, outcomeOf, reckoned } from '../postMatch/afterMatch.ts'
import type { MatchStage } from '../rules/options.ts'
import { booked } from './accounts.ts'
import { proposalsCampaign } from './proposals.ts'

const fees: { readonly [O in Outcome]: number } = {
  win: 20_000,
  draw: proposalsCampaign.drawFee.value,
  loss: 10_000,
}

const PER_FAME = 200

/** In halves: a play-off brings half as much again, the final two and a half times as much. */
const halves: { readonly [S in MatchStage]: number } = { league: 2, playOff: 3, semiFinal: 3, final: 5 }

/** A sum with what Fame adds to it or takes from it. */
export const withFame = (sum: number, fame: number): number => Math.max(0, sum + PER_FAME * fame)

export const matchFee = (outcome: Outcome, fame: number, stage: MatchStage = 'league'): number =>
  (withFame(fees[outcome], fame) * halves[stage]) / 2

export const matchFees = reckoned(({ team, side, report, options }) => ({
  team: booked(team, 'fee', matchFee(outcomeOf(report, side), team.fame ?? 0, options.stage)),
}))
