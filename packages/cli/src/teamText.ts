// A team's roster and bill as text. Neighbours: commands/team.ts prints it, the league's rosterRows.ts has the texts.
import { type BillLine, gold, rosterRows, type Team, total } from '@double-skulls/league'

export type Align = 'left' | 'right'

export const columns = (rows: readonly (readonly string[])[], align: readonly Align[]): string[] => {
  const widths = align.map((_, i) => Math.max(...rows.map((row) => [...(row[i] ?? '')].length)))
  return rows.map((row) =>
    align
      .map((side, i) => (side === 'left' ? (row[i] ?? '').padEnd(widths[i]) : (row[i] ?? '').padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  )
}

export const rosterText = (team: Team): string[] => {
  const { list, edition, characteristics, players, facts } = rosterRows(team)
  const head = ['No', 'Name', 'Position', ...characteristics, 'Skills', 'Injuries', 'SPP', 'Value']
  const rows = players.map((row) => [
    row.number,
    row.name,
    row.position,
    ...row.stats,
    [...row.skills, ...row.gained.map((name) => `*${name}`)].join(', '),
    row.injuries,
    row.points,
    row.value,
  ])
  const stats = characteristics.map((): Align => 'right')
  const align: Align[] = ['right', 'left', 'left', ...stats, 'left', 'left', 'right', 'right']
  return [
    `${team.name} · ${list} · ${edition}${team.coach === '' ? '' : ` · head coach ${team.coach}`}`,
    '',
    ...(players.length > 0 ? columns([head, ...rows], align) : ['Nobody plays for it yet.']),
    '',
    ...columns(
      facts.map(([what, amount]) => [what, amount]),
      ['left', 'right'],
    ),
  ]
}

export const billText = (bill: readonly BillLine[]): string[] =>
  columns(
    [
      ...bill.map(({ what, count, each, sum }) => [String(count), what, gold(each), gold(sum)]),
      ['', 'Together', '', gold(total(bill))],
    ],
    ['right', 'left', 'right', 'right'],
  )
