// The sheet of a team of a full campaign: its First Team on one landscape page, its bench, money, healer and matches on the next.
// Neighbours: sheet.ts calls it, rosterRows.ts has what every team has, ../fullCampaign/campaignWords.ts the rest.
import { potions } from '@double-skulls/engine'
import { counted } from '../counted.ts'
import { gold } from '../fault.ts'
import { campaignOf } from '../fullCampaign/accounts.ts'
import type { CampaignCareer } from '../fullCampaign/campaignCareer.ts'
import { ailmentWords, bookLines, potionNames } from '../fullCampaign/campaignWords.ts'
import { rerollsByFame } from '../fullCampaign/fame.ts'
import { benchwarmers, firstTeam } from '../fullCampaign/races.ts'
import { isHistoryEvent } from '../history/events.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { type PlayerRow, type RosterRows, rosterRows } from './rosterRows.ts'
import { cell, escaped, factLine, printable, skillCell, textCell } from './sheetCells.ts'

const FIRST_TEAM_LINES = 16
const BENCH_LINES = 4
const ENTRIES = 12
const MATCHES = 12

const style = `
main + main { break-before: page }
h2 { margin: 0 0 1mm; font-size: 10pt }
header p { max-width: 120mm }
.squad th:nth-child(1) { width: 8mm } .squad th:nth-child(2) { width: 34mm } .squad th:nth-child(3) { width: 30mm }
th.r { width: 5mm } th.s { width: 7mm } th.d { width: 8mm } th.i { width: 46mm }
.boxes { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm 6mm }
.boxes td { height: 5mm }
li { min-height: 5mm; align-items: end }
@media screen { main + main { margin-top: 10mm } }`

const RANKS = ['star', 'veteran', 'experienced', 'rookie'] as const

/** What stands in the box for notes. */
export const careerNotes = (career: CampaignCareer): readonly string[] => [
  ...career.ailments.map(ailmentWords),
  ...(career.starPotential > 0 ? [`star potential ${career.starPotential}`] : []),
  ...(career.owed > 0 ? [`owed ${gold(career.owed)}`] : []),
  ...(career.bid > 0 ? [`Freebooter, bid ${gold(career.bid)}`] : []),
  ...(career.makeweight ? ['Makeweight'] : []),
]

const amount = (count: number): string => (count === 0 ? '' : String(count))

const line = (row: PlayerRow, { campaign }: TeamPlayer): string =>
  [
    cell(campaign?.bench ? 'B' : row.number, 'n'),
    textCell(row.name, 32),
    textCell(row.position, 32),
    ...RANKS.map((rank) => cell(campaign?.rank === rank ? '✓' : '', 'n')),
    ...row.stats.map((value) => cell(value, 'n')),
    skillCell(row, 56),
    ...[campaign?.experience, campaign?.training, campaign?.starPoints, campaign?.disenchantment].map((count) =>
      cell(amount(count ?? 0), 'n'),
    ),
    textCell((campaign ? careerNotes(campaign) : []).join('; '), 40),
  ].join('')

const squadTable = ({ characteristics, players }: RosterRows, squad: readonly TeamPlayer[], least: number): string => {
  const heads = [
    '<th class="n">No.</th><th>Name</th><th>Position</th>',
    ...['S', 'V', 'E', 'R'].map((rank) => `<th class="n r">${rank}</th>`),
    ...characteristics.map((name) => `<th class="n s">${name}</th>`),
    '<th>Skills</th>',
    ...['Exp', 'Train', 'Star', 'DP'].map((what) => `<th class="n d">${what}</th>`),
    '<th class="i">Notes</th>',
  ]
  const columns = 3 + RANKS.length + characteristics.length + 1 + 4 + 1
  const rows = squad.flatMap((player) => {
    const row = players.find(({ id }) => id === player.id)
    return row ? [`<tr>${line(row, player)}</tr>`] : []
  })
  const empty = Array.from(
    { length: Math.max(0, least - rows.length) },
    () => `<tr>${'<td></td>'.repeat(columns)}</tr>`,
  )
  return `<table class="squad">
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${[...rows, ...empty].join('\n')}
</tbody>
</table>`
}

const box = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`

const facts = (lines: readonly (readonly [string, string])[]): string => `<ul>${lines.map(factLine).join('')}</ul>`

const signed = (sum: number): string => (sum < 0 ? `−${gold(-sum)}` : gold(sum))

/** The last entries; what came before them is their first line. */
const treasuryBox = (team: Team): string => {
  const lines = bookLines(team)
  const last = lines.slice(-ENTRIES)
  const before = lines.length - last.length
  const rows = last.map(
    ({ title, whom, entry, balance }) =>
      `<tr>${textCell(whom === '' ? title : `${title}: ${whom}`, 34)}${cell(signed(entry.amount), 'v')}${cell(gold(balance), 'v')}</tr>`,
  )
  const earlier =
    before > 0 ? `<tr>${cell(`${counted(before, 'entry', 'entries')} before`)}${cell('')}${cell('')}</tr>` : ''
  return box(`Team Treasury: ${gold(team.treasury)}`, `<table>${earlier}${rows.join('')}</table>`)
}

const letters = { win: 'W', draw: 'D', loss: 'L' } as const

const matchBox = ({ history }: Team): string => {
  const matches = history.filter(isHistoryEvent).flatMap((event) => (event.what === 'match' ? [event] : []))
  const lines = matches
    .slice(-MATCHES)
    .map(({ at, outcome, score }): readonly [string, string] => [
      `Game ${at + 1}: ${letters[outcome]}`,
      score.join('–'),
    ])
  return box('Match Record', facts(lines))
}

const healerBox = (team: Team): string => {
  const { apothecary, potions: store } = campaignOf(team)
  const healer: readonly (readonly [string, string])[] = apothecary
    ? [
        ['Name', apothecary.name],
        ['Healing Points', String(apothecary.healingPoints)],
        ['Experience', String(apothecary.experience)],
        ['Disenchantment', String(apothecary.disenchantment)],
      ]
    : [['Apothecary', 'none']]
  const doses = potions.map((potion): readonly [string, string] => [potionNames[potion], amount(store[potion])])
  return box('Apothecary and potions', facts([...healer, ...doses]))
}

const standingBox = (team: Team, rows: RosterRows): string => {
  const { tactics, season } = campaignOf(team)
  const { fame = 0 } = team
  const known = new Set(['Basic race', 'Fame', 'Treasury', 'Apothecary, Healing Points', 'Special Tactics'])
  return box(
    'Fame, re-rolls and notes',
    facts([
      ['Fame', String(fame)],
      ['Re-rolls by Fame', String(rerollsByFame(fame, 0))],
      ['Re-rolls by Special Tactics', String(tactics)],
      [`Season ${season.number}`, `${season.wins} W ${season.draws} D ${season.losses} L`],
      ['Touchdowns', String(season.touchdowns)],
      ['Opponents hurt', String(season.hurt)],
      ...rows.facts.filter(([what]) => !known.has(what)),
    ]),
  )
}

/** The sheet of a campaign team as a printable HTML document of two pages. */
export const campaignSheet = (team: Team, emblem = ''): string => {
  const rows = rosterRows(team)
  const race = rows.facts.find(([what]) => what === 'Basic race')?.[1] ?? ''
  const head = (page: string): string =>
    `<header>${emblem}<h1${team.name.length > 36 ? ' class="long"' : ''}>${escaped(team.name)}</h1><p>${escaped(race)} · ${escaped(rows.edition)} · ${page}<br>Head coach ${escaped(team.coach) || '…………………………'}</p></header>`
  return printable({
    title: team.name,
    style,
    pages: `<main>
${head('First Team')}
${squadTable(rows, firstTeam(team), FIRST_TEAM_LINES)}
</main>
<main>
${head('Benchwarmers')}
${squadTable(rows, benchwarmers(team), BENCH_LINES)}
<div class="boxes">
${[treasuryBox(team), matchBox(team), healerBox(team), standingBox(team, rows)].join('\n')}
</div>
</main>`,
  })
}
