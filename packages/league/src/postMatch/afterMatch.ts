// What both teams go through after a match: the report, the teams as they change, and those who may still join. Neighbours:
// postMatch.ts runs the steps, steps.ts names them, one step a file beside this one.
import { type Side, sides } from '@double-skulls/engine'
import { type Book, bookOf } from '../book.ts'
import type { About, LeagueProcedure, Topic } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import { type Team, type TeamPlayer, withPlayer } from '../team.ts'
import type { MatchReport, PlayerReport, SideReport } from './report.ts'

/** Somebody who is not on the list and may be taken on: a journeyman at his value, one of the dead who rose for nothing. */
export interface Guest {
  readonly player: TeamPlayer
  readonly free: boolean
}

export interface SideAfter {
  readonly side: Side
  readonly team: Team
  readonly guests: readonly Guest[]
  /** Players, by id, whom this match left with an injury that lasts. */
  readonly scarred: readonly string[]
}

export interface AfterMatch {
  readonly report: MatchReport
  readonly options: MatchOptions
  readonly home: SideAfter
  readonly away: SideAfter
}

/** One step of the time after a match. */
export type AfterMatchStep = (after: AfterMatch) => LeagueProcedure<AfterMatch>

/** What one side goes through: its own state, what the match was for it and for the other. */
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
  other: after.report[side === 'home' ? 'away' : 'home'],
  report: after.report,
  options: after.options,
})

type SideStep = (view: OneSide) => LeagueProcedure<Partial<SideAfter>>

/** A step that home takes first and away second, neither minding the other. */
export const eachSide = (step: SideStep): AfterMatchStep =>
  function* (after) {
    for (const side of sides) after = { ...after, [side]: { ...after[side], ...(yield* step(viewOf(after, side))) } }
    return after
  }

/** The same where nobody is asked and nothing is rolled. */
export const reckoned = (step: (view: OneSide) => Partial<SideAfter>): AfterMatchStep =>
  // biome-ignore lint/correctness/useYield: it only reckons.
  eachSide(function* (view) {
    return step(view)
  })

/** How many matches stand in its book. */
export const gamesPlayed = ({ history }: Team): number => history.filter(({ what }) => what === 'match').length

/** What a line of the story tells besides what happened and when, which no detail may hide. */
type Details = { readonly what?: never; readonly at?: never; readonly [detail: string]: unknown }

/** Writes a line into the team's story. */
export const noted = (team: Team, what: string, details: Details = {}): Team => ({
  ...team,
  history: [...team.history, { what, at: gamesPlayed(team), ...details }],
})

/** As questions and dice speak of him: `#7 Wulf`. */
export const shirtOf = ({ number, name }: Pick<TeamPlayer, 'number' | 'name'>): string => `#${number} ${name}`

export const about = (topic: Topic, team: Team, player?: TeamPlayer): About => ({
  topic,
  team,
  ...(player === undefined ? {} : { player }),
})

/** Whoever of the team or its guests wore that shirt in the match. */
export const wearerOf = ({ team, guests }: SideAfter, number: number): TeamPlayer | undefined =>
  [...team.players, ...guests.map(({ player }) => player)].find((player) => player.number === number)

/** The side with one of its players or guests changed. */
export const withWearer = (after: SideAfter, id: string, change: (player: TeamPlayer) => TeamPlayer): SideAfter => ({
  ...after,
  team: withPlayer(after.team, id, change),
  guests: after.guests.map((guest) => (guest.player.id === id ? { ...guest, player: change(guest.player) } : guest)),
})

/** Everybody of the side who has a career, with what the match was for him. */
export const careersOf = (view: OneSide): readonly (readonly [TeamPlayer, PlayerReport])[] =>
  view.own.players.flatMap((one) => {
    const player = one.career.earns ? wearerOf(view, one.number) : undefined
    return player ? [[player, one] as const] : []
  })

/** The side with a player who has gained something. */
export const developed = (after: SideAfter, before: TeamPlayer, now: TeamPlayer): SideAfter => {
  const gained = now.advances.slice(before.advances.length).map((advance) => advance.gained)
  const changed = withWearer(after, before.id, () => now)
  return { ...changed, team: noted(changed.team, 'improved', { player: shirtOf(before), gained }) }
}
