// Changes of the fixtures of a season: draws, swaps, results, forfeits and corrections.
// Neighbours: state.ts calls these for each event, results.ts checks results.
import { otherSide } from '@double-skulls/engine'
import {
  type CompetitionEvent,
  type DropOut,
  type Fixture,
  type FixtureResult,
  type LeaguePoints,
  type MatchFiles,
  misfit,
  type Plan,
  type ResultSide,
} from './competition.ts'
import { checkResult, walkover } from './results.ts'

/** A match of a season with what has become of it. */
export interface PlannedFixture extends Fixture {
  readonly result: FixtureResult | null
  /** The files of the match while its result stands; null where no team files were used. */
  readonly files: MatchFiles | null
  /** Not played, and without points. */
  readonly cancelled: boolean
  /** The teams that did not play. */
  readonly forfeitedBy: readonly string[]
  /** Swaps, forfeits and corrections with their reasons. */
  readonly notes: readonly string[]
}

type Event<K extends CompetitionEvent['kind']> = Extract<CompetitionEvent, { kind: K }>

/** Whether the home team has no opponent in this round. */
export const isBye = (fixture: Fixture): boolean => fixture.away === null
/** Whether the match is still to be played. */
export const isOpen = (fixture: PlannedFixture): boolean =>
  !isBye(fixture) && fixture.result === null && !fixture.cancelled

export const sideOf = (fixture: Fixture, team: string): ResultSide | null =>
  fixture.home === team ? 'home' : fixture.away === team ? 'away' : null

/** The team that advances; null for none. */
export const winnerOf = (fixture: PlannedFixture): string | null => {
  if (isBye(fixture)) return fixture.home
  return fixture.result === null || fixture.result.winner === null ? null : fixture[fixture.result.winner]
}
export const loserOf = (fixture: PlannedFixture): string | null =>
  fixture.result === null || fixture.result.winner === null ? null : fixture[otherSide(fixture.result.winner)]

export const planned = (fixture: Fixture): PlannedFixture => ({
  ...fixture,
  result: null,
  files: null,
  cancelled: false,
  forfeitedBy: [],
  notes: [],
})

export const fixtureNamed = (fixtures: readonly PlannedFixture[], id: string): PlannedFixture =>
  fixtures.find((fixture) => fixture.id === id) ?? misfit(`fixture: there is no match "${id}"; ${openOnes(fixtures)}`)

const openOnes = (fixtures: readonly PlannedFixture[]): string => {
  const open = fixtures.filter(isOpen).map(({ id }) => id)
  return open.length === 0 ? 'none is open' : `open are ${open.join(', ')}`
}

const replaced = (fixtures: readonly PlannedFixture[], now: PlannedFixture): PlannedFixture[] =>
  fixtures.map((fixture) => (fixture.id === now.id ? now : fixture))

/** Checks new fixtures: the rounds follow, each team plays once a round, tables are numbered. */
export const drawn = (fixtures: readonly Fixture[], rounds: number): PlannedFixture[] => {
  const busy = new Set<string>()
  const take = (what: string): void => {
    if (busy.has(what)) misfit(`fixtures: ${what} stands twice in one round`)
    busy.add(what)
  }
  for (const { id, round, table, stage, home, away, slot, of } of fixtures) {
    if (id !== `${round}.${table}`) misfit(`fixtures: the match of round ${round}, table ${table} must not be "${id}"`)
    if (stage === 'playOff' && (slot === undefined || of === undefined))
      misfit(`fixtures: match ${id} of the play-offs needs "slot" and "of"`)
    take(id)
    take(`${round}: ${home}`)
    if (away !== null) take(`${round}: ${away}`)
  }
  const dated = [...new Set(fixtures.map(({ round }) => round))].sort((a, b) => a - b)
  if (dated.length === 0 || dated.some((round, index) => round !== rounds + index + 1))
    misfit(`fixtures: round ${rounds + 1} must come next`)
  return fixtures.map(planned)
}

/** A match of a ladder; all of them belong to one round. */
export const arranged = ({ home, away }: Event<'arranged'>, fixtures: readonly PlannedFixture[]): PlannedFixture => {
  if (home === away) misfit('away: a team cannot play itself; name another one')
  const open = fixtures.find((fixture) => isOpen(fixture) && sideOf(fixture, home) && sideOf(fixture, away))
  if (open) misfit(`away: ${home} and ${away} have match ${open.id} to play; enter its result first`)
  const table = fixtures.length + 1
  return planned({ id: `1.${table}`, round: 1, table, stage: 'regular', home, away })
}

const withNote = (fixture: PlannedFixture, note: string, reason: string): PlannedFixture => ({
  ...fixture,
  notes: [...fixture.notes, reason.trim() === '' ? note : `${note}: ${reason}`],
})

/** Swaps two teams of a round; within one match, home and away. */
export const swapped = (
  fixtures: readonly PlannedFixture[],
  { round, teams: [first, second], reason }: Event<'swapped'>,
  plan: Plan,
): PlannedFixture[] => {
  const matchOf = (team: string): PlannedFixture => {
    const match =
      fixtures.find((fixture) => fixture.round === round && sideOf(fixture, team) !== null) ??
      misfit(`teams: ${team} has no match in round ${round}`)
    return match.result === null && !match.cancelled
      ? match
      : misfit(`teams: match ${match.id} of ${team} is played; correct it instead`)
  }
  if (first === second) misfit('teams: name two different teams')
  const [one, other] = [matchOf(first), matchOf(second)]
  const note = `${first} and ${second} swapped`
  if (one.id !== other.id && (plan.kind === 'roundRobin' || one.stage !== other.stage || isLeague(one, plan)))
    misfit('teams: in a fixed schedule only the two teams of one match can change ends')
  const swap = (team: string): string => (team === first ? second : team === second ? first : team)
  const turned = (fixture: PlannedFixture): PlannedFixture =>
    withNote(
      { ...fixture, home: swap(fixture.home), away: fixture.away === null ? null : swap(fixture.away) },
      note,
      reason,
    )
  return replaced(replaced(fixtures, turned(one)), turned(other))
}

const isLeague = (fixture: Fixture, plan: Plan): boolean => plan.kind === 'conferences' && fixture.stage === 'regular'

export const played = (
  fixtures: readonly PlannedFixture[],
  { fixture: id, result, files }: Event<'result'>,
): PlannedFixture[] => {
  const fixture = openFixture(fixtures, id)
  if (result.by === 'forfeit') misfit('by: a forfeit is entered as one, with the team that did not play')
  checkResult(result, fixture.stage)
  return replaced(fixtures, { ...fixture, result, files: files ?? null })
}

const openFixture = (fixtures: readonly PlannedFixture[], id: string): PlannedFixture => {
  const fixture = fixtureNamed(fixtures, id)
  if (isBye(fixture)) misfit(`fixture: ${id} is a bye; ${openOnes(fixtures)}`)
  if (fixture.cancelled) misfit(`fixture: ${id} is cancelled; ${openOnes(fixtures)}`)
  if (fixture.result !== null) misfit(`fixture: ${id} has a result already; correct it, and say why`)
  return fixture
}

/** The result of a match that one or both teams did not play. */
export const walkoverBy = (fixture: Fixture, teams: readonly string[], points: LeaguePoints): FixtureResult => {
  if (new Set(teams).size !== teams.length || teams.length < 1 || teams.length > 2)
    misfit('teams: name the team that did not play, or both')
  const sides = teams.map(
    (team) =>
      sideOf(fixture, team) ??
      misfit(`teams: ${team} does not play in match ${fixture.id}; it is ${fixture.home} against ${fixture.away}`),
  )
  return walkover(sides.length > 1 ? null : otherSide(sides[0]), points)
}

const forfeitBy = (
  fixture: PlannedFixture,
  teams: readonly string[],
  points: LeaguePoints,
  reason: string,
): PlannedFixture =>
  withNote(
    { ...fixture, result: walkoverBy(fixture, teams, points), forfeitedBy: teams },
    `forfeited by ${teams.join(' and ')}`,
    reason,
  )

export const forfeited = (
  fixtures: readonly PlannedFixture[],
  { fixture: id, teams, reason }: Event<'forfeit'>,
  points: LeaguePoints,
): PlannedFixture[] => replaced(fixtures, forfeitBy(openFixture(fixtures, id), teams, points, reason))

/** The open match of a team that drops out. In the play-offs it is always a walkover, because one team must advance. */
export const withdrawn = (
  fixture: PlannedFixture,
  team: string,
  dropOut: DropOut,
  points: LeaguePoints,
): PlannedFixture =>
  dropOut === 'cancel' && fixture.stage === 'regular'
    ? withNote({ ...fixture, cancelled: true }, `cancelled, ${team} dropped out`, '')
    : forfeitBy(fixture, [team], points, 'dropped out')

export const corrected = (
  fixtures: readonly PlannedFixture[],
  { fixture: id, result, reason }: Event<'corrected'>,
): PlannedFixture[] => {
  const fixture = fixtureNamed(fixtures, id)
  if (fixture.result === null) misfit(`fixture: ${id} has no result to correct; enter it`)
  if (reason.trim() === '') misfit('reason: say why the result is corrected')
  if (result !== null) checkResult(result, fixture.stage)
  const now: PlannedFixture = {
    ...fixture,
    result,
    files: result === null ? null : fixture.files,
    forfeitedBy: result?.by === 'forfeit' ? absent(fixture, result) : [],
  }
  const goneOn =
    fixture.stage === 'playOff' && fixtures.some(({ stage, round }) => stage !== 'regular' && round > fixture.round)
  if (goneOn && winnerOf(now) !== winnerOf(fixture))
    misfit(`fixture: the winner of ${id} has been drawn into the next round; undo that draw first`)
  const was = fixture.result === null ? '' : scoreOf(fixture.result)
  return replaced(
    fixtures,
    withNote(now, result === null ? `result ${was} struck out` : `${was} corrected to ${scoreOf(result)}`, reason),
  )
}

const absent = (fixture: PlannedFixture, { winner }: FixtureResult): string[] =>
  winner === null ? [fixture.home, fixture.away ?? ''] : [fixture[otherSide(winner)] ?? '']

/** The score as text, that of the home team first unless said otherwise: `2–1`. */
export const scoreOf = (result: FixtureResult, first: ResultSide = 'home'): string =>
  `${result[first].touchdowns}–${result[otherSide(first)].touchdowns}`
