// The comparison of editions as data and as Markdown. Neighbours: grids.ts and changes.ts compare,
// ../commands/editions.ts prints it, docs/editions.md is the page as last written.
import { baseOf, type Edition } from '@double-skulls/engine'
import { editionOptionWords, presetNamed } from '@double-skulls/words'
import { type Changed, type Changes, changesBetween, type ListChanges, type SkillChanges } from './changes.ts'
import { fullest, toldGrid } from './fullest.ts'
import type { Grid, Row } from './grid.ts'
import { gridsOf } from './grids.ts'
import { leagueGrid } from './leagueGrid.ts'
import { type OnlyHere, onlyHere } from './only.ts'
import { partWords } from './partWords.ts'
import { turnoverGrid } from './turnoverGrid.ts'
import { list } from './words.ts'

export interface Comparison {
  readonly editions: readonly {
    readonly id: string
    readonly name: string
    /** The named set of options that it is compared with; '' without one. */
    readonly set: string
    readonly options: readonly string[]
  }[]
  /** What no other edition has. */
  readonly only: readonly OnlyHere[]
  readonly grids: readonly Grid[]
  /** From each edition to the next. */
  readonly changes: readonly Changes[]
}

const allGrids = (editions: readonly Edition[]): readonly Grid[] => [
  ...gridsOf(editions),
  turnoverGrid(editions),
  leagueGrid(editions),
]

/** Each edition with the options of its largest named set. */
export const compare = (plain: readonly Edition[]): Comparison => {
  const editions = plain.map(fullest)
  const without = new Map(allGrids(plain).map((grid) => [grid.title, grid]))
  return {
    editions: editions.map(({ id, name, variants }) => ({
      ...{ id: baseOf(id), name, set: presetNamed(id)?.name ?? '' },
      options: (variants?.options ?? []).map((option) => editionOptionWords[option].name),
    })),
    only: onlyHere(editions, plain),
    grids: allGrids(editions).map((grid) => toldGrid(grid, without.get(grid.title))),
    changes: editions.slice(1).map((edition, i) => changesBetween(editions[i], edition)),
  }
}

const SAME = '='

const cell = (text: string): string => text.replaceAll('|', '\\|')
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  line(head),
  line(head.map(() => '---')),
  ...rows.map(line),
]

const agreed = ({ cells }: Row): boolean => cells.every((one) => one === cells[0])

const sideBySide = (ids: readonly string[], rows: readonly Row[]): string[] =>
  table(
    ['', ...ids],
    rows.map(({ label, cells }) => [label, ...cells.map((text, i) => (i > 0 && text === cells[i - 1] ? SAME : text))]),
  )

const gridPage = (ids: readonly string[], { title, note, rowsApart, rows }: Grid): string[] => {
  const head = [`## ${title}`, ...(note === '' ? [] : [note, ''])]
  const shared = rows.filter(agreed)
  if (!rowsApart || shared.length === 0 || ids.length < 2) return [...head, ...sideBySide(ids, rows), '']
  const differ = rows.filter((row) => !agreed(row))
  return [
    ...head,
    ...(differ.length === 0 ? [] : [...sideBySide(ids, differ), '', 'The same in all editions:', '']),
    ...table(
      ['', 'all'],
      shared.map(({ label, cells }) => [label, cells[0]]),
    ),
    '',
  ]
}

const changedTable = (head: string, changed: readonly Changed[]): string[] =>
  changed.length === 0
    ? []
    : [
        ...table(
          [head, 'difference'],
          changed.map(({ name, what }) => [name, what.join('; ')]),
        ),
        '',
      ]

const tally = (kind: string, added: number, changed: number, removed: number, unchanged: number): string =>
  added + changed + removed === 0
    ? `${kind}: ${unchanged === 0 ? 'none in either' : `all ${unchanged} unchanged`}.`
    : `${kind}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged.`

const skillsPage = ({ added, removed, changed, unchanged }: SkillChanges): string[] => {
  const groups = (word: string, list: SkillChanges['added']): string[] =>
    list.map(([category, names]) => `- ${word}, ${category} (${names.length}): ${names.join(', ')}`)
  return [
    tally('Skills', count(added), changed.length, count(removed), unchanged),
    '',
    ...groups('added', added),
    ...groups('removed', removed),
    ...(added.length + removed.length > 0 ? [''] : []),
    ...changedTable('skill', changed),
  ]
}

const count = (groups: SkillChanges['added']): number => groups.reduce((sum, [, names]) => sum + names.length, 0)

const listPage = (kind: string, { added, removed, changed, unchanged }: ListChanges): string[] => [
  tally(kind, added.length, changed.length, removed.length, unchanged),
  '',
  ...(added.length > 0 ? [`- added: ${added.join(', ')}`] : []),
  ...(removed.length > 0 ? [`- removed: ${removed.join(', ')}`] : []),
  ...(added.length + removed.length > 0 ? [''] : []),
  ...changedTable(kind.toLowerCase(), changed),
]

const changesPage = ({ from, to, skills, teams, stars, inducements, procedures }: Changes): string[] => [
  `## From ${from} to ${to}`,
  ...skillsPage(skills),
  ...listPage('Team lists', teams),
  ...listPage('Star players', stars),
  ...listPage('Inducements', inducements),
  ...coursePage(procedures),
]

/** The parts of a match that are played differently. Parts of single skills and inducements are listed with those. */
const coursePage = ({ added, removed, changed }: ListChanges): string[] => {
  const item = (word: string, names: readonly string[]): string[] => {
    const known = names.flatMap((name) => partWords(name) ?? [])
    return known.length === 0 ? [] : [`- ${word}: ${known.join(', ')}`]
  }
  const items = [
    ...item(
      'played differently',
      changed.map(({ name }) => name),
    ),
    ...item('new', added),
    ...item('removed', removed),
  ]
  return items.length === 0 ? [] : ['Course of the match:', '', ...items, '']
}

/** Names printed of a long list. */
const MOST_NAMES = 40

/** Names with commas of their own are kept apart by semicolons. */
const joined = (names: readonly string[]): string => names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')

const someNames = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? joined(names)
    : `${joined(names.slice(0, MOST_NAMES))} and ${names.length - MOST_NAMES} more`

const onlyPage = (only: readonly OnlyHere[]): string[] => {
  const told = only.filter(({ lists }) => lists.length > 0)
  if (told.length === 0 || only.length < 2) return []
  return [
    '## Only in one edition',
    'What no other edition here has, under this or another name.',
    '',
    ...told.flatMap(({ edition, name, lists }) => [
      `### Only in ${edition}, ${name}`,
      ...lists.map(({ what, names }) => `- ${what} (${names.length}): ${someNames(names)}`),
      '',
    ]),
  ]
}

/** Which editions are compared with options on, and how that is marked. */
const withSets = (editions: Comparison['editions']): string[] => {
  const sets = editions.filter(({ set, options }) => set !== '' && options.length > 0)
  if (sets.length === 0) return []
  const names = sets.map(({ id, set }) => `${id} with *${set}*`).join(', ')
  return [
    `Compared with the options of its largest named set: ${names}. What only an option brings is marked \`(option)\`, with what is`,
    'played without it. Other editions are compared with their options off.',
    '',
  ]
}

export const pageOf = ({ editions, only, grids, changes }: Comparison): string =>
  [
    '# The editions side by side',
    '',
    'What differs between the editions of the rules that Double Skulls plays, the oldest first. It begins with what only one',
    'edition has. Then numbers, rolls, tables and leagues stand side by side; the sections at the end list the skills, teams,',
    'stars and inducements that each edition added, changed and removed.',
    '',
    `\`${SAME}\`: the same as in the column to the left. \`–\`: the edition has no such thing. A skill with a value in brackets,`,
    'such as Loner (4+), counts as a skill of its own.',
    '',
    ...withSets(editions),
    'Engineers: the page is generated from the manifests in [packages/engine/src/editions](../packages/engine/src/editions)',
    'by `npx skulls editions --write docs/editions.md`. Do not edit it by hand; `--json` gives the same data.',
    '',
    ...table(
      ['edition', 'name', 'options of a match, off unless both coaches agree'],
      editions.map(({ id, name, options }) => [
        `[${id}](../packages/engine/src/editions/${id}.ts)`,
        name,
        list(options),
      ]),
    ),
    '',
    ...onlyPage(only),
    ...grids.flatMap((grid) =>
      gridPage(
        editions.map(({ id }) => id),
        grid,
      ),
    ),
    ...changes.flatMap(changesPage),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
