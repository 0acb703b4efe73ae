// The texts of a competition: tables with reasons, rounds, what it waits for, and its events.
// Neighbours: leagueReports.ts prints them, packages/league computes the state.
import {
  bracketName,
  type Competition,
  type CompetitionEvent,
  counted,
  editionOfMatches,
  type FixtureResult,
  fixturesOf,
  isBye,
  isOpen,
  mustRetire,
  openFixtures,
  type Plan,
  type PlannedFixture,
  playing,
  type Season,
  scoreOf,
  stateOf,
  type Table,
  waitsFor,
  winnerOfSeason,
} from '@double-skulls/league'
import { typed } from './leagueWishes.ts'

const nameIn = (season: Season, id: string | null): string =>
  season.teams.find((team) => team.id === id)?.name ?? id ?? 'nobody'

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

const pointsText = (points: number): string => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`

export const tableText = ({ title, counts, rows }: Table): string[] => {
  if (rows.length === 0) return [title, '  nobody yet']
  const hasFame = counts !== 'rounds' && rows.some(({ record }) => record.fame !== undefined)
  const cells = rows.map(({ place, record }) => [
    ...[String(place), record.team.name + (record.team.dropped === null ? '' : ' (out)')],
    ...[record.played, record.won, record.drawn, record.lost].map(String),
    `${record.touchdownsFor}:${record.touchdownsAgainst} ${signed(record.touchdownsFor - record.touchdownsAgainst)}`,
    `${record.casualtiesFor}:${record.casualtiesAgainst} ${signed(record.casualtiesFor - record.casualtiesAgainst)}`,
    ...(hasFame ? [signed(record.fame ?? 0)] : []),
    ...(counts === 'rounds' ? [] : [String(record.points)]),
  ])
  const fame = hasFame ? ['Fame'] : []
  const head = ['#', 'team', 'P', 'W', 'D', 'L', 'TD', 'CAS', ...fame, ...(counts === 'rounds' ? [] : ['points'])]
  const widths = head.map((word, column) => Math.max(word.length, ...cells.map((row) => row[column].length)))
  const line = (row: readonly string[], why: string): string =>
    `  ${row.map((cell, column) => (column === 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ')}  ${why}`
  return [
    title,
    line(head, 'why'),
    ...cells.map((row, index) => line(row, rows[index].reason)),
    ...rows.flatMap(({ record }) =>
      record.team.adjustments.map(({ points, reason }) => `  ${record.team.name}: ${pointsText(points)}, ${reason}`),
    ),
  ]
}

const resultText = (result: FixtureResult): string => {
  const how = result.by === 'touchdowns' ? '' : ` (${typed(result.by).replaceAll('-', ' ')})`
  const hurt = result.home.casualties + result.away.casualties
  return `${scoreOf(result)}${how}${hurt === 0 ? '' : `, casualties ${result.home.casualties}–${result.away.casualties}`}`
}

const fixtureText = (season: Season, fixture: PlannedFixture): string => {
  const home = nameIn(season, fixture.home)
  if (isBye(fixture)) return `${home} has a bye`
  const state = fixture.cancelled ? 'cancelled' : fixture.result === null ? 'open' : resultText(fixture.result)
  return `${home} against ${nameIn(season, fixture.away)}: ${state}`
}

const roundTitle = (fixtures: readonly PlannedFixture[], round: number): string => {
  const playOff = fixtures.find(({ stage }) => stage === 'playOff')
  return playOff ? `Round ${round}, ${bracketName(playOff.of ?? 1)}` : `Round ${round}`
}

export const roundText = (season: Season, round: number): string[] => {
  const fixtures = fixturesOf(season, round)
  const width = Math.max(0, ...fixtures.map(({ id }) => id.length))
  return [
    roundTitle(fixtures, round),
    ...fixtures.flatMap((fixture) => [
      `  ${fixture.id.padEnd(width)}  ${fixtureText(season, fixture)}${fixture.stage === 'thirdPlace' ? ' (third place)' : ''}`,
      ...fixture.notes.map((note) => `  ${' '.repeat(width)}  ${note}`),
    ]),
  ]
}

const planText = (plan: Plan, { divisions = 1 }: Season): string => {
  switch (plan.kind) {
    case 'roundRobin':
      return `round robin, ${plan.legs === 1 ? 'single' : 'double'}`
    case 'swiss':
      return `Swiss draw, ${counted(plan.rounds, 'round')}`
    case 'knockOut':
      return `knock-out${plan.thirdPlace ? ' with a match for third place' : ''}`
    case 'conferences':
      return `conferences${divisions > 1 || (plan.divisions ?? 1) > 1 ? ' of divisions' : ''}${plan.playOffs === 0 ? '' : ' and play-offs'}`
    case 'ladder':
      return 'open ladder'
    default:
      return plan satisfies never
  }
}

/** What the organiser settled for all matches. */
const victoryText = ({ victory }: Competition): string => {
  const { touchdowns, turns } = victory ?? {}
  const first = touchdowns === undefined ? '' : `, matches to ${counted(touchdowns, 'touchdown')}`
  return `${first}${turns === undefined ? '' : `, at most ${counted(turns, 'turn')} each`}`
}

export const headText = (competition: Competition, season: Season): string => {
  const teams = playing(season).length
  const rounds = season.rounds === 0 ? 'nothing drawn yet' : `${counted(season.rounds, 'round')} drawn`
  const progress = competition.plan.kind === 'ladder' ? counted(season.fixtures.length, 'match', 'matches') : rounds
  return `${competition.name} (${editionOfMatches(competition)}): ${planText(competition.plan, season)}${victoryText(competition)}; season ${season.number}, ${counted(teams, 'team')}, ${progress}`
}

/** What comes next, with the action that does it. */
export const nextText = (competition: Competition, season: Season): string => {
  const open = openFixtures(season)
  switch (waitsFor(competition, season)) {
    case 'teams':
      return 'It waits for teams: "skulls league enter".'
    case 'draw': {
      const own = season === stateOf(competition).season ? mustRetire(competition) : null
      if (own)
        return `${own.teams.join(' and ')}, both of ${own.coach}, would meet in the ${own.round}; one of the two retires first: "skulls league retire".`
      return season.rounds === 0
        ? 'It waits for the draw, or for more teams: "skulls league draw".'
        : 'The next round can be drawn: "skulls league draw".'
    }
    case 'results':
      return `It waits for ${open.length === 1 ? 'the result' : `${open.length} results, first that`} of match ${open[0].id}: "skulls league result".`
    case 'matches':
      return 'Coaches may arrange matches: "skulls league arrange".'
    case 'nothing':
      return `The season is over; ${nameIn(season, winnerOfSeason(competition, season))} have won it. "skulls league end-season" starts the next.`
  }
}

/** One event in one line. */
export const eventText = (event: CompetitionEvent): string => {
  switch (event.kind) {
    case 'entered':
      return `${event.team.id} entered (${event.team.name}, ${event.team.coach}, ${event.team.roster})`
    case 'retired':
      return `${event.team} retired from the play-offs; ${event.replacement === null ? 'nobody takes its place' : `${event.replacement} plays instead`}${event.reason === '' ? '' : `: ${event.reason}`}`
    case 'dropped':
      return `${event.team} dropped out: ${event.reason}`
    case 'drawn':
      return `${counted(event.fixtures.length, 'match', 'matches')} drawn with seed ${event.seed}`
    case 'arranged':
      return `${event.home} and ${event.away} arranged a match`
    case 'swapped':
      return `${event.teams.join(' and ')} swapped in round ${event.round}${event.reason === '' ? '' : `: ${event.reason}`}`
    case 'result':
      return `match ${event.fixture}: ${resultText(event.result)}`
    case 'forfeit':
      return `match ${event.fixture} forfeited by ${event.teams.join(' and ')}: ${event.reason}`
    case 'corrected':
      return `match ${event.fixture} ${event.result === null ? 'struck out' : `corrected to ${resultText(event.result)}`}: ${event.reason}`
    case 'adjusted':
      return `${event.team} ${pointsText(event.points)}: ${event.reason}`
    case 'seasonEnded':
      return `season ended${event.reason === '' ? '' : `: ${event.reason}`}`
  }
}

/** The rematches of a round, which a swap by hand may cause. */
export const rematches = (season: Season, round: number): PlannedFixture[] => {
  const pair = ({ home, away }: PlannedFixture): string => [home, away].sort().join(' ')
  const before = new Set(season.fixtures.filter((fixture) => fixture.round < round).map(pair))
  return fixturesOf(season, round).filter((fixture) => isOpen(fixture) && before.has(pair(fixture)))
}
