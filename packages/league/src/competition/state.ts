// The state of a competition, computed from its events in order; each event is checked first. Neighbours: changes.ts
// appends events, fixtures.ts applies those about matches, standings.ts and draw.ts read the state.
import { BadCompetition, type Competition, type CompetitionEvent, type Entrant, misfit } from './competition.ts'
import {
  arranged,
  corrected,
  drawn,
  forfeited,
  isOpen,
  type PlannedFixture,
  played,
  sideOf,
  swapped,
  withdrawn,
} from './fixtures.ts'

/** Points that the organiser gave or took. */
export interface Adjustment {
  readonly points: number
  readonly reason: string
}

/** A team in a season. */
export interface EnteredTeam extends Entrant {
  /** The reason for dropping out; null while it plays. */
  readonly dropped: string | null
  /** The first round it could play in. */
  readonly from: number
  readonly adjustments: readonly Adjustment[]
}

/** A season of a competition as it stands. */
export interface Season {
  readonly number: number
  readonly teams: readonly EnteredTeam[]
  readonly fixtures: readonly PlannedFixture[]
  /** Rounds drawn so far. */
  readonly rounds: number
  /** Empty without conferences, or before they are drawn. */
  readonly conferences: readonly (readonly string[])[]
}

/** What all events of a competition lead to. */
export interface CompetitionState {
  readonly past: readonly Season[]
  readonly season: Season
}

/** The teams that have not dropped out. */
export const playing = (season: Season): EnteredTeam[] => season.teams.filter(({ dropped }) => dropped === null)
/** The matches still to be played. */
export const openFixtures = (season: Season): PlannedFixture[] => season.fixtures.filter(isOpen)
/** The matches of a round. */
export const fixturesOf = (season: Season, round: number): PlannedFixture[] =>
  season.fixtures.filter((fixture) => fixture.round === round)

export const teamOf = (season: Season, id: string): EnteredTeam =>
  season.teams.find((team) => team.id === id) ??
  misfit(`team: "${id}" has not entered; entered are ${season.teams.map((team) => team.id).join(', ') || 'none yet'}`)

const newSeason = (number: number, teams: readonly EnteredTeam[]): Season => ({
  ...{ number, teams, fixtures: [], rounds: 0, conferences: [] },
})

/** A cache: competitions are immutable. */
const known = new WeakMap<Competition, CompetitionState>()

/**
 * The state of a competition, computed from its events. Throws `BadCompetition` that names the first event which is
 * not valid.
 */
export const stateOf = (competition: Competition): CompetitionState => {
  const before = known.get(competition)
  if (before) return before
  let state: CompetitionState = { past: [], season: newSeason(1, []) }
  for (const [index, event] of competition.events.entries()) {
    try {
      state = after(competition, state, event)
    } catch (error) {
      if (!(error instanceof BadCompetition)) throw error
      throw new BadCompetition(`events[${index}] (${event.kind}): ${error.message}`)
    }
  }
  known.set(competition, state)
  return state
}

/** The competition with one more event. */
export const happened = (competition: Competition, event: CompetitionEvent): Competition => {
  const state = after(competition, stateOf(competition), event)
  const next = { ...competition, events: [...competition.events, event] }
  known.set(next, state)
  return next
}

/** The state after one more event; throws where the event is not valid. */
const after = (competition: Competition, state: CompetitionState, event: CompetitionEvent): CompetitionState => {
  if (event.kind === 'seasonEnded') return ended(state, event.reason)
  return { past: state.past, season: changed(competition, state.season, event) }
}

type SeasonEvent = Exclude<CompetitionEvent, { kind: 'seasonEnded' }>

const changed = (competition: Competition, season: Season, event: SeasonEvent): Season => {
  const { plan, points } = competition
  const { fixtures } = season
  switch (event.kind) {
    case 'entered':
      return entered(competition, season, event.team)
    case 'dropped':
      return dropped(competition, season, event.team, event.reason)
    case 'drawn':
      if (plan.kind === 'ladder') misfit('kind: a ladder is not drawn; matches are arranged')
      for (const id of event.conferences?.flat() ?? []) teamOf(season, id)
      for (const { home, away } of event.fixtures)
        for (const id of [home, ...(away === null ? [] : [away])])
          if (teamOf(season, id).dropped !== null) misfit(`fixtures: ${id} has dropped out`)
      return {
        ...season,
        fixtures: [...fixtures, ...drawn(event.fixtures, season.rounds)],
        rounds: Math.max(...event.fixtures.map(({ round }) => round)),
        conferences: event.conferences ?? season.conferences,
      }
    case 'arranged': {
      if (plan.kind !== 'ladder') misfit('kind: matches are arranged in a ladder only; here they are drawn')
      for (const id of [event.home, event.away])
        if (teamOf(season, id).dropped !== null) misfit(`team: ${id} has dropped out`)
      return { ...season, fixtures: [...fixtures, arranged(event, fixtures)], rounds: 1 }
    }
    case 'swapped':
      for (const id of event.teams) teamOf(season, id)
      return { ...season, fixtures: swapped(fixtures, event, plan) }
    case 'result':
      return { ...season, fixtures: played(fixtures, event) }
    case 'forfeit':
      return { ...season, fixtures: forfeited(fixtures, event, points) }
    case 'corrected':
      return { ...season, fixtures: corrected(fixtures, event) }
    case 'adjusted': {
      const { id } = teamOf(season, event.team)
      if (event.reason.trim() === '') misfit('reason: say why the points are changed')
      const { points: change, reason } = event
      return withTeam(season, id, (team) => ({
        ...team,
        adjustments: [...team.adjustments, { points: change, reason }],
      }))
    }
    default:
      return event satisfies never
  }
}

const withTeam = (season: Season, id: string, change: (team: EnteredTeam) => EnteredTeam): Season => ({
  ...season,
  teams: season.teams.map((team) => (team.id === id ? change(team) : team)),
})

const entered = ({ plan }: Competition, season: Season, team: Entrant): Season => {
  if (season.teams.some(({ id }) => id === team.id)) misfit(`team: "${team.id}" has entered already; take another id`)
  if (season.teams.some(({ name }) => name.toLowerCase() === team.name.toLowerCase()))
    misfit(`team: there is a team named "${team.name}" already; take another name`)
  const late = plan.kind === 'swiss' || plan.kind === 'ladder'
  if (season.rounds > 0 && !late)
    misfit('team: the matches are drawn, so nobody can enter any more; undo the draw, or enter for the next season')
  if (plan.kind === 'swiss' && season.rounds >= plan.rounds)
    misfit(
      `team: ${plan.rounds === 1 ? 'the only round is' : `all ${plan.rounds} rounds are`} drawn; enter for the next season`,
    )
  if (team.conference !== undefined) {
    if (plan.kind !== 'conferences') misfit('conference: this competition has no conferences; leave it out')
    else if (plan.conferences !== null && team.conference > plan.conferences)
      misfit(`conference: must be from 1 to ${plan.conferences}, not ${team.conference}`)
  }
  const from = plan.kind === 'swiss' ? season.rounds + 1 : 1
  return { ...season, teams: [...season.teams, { ...team, dropped: null, from, adjustments: [] }] }
}

const dropped = ({ dropOut, points }: Competition, season: Season, id: string, reason: string): Season => {
  if (teamOf(season, id).dropped !== null) misfit(`team: ${id} has dropped out already`)
  const out = withTeam(season, id, (team) => ({ ...team, dropped: reason }))
  const fixtures = season.fixtures.map((fixture) => {
    if (!isOpen(fixture) || sideOf(fixture, id) === null) return fixture
    return withdrawn(fixture, id, dropOut, points)
  })
  return { ...out, fixtures }
}

/** A new season with the teams that have not dropped out, without fixtures and points. */
const ended = ({ past, season }: CompetitionState, reason: string): CompetitionState => {
  const open = openFixtures(season)
  if (open.length > 0 && reason.trim() === '')
    misfit(
      `reason: ${open.length === 1 ? '1 match is not played; enter it' : `${open.length} matches are not played; enter them`}, or give the reason to end the season now`,
    )
  const teams = playing(season).map((team) => ({ ...team, from: 1, adjustments: [] }))
  return { past: [...past, season], season: newSeason(season.number + 1, teams) }
}
