// The printed sheet of a campaign team, and the words about it. Neighbours: ../../src/format/campaignSheet.ts,
// ../../src/fullCampaign/campaignWords.ts.
import {
  ailmentWords,
  bookLines,
  firstTeamPlaces,
  optionTexts,
  rosterSheet,
  wagesDue,
  withApothecary,
  withBenched,
  withHiredStar,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { noPotions } from '../../src/fullCampaign/campaignState.ts'
import { injuredBy } from '../../src/fullCampaign/injuryEffects.ts'
import { about } from '../../src/postMatch/afterMatch.ts'
import { campaignTeam, careerOf, elfSquad, withCareer, withState } from './teams.ts'

const tables = (html: string): string[] =>
  html
    .split('<table class="squad">')
    .slice(1)
    .map((table) => table.slice(0, table.indexOf('</table>')))
const linesIn = (table: string): string[] => table.slice(table.indexOf('<tbody>')).split('<tr>').slice(1)

describe('the sheet of a campaign team', () => {
  const team = withBenched(withApothecary(campaignTeam(elfSquad), true), 'p3', true)

  it('[second 242] has sixteen lines for the First Team, and a page with lines for the bench', () => {
    const [first, bench] = tables(rosterSheet(team))
    expect([linesIn(first).length, linesIn(bench).length]).toEqual([16, 4])
    expect(first).not.toContain('Lineman 3')
    expect(linesIn(bench)[0]).toContain('<td class="n">B</td><td><div>Lineman 3</div></td>')
    expect(rosterSheet(team).split('<main>').length - 1).toBe(2)
  })

  it('[second 242] ticks the rank, and has experience, training, Star Player Points, disenchantment and notes', () => {
    const hurt = withCareer(team, 0, { experience: 7, training: 12, disenchantment: 2, owed: 600 })
    const players = hurt.players.map((player, i) => (i === 0 ? injuredBy(player, 'broken-arm') : player))
    const [, bench] = tables(rosterSheet({ ...hurt, players }))
    const [line] = linesIn(bench)
    expect(line).toContain('<td class="n"></td><td class="n"></td><td class="n">✓</td><td class="n"></td>')
    expect(line).toContain('<td class="n">7</td><td class="n">12</td><td class="n"></td><td class="n">2</td>')
    expect(line).toContain('broken arm, misses 3 games, lasting (a throw to be rid of it); owed 600')
  })

  it('[second 242] has the treasury line by line, the games, the healer with his potions, Fame and re-rolls', () => {
    const rich = {
      ...withState(team, { tactics: 2, potions: { ...noPotions, speed: 3 } }),
      fame: 7,
      history: [{ what: 'match', at: 0, outcome: 'win', by: 'touchdowns', score: [3, 1], casualties: [2, 0] }],
    }
    const html = rosterSheet(rich)
    expect(html).toContain(`Team Treasury: ${team.treasury.toLocaleString('en-US')}`)
    expect(html).toContain('<div>Apothecary hired: Apothecary</div></td><td class="v">−1,000</td>')
    expect(html).toContain('<span>Game 1: W</span><span>3–1</span>')
    expect(html).toContain('<span>Speed</span><span>3</span>')
    expect(html).toContain('<span>Re-rolls by Fame</span><span>2</span>')
    expect(html).toContain('<span>Re-rolls by Special Tactics</span><span>2</span>')
  })

  it('is broken by no name', () => {
    const html = rosterSheet({ ...team, name: '<b>"Us" & Co</b>' })
    expect(html).toContain('<title>&lt;b&gt;&quot;Us&quot; &amp; Co&lt;/b&gt;</title>')
    expect(html).not.toContain('<b>"Us"')
  })
})

describe('words about a campaign team', () => {
  it('has a running balance beside every entry of the book', () => {
    const lines = bookLines(campaignTeam([['Lineman', 2]]))
    expect(lines.map(({ title, whom, balance }) => [title, whom, balance])).toEqual([
      ['Founding', '', 50_000],
      ['Hired', '#1 Lineman 1', 48_000],
      ['Hired', '#2 Lineman 2', 46_000],
    ])
  })

  it('says of an injury what it still does', () => {
    expect(ailmentWords({ what: 'concussion', misses: 1, lasting: false, saves: false })).toBe(
      'concussion, misses 1 game',
    )
    expect(ailmentWords({ what: 'fractured-skull', misses: 0, lasting: false, saves: false })).toBe(
      'fractured skull, healed',
    )
  })

  it('says in words what a healer may do', () => {
    const hurt = campaignTeam()
    const players = hurt.players.map((player, i) => (i === 1 ? injuredBy(player, 'broken-leg') : player))
    const team = { ...hurt, players }
    const options = ['mend p2 1', 'help p2 1', 'drink p2', 'brew magicSponge']
    const ask = { kind: 'ask' as const, who: 'home', question: 'what to do', options, about: about('healing', team) }
    expect(optionTexts(ask).map(({ text }) => text)).toEqual([
      'shorten by a game: #2 "Lineman 2", broken leg, of 3 games',
      'an easier throw: #2 "Lineman 2", broken leg',
      'a Healing potion for #2 "Lineman 2"',
      'brew: Magic Sponge',
    ])
  })
})

describe('the First Team and its stars', () => {
  it('[second 242] gains a place when somebody is sent to the bench', () => {
    const team = campaignTeam(elfSquad)
    expect(firstTeamPlaces(team)).toEqual({ taken: 15, most: 16 })
    expect(firstTeamPlaces(withBenched(team, 'p1', true))).toEqual({ taken: 14, most: 16 })
    expect(wagesDue(withBenched(team, 'p1', true))).toBe(wagesDue(team))
  })

  it('[second 245] pays for a star while the team is new, and takes his skills back with the rank', () => {
    const team = campaignTeam()
    const starred = withHiredStar(team, 'p1', true)
    expect(starred.treasury).toBe(team.treasury - 1000)
    expect(careerOf(starred.players[0]).rank).toBe('star')
    expect(withHiredStar(starred, 'p1', false)).toEqual(team)
    const played = { ...team, history: [{ what: 'match', at: 0 }] }
    expect(withHiredStar(played, 'p1', true)).toBe(played)
  })
})
