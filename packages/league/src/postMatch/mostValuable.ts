// The most valuable player of each side, drawn by lot. Neighbours: nomination.ts for nominated players, points.ts for
// points earned on the pitch, postMatchSteps.ts.
import { otherSide, type Side } from '@double-skulls/engine'
import { bookOf } from '../book.ts'
import { heldBy } from '../handicaps/handicap.ts'
import { drawOne, type LeagueProcedure } from '../procedure.ts'
import type { Statistics, TeamPlayer } from '../team.ts'
import {
  type AfterMatch,
  type AfterMatchStep,
  careersOf,
  noted,
  type OneSide,
  playerNumbered,
  type SideAfter,
  shirtOf,
  viewOf,
  withWearer,
} from './afterMatch.ts'
import { nominees } from './nomination.ts'
import type { PlayerReport } from './report.ts'

const oneMore = (statistics: Statistics): Statistics => ({ ...statistics, mostValuable: statistics.mostValuable + 1 })

/** The side after this player of it got the award. */
export const awardedTo = (after: SideAfter, winner: TeamPlayer): SideAfter => {
  const points = bookOf(after.team).league.careers?.awards.mostValuable ?? 0
  const changed = withWearer(after, winner.id, (player) => ({
    ...player,
    points: player.points + points,
    statistics: oneMore(player.statistics),
  }))
  return { ...changed, team: noted(changed.team, 'mostValuable', { player: shirtOf(winner), points }) }
}

/** Draws one of the candidates and gives him the award; without effect for a player of no team. */
function* award(after: AfterMatch, side: Side, candidates: readonly PlayerReport[]): LeagueProcedure<SideAfter> {
  const view = viewOf(after, side)
  if (candidates.length === 0) return after[side]
  const one = candidates[yield* drawOne(side, 'most valuable player', candidates.map(shirtOf))]
  const winner = one.career.earns ? playerNumbered(view, one.number) : undefined
  return winner
    ? awardedTo(after[side], winner)
    : { ...after[side], team: noted(after[side].team, 'mostValuable', { player: shirtOf(one), points: 0 }) }
}

/** The handicap whose award came before the match. */
const AWARDED_BEFORE = 'bribe-the-announcers'

/** The candidates for a side's award. */
type Eligible = (view: OneSide) => LeagueProcedure<readonly PlayerReport[]>

/** The number of a side's awards: none for a side that conceded; `heir` gives its award to the opponent. */
const awards = (after: AfterMatch, side: Side, heir: boolean): number => {
  const { report, options } = after
  if (options.friendly || report[side].conceded) return 0
  const { rolled, awards: extra } = heldBy(after, side)
  const own = rolled.includes(AWARDED_BEFORE) ? 0 : 1
  return (heir && report[otherSide(side)].conceded ? 2 : own) + extra
}

const mostValuable = (eligible: Eligible, heir: boolean): AfterMatchStep =>
  function* (after) {
    for (const side of ['home', 'away'] as const)
      for (let i = 0; i < awards(after, side, heir); i++)
        after = { ...after, [side]: yield* award(after, side, yield* eligible(viewOf(after, side))) }
    return after
  }

/**
 * Among all players of the match, even stars and the dead, whose award is lost; a concession gives it to the opponent.
 */
// biome-ignore lint/correctness/useYield: nobody is asked.
export const mostValuableOfAll = mostValuable(function* ({ own }) {
  return own.players
}, true)

/** The same, but a concession forfeits the award. */
// biome-ignore lint/correctness/useYield: nobody is asked.
export const mostValuableOfEach = mostValuable(function* ({ own }) {
  return own.players
}, false)

/** Among the living players with a career in the team, or those nominated; a concession forfeits the award. */
export const mostValuableMember = mostValuable(function* (view) {
  const members = careersOf(view).filter(([, { career, dead }]) => career.maybeBest && !dead)
  const candidates = members.map(([player]) => player)
  const named = yield* nominees(view.side, view.team, candidates, view.options)
  return members.filter(([{ id }]) => named.includes(id)).map(([, one]) => one)
}, false)
