// After a match in third: order, winnings by table, fan factor, most valuable players, conceding. Neighbours: support.ts,
// careersThird.test.ts for players.
import type { MatchOptions, Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { auditTeam } from '../../src/audit/audit.ts'
import { winningsModifier } from '../../src/postMatch/winningsTable.ts'
import { teamOf, with1 } from '../team/teams.ts'
import { after, type Fixture, heardBy, type Played } from './support.ts'

const third = (treasury = 440_000): Team => ({ ...teamOf({ edition: 'third' }), treasury })
const win = { home: { score: 2 }, away: { score: 1 } }
const loss = { home: { score: 0 }, away: { score: 1 } }
const draw = { home: { score: 1 }, away: { score: 1 } }

const fixture = (more: Fixture = {}): Fixture => ({ home: third(), away: third(), ...more })
const gated = (gate: number, more: MatchOptions = {}): MatchOptions => ({ gate, ...more })

describe('the time after a match of third', () => {
  it('should go through its steps in order', () => {
    const star = with1(third(), { points: 4 })
    const news = { ...win, home: { score: 2, players: { 1: { points: 3 } } } }
    expect(heardBy('home', after(fixture({ home: star, news, options: gated(30_000) })))).toEqual([
      'winnings',
      'Fan Factor',
      'most valuable player',
      'star roll of #1 Lineman 1',
      'what #1 Lineman 1 gains by 1 and 1',
      'ageing of #1 Lineman 1, 3 or more',
      'what age does to #1 Lineman 1',
      'star roll of #1 Lineman 1',
      'what #1 Lineman 1 gains by 1 and 1',
      'ageing of #1 Lineman 1, 4 or more',
      'what age does to #1 Lineman 1',
      'whom to hire or dismiss with 470,000',
    ])
  })
})

/** Gold that the match brought the home team. */
const earned = (one: Fixture): number => {
  const start = one.home ?? third()
  return after(fixture(one)).result.home.treasury - start.treasury
}

describe('winnings', () => {
  const roll = (face: number) => ({ 'home winnings': [[face]] })

  it('[third 266] are a die, 1 for a win, and the table of gate and rating, times 10,000', () => {
    const of = (gate: number, treasury: number, news = draw) =>
      earned({ home: third(treasury), news, script: roll(3), options: gated(gate) })
    // A rating of 100 with a gate of 20,000 adds nothing, one of 99 adds one.
    expect(of(20_000, 440_000)).toBe(30_000)
    expect(of(20_000, 439_999)).toBe(40_000)
    expect(of(20_000, 440_000, win)).toBe(40_000)
    expect(of(20_000, 440_000, loss)).toBe(30_000)
    expect(of(21_000, 440_000)).toBe(40_000)
    expect(of(161_000, 440_000)).toBe(110_000)
    // 125 to 126 is the next column.
    expect(of(20_000, 690_000)).toBe(30_000)
    expect(of(20_000, 700_000)).toBe(20_000)
  })

  it('[third 40, 266] have a table of nine gates and ten ratings', () => {
    const gates = [20, 40, 60, 80, 100, 120, 140, 160, 161]
    const ratings = [99, 125, 150, 175, 200, 225, 250, 275, 300, 301]
    const rowOf = (gate: number): string => ratings.map((rating) => winningsModifier(gate * 1000, rating)).join(' ')
    expect(gates.map(rowOf)).toEqual([
      '1 0 -1 -2 -3 -4 -5 -6 -7 -8',
      '2 1 0 -1 -2 -3 -4 -5 -6 -7',
      '3 2 1 0 -1 -2 -3 -4 -5 -6',
      '4 3 2 1 0 -1 -2 -3 -4 -5',
      '5 4 3 2 1 0 -1 -2 -3 -4',
      '6 5 4 3 2 1 0 -1 -2 -3',
      '7 6 5 4 3 2 1 0 -1 -2',
      '8 7 6 5 4 3 2 1 0 -1',
      '9 8 7 6 5 4 3 2 1 0',
    ])
    // Each row and column begins right after the one before.
    for (const gate of gates.slice(0, -1)) expect(rowOf(gate + 1)).toBe(rowOf(gates[gates.indexOf(gate) + 1]))
    for (const [i, rating] of ratings.slice(0, -1).entries())
      expect(winningsModifier(1000, rating + 1)).toBe(winningsModifier(1000, ratings[i + 1]))
  })

  it('[third 40] below 0 count as 0', () => {
    const rich = third(440_000 + 2_000_000)
    expect(earned({ home: rich, news: draw, script: roll(1), options: gated(20_000) })).toBe(0)
    expect(earned({ home: rich, news: draw, script: roll(6), options: gated(20_000) })).toBe(0)
    expect(earned({ home: rich, news: win, script: roll(6), options: gated(60_000) })).toBe(20_000)
  })

  it('[third 266] count the gate now if nobody counted it before the match', () => {
    const told = after(fixture({ news: draw, script: { 'league gate': [[6, 6]] } }))
    expect(told.steps.find((step) => step.who === 'league')).toMatchObject({ why: 'gate', dice: ['d6', 'd6'] })
  })

  it('[third 89] are rolled with 2D6 after a News Feature', () => {
    const handicaps = {
      home: { rolled: ['news-feature'], awards: 0, fee: null },
      away: { rolled: [], awards: 0, fee: null },
    }
    const options = gated(20_000, { handicaps })
    expect(earned({ news: draw, script: { 'home winnings': [[6, 5]] }, options })).toBe(110_000)
  })

  it('[third 81] have 10,000 of the sponsor if his slogan was said at the start of every drive', () => {
    const handicaps = {
      home: { rolled: ['sponsorship-deal'], awards: 0, fee: null },
      away: { rolled: [], awards: 0, fee: null },
    }
    const said = (times: number) =>
      earned({
        news: { home: { used: Array.from({ length: times }, () => 'sponsorship-deal') }, drives: 3 },
        script: roll(2),
        options: gated(20_000, { handicaps }),
      })
    expect([said(3), said(2)]).toEqual([30_000, 20_000])
  })

  it('[third 66] lose the appearance fee only if the opponents paid it', () => {
    const handicaps = {
      home: { rolled: [], awards: 0, fee: null },
      away: { rolled: ['appearance-fee'], awards: 0, fee: { player: 'p1', amount: 15_000 } },
    }
    const options = gated(20_000, { handicaps })
    const paid = { home: { used: ['pay-appearance-fee'] } }
    expect(earned({ news: draw, script: roll(2), options })).toBe(20_000)
    expect(earned({ news: paid, script: roll(2), options })).toBe(5_000)
  })
})

/** The Fan Factor of the home team after the match. */
const fans = (face: number, start: number, news: NonNullable<Fixture['news']>, options: MatchOptions = {}): number =>
  after(
    fixture({
      ...{ home: { ...third(), fans: start }, news, script: { 'home Fan Factor': [[face]] } },
      options: gated(20_000, options),
    }),
  ).result.home.fans

describe('the fan factor roll', () => {
  it('[third 267] gains a point from 6 and loses one up to 1', () => {
    expect([2, 3, 4, 5].map((face) => fans(face, 4, draw))).toEqual([4, 4, 4, 4])
    expect(fans(5, 4, { home: { score: 1 }, away: { score: 0 } })).toBe(5)
    expect(fans(2, 4, loss)).toBe(3)
    expect(fans(3, 4, loss)).toBe(4)
  })

  it('[third 267] has 1 each for a win, two touchdowns and two casualties, and more late in a cup', () => {
    const deeds = { home: { score: 2, casualties: 2 }, away: { score: 2 } }
    expect(fans(4, 4, deeds)).toBe(5)
    expect(fans(3, 4, deeds)).toBe(4)
    expect(fans(3, 4, { ...deeds, away: { score: 1 } })).toBe(5)
    expect([fans(5, 4, draw, { stage: 'semiFinal' }), fans(4, 4, draw, { stage: 'final' })]).toEqual([5, 5])
    expect([fans(4, 4, draw, { stage: 'semiFinal' }), fans(3, 4, draw, { stage: 'final' })]).toEqual([4, 4])
  })

  it('[third 41] has 1 less for every ten points of Fan Factor', () => {
    const strong = { home: { score: 1, casualties: 2 }, away: { score: 0 } }
    expect([fans(4, 9, strong), fans(4, 10, strong)]).toEqual([10, 10])
    expect([fans(3, 10, loss), fans(3, 9, loss)]).toEqual([9, 9])
    expect([fans(5, 19, strong), fans(5, 20, strong)]).toEqual([20, 20])
    expect([fans(4, 30, strong), fans(3, 30, strong)]).toEqual([30, 30])
  })

  it('[third 42] counts a natural 1 as 1 and a natural 6 as 6', () => {
    const great = { home: { score: 3, casualties: 3 }, away: { score: 0 } }
    expect(fans(1, 5, great, { stage: 'final' })).toBe(4)
    expect(fans(6, 40, loss)).toBe(41)
  })

  it('[third 267] never goes below 1', () => {
    expect(fans(1, 1, loss)).toBe(1)
  })
})

const awards = ({ steps }: Played<unknown>, side: string): number =>
  steps.filter((step) => step.who === side && step.kind === 'roll' && step.why === 'most valuable player').length

describe('most valuable players', () => {
  it('[third 268] are one on each side by lot, for 5 points', () => {
    const told = after(fixture({ script: { 'home most': [[3]], 'away most': [[11]] } }))
    expect([awards(told, 'home'), awards(told, 'away')]).toEqual([1, 1])
    expect(told.result.home.players[2]).toMatchObject({ points: 5, statistics: { mostValuable: 1 } })
    expect(told.result.away.players[10].points).toBe(5)
  })

  it('[third 39] are more for the team of lower rating', () => {
    const handicaps = {
      home: { rolled: [], awards: 0, fee: null },
      away: { rolled: ['bad-press'], awards: 2, fee: null },
    }
    const script = { 'away most': [[1], [1], [2]] }
    const told = after(fixture({ script, options: { handicaps } }))
    expect([awards(told, 'home'), awards(told, 'away')]).toEqual([1, 3])
    expect(told.result.away.players.slice(0, 3).map(({ points }) => points)).toEqual([10, 5, 0])
  })

  it('[third 79] come no more after the match if the announcers were bribed', () => {
    const handicaps = {
      home: { rolled: [], awards: 0, fee: null },
      away: { rolled: ['bribe-the-announcers'], awards: 1, fee: null },
    }
    expect(awards(after(fixture({ options: { handicaps } })), 'away')).toBe(1)
    const none = { ...handicaps, away: { ...handicaps.away, awards: 0 } }
    expect(awards(after(fixture({ options: { handicaps: none } })), 'away')).toBe(0)
  })
})

describe('conceding', () => {
  const star = with1(with1(with1({ ...third(), fans: 5 }, { points: 51 }), { points: 60 }, 1), { points: 50 }, 2)
  const advances = [1, 2, 3, 4].map((i) => ({
    ...{ source: 'normal' as const, gained: ['block', 'kick', 'pro', 'tackle'][i - 1], value: 0, points: 0 },
  }))
  const grown = [0, 1, 2].reduce((team, i) => with1(team, { advances: advances.slice(0, i === 2 ? 3 : 4) }, i), star)
  const conceded = (script: Fixture['script'] = {}) =>
    after(
      fixture({
        ...{ home: grown, away: { ...third(), fans: 5 }, news: { home: { conceded: true }, away: { score: 1 } } },
        ...{ script, options: gated(20_000) },
      }),
    )

  it('[third 16] gives half of the winnings to the winner, once', () => {
    const { result } = conceded({ 'home winnings': [[6]], 'away winnings': [[2]] })
    // The rating of the loser is over 125: a score of 5.
    expect(result.home.treasury - grown.treasury).toBe(25_000)
    expect(result.away.treasury - third().treasury).toBe(30_000 + 25_000)
  })

  it('[third 16] costs a fan besides the roll, and adds 2 to the winner’s', () => {
    const { result } = conceded({ 'home Fan': [[4]], 'away Fan': [[3]] })
    expect([result.home.fans, result.away.fans]).toEqual([4, 6])
    expect(conceded({ 'home Fan': [[1]], 'away Fan': [[2]] }).result).toMatchObject({
      ...{ home: { fans: 3 }, away: { fans: 5 } },
    })
  })

  it('[third 16] forfeits the most valuable player, and nobody inherits the award', () => {
    const told = conceded()
    expect([awards(told, 'home'), awards(told, 'away')]).toEqual([0, 1])
  })

  it('[third 16] drives away players with 51 points or more on 1-3', () => {
    const { result } = conceded({ 'whether #1': [[3]], 'whether #2': [[4]] })
    expect(result.home.former.map(({ number, departure }) => [number, departure])).toEqual([[1, 'left']])
    expect(result.home.players.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('leaves a history that the audit believes', () => {
    const fresh = { ...third(), history: [] }
    const { result } = after(fixture({ home: fresh, away: fresh, news: { home: { conceded: true } } }))
    expect(auditTeam(result.home)).toEqual([])
    expect(auditTeam(result.away)).toEqual([])
  })
})
