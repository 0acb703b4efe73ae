// The roster sheet: its contents, and that no name can break it. Neighbours: src/format/sheet.ts.
import { rosterRows, rosterSheet, suggestTeam } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { learnt, teamOf, with1 } from './teams.ts'

const rowsIn = (html: string): number => html.slice(html.indexOf('<tbody>')).split('<tr>').length - 1

describe('a roster sheet', () => {
  const team = with1(
    teamOf({
      edition: 'bb2020',
      squad: [
        ['Human Lineman', 11],
        ['Ogre', 1],
      ],
      staff: { rerolls: 2 },
    }),
    {
      name: '<b>"Wulf" & Sons</b>',
      advances: [learnt('block', 'chosenPrimary')],
      missesNextGame: true,
      niggling: 1,
      lasting: ['MA'],
      points: 9,
    },
  )
  const html = rosterSheet({ ...team, name: 'Rovers & <Co>' })

  it('should name the team, its players and what they can do', () => {
    expect(html).toContain('<title>Rovers &amp; &lt;Co&gt;</title>')
    expect(html).toContain('&lt;b&gt;&quot;Wulf&quot; &amp; Sons&lt;/b&gt;')
    expect(html).not.toContain('<b>"Wulf"')
    expect(html).toContain('<b>Block</b>')
    expect(html).toContain('misses next game, niggling 1, −MA')
    expect(html).toContain('<td class="n">3+</td>')
    expect(html).toContain('<span>Dedicated Fans</span><span>1</span>')
  })

  it('should have sixteen lines, on one page of A4', () => {
    expect(rowsIn(html)).toBe(16)
    expect(rowsIn(rosterSheet(suggestTeam({ edition: 'bugman', roster: 'goblin', name: 'Full' })))).toBe(16)
    expect(html).toContain('@page { size: A4 landscape; margin: 10mm }')
    const heightOf = (what: RegExp): number => Number(what.exec(html)?.[1])
    const lines = 16 * heightOf(/td \{ height: ([\d.]+)mm/) + heightOf(/th \{ height: ([\d.]+)mm/)
    const rest = heightOf(/header \{.*height: ([\d.]+)mm/) + heightOf(/ul \{.*max-height: ([\d.]+)mm/)
    expect(lines + rest + 2 * heightOf(/gap: ([\d.]+)mm; break-inside/)).toBeLessThan(
      heightOf(/main \{ width: 277mm; height: ([\d.]+)mm/),
    )
    expect(heightOf(/main \{ width: 277mm; height: ([\d.]+)mm/)).toBeLessThanOrEqual(210 - 2 * 10)
  })

  it('should need nothing from elsewhere', () => {
    expect(html).not.toMatch(/\b(?:src|href|url)\b\s*[=(]/)
  })

  it('should list players by their numbers', () => {
    const swapped = with1(teamOf(), { number: 50 })
    expect(rosterRows(swapped).players.map(({ number }) => number)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '50',
    ])
  })
})
