// The comparison of editions as data and as Markdown. Neighbours: grids.ts and changes.ts compare,
// ../commands/editions.ts prints it, docs/editions.md is the page as last written.
import type { Edition } from '@double-skulls/engine'
import { type Changed, type Changes, changesBetween, type ListChanges, type SkillChanges } from './changes.ts'
import { type Grid, gridsOf, type Row } from './grids.ts'

export interface Comparison {
  readonly editions: readonly { readonly id: string; readonly name: string }[]
  readonly grids: readonly Grid[]
  /** From each edition to the next. */
  readonly changes: readonly Changes[]
}

export const compare = (editions: readonly Edition[]): Comparison => ({
  editions: editions.map(({ id, name }) => ({ id, name })),
  grids: gridsOf(editions),
  changes: editions.slice(1).map((edition, i) => changesBetween(editions[i], edition)),
})

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

const gridPage = (ids: readonly string[], { title, note, loose, rows }: Grid): string[] => {
  const head = [`## ${title}`, ...(note === '' ? [] : [note, ''])]
  const shared = rows.filter(agreed)
  if (!loose || shared.length === 0 || ids.length < 2) return [...head, ...sideBySide(ids, rows), '']
  const differ = rows.filter((row) => !agreed(row))
  return [
    ...head,
    ...(differ.length === 0 ? [] : [...sideBySide(ids, differ), '', 'The same in all of them:', '']),
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
          [head, 'what is different'],
          changed.map(({ name, what }) => [name, what.join('; ')]),
        ),
        '',
      ]

const tally = (kind: string, added: number, changed: number, removed: number, unchanged: number): string =>
  added + changed + removed === 0
    ? `${kind}: ${unchanged === 0 ? 'none in either' : `all ${unchanged} as they were`}.`
    : `${kind}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} as they were.`

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

const listPage = (kind: string, { added, removed, changed, unchanged }: ListChanges, tabled: boolean): string[] => [
  tally(kind, added.length, changed.length, removed.length, unchanged),
  '',
  ...(added.length > 0 ? [`- added: ${added.join(', ')}`] : []),
  ...(removed.length > 0 ? [`- removed: ${removed.join(', ')}`] : []),
  ...(changed.length > 0 && !tabled ? [`- changed: ${changed.map(({ name }) => name).join(', ')}`] : []),
  ...(added.length + removed.length + (tabled ? 0 : changed.length) > 0 ? [''] : []),
  ...(tabled ? changedTable(kind.toLowerCase(), changed) : []),
]

const changesPage = ({ from, to, skills, teams, stars, inducements, procedures }: Changes): string[] => [
  `## From ${from} to ${to}`,
  ...skillsPage(skills),
  ...listPage('Team lists', teams, true),
  ...listPage('Star players', stars, true),
  ...listPage('Inducements', inducements, true),
  ...listPage('Procedures', procedures, false),
]

export const pageOf = ({ editions, grids, changes }: Comparison): string =>
  [
    '# The editions side by side',
    '',
    'Made from the manifests in [packages/engine/src/editions](../packages/engine/src/editions) by',
    '`npx skulls editions --write docs/editions.md`; do not edit it by hand.',
    `\`${SAME}\` is the same as in the column to the left, \`–\` is nothing of the kind. A skill with a value in brackets counts as a`,
    'skill of its own. A procedure is what happens in one part of the game, such as a pass.',
    '',
    ...table(
      ['edition', 'name'],
      editions.map(({ id, name }) => [`[${id}](../packages/engine/src/editions/${id}.ts)`, name]),
    ),
    '',
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
