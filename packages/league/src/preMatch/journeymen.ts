// Journeymen, who fill a team up to eleven. Neighbours: ../rules/leagueRules.ts has the number, ../book.ts the linemen.
import { sides } from '@double-skulls/engine'
import { type Book, bookOf, linemenOf } from '../book.ts'
import { rookie } from '../founding.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { PlayerKind, Team, TeamPlayer } from '../team.ts'
import { availablePlayers, currentTeamValue } from '../value.ts'
import { type BeforeMatchStep, guestNumber, type SideBefore, squadOf, withSide } from './beforeMatch.ts'

/** A guest of that position, or a star of that id, with a free number. */
export const guestFor = (side: SideBefore, kind: PlayerKind, position: string): TeamPlayer => {
  const everybody = { ...side.team, players: [...side.team.players, ...side.guests] }
  return { ...rookie(everybody, { kind, position }), id: guestNumber(side) }
}

/** The position of journeymen; the coach chooses where his list has several lineman positions. */
export function* journeymanPosition(book: Book, { side, team }: SideBefore): LeagueProcedure<string> {
  const names = linemenOf(book).map(({ name }) => name)
  if (names.length === 1) return names[0]
  return yield* ask(side, 'which position journeymen play in', names, about('journeyman', team))
}

function* filledUp(before: SideBefore): LeagueProcedure<SideBefore> {
  const book = bookOf(before.team)
  let side = before
  while (squadOf(side).length < book.league.players.least) {
    const journeyman = guestFor(side, 'journeyman', yield* journeymanPosition(book, side))
    side = { ...side, guests: [...side.guests, journeyman] }
  }
  const teamValue = currentTeamValue({ ...side.team, players: [...side.team.players, ...side.guests] })
  return { ...side, account: { ...side.account, teamValue } }
}

/** Whether journeymen join a team that has fewer than eleven. */
export const sendsJourneymen = (team: Team): boolean =>
  bookOf(team).league.beforeMatch.includes('journeymen') && team.exhibition !== true

/** The journeymen of a match without the questions before it: players of the list's first lineman position. */
export const journeymenFor = (team: Team): readonly TeamPlayer[] => {
  const book = bookOf(team)
  const [{ name: position }] = linemenOf(book)
  const missing = sendsJourneymen(team) ? book.league.players.least - availablePlayers(team).length : 0
  const guests: TeamPlayer[] = []
  while (guests.length < missing) {
    const everybody = { ...team, players: [...team.players, ...guests] }
    guests.push({ ...rookie(everybody, { kind: 'journeyman', position }), id: `guest${guests.length + 1}` })
  }
  return guests
}

/** Not for teams for a single match, which must have eleven players of their own. */
export const journeymen: BeforeMatchStep = function* (before) {
  if (before.exhibition) return before
  for (const side of sides) before = withSide(before, yield* filledUp(before[side]))
  return before
}
