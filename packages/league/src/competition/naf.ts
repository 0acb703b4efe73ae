// The results of a competition as an XML report for the NAF, the players' association.
// Neighbours: state.ts has the matches, docs/competition.md says what is left out.
import { sameCoach } from './coaches.ts'
import { type Competition, type Entrant, type FixtureResult, misfit, type ResultSide } from './competition.ts'
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

/** The NAF's names of races by our team lists; they are the names of the later editions. */
const races: { readonly [list: string]: string } = {
  amazon: 'Amazon',
  'black-orc': 'Black Orc',
  chaos: 'Chaos Chosen',
  'chaos-chosen': 'Chaos Chosen',
  'chaos-dwarf': 'Chaos Dwarf',
  'chaos-human': 'Chaos Chosen',
  'chaos-pact': 'Chaos Renegade',
  'chaos-renegades': 'Chaos Renegade',
  'dark-elf': 'Dark Elf',
  dwarf: 'Dwarf',
  elf: 'Elf Union',
  'elven-union': 'Elf Union',
  gnome: 'Gnome',
  goblin: 'Goblin',
  halfling: 'Halfling',
  'high-elf': 'High Elf',
  human: 'Human',
  'imperial-nobility': 'Imperial Nobility',
  khemri: 'Tomb Kings',
  khorne: 'Khorne',
  lizardman: 'Lizardmen',
  lizardmen: 'Lizardmen',
  necromantic: 'Necromantic Horror',
  'necromantic-horror': 'Necromantic Horror',
  norse: 'Norse',
  nurgle: 'Nurgle',
  ogre: 'Ogre',
  'old-world-alliance': 'Old World Alliance',
  orc: 'Orc',
  'shambling-undead': 'Shambling Undead',
  skaven: 'Skaven',
  slann: 'Slann',
  snotling: 'Snotling',
  'tomb-kings': 'Tomb Kings',
  undead: 'Shambling Undead',
  underworld: 'Underworld Denizens',
  'underworld-denizens': 'Underworld Denizens',
  vampire: 'Vampire',
  'wood-elf': 'Wood Elf',
}

/** The NAF's race of a team list. */
export const nafRace = (list: string): string =>
  Object.hasOwn(races, list) ? races[list] : misfit(`roster: the association has no race for the team list "${list}"`)

/** Each NAF number belongs to one coach; one number is reserved for non-members. */
export const checkNumber = (teams: readonly Entrant[], { naf, coach }: Pick<Entrant, 'naf' | 'coach'>): void => {
  if (naf === undefined) return
  if (naf === NON_MEMBER.number)
    misfit(`naf: ${naf} stands for coaches without a number; leave it out for ${coach}, or give the own number`)
  const other = teams.find((team) => team.naf === naf && !sameCoach(team, { coach }))
  if (other) misfit(`naf: the number ${naf} is ${other.coach}'s already; give ${coach} the own number, or none`)
}

interface Game {
  readonly id: string
  readonly home: EnteredTeam
  readonly away: EnteredTeam
  readonly result: FixtureResult
}

/** Checks what the NAF would not accept. */
const checkReport = ({ organiser }: Competition, teams: readonly EnteredTeam[], games: readonly Game[]): void => {
  if (organiser.trim() === '')
    misfit('organiser: the report needs somebody who hands it in; name one, as in --organiser Ann')
  for (const team of teams) checkNumber(teams, team)
  const own = games.find(({ home, away }) => home.naf !== undefined && home.naf === away.naf)
  if (own)
    misfit(
      `match ${own.id}: ${own.home.name} and ${own.away.name} both have the number ${own.home.naf}, and nobody plays against himself; correct one of them, or leave it out`,
    )
}

const coachLines = (teams: readonly EnteredTeam[]): string[] => {
  const played = new Map<number, Set<string>>()
  const names = new Map<number, string>()
  for (const team of teams) {
    const number = numberOf(team)
    names.set(number, nameOf(team))
    played.set(number, (played.get(number) ?? new Set()).add(nafRace(team.roster)))
  }
  return [...names].flatMap(([number, name]) => {
    const races = [...(played.get(number) ?? [])]
    const team = races.length === 1 ? races[0] : SEVERAL_RACES
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
      // A field goal is half a touchdown here, and none for the association.
      element('touchDowns', Math.floor(touchdowns)),
      element('badlyHurt', casualties),
    ].map(deep),
    '    </playerRecord>',
  ]
}

/**
 * The season as an XML report for the NAF: played matches only, without byes and forfeits. `playedAt` is the date of
 * matches without one. Throws `BadCompetition` for what the NAF does not take.
 */
export const nafReport = (competition: Competition, playedAt: string, season?: Season): string => {
  const { teams, fixtures } = season ?? stateOf(competition).season
  const teamNamed = (id: string | null): EnteredTeam | undefined => teams.find((team) => team.id === id)
  const games = fixtures.flatMap((fixture): Game[] => {
    const [home, away] = [teamNamed(fixture.home), teamNamed(fixture.away)]
    const { result } = fixture
    if (isBye(fixture) || !home || !away || result === null || result.by === 'forfeit') return []
    return [{ id: fixture.id, home, away, result }]
  })
  const took = teams.filter((team) => games.some(({ home, away }) => team === home || team === away))
  checkReport(competition, took, games)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<nafReport xmlns:blo="http://www.bloodbowl.net">',
    `  ${element('organiser', competition.organiser)}`,
    '  <coaches>',
    ...coachLines(took),
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
