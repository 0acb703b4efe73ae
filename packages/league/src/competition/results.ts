// The result of a fixture: made from a score, checked, and converted to points.
// Neighbours: state.ts enters it, records.ts sums results.
import { otherSide } from '@double-skulls/engine'
import {
  type Bonus,
  type Decision,
  type FixtureResult,
  type LeaguePoints,
  misfit,
  type Outcome,
  type ResultSide,
  type SideResult,
  type Stage,
} from './competition.ts'

const leader = ({ home, away }: Pick<FixtureResult, ResultSide>): ResultSide | null =>
  home.touchdowns === away.touchdowns ? null : home.touchdowns > away.touchdowns ? 'home' : 'away'

/** What a score alone does not say about a match. */
export interface ResultDetails {
  /** By default `touchdowns`. */
  readonly by?: Decision
  /** Required where the score does not decide: after a shoot-out or a concession. */
  readonly winner?: ResultSide
  /** Year, month, day, hour and minute: `2026-03-15 16:03`. */
  readonly playedAt?: string
}

/** A result from what both sides did. The winner comes from the score, unless `details` names one. */
export const resultOf = (home: SideResult, away: SideResult, details: ResultDetails = {}): FixtureResult => ({
  home,
  away,
  winner: details.winner ?? leader({ home, away }),
  by: details.by ?? 'touchdowns',
  ...(details.playedAt === undefined ? {} : { playedAt: details.playedAt }),
})

/** A number for each side. */
export type HomeAndAway = readonly [home: number, away: number]

/** Corrections of a result; absent fields stay. */
export interface Amendment {
  readonly touchdowns?: HomeAndAway
  readonly casualties?: HomeAndAway
  readonly teamValues?: HomeAndAway
  readonly fame?: HomeAndAway
  readonly by?: Decision
  readonly winner?: ResultSide
  readonly playedAt?: string
}

/** Keeps how the match was decided where that fits the new score. */
const stillDecided = (was: FixtureResult, now: Pick<FixtureResult, ResultSide>): ResultDetails => {
  const ahead = leader(now)
  const winner = was.winner === null ? {} : { winner: was.winner }
  switch (was.by) {
    case 'touchdowns':
    case 'forfeit':
      return {}
    case 'overtime':
      return ahead === null ? {} : { by: was.by }
    case 'shootOut':
    case 'coin':
      return ahead === null ? { by: was.by, ...winner } : {}
    case 'concession':
      return { by: was.by, ...winner }
    default:
      return was.by satisfies never
  }
}

/** The corrected result. */
export const amended = (was: FixtureResult, change: Amendment): FixtureResult => {
  const side = (which: ResultSide, at: 0 | 1): SideResult => ({
    ...was[which],
    ...(change.touchdowns === undefined ? {} : { touchdowns: change.touchdowns[at] }),
    ...(change.casualties === undefined ? {} : { casualties: change.casualties[at] }),
    ...(change.teamValues === undefined ? {} : { teamValue: change.teamValues[at] }),
    ...(change.fame === undefined ? {} : { fame: change.fame[at] }),
  })
  const [home, away] = [side('home', 0), side('away', 1)]
  const playedAt = change.playedAt ?? was.playedAt
  return resultOf(home, away, {
    ...(change.by === undefined ? stillDecided(was, { home, away }) : { by: change.by }),
    ...(change.winner === undefined ? {} : { winner: change.winner }),
    ...(playedAt === undefined ? {} : { playedAt }),
  })
}

/** The result of a match that one or both sides did not play. */
export const walkover = (winner: ResultSide | null, points: LeaguePoints): FixtureResult => {
  const scored = (side: ResultSide): SideResult => ({
    touchdowns: side === winner ? points.walkoverTouchdowns : 0,
    casualties: 0,
  })
  return { home: scored('home'), away: scored('away'), winner, by: 'forfeit' }
}

export const checkResult = (result: FixtureResult, stage: Stage): void => {
  const ahead = leader(result)
  switch (result.by) {
    case 'touchdowns':
      if (result.winner !== ahead)
        misfit(`winner: ${result.winner ?? 'nobody'} does not fit the score; say how the match was decided`)
      break
    case 'overtime':
      if (ahead === null || result.winner !== ahead)
        misfit('winner: the winner in overtime is ahead by touchdowns; a level score needs a shoot-out')
      break
    case 'shootOut':
      if (ahead !== null) misfit('by: there is a shoot-out only when the score is level')
      if (result.winner === null) misfit('winner: a shoot-out has a winner; name it')
      break
    case 'coin':
      if (ahead !== null) misfit('by: a coin is tossed only when the score is level')
      if (result.winner === null) misfit('winner: the coin has a winner; name it')
      if (stage === 'regular') misfit('by: a match before the play-offs may end in a draw; leave the coin out')
      break
    case 'concession':
      if (result.winner === null) misfit('winner: name the side that did not concede')
      break
    case 'forfeit':
      break
    default:
      result.by satisfies never
  }
  if (stage !== 'regular' && result.winner === null && result.by !== 'forfeit')
    misfit(
      'winner: a match of the play-offs needs a winner; play overtime, then a shoot-out or a coin, and say who won',
    )
}

export const outcomeFor = (result: FixtureResult, side: ResultSide): Outcome =>
  result.winner === null ? (result.by === 'forfeit' ? 'loss' : 'draw') : result.winner === side ? 'win' : 'loss'

const earns = (bonus: Bonus, result: FixtureResult, side: ResultSide): boolean => {
  const mine = result[side]
  const theirs = result[otherSide(side)]
  const value = {
    touchdowns: mine.touchdowns,
    // A field goal is half a touchdown, and counts as a conceded one.
    conceded: Math.ceil(theirs.touchdowns),
    casualties: mine.casualties,
    margin: mine.touchdowns - theirs.touchdowns,
  }[bonus.measure]
  if (bonus.outcome !== undefined && bonus.outcome !== outcomeFor(result, side)) return false
  return value >= (bonus.atLeast ?? -Infinity) && value <= (bonus.atMost ?? Infinity)
}

/** Points for the outcome, and bonus points; there is no bonus for a match that was not played. */
export const pointsFor = (
  result: FixtureResult,
  side: ResultSide,
  points: LeaguePoints,
): { outcome: number; bonus: number } => {
  const outcome = outcomeFor(result, side)
  if (result.by === 'forfeit') return { outcome: outcome === 'win' ? points.forfeitWin : points.forfeitLoss, bonus: 0 }
  const earned = points.bonuses.filter((bonus) => earns(bonus, result, side))
  return { outcome: points[outcome], bonus: earned.reduce((sum, bonus) => sum + bonus.points, 0) }
}
