// The results of a competition as the players' association takes them: one XML report of coaches and games.
// Neighbours: state.ts has the matches, docs/competition.md says what is left out.
import { editionNamed } from '@double-skulls/engine'
import type { Competition, FixtureResult, ResultSide } from './competition.ts'
import { isBye } from './fixtures.ts'
import { type EnteredTeam, type Season, stateOf } from './state.ts'

/** Coaches without a number share one entry. */
const NON_MEMBER = { name: 'Non-NAF', number: 9 }
const SEVERAL_RACES = 'Multiple Races'
/** Team value is reported in tens of thousands. */
const RATING_UNIT = 10_000

const escaped = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(/[^\t\n\r -\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

const element = (name: string, content: string | number): string =>
  `<${name}>${typeof content === 'number' ? content : escaped(content)}</${name}>`

const nameOf = ({ naf, coach }: EnteredTeam): string => (naf === undefined ? NON_MEMBER.name : coach)
const numberOf = ({ naf }: EnteredTeam): number => naf ?? NON_MEMBER.number

const raceOf = (edition: string, { roster }: EnteredTeam): string =>
  editionNamed(edition)?.rosters.find(({ id }) => id === roster)?.name ?? roster

const coachLines = (edition: string, teams: readonly EnteredTeam[]): string[] => {
  const races = new Map<number, Set<string>>()
  const names = new Map<number, string>()
  for (const team of teams) {
    const number = numberOf(team)
    names.set(number, nameOf(team))
    races.set(number, (races.get(number) ?? new Set()).add(raceOf(edition, team)))
  }
  return [...names].flatMap(([number, name]) => {
    const played = [...(races.get(number) ?? [])]
    const team = played.length === 1 ? played[0] : SEVERAL_RACES
    return [
      '    <coach>',
      ...[element('name', name), element('number', number), element('team', team)].map(deep),
      '    </coach>',
    ]
  })
}

const deep = (line: string): string => `      ${line}`

const playerLines = (team: EnteredTeam, result: FixtureResult, side: ResultSide): string[] => {
  const { touchdowns, casualties, teamValue } = result[side]
  return [
    '    <playerRecord>',
    ...[
      element('name', nameOf(team)),
      element('number', numberOf(team)),
      element('teamRating', Math.round((teamValue ?? team.teamValue) / RATING_UNIT)),
      element('touchDowns', touchdowns),
      element('badlyHurt', casualties),
    ].map(deep),
    '    </playerRecord>',
  ]
}

/** Played matches only: byes and forfeits are nobody's result. `playedAt` dates those that have no date. */
export const nafReport = (competition: Competition, playedAt: string, season?: Season): string => {
  const { teams, fixtures } = season ?? stateOf(competition).season
  const teamNamed = (id: string | null): EnteredTeam | undefined => teams.find((team) => team.id === id)
  const games = fixtures.flatMap((fixture) => {
    const [home, away] = [teamNamed(fixture.home), teamNamed(fixture.away)]
    const { result } = fixture
    if (isBye(fixture) || !home || !away || result === null || result.by === 'forfeit') return []
    return [{ home, away, result }]
  })
  const took = teams.filter((team) => games.some(({ home, away }) => team === home || team === away))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<nafReport xmlns:blo="http://www.bloodbowl.net">',
    `  ${element('organiser', competition.organiser)}`,
    '  <coaches>',
    ...coachLines(competition.edition, took),
    '  </coaches>',
    ...games.flatMap(({ home, away, result }) => [
      '  <game>',
      `    ${element('timeStamp', result.playedAt ?? playedAt)}`,
      ...playerLines(home, result, 'home'),
      ...playerLines(away, result, 'away'),
      '  </game>',
    ]),
    '</nafReport>',
    '',
  ].join('\n')
}
