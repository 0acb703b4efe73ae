// `skulls team ACTION FILE`: builds, checks, shows, prices, prints and imports team files. Neighbours: ../teamWishes.ts
// reads the flags, ../teamText.ts formats, packages/league has the rules.
import {
  BadTeam,
  bookOf,
  changedSince,
  checkTeam,
  currentTeamValue,
  editionOf,
  type Fault,
  faultLine,
  findList,
  foundingBill,
  foundingCost,
  fromCsv,
  fromFumbbl,
  gold,
  type Imported,
  isNew,
  readTeam,
  rosterSheet,
  type Team,
  teamRating,
  teamSchema,
  teamValue,
  teamValueBill,
  writeTeam,
} from '@double-skulls/league'
import { DEFAULT_EDITION } from '../choices.ts'
import { type Command, checkTaken, type Given, isOn, textOf } from '../command.ts'
import { readText } from '../files.ts'
import { changeFiles } from '../filesTogether/commit.ts'
import { settle } from '../filesTogether/settle.ts'
import { writeFree } from '../freeFile.ts'
import { offersText } from '../offersText.ts'
import { isUnreadable, pastOf } from '../teamAudit.ts'
import { restore } from '../teamRestore.ts'
import { billText, rosterText } from '../teamText.ts'
import { demandsOf, editedTeam, staffFlagNames, wishedTeam, wishFlags } from '../teamWishes.ts'
import { refuse, unknown } from '../usage.ts'

const tell = (lines: readonly string[]): void => console.log(lines.join('\n'))

/** Errors of the league become usage errors: one line, exit code 2. */
const orRefuse = <T>(path: string, make: () => T): T => {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof BadTeam)) throw error
    return refuse(`${path === '' ? '' : `${path}: `}${error.message}`)
  }
}

const teamIn = (path: string): Team => {
  const text = readText(path)
  return orRefuse(path, () => readTeam(text))
}

const unwritten = (path: string, faults: readonly Fault[]): number => {
  tell(faults.map(faultLine))
  console.error(`skulls: "${path}" was not written: ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}`)
  return 1
}

const createTeam = async (given: Given, path: string): Promise<number> => {
  const team = orRefuse('', () => wishedTeam(given))
  const faults = checkTeam(team, demandsOf(given))
  if (faults.length > 0) return unwritten(path, faults)
  await writeFree(given, path, writeTeam(team))
  tell([...rosterText(team), '', `Written to ${path}.`])
  return 0
}

/** Changes the file as asked; a team with faults is not written. */
const edit = async (given: Given, path: string): Promise<number> => {
  const { team, faults } = await changeFiles(() => {
    const was = readText(path)
    const before = orRefuse(path, () => readTeam(was))
    const team = orRefuse('', () => editedTeam(given, before))
    // A team founded with a league's budget keeps it.
    const faults = checkTeam(team, { budget: before.budget, ...demandsOf(given) })
    return { files: faults.length > 0 ? [] : [{ path, text: writeTeam(team), was }], value: { team, faults } }
  })
  if (faults.length > 0) return unwritten(path, faults)
  tell([...rosterText(team), '', `Written to ${path}.`])
  return 0
}

const check = (given: Given, path: string): number => {
  const team = teamIn(path)
  const since = textOf(given, 'since')
  const { faults: past, notes } = pastOf(team, textOf(given, 'records'), demandsOf(given))
  const faults = [
    ...checkTeam(team, demandsOf(given)),
    ...past,
    ...(since === undefined ? [] : changedSince(teamIn(since), team)),
  ]
  if (isOn(given, 'json')) console.log(JSON.stringify({ team: team.name, faults, notes }))
  else tell([...(faults.length === 0 ? [`${team.name} may play.`] : faults.map(faultLine)), ...notes])
  return faults.length === 0 ? 0 : 1
}

/** Needs all positions to be known; other faults are listed below the roster. */
const shown = (path: string): Team => {
  const team = teamIn(path)
  const fatal = checkTeam(team).find(isUnreadable)
  return fatal ? refuse(`${path}: ${faultLine(fatal)}`) : team
}

const show = (given: Given, path: string): number => {
  const team = shown(path)
  const faults = checkTeam(team, demandsOf(given))
  tell([...rosterText(team), ...(faults.length > 0 ? ['', 'It may not play yet:', ...faults.map(faultLine)] : [])])
  return 0
}

const isRated = ({ edition }: Team): boolean => editionOf(edition).league.rated

const value = (given: Given, path: string): number => {
  const team = shown(path)
  if (isOn(given, 'json')) {
    const money = {
      ...{ teamValue: teamValue(team), currentTeamValue: currentTeamValue(team), treasury: team.treasury },
      ...(isRated(team) ? { rating: teamRating(team) } : {}),
    }
    console.log(JSON.stringify({ team: team.name, ...money, bill: teamValueBill(team) }))
    return 0
  }
  const cost = foundingCost(team)
  tell([
    ...billText(teamValueBill(team)),
    '',
    `Team value ${gold(teamValue(team))}, for the next match ${gold(currentTeamValue(team))}.${isRated(team) ? ` Rating ${teamRating(team)}.` : ''}`,
    ...(isNew(team)
      ? [`Founding it costs ${gold(cost)} of ${gold(team.budget)}: ${gold(team.budget - cost)} are left.`]
      : []),
    ...(isNew(team) && cost !== teamValue(team) ? ['', 'What it costs:', ...billText(foundingBill(team))] : []),
  ])
  return 0
}

const print = async (given: Given, path: string): Promise<number> => {
  const team = shown(path)
  const out = textOf(given, 'out') ?? path.replace(/(\.json)?$/i, '.html')
  await writeFree(given, out, rosterSheet(team))
  tell([`Written to ${out}: one page of A4, sideways.`])
  return 0
}

const edition = (given: Given): { readonly edition?: string } => {
  const id = textOf(given, 'edition')
  return id === undefined ? {} : { edition: id }
}

const foreign = (given: Given, text: string): Imported => {
  if (/^\s*[{[]/.test(text)) return fromFumbbl(text, edition(given))
  const roster = textOf(given, 'list')
  const name = textOf(given, 'name')
  const wish = { ...(roster === undefined ? {} : { roster }), ...(name === undefined ? {} : { name }) }
  return { team: fromCsv(text, { ...edition(given), ...wish }), notes: [] }
}

const takeOver = async (given: Given, path: string): Promise<number> => {
  const text = readText(path)
  const { team, notes } = orRefuse(path, () => foreign(given, text))
  const out = textOf(given, 'out') ?? path.replace(/(\.\w+)?$/, '.team.json')
  await writeFree(given, out, writeTeam(team))
  const faults = checkTeam(team, demandsOf(given))
  tell([
    ...rosterText(team),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(faults.length > 0 ? ['', 'It may not play yet:', ...faults.map(faultLine)] : []),
    '',
    `Written to ${out}.`,
  ])
  return faults.length === 0 ? 0 : 1
}

const schema = async (given: Given, path: string): Promise<number> => {
  await writeFree(given, path, `${JSON.stringify(teamSchema, null, 2)}\n`)
  tell([`Written to ${path}.`])
  return 0
}

/** In the place of the file stands the list. */
const offers = (given: Given, list: string): number => {
  const id = textOf(given, 'edition') ?? DEFAULT_EDITION
  tell(offersText(orRefuse('', () => bookOf({ edition: id, roster: findList(id, list).id }))))
  return 0
}

interface Action {
  /** Flags it takes. */
  readonly takes: readonly string[]
  readonly run: (given: Given, path: string) => number | Promise<number>
}

const squadFlags = ['name', 'coach', 'budget', 'players', 'stars', ...staffFlagNames, 'fans', 'sponsor']

const actions: { readonly [name: string]: Action } = {
  new: {
    takes: ['edition', 'list', 'exhibition', 'campaign', 'seed', 'rule', ...squadFlags, 'force'],
    run: createTeam,
  },
  offers: { takes: ['edition'], run: offers },
  edit: { takes: [...squadFlags, 'seed', 'rename', 'renumber', 'dismiss'], run: edit },
  check: { takes: ['budget', 'records', 'since', 'json'], run: check },
  show: { takes: ['budget'], run: show },
  value: { takes: ['json'], run: value },
  print: { takes: ['out', 'force'], run: print },
  import: { takes: ['edition', 'list', 'name', 'budget', 'out', 'force'], run: takeOver },
  restore: { takes: ['name', 'records', 'record', 'before'], run: restore },
  schema: { takes: ['force'], run: schema },
}

export const team: Command = {
  name: 'team',
  summary: 'Builds, checks, shows, prices, prints, imports and restores teams, on files.',
  operands: ['ACTION', 'FILE'],
  notes: [
    'new     founds a team and writes it to FILE; your wishes are paid first, then the usual squad as far as the money goes.',
    'offers  prints whom a team of a list may hire, and whom as a mixed team; FILE is the list, as in "human".',
    'edit    changes names and numbers, and what a team that has not played has bought.',
    'check   names every fault of a team, and every field that its own history contradicts; --records FOLDER also replays the records',
    '        of its matches and compares; --since HANDED_IN names forbidden changes of a fixed roster.',
    'show    prints the roster.',
    'value   prints what the team is worth, and what founding it costs.',
    'print   makes a roster sheet to print: FILE.html, or --out.',
    'import  reads FILE, a team of FUMBBL (JSON) or a table (CSV), and writes FILE.team.json, or --out.',
    'restore restores a team from the records of its matches: the state after the last record beside FILE or in --records; or after one',
    '        --record, with --before the state before it. The old file is kept as FILE.bak.',
    'schema  writes the JSON Schema of team files to FILE.',
    'Exit code 0: done. 1: the team has faults; they are named. 2: the file or the call cannot be used.',
  ],
  flags: [
    ...wishFlags,
    {
      name: 'records',
      value: 'FOLDER',
      help: 'check, restore: where the records of its matches and seasons are (restore: beside FILE by default)',
    },
    { name: 'record', value: 'RECORD', help: 'restore: from this one only' },
    { name: 'before', help: 'restore: with --record, as the team was before it' },
    { name: 'since', value: 'HANDED_IN', help: 'check: the file of the team as it was handed in' },
    { name: 'out', value: 'FILE', help: 'print, import: where to write' },
    { name: 'force', help: 'new, print, import, schema: replace a file that is there' },
    { name: 'json', help: 'check, value: one line of JSON' },
  ],
  examples: [
    'skulls team new rats.json --edition crp --list skaven --name "Warp Rats" --coach Ann',
    'skulls team new cup.json --edition bugman --list human --players "8 Lineman, 4 Blitzer" --rerolls 3 --chef 1 --sponsor 1',
    'skulls team offers human --edition second',
    'skulls team edit rats.json --rename "7=Skrit, 8=Skrat" --dismiss 6 --players "Rat Ogre"',
    'skulls team check rats.json --records .',
    'skulls team print rats.json --out rats.html',
    'skulls team import fumbbl-1234.json --out mine.json',
    'skulls team restore rats.json --record rats-orcs.record.json --before',
  ],

  async run(given) {
    const [name, path] = given.operands
    const action = Object.hasOwn(actions, name) ? actions[name] : unknown('action of team', name, Object.keys(actions))
    checkTaken(given, `team ${name}`, action.takes)
    await settle([path, ...['since', 'record'].flatMap((flag) => textOf(given, flag) ?? [])])
    return action.run(given, path)
  },
}
