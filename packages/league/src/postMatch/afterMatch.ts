// The state of the post-match sequence: the report, the changing teams, and the guests who may join. Neighbours:
// postMatch.ts runs the steps, postMatchSteps.ts names them, each step has a file in this folder.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { type Book, bookOf } from '../book.ts'
import type { About, LeagueProcedure, Topic } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import { type Team, type TeamPlayer, withPlayer } from '../team.ts'
import type { MatchReport, PlayerReport, SideReport } from './report.ts'

/** A player who may be hired after the match: a journeyman for his value, a raised player for free. */
export interface Guest {
  readonly player: TeamPlayer
  readonly free: boolean
}

/** One side while the steps after a match are gone through. */
export interface SideAfter {
  readonly side: Side
  readonly team: Team
  readonly guests: readonly Guest[]
  /** The ids of players with a lasting injury from this match. */
  readonly scarred: readonly string[]
}

/** Both sides, the report and the options, from step to step. */
export interface AfterMatch {
  readonly report: MatchReport
  readonly options: MatchOptions
  readonly home: SideAfter
  readonly away: SideAfter
}

/** One step of the post-match sequence. */
export type AfterMatchStep = (after: AfterMatch) => LeagueProcedure<AfterMatch>

/** One side's view of a step: its state and both reports. */
export interface OneSide extends SideAfter {
  readonly book: Book
  readonly own: SideReport
  readonly other: SideReport
  readonly report: MatchReport
  readonly options: MatchOptions
}

export type Outcome = 'win' | 'draw' | 'loss'

export const outcomeOf = ({ winner }: MatchReport, side: Side): Outcome =>
  winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss'

export const viewOf = (after: AfterMatch, side: Side): OneSide => ({
  ...after[side],
  book: bookOf(after[side].team),
  own: after.report[side],
  other: after.report[otherSide(side)],
  report: after.report,
  options: after.options,
})

type SideStep = (view: OneSide) => LeagueProcedure<Partial<SideAfter>>

/** A step of each side by itself, home first. */
export const eachSide = (step: SideStep): AfterMatchStep =>
  function* (after) {
    for (const side of sides) after = { ...after, [side]: { ...after[side], ...(yield* step(viewOf(after, side))) } }
    return after
  }

/** The same for a step without questions and dice. */
export const reckoned = (step: (view: OneSide) => Partial<SideAfter>): AfterMatchStep =>
  // biome-ignore lint/correctness/useYield: no questions, no dice.
  eachSide(function* (view) {
    return step(view)
  })

/** The number of matches in a team's history. */
export const gamesPlayed = ({ history }: Team): number => history.filter(({ what }) => what === 'match').length

/** The fields of a history line; `what` and `at` are reserved. */
type Details = { readonly what?: never; readonly at?: never; readonly [detail: string]: unknown }

/** Adds a line to the team's history. */
export const noted = (team: Team, what: string, details: Details = {}): Team => ({
  ...team,
  history: [...team.history, { what, at: gamesPlayed(team), ...details }],
})

/** A player in questions and dice: `#7 Wulf`. */
export const shirtOf = ({ number, name }: Pick<TeamPlayer, 'number' | 'name'>): string => `#${number} ${name}`

export const about = (topic: Topic, team: Team, player?: TeamPlayer): About => ({
  topic,
  team,
  ...(player === undefined ? {} : { player }),
})

/** The player or guest with that number in the match. */
export const playerNumbered = ({ team, guests }: SideAfter, number: number): TeamPlayer | undefined =>
  [...team.players, ...guests.map(({ player }) => player)].find((player) => player.number === number)

/** The side with one of its players or guests changed. */
export const withWearer = (after: SideAfter, id: string, change: (player: TeamPlayer) => TeamPlayer): SideAfter => ({
  ...after,
  team: withPlayer(after.team, id, change),
  guests: after.guests.map((guest) => (guest.player.id === id ? { ...guest, player: change(guest.player) } : guest)),
})

/** All players and guests with a career, each with his report. */
export const careersOf = (view: OneSide): readonly (readonly [TeamPlayer, PlayerReport])[] =>
  view.own.players.flatMap((one) => {
    const player = one.career.earns ? playerNumbered(view, one.number) : undefined
    return player ? [[player, one] as const] : []
  })

/** The side after a player's advance. */
export const developed = (after: SideAfter, before: TeamPlayer, now: TeamPlayer): SideAfter => {
  const gained = now.advances.slice(before.advances.length).map((advance) => advance.gained)
  const changed = withWearer(after, before.id, () => now)
  return { ...changed, team: noted(changed.team, 'improved', { player: shirtOf(before), gained }) }
}
