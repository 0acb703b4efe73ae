// The commissioner's changes of a competition: each function returns a new competition or throws.
// Neighbours: competition.ts has the events, state.ts checks them, draw.ts draws.
import {
  BadCompetition,
  type Competition,
  type CompetitionEvent,
  type Entrant,
  type FixtureResult,
  type MatchFiles,
  misfit,
} from './competition.ts'
import { drawNext } from './draw.ts'
import { fixtureNamed, walkoverBy } from './fixtures.ts'
import { checkNumber } from './naf.ts'
import { type Amendment, amended } from './results.ts'
import { retirementOf } from './retirements.ts'
import { happened, stateOf } from './state.ts'

/** Enters a team. */
export const enter = (competition: Competition, team: Entrant): Competition => {
  checkNumber(stateOf(competition).season.teams, team)
  return happened(competition, { kind: 'entered', team })
}

/** Takes a team out; its open matches go as the competition says. */
export const dropOut = (competition: Competition, team: string, reason: string): Competition =>
  happened(competition, { kind: 'dropped', team, reason })

/** Retires a team from the play-offs, whose coach would meet himself; the next of its conference takes its place. */
export const retire = (competition: Competition, team: string, reason: string): Competition =>
  happened(competition, retirementOf(competition, team, reason))

/**
 * Draws the next round, or all of them where they are drawn together. The same competition and seed always give the
 * same draw.
 */
export const draw = (competition: Competition, seed?: number): Competition =>
  happened(competition, drawNext(competition, seed))

/** Arranges a match of a ladder. */
export const arrange = (competition: Competition, home: string, away: string): Competition =>
  happened(competition, { kind: 'arranged', home, away })

/** Swaps two teams of a round that was drawn; the two teams of one match change home and away. */
export const swap = (
  competition: Competition,
  round: number,
  teams: readonly [string, string],
  reason: string,
): Competition => happened(competition, { kind: 'swapped', round, teams, reason })

/** Enters the result of an open match, with the names of its files if there are any. */
export const enterResult = (
  competition: Competition,
  fixture: string,
  result: FixtureResult,
  files?: MatchFiles,
): Competition => happened(competition, { kind: 'result', fixture, result, ...(files === undefined ? {} : { files }) })

/** Ends a match that one team, or both, did not play. */
export const forfeit = (
  competition: Competition,
  fixture: string,
  teams: readonly string[],
  reason: string,
): Competition => happened(competition, { kind: 'forfeit', fixture, teams, reason })

/** Replaces a result; null deletes it, so that it can be entered again. */
export const correct = (
  competition: Competition,
  fixture: string,
  result: FixtureResult | null,
  reason: string,
): Competition => happened(competition, { kind: 'corrected', fixture, result, reason })

/** Corrects parts of a result; the rest stays, casualties included. */
export const amend = (competition: Competition, fixture: string, change: Amendment, reason: string): Competition => {
  const { result } = fixtureNamed(stateOf(competition).season.fixtures, fixture)
  return correct(competition, fixture, result && amended(result, change), reason)
}

/** The result of a match that these teams did not play, for `correct`. Enters nothing. */
export const walkoverFor = (competition: Competition, fixture: string, teams: readonly string[]): FixtureResult =>
  walkoverBy(fixtureNamed(stateOf(competition).season.fixtures, fixture), teams, competition.points)

/** Gives a team points, or takes them with a negative number. */
export const adjust = (competition: Competition, team: string, points: number, reason: string): Competition =>
  happened(competition, { kind: 'adjusted', team, points, reason })

/** Ends the season; the teams stay for the next one. */
export const endSeason = (competition: Competition, reason: string): Competition =>
  happened(competition, { kind: 'seasonEnded', reason })

/** The competition without its last event, and that event. Throws `BadCompetition` where nothing has happened. */
export const undo = (competition: Competition): { competition: Competition; undone: CompetitionEvent } => {
  const undone = competition.events.at(-1)
  if (undone === undefined) throw new BadCompetition('events: nothing has happened yet, so there is nothing to undo')
  return { competition: { ...competition, events: competition.events.slice(0, -1) }, undone }
}

/**
 * An id for a team, made from its name: `Reikland Reavers` becomes `reikland-reavers`, with a number where that is
 * taken.
 */
export const idFor = (competition: Competition, name: string): string => {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (plain === '') return misfit('name: needs a letter or a digit')
  const taken = new Set(competition.events.flatMap((event) => (event.kind === 'entered' ? event.team.id : [])))
  let id = plain
  for (let number = 2; taken.has(id); number++) id = `${plain}-${number}`
  return id
}
