// After a match in bb2020: winnings, Dedicated Fans, the most valuable player, expensive mistakes, conceding.
// Neighbours: support.ts.
import { noShow, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { mistakeFor } from '../../src/postMatch/expensiveMistakes.ts'
import { learnt, teamOf, with1 } from '../team/teams.ts'
import {
  after,
  deedsOf,
  type Fixture,
  heardBy,
  linemenBb2020,
  playerReport,
  type SideNews,
  scripted,
} from './support.ts'

const home = linemenBb2020()
const away = linemenBb2020()
const play = (fixture: Fixture = {}) => after({ home, away, ...fixture })

describe('the time after a match', () => {
  it('[bb2020 19] should go through its steps in order', () => {
    const star = with1(
      { ...home, treasury: 200_000, fans: 3 },
      {
        points: 6,
        advances: [learnt('tackle', 'randomPrimary', 10_000, 3)],
      },
    )
    const played = play({
      home: star,
      news: { home: { score: 1, players: { 1: { points: 4 } } } },
      options: { upkeepNegotiations: { advances: 1, fee: 10_000 } },
      script: {
        'home Dedicated': [[6]],
        'home #1 Human Lineman 1 asks': ['pay'],
        'home what #1 Human Lineman 1 spends': ['randomPrimary'],
        'home whom': ['hire Human Lineman'],
      },
    })
    const story = played.result.home.history.map(({ what }) => what)
    expect(story).toEqual(['match', 'winnings', 'fans', 'upkeep', 'mostValuable', 'improved', 'hired', 'mistake'])
  })

  it('[bb2020 20] should not take place where only one of the two was drafted for the match', () => {
    for (const drafted of ['home', 'away'] as const) {
      const teams = { home, away, [drafted]: { ...(drafted === 'home' ? home : away), exhibition: true, treasury: 0 } }
      const { result, steps } = play(teams)
      expect(steps).toEqual([])
      expect(result).toEqual(teams)
    }
  })

  it('[bb2020 20] should not take place after an exhibition', () => {
    const single = { ...home, exhibition: true, treasury: 0 }
    const played = play({
      home: single,
      away: { ...away, exhibition: true, treasury: 0 },
      news: { home: { score: 3 } },
    })
    expect([played.steps, played.result.home]).toEqual([[], single])
  })
})

/** The home team's winnings. */
const earned = (own: SideNews, other: SideNews, options: Fixture['options'] = {}): number => {
  const { result } = after({ home: { ...home, treasury: 0 }, away, news: { home: own, away: other }, options })
  const line = result.home.history.find(({ what }) => what === 'winnings')
  return Number(line?.amount)
}

describe('winnings', () => {
  it('[bb2020 398] should be half of all fans and the own touchdowns, times 10,000', () => {
    expect(earned({ fans: 3, score: 0 }, { fans: 3, score: 1 })).toBe(30_000)
    expect(earned({ fans: 4, score: 2 }, { fans: 3, score: 1 })).toBe(55_000)
    expect(earned({ fans: 2, score: 1 }, { fans: 7, score: 1 })).toBe(55_000)
  })

  it('[bb2020 399] should be all of the fans where the opponent conceded, and nothing for him', () => {
    expect(earned({ fans: 4, score: 3 }, { fans: 3, conceded: true })).toBe(100_000)
    expect(earned({ fans: 4, conceded: true }, { fans: 3, score: 2 })).toBe(0)
  })

  it('should pay a bet on the own win twice over', () => {
    const sideBets = { home: 40_000, away: 10_000 }
    expect(earned({ score: 1 }, {}, { sideBets })).toBe(40_000 + 80_000)
    expect(earned({ score: 1 }, { score: 1 }, { sideBets })).toBe(40_000)
  })
})

describe('Dedicated Fans', () => {
  const fans = (start: number, own: SideNews, other: SideNews, script: Fixture['script'] = {}): number =>
    after({ home: { ...home, fans: start }, away, news: { home: own, away: other }, script }).result.home.fans

  it('[bb2020 400] should rise after a win when a D6 is as high as they are', () => {
    expect(fans(3, { score: 1 }, {}, { 'home Dedicated': [[3]] })).toBe(4)
    expect(fans(4, { score: 1 }, {}, { 'home Dedicated': [[3]] })).toBe(4)
    expect(fans(6, { score: 1 }, {}, { 'home Dedicated': [[6]] })).toBe(7)
  })

  it('[bb2020 401] should fall after a loss when a D6 is lower, and never below 1', () => {
    expect(fans(4, {}, { score: 1 }, { 'home Dedicated': [[3]] })).toBe(3)
    expect(fans(3, {}, { score: 1 }, { 'home Dedicated': [[3]] })).toBe(3)
    expect(fans(1, {}, { score: 1 }, { 'home Dedicated': [[1]] })).toBe(1)
  })

  it('[bb2020 402] should stay after a draw, and nobody rolls', () => {
    const played = play({ news: { home: { score: 1 }, away: { score: 1 } } })
    expect(played.result.home.fans).toBe(1)
    expect(heardBy('home', played).filter((words) => words.includes('Fans'))).toEqual([])
  })
})

describe('the most valuable player', () => {
  it('[bb2020 410] should have 4 points', () => {
    const { result } = play({ script: { 'home most': [[2]] } })
    expect(result.home.players.map(({ points }) => points).slice(0, 3)).toEqual([0, 4, 0])
  })

  it('[bb2020 411] should be no star, no mercenary, nobody of the staff and nobody dead', () => {
    const guests = (['star', 'mercenary', 'staff'] as const).map((engaged, i) =>
      playerReport(20 + i, {
        engaged,
        career: { earns: false, maybeBest: false, keepsInjuries: false, hireable: false },
      }),
    )
    const journeyman = playerReport(19, { engaged: 'journeyman', name: 'Hans', position: 'Human Lineman' })
    const news = { home: { guests: [journeyman, ...guests], players: { 1: { dead: true } } } }
    const played = play({ news, script: { 'home most': [[11]], 'home whom': ['keep guest1'] } })
    const draw = played.steps.find((step) => step.kind === 'roll' && step.why === 'most valuable player')
    expect(draw).toMatchObject({ dice: ['d11'] })
    expect(played.result.home.players.at(-1)).toMatchObject({ name: 'Hans', points: 4 })
  })

  it('should be nobody in a friendly, which gives no points at all', () => {
    const news = { home: { players: { 1: { points: 3, deeds: deedsOf({ touchdown: 1 }) } } } }
    const played = play({ news, options: { friendly: true } })
    expect(heardBy('home', played)).not.toContain('most valuable player')
    expect(played.result.home.players[0]).toMatchObject({ points: 0, statistics: { touchdowns: 1 } })
  })
})

describe('expensive mistakes', () => {
  it('[bb2020 425] should threaten from 100,000, the worse the more there is', () => {
    const row = (face: number): string[] =>
      [100, 200, 300, 400, 500, 600].map((thousands) => mistakeFor(thousands * 1000, face))
    expect(row(1)).toEqual(['minor', 'minor', 'major', 'major', 'catastrophe', 'catastrophe'])
    expect(row(2)).toEqual(['averted', 'minor', 'minor', 'major', 'major', 'catastrophe'])
    expect(row(3)).toEqual(['averted', 'averted', 'minor', 'minor', 'major', 'major'])
    expect(row(4)).toEqual(['averted', 'averted', 'averted', 'minor', 'minor', 'major'])
    expect(row(5)).toEqual(['averted', 'averted', 'averted', 'averted', 'minor', 'minor'])
    expect(row(6)).toEqual(['averted', 'averted', 'averted', 'averted', 'averted', 'minor'])
    expect([mistakeFor(195_000, 2), mistakeFor(2_000_000, 2)]).toEqual(['averted', 'catastrophe'])
  })

  /** What is left of a treasury, of which 30,000 are fresh winnings. */
  const left = (treasury: number, script: Fixture['script']): number =>
    after({
      home: { ...home, treasury: treasury - 30_000 },
      away,
      news: { away: { score: 1 } },
      ...(script ? { script } : {}),
    }).result.home.treasury

  it('[bb2020 425] should roll for nobody with less', () => {
    const played = after({ home: { ...home, treasury: 60_000 }, away, news: { away: { score: 1 } } })
    expect(heardBy('home', played)).not.toContain('expensive mistakes')
    expect(left(100_000, { 'home minor incident': [[2]] })).toBe(80_000)
    expect(left(150_000, { 'home expensive': [[6]] })).toBe(150_000)
  })

  it('[bb2020 426] should halve the treasury in a major incident, in steps of 5,000', () => {
    expect(left(300_000, {})).toBe(150_000)
    expect(left(305_000, {})).toBe(155_000)
    expect(left(315_000, {})).toBe(160_000)
  })

  it('[bb2020 427] should leave 2D6 times 10,000 in a catastrophe', () => {
    expect(left(600_000, { 'home catastrophe': [[3, 4]] })).toBe(70_000)
    expect(left(500_000, { 'home catastrophe': [[6, 6]] })).toBe(120_000)
  })

  it('should come after hiring, so that gold can be spent first', () => {
    const rich = { ...home, treasury: 130_000 }
    const played = after({ home: rich, away, news: { away: { score: 1 } }, script: { 'home whom': ['hire Blitzer'] } })
    expect(heardBy('home', played)).not.toContain('expensive mistakes')
    expect(played.result.home.treasury).toBe(160_000 - 85_000)
  })
})

describe('conceding', () => {
  const news = { home: { conceded: true }, away: { score: 3, handedOver: 2 } }

  it('[bb2020 395] should leave no winnings and no award, and cost a D3 of fans', () => {
    const poor = { ...home, treasury: 50_000 }
    const played = play({ home: { ...poor, fans: 5 }, news, script: { 'home Dedicated': [[3]] } })
    const { home: team } = played.result
    expect(heardBy('home', played)).not.toContain('most valuable player')
    expect([team.treasury, team.fans]).toEqual([50_000, 2])
    const few = play({ home: { ...home, fans: 2 }, news, script: { 'home Dedicated': [[3]] } })
    expect(few.result.home.fans).toBe(1)
  })

  it('[bb2020 396] should drive players with three advances or more away on 1 to 3', () => {
    const grown = (count: number): Partial<Team['players'][number]> => ({
      points: 50,
      advances: ['block', 'tackle', 'fend', 'kick'].slice(0, count).map((id) => learnt(id, 'randomPrimary', 10_000, 3)),
    })
    const veterans = with1(with1(with1(home, grown(3)), grown(4), 1), grown(2), 2)
    const script = { 'home whether #1': [[3]], 'home whether #2': [[4]] }
    const spent = { ...veterans, players: veterans.players.map((one) => ({ ...one, points: one.advances.length * 3 })) }
    const played = play({ home: spent, news, script })
    expect(played.result.home.former).toMatchObject([{ number: 1, departure: 'left' }])
    expect(heardBy('home', played).filter((words) => words.startsWith('whether'))).toHaveLength(2)
  })

  it('should drive nobody away who becomes somebody only now', () => {
    const third = with1(home, {
      points: 10,
      advances: ['fend', 'tackle'].map((id) => learnt(id, 'randomPrimary', 10_000, 0)),
    })
    const script = { 'home what #1 Human Lineman 1 spends': ['randomPrimary'] }
    const played = play({ home: third, news, script })
    expect([played.result.home.players[0].advances.length, played.result.home.former]).toEqual([3, []])
  })

  it('should let the winner say who is paid for touchdowns that were handed over', () => {
    const script = { 'away who is paid': ['p4', 'nobody'], 'away most': [[11]] }
    const { away: winner } = play({ news, script }).result
    expect(winner.players[3]).toMatchObject({ points: 3, statistics: { touchdowns: 1 } })
    expect(winner.players.filter(({ points }) => points > 0)).toHaveLength(2)
  })
})

describe('an opponent who did not come', () => {
  it('should leave a win, a D6 times 10,000 and two awards', () => {
    const poor = { ...with1(home, { missesNextGame: true }), treasury: 0 }
    const { result, steps } = scripted(() => noShow(poor), { winnings: [[5]], 'most valuable player': [[1], [10]] })
    expect(steps.map((step) => (step.kind === 'roll' ? step.dice : []))).toEqual([['d6'], ['d10'], ['d10']])
    expect(result.treasury).toBe(50_000)
    expect(result.players.map(({ points }) => points)).toEqual([0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4])
    expect(result.history[0]).toMatchObject({ what: 'match', outcome: 'win', by: 'forfeit', score: [1, 0] })
    expect(result.players[0].missesNextGame).toBe(true)
  })

  it('should leave the win alone where the rules say nothing', () => {
    const { result, steps } = scripted(() => noShow(teamOf()))
    expect([steps, result.treasury, result.history.length]).toEqual([[], teamOf().treasury, 1])
  })
})

describe('optional rules', () => {
  it('should pay for a secret objective that was reached, and only where the league plays with them', () => {
    const objectives = { home: 'two-touchdowns', away: 'clean-sheet' }
    const secretObjectives = { reward: 20_000 }
    expect(earned({ score: 2 }, {}, { objectives, secretObjectives })).toBe(30_000 + 20_000 + 20_000)
    expect(earned({ score: 1 }, {}, { objectives, secretObjectives })).toBe(30_000 + 10_000)
    expect(earned({ score: 2 }, {}, { objectives })).toBe(30_000 + 20_000)
  })

  it('should let a player of name ask for money on a 1, or stay away', () => {
    const star = with1(
      { ...home, treasury: 50_000 },
      {
        points: 6,
        advances: ['block', 'tackle'].map((id) => learnt(id, 'randomPrimary', 10_000, 3)),
      },
    )
    const options = { upkeepNegotiations: { advances: 2, fee: 10_000 } }
    const news = { away: { score: 1 } }
    const paid = play({ home: star, news, options, script: { 'home #1 Human Lineman 1 asks': ['pay'] } })
    expect(paid.result.home.treasury).toBe(50_000 + 30_000 - 20_000)
    const refused = play({ home: star, news, options, script: { 'home #1 Human Lineman 1 asks': ['refuse'] } })
    expect(refused.result.home.players[0].missesNextGame).toBe(true)
    const quiet = play({ home: star, news, options, script: { 'home upkeep': [[2]] } })
    expect(heardBy('home', quiet).filter((words) => words.includes('asks'))).toEqual([])
    expect(heardBy('home', play({ home: star, news })).filter((words) => words.includes('upkeep'))).toEqual([])
  })
})
