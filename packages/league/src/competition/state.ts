// The state of a competition, computed from its events in order; each event is checked first. Neighbours: changes.ts
// appends events, fixtures.ts applies those about matches, standings.ts and draw.ts read the state.
import { sameCoach } from './coaches.ts'
import {
  BadCompetition,
  type Competition,
  type CompetitionEvent,
  type Entrant,
  type FixtureResult,
  misfit,
  type Plan,
  type RetiredEvent,
} from './competition.ts'
import {
  arranged,
  corrected,
  drawn,
  fixtureNamed,
  forfeited,
  isOpen,
  type PlannedFixture,
  played,
  sideOf,
  swapped,
  winnerOf,
  withdrawn,
} from './fixtures.ts'

/** Points that the organiser gave or took. */
export interface Adjustment {
  readonly points: number
  readonly reason: string
}

/** A team in a season. */
export interface EnteredTeam extends Entrant {
  /** As entered last; absent: never. */
  readonly fame?: number
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
  /** The groups; empty without conferences, or before they are drawn. */
  readonly conferences: readonly (readonly string[])[]
  /** The divisions of each conference; absent: one. */
  readonly divisions?: number
  /** Teams that left the play-offs to another one; absent: none. */
  readonly retired?: readonly RetiredEvent[]
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
    case 'retired':
      return retired(plan, season, event)
    case 'drawn':
      if (plan.kind === 'ladder') misfit('kind: a ladder is not drawn; matches are arranged')
      for (const id of event.conferences?.flat() ?? []) teamOf(season, id)
      for (const { home, away } of event.fixtures)
        for (const id of [home, ...(away === null ? [] : [away])])
          if (teamOf(season, id).dropped !== null) misfit(`fixtures: ${id} has dropped out`)
      return coachesMeetOthers(plan, {
        ...season,
        fixtures: [...fixtures, ...drawn(event.fixtures, season.rounds)],
        rounds: Math.max(...event.fixtures.map(({ round }) => round)),
        conferences: event.conferences ?? season.conferences,
        ...(event.divisions === undefined ? {} : { divisions: event.divisions }),
      })
    case 'arranged': {
      if (plan.kind !== 'ladder') misfit('kind: matches are arranged in a ladder only; here they are drawn')
      for (const id of [event.home, event.away])
        if (teamOf(season, id).dropped !== null) misfit(`team: ${id} has dropped out`)
      return { ...season, fixtures: [...fixtures, arranged(event, fixtures)], rounds: 1 }
    }
    case 'swapped':
      for (const id of event.teams) teamOf(season, id)
      return coachesMeetOthers(plan, { ...season, fixtures: swapped(fixtures, event, plan) })
    case 'result':
      return withFame({ ...season, fixtures: played(fixtures, event) }, event.fixture, event.result, null)
    case 'forfeit':
      return { ...season, fixtures: forfeited(fixtures, event, points) }
    case 'corrected':
      return withFame(
        retiredStillWon({ ...season, fixtures: corrected(fixtures, event) }),
        event.fixture,
        event.result,
        fixtureNamed(fixtures, event.fixture).result,
      )
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

/** Whether the plan has the conference and the division that a team asks for. */
const checkGroup = (plan: Plan, { teams }: Season, team: Entrant): void => {
  const { conference, division } = team
  if (conference === undefined && division === undefined) return
  if (plan.kind !== 'conferences') {
    const field = conference === undefined ? 'division' : 'conference'
    misfit(`${field}: this competition has no conferences; leave it out`)
    return
  }
  if (conference === undefined) misfit('division: it is in a conference; name that too')
  else if (plan.conferences !== null && conference > plan.conferences)
    misfit(`conference: must be from 1 to ${plan.conferences}, not ${conference}`)
  if (division !== undefined && plan.divisions === undefined)
    misfit('division: this competition has no divisions; leave it out')
  if (division !== undefined && plan.divisions && division > plan.divisions)
    misfit(`division: must be from 1 to ${plan.divisions}, not ${division}`)
  const rival = teams.find(
    (other) => sameCoach(other, team) && other.conference === conference && other.division === division,
  )
  const isOneGroup = division !== undefined || plan.divisions === 1 || plan.divisions === undefined
  if (plan.coachesApart && rival && isOneGroup)
    misfit(
      `conference: ${team.coach} has ${rival.name} there already, and the teams of a coach play in different ones; name another`,
    )
}

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
  checkGroup(plan, season, team)
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

/** A team that leaves the play-offs to another one; it stays in the league. */
const retired = (plan: Plan, season: Season, event: RetiredEvent): Season => {
  if (plan.kind !== 'conferences' || !plan.coachesApart)
    misfit('kind: here no team need retire; to leave the season, a team drops out')
  const { team, replacement } = event
  const gone = season.retired ?? []
  if (teamOf(season, team).dropped !== null) misfit(`team: ${team} has dropped out`)
  if (gone.some((one) => one.team === team)) misfit(`team: ${team} has retired already`)
  if (replacement !== null) {
    const group = season.conferences.find((ids) => ids.includes(team))
    if (teamOf(season, replacement).dropped !== null || !group?.includes(replacement) || replacement === team)
      misfit(`replacement: "${replacement}" does not play in the conference of ${team}; name the next one of it`)
    if (season.fixtures.some((fixture) => fixture.stage === 'playOff' && sideOf(fixture, replacement) !== null))
      misfit(`replacement: ${replacement} has played in the play-offs; name a team that has not`)
  }
  return { ...season, retired: [...gone, event] }
}

/** A team has retired because it would have come into the next round; its win must stand. */
const retiredStillWon = (season: Season): Season => {
  const last = season.fixtures.filter(({ stage, round }) => stage === 'playOff' && round === season.rounds)
  const lost = (season.retired ?? []).find(({ team }) =>
    last.some((fixture) => sideOf(fixture, team) !== null && winnerOf(fixture) !== team),
  )
  if (lost) misfit(`fixture: ${lost.team} won it and has retired from the play-offs since; undo that first`)
  return season
}

const coachesMeetOthers = (plan: Plan, season: Season): Season => {
  if (plan.kind !== 'conferences' || !plan.coachesApart) return season
  for (const { id, stage, home, away } of season.fixtures)
    if (stage !== 'regular' && away !== null && sameCoach(teamOf(season, home), teamOf(season, away)))
      misfit(`fixtures: ${teamOf(season, home).coach} has both teams of match ${id}; take other ones`)
  return season
}

/** The Fame that a result tells, where the result it replaces did not tell the same. */
const withFame = (season: Season, id: string, now: FixtureResult | null, was: FixtureResult | null): Season => {
  if (now?.home.fame === undefined && now?.away.fame === undefined) return season
  const fixture = fixtureNamed(season.fixtures, id)
  const told = (team: EnteredTeam): Pick<Entrant, 'fame'> => {
    const side = sideOf(fixture, team.id)
    const fame = side === null ? undefined : now?.[side].fame
    return fame === undefined || side === null || fame === was?.[side].fame ? {} : { fame }
  }
  return { ...season, teams: season.teams.map((team) => ({ ...team, ...told(team) })) }
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
