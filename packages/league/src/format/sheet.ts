// A roster sheet as one self-contained HTML page that prints on one landscape A4 page. Neighbours: rosterRows.ts has
// the contents, campaignSheet.ts prints teams of full campaigns.
import type { Team } from '../team.ts'
import { campaignSheet } from './campaignSheet.ts'
import { deedTitles, type PlayerRow, rosterRows } from './rosterRows.ts'
import { cell, escaped, factLine, printable, skillCell, textCell } from './sheetCells.ts'

const LINES = 16

// Heights in millimetres stay below the 190 that the page has: 12 heading, 6 + 16 × 9 table, 20 for the rest, and gaps.
const style = `
@page { size: A4 landscape; margin: 10mm }
* { box-sizing: border-box }
body { margin: 0; font: 8.5pt/1.15 system-ui, sans-serif; color: #111; background: #fff }
main { width: 277mm; height: 189mm; overflow: hidden; display: flex; flex-direction: column; gap: 2mm; break-inside: avoid }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 5mm; height: 12mm; border-bottom: .5mm solid #111 }
h1, header p { margin: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
header > svg { height: 11mm; width: auto; align-self: center; flex: none }
h1 { font-size: 18pt; line-height: 1.2; flex: 1 }
h1.long { font-size: 10pt }
header p { text-align: right; max-width: 110mm }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th { height: 6mm; padding: 0 1mm; text-align: left; font-size: 7pt; border-bottom: .3mm solid #111 }
td { height: 9mm; padding: 0 1mm; border-bottom: .1mm solid #999; vertical-align: middle }
td > div { max-height: 8.8mm; overflow: hidden; overflow-wrap: anywhere }
td.n, th.n { text-align: center; padding: 0 }
td.v, th.v { text-align: right }
td.long > div { font-size: 6pt; line-height: 1.1 }
td.tiny > div { font-size: 5pt; line-height: 1.05 }
th:nth-child(1) { width: 8mm } th:nth-child(2) { width: 36mm } th:nth-child(3) { width: 32mm }
th.s { width: 8mm } th.d { width: 6.5mm } th.i { width: 20mm } th.v { width: 16mm }
b { font-weight: 650 }
ul { margin: 0; padding: 0; list-style: none; display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 6mm; max-height: 20mm; overflow: hidden }
li { display: flex; justify-content: space-between; gap: 3mm; border-bottom: .1mm solid #999 }
li.wide { grid-column: span 2 }
li span:last-child { text-align: right; font-weight: 650 }
@media screen { body { padding: 10mm } main { height: auto } }`

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
