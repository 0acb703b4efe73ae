// A roster sheet as one self-contained HTML page that prints on one landscape A4 page. Neighbours: rosterRows.ts has
// the contents, campaignSheet.ts prints teams of full campaigns.
import type { Team } from '../team.ts'
import { campaignSheet } from './campaignSheet.ts'
import { deedTitles, type PlayerRow, rosterRows } from './rosterRows.ts'
import { cell, escaped, factLine, printable, skillCell, textCell } from './sheetCells.ts'

const LINES = 16

const style = `
th:nth-child(1) { width: 8mm } th:nth-child(2) { width: 36mm } th:nth-child(3) { width: 32mm }
th.s { width: 8mm } th.d { width: 6.5mm } th.i { width: 20mm } th.v { width: 16mm }
ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 6mm; max-height: 20mm; overflow: hidden }
li.wide { grid-column: span 2 }`

const playerLine = (row: PlayerRow): string =>
  [
    cell(row.number, 'n'),
    textCell(row.name, 36),
    textCell(row.position, 34),
    ...row.stats.map((value) => cell(value, 'n')),
    skillCell(row),
    textCell(row.injuries, 14),
    cell(row.points, 'n'),
    ...row.deeds.map((count) => cell(count === '0' ? '' : count, 'n')),
    cell(row.value, 'v'),
  ].join('')

/**
 * The roster of a team as a printable HTML page; `emblem` is a picture as markup, set before the name. Throws as
 * `rosterRows`.
 */
export const rosterSheet = (team: Team, emblem = ''): string => {
  if (team.campaign) return campaignSheet(team, emblem)
  const { list, edition, characteristics, players, facts } = rosterRows(team)
  const columns = 3 + characteristics.length + 3 + deedTitles.length + 1
  const empty = Array.from(
    { length: Math.max(0, LINES - players.length) },
    () => `<tr>${'<td></td>'.repeat(columns)}</tr>`,
  )
  const heads = [
    '<th class="n">No.</th><th>Name</th><th>Position</th>',
    ...characteristics.map((name) => `<th class="n s">${name}</th>`),
    '<th>Skills</th><th class="i">Injuries</th><th class="n d">SPP</th>',
    ...deedTitles.map((title) => `<th class="n d">${title}</th>`),
    '<th class="v">Value</th>',
  ]
  const name = `<h1${team.name.length > 36 ? ' class="long"' : ''}>${escaped(team.name)}</h1>`
  return printable({
    title: team.name,
    style,
    pages: `<main>
<header>${emblem}${name}<p>${escaped(list)} · ${escaped(edition)}<br>Head coach ${escaped(team.coach) || '…………………………'}</p></header>
<table>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${[...players.map((row) => `<tr>${playerLine(row)}</tr>`), ...empty].join('\n')}
</tbody>
</table>
<ul>
${facts.map(factLine).join('\n')}
</ul>
</main>`,
  })
}
