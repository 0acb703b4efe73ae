// Reads a team from CSV: lines of settings, then a heading and one line a player. Neighbours: wording.ts resolves the
// names, docs/team.md has an example.
import { BadTeam, type Book, bookOf } from '../book.ts'
import { engageStaff, foundTeam, hirePlayer, withFans, withSponsored } from '../founding.ts'
import type { StaffKind, Team, TeamPlayer } from '../team.ts'
import { checkName } from './names.ts'
import { type Row, rowsOf } from './table.ts'
import { findAdvance, findCharacteristic, findList, findPosition, findStar } from './wording.ts'

const keyOf = (word: string): string => word.toLowerCase().replaceAll(/[^a-z]/g, '')

const columns = ['number', 'name', 'position', 'skills', 'niggling', 'lasting', 'misses', 'points'] as const
type Column = (typeof columns)[number]
const otherColumns: { readonly [word: string]: Column } = {
  no: 'number',
  nr: 'number',
  player: 'name',
  gained: 'skills',
  spp: 'points',
  starplayerpoints: 'points',
  mng: 'misses',
  missesnextgame: 'misses',
  injuries: 'lasting',
}

const staffWords: { readonly [word: string]: StaffKind } = {
  rerolls: 'rerolls',
  teamrerolls: 'rerolls',
  assistantcoaches: 'assistantCoaches',
  cheerleaders: 'cheerleaders',
  apothecary: 'apothecaries',
  apothecaries: 'apothecaries',
  henchman: 'henchmen',
  henchmen: 'henchmen',
  chef: 'chefs',
  chefs: 'chefs',
  briberyagent: 'briberyAgents',
  briberyagents: 'briberyAgents',
  wizard: 'wizards',
  wizards: 'wizards',
}

const textWords = [
  'edition',
  'roster',
  'team',
  'coach',
  'specialrule',
  'budget',
  'fans',
  'sponsored',
  'treasury',
] as const
const otherSettings: { readonly [word: string]: (typeof textWords)[number] } = {
  teamlist: 'roster',
  race: 'roster',
  name: 'team',
  fanfactor: 'fans',
  dedicatedfans: 'fans',
}

const columnOf = (word: string): Column | undefined =>
  columns.find((column) => column === keyOf(word)) ??
  (Object.hasOwn(otherColumns, keyOf(word)) ? otherColumns[keyOf(word)] : undefined)

const isHeading = ({ cells }: Row): boolean =>
  cells.filter(columnOf).length >= 2 && cells.some((cell) => columnOf(cell) === 'position')

/** A whole number; yes is 1, no is 0. */
const numberIn = (text: string, where: string): number => {
  if (/^(yes|true|x)$/i.test(text)) return 1
  if (text === '' || /^(no|false|-)$/i.test(text)) return 0
  const plain = text.replaceAll(/(?<=\d)[.,' ](?=\d{3})/g, '')
  if (!/^\d{1,9}$/.test(plain)) throw new BadTeam(where, `wants a whole number, not "${text}"`, 'correct it')
  return Number(plain)
}

const settingsOf = (rows: readonly Row[]): Map<string, string> => {
  const known = new Map<string, string>()
  for (const { line, cells } of rows) {
    const word = keyOf(cells[0])
    const key = Object.hasOwn(otherSettings, word) ? otherSettings[word] : word
    if (!(textWords as readonly string[]).includes(key) && !Object.hasOwn(staffWords, key))
      throw new BadTeam(
        `line ${line}`,
        `there is no setting "${cells[0]}"`,
        `take one of ${[...textWords, ...Object.keys(staffWords)].join(', ')}, or begin the players with "number,name,position"`,
      )
    if (known.has(key)) throw new BadTeam(`line ${line}`, `the setting "${cells[0]}" is there twice`, 'leave one out')
    known.set(key, cells[1] ?? '')
  }
  return known
}

const listIn = (cell: string): string[] =>
  cell
    .split(/[|;,/]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const careerIn = (
  book: Book,
  position: string,
  at: (column: Column) => string,
  where: string,
): Partial<TeamPlayer> => ({
  advances: listIn(at('skills')).map((text, place) =>
    findAdvance(book, position, { text, place, where: `${where} skills` }),
  ),
  niggling: numberIn(at('niggling'), `${where} niggling`),
  lasting: listIn(at('lasting')).map((one) =>
    findCharacteristic(book, one.replace(/^[-−]\s*1?\s*/, ''), `${where} lasting`),
  ),
  missesNextGame: numberIn(at('misses'), `${where} misses`) > 0,
  points: numberIn(at('points'), `${where} points`),
})

const withRow = (team: Team, heading: Row, { line, cells }: Row): Team => {
  const book = bookOf(team)
  const where = `line ${line}`
  const at = (column: Column): string => cells[heading.cells.findIndex((cell) => columnOf(cell) === column)] ?? ''
  const star = findStar(book, at('position'))
  const position = star ?? findPosition(book, at('position'), `${where} position`)
  const number = at('number') === '' ? undefined : numberIn(at('number'), `${where} number`)
  const joined = hirePlayer(team, {
    position,
    kind: star === null ? 'hired' : 'star',
    ...(at('name') === '' ? {} : { name: checkName(at('name'), `${where} name`) }),
    ...(number === undefined ? {} : { number }),
  })
  const player = joined.players[joined.players.length - 1]
  const grown = { ...player, ...careerIn(book, position, at, where) }
  return { ...joined, players: joined.players.map((one) => (one === player ? grown : one)) }
}

/** Settings from the caller that the file may leave out. */
export interface CsvWish {
  readonly edition?: string
  readonly roster?: string
  readonly name?: string
}

/**
 * A team from a table: lines of settings, then a heading and one line a player. Throws `BadTeam` that names the line.
 */
export const fromCsv = (source: string, wish: CsvWish = {}): Team => {
  const rows = rowsOf(source)
  const begin = rows.findIndex(isHeading)
  if (begin < 0)
    throw new BadTeam(
      'file',
      'no line says what the columns of the players are',
      'write one such as "number,name,position,skills"',
    )
  const settings = settingsOf(rows.slice(0, begin))
  const wanted = (key: string, given: string | undefined): string => {
    const value = given ?? settings.get(key) ?? ''
    if (value === '') throw new BadTeam(key, 'it is not given', `write a line "${key},…" or name it when importing`)
    return value
  }
  const edition = wanted('edition', wish.edition)
  const budget = settings.get('budget')
  const founded = foundTeam({
    edition,
    roster: findList(edition, wanted('roster', wish.roster)).id,
    name: checkName(wanted('team', wish.name), 'team'),
    coach: checkName(settings.get('coach') ?? '', 'coach'),
    specialRule: settings.get('specialrule') ?? '',
    ...(budget === undefined ? {} : { budget: numberIn(budget, 'budget') }),
  })
  let team = rows.slice(begin + 1).reduce((before, row) => withRow(before, rows[begin], row), founded)
  for (const [key, value] of settings) {
    const kind = staffWords[key]
    if (kind !== undefined) team = engageStaff(team, kind, numberIn(value, key))
  }
  const fans = settings.get('fans')
  if (fans !== undefined) team = withFans(team, numberIn(fans, 'fans'))
  const shirt = settings.get('sponsored')
  if (shirt) team = withSponsored(team, sponsoredBy(team, shirt))
  const treasury = settings.get('treasury')
  const known = treasury === undefined ? team : { ...team, treasury: numberIn(treasury, 'treasury') }
  // A player with points or injuries has played, so his advances were not bought with the budget.
  const played = known.players.some(
    ({ points, niggling, lasting, advances }) => points + niggling + lasting.length + advances.length > 0,
  )
  return played ? { ...known, history: [{ what: 'imported', at: 0, from: 'table' }] } : known
}

const sponsoredBy = (team: Team, shirt: string): string => {
  const number = numberIn(shirt, 'sponsored')
  const player = team.players.find((one) => one.number === number)
  if (!player) throw new BadTeam('sponsored', `nobody wears the number ${shirt}`, 'name a player by his number')
  return player.id
}
