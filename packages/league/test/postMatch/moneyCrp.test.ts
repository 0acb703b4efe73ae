// After a match in crp: the order of steps, most valuable player, winnings, fans, expenses, conceding. Neighbours:
// support.ts.
import { checkTeam, editionOf, postMatch, run, type Team, type Teams, teamValue } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { newGame, opening, plainLineUp } from '../../../engine/test/support/game.ts'
import { engineOf, type Scene, scene } from '../../../engine/test/support/scene.ts'
import { newReportBook } from '../../src/postMatch/report.ts'
import { expensesFor } from '../../src/postMatch/spirallingExpenses.ts'
import { learnt, teamOf, with1 } from '../team/teams.ts'
import { after, deedsOf, type Fixture, heardBy, type Played, playerReport, reportOf, scripted } from './support.ts'

const win = { home: { score: 2 }, away: { score: 1 } }
const loss = { home: { score: 0 }, away: { score: 1 } }
const draw = { home: { score: 1 }, away: { score: 1 } }

describe('the time after a match', () => {
  it('[crp 12] should go through its six steps in order', () => {
    const rich = { ...teamOf({ fans: 5 }), treasury: 500_000 }
    const star = with1(rich, { points: 4 })
    const news = { ...win, home: { score: 2, players: { 1: { points: 3, deeds: deedsOf({ touchdown: 1 }) } } } }
    const told = heardBy('home', after({ home: star, news }))
    expect(told).toEqual([
      'most valuable player',
      'winnings',
      'winnings of 20,000: keep them or roll again',
      'Fan Factor',
      'improvement of #1 Lineman 1',
      'what #1 Lineman 1 gains by 1 and 1',
      'whom to hire or dismiss with 520,000',
    ])
  })

  it('[crp 12] should pay expenses after improvements and before hiring', () => {
    const dear = {
      ...with1(teamOf({ fans: 9 }), { advances: [learnt('ST', 'characteristic', 1_150_000)] }),
      treasury: 50_000,
    }
    expect(teamValue(dear)).toBe(1_790_000)
    const { steps, result } = after({ home: dear, news: loss, script: { 'home winnings': [[3]] } })
    const asked = steps.filter(({ who, kind }) => who === 'home' && kind === 'ask')
    expect(asked.map((step) => (step.kind === 'ask' ? step.question : ''))).toEqual([
      'whom to hire or dismiss with 70,000',
    ])
    expect(result.home.treasury).toBe(70_000)
  })

  it.each([
    ['win', win],
    ['draw', draw],
    ['loss', loss],
  ])('[crp 14] should skip no step after a %s', (_name, news) => {
    const told = heardBy('home', after({ news }))
    for (const word of ['most valuable player', 'winnings', 'Fan Factor', 'whom to hire'])
      expect(told.some((words) => words.startsWith(word))).toBe(true)
  })

  it('should refuse teams of two editions, and a report that does not know a player', () => {
    expect(() => after({ away: teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] }) })).toThrow(
      /away\.edition: "bb2020" is not the edition of the home team; take crp/,
    )
    const home = teamOf()
    const report = reportOf(home, home)
    const stranger = with1(home, { number: 77 })
    expect(() => run(() => postMatch(stranger, home, report), [])).toThrow(
      /home\.players: the report knows nobody with the number 77; take the team as it was when the match began/,
    )
  })
})

describe('the most valuable player', () => {
  it('[crp 13, 31] should be one on each side by lot, for 5 points', () => {
    const { result, steps } = after({ script: { 'home most': [[3]], 'away most': [[11]] } })
    const dice = steps.filter((step) => step.kind === 'roll' && step.why === 'most valuable player')
    expect(dice.map((step) => (step.kind === 'roll' ? step.dice : []))).toEqual([['d11'], ['d11']])
    expect(result.home.players.map(({ points }) => points)).toEqual([0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(result.away.players[10]).toMatchObject({ points: 5, statistics: { mostValuable: 1 } })
  })

  it('[crp 13] may be a star or one of the dead, and then nobody has the points', () => {
    const star = playerReport(16, { engaged: 'star', name: 'Griff', position: 'Griff' })
    const guest = after({ news: { home: { guests: [star] } }, script: { 'home most': [[12]] } })
    expect(guest.result.home.players.every(({ points }) => points === 0)).toBe(true)
    const dead = after({ news: { home: { players: { 4: { dead: true } } } }, script: { 'home most': [[4]] } })
    expect(dead.result.home.players.every(({ points }) => points === 0)).toBe(true)
    expect(dead.result.home.former[0]).toMatchObject({ number: 4, points: 5, departure: 'dead' })
  })
})

/** Gold that the match brought the home team. */
const earned = (fixture: Fixture): number => after(fixture).result.home.treasury - (fixture.home ?? teamOf()).treasury

describe('winnings', () => {
  it('[crp 15] should be the die and the FAME of the gate, times 10,000', () => {
    for (const [face, fame, gold] of [
      [1, 0, 10_000],
      [4, 0, 40_000],
      [4, 1, 50_000],
      [6, 2, 80_000],
    ])
      expect(earned({ news: { home: { fame }, away: { score: 1 } }, script: { 'home winnings': [[face]] } })).toBe(gold)
  })

  it('[crp 16] should be one more for a win or a draw', () => {
    expect(earned({ news: loss, script: { 'home winnings': [[3]] } })).toBe(30_000)
    expect(earned({ news: draw, script: { 'home winnings': [[3]] } })).toBe(40_000)
    expect(earned({ news: win, script: { 'home winnings': [[3]] } })).toBe(40_000)
  })

  it('[crp 17] should be rolled again by the winner alone, who is stuck with the second die', () => {
    const again = (faces: number[]): Fixture => ({
      news: win,
      script: { 'winnings of': 'again', 'home winnings again': [[faces[1]]], 'home winnings': [[faces[0]]] },
    })
    expect(earned(again([2, 6]))).toBe(70_000)
    expect(earned(again([2, 1]))).toBe(20_000)
    for (const news of [draw, loss]) {
      const told = heardBy('home', after({ news }))
      expect(told.filter((words) => words.startsWith('winnings'))).toEqual(['winnings'])
    }
  })

  it('[crp 18] should count the FAME of the gate independent of the players on the pitch', () => {
    const home = teamOf({ roster: 'human' })
    const favourite = with1(home, { advances: [learnt('fan-favourite')] })
    const news = { home: { fame: 1 }, away: { score: 1 } }
    expect(earned({ home: favourite, news, script: { 'home winnings': [[2]] } })).toBe(30_000)
  })
})

describe('the Fan Factor', () => {
  const fans = (start: number, news: NonNullable<Fixture['news']>, dice: number[]): number =>
    after({ home: teamOf({ fans: start }), news, script: { 'home Fan Factor': [dice] } }).result.home.fans

  it('[crp 19] should rise after a win with three dice above it, and never fall', () => {
    expect(fans(7, win, [2, 3, 3])).toBe(8)
    expect(fans(8, win, [2, 3, 3])).toBe(8)
    expect(fans(9, win, [1, 1, 1])).toBe(9)
  })

  it('[crp 20] should rise or fall after a draw with two dice above or below it', () => {
    expect(fans(5, draw, [3, 3])).toBe(6)
    expect(fans(6, draw, [3, 3])).toBe(6)
    expect(fans(7, draw, [3, 3])).toBe(6)
  })

  it('[crp 21] should fall after a loss with two dice below it, and never rise', () => {
    expect(fans(7, loss, [3, 3])).toBe(6)
    expect(fans(6, loss, [3, 3])).toBe(6)
    expect(fans(2, loss, [6, 6])).toBe(2)
  })

  it('[crp 22] should not fall below nothing', () => {
    const none = teamOf({ fans: 0 })
    const conceded = after({ home: none, news: { home: { conceded: true } }, script: { 'home Fan Factor': [[1, 1]] } })
    expect(conceded.result.home.fans).toBe(0)
  })
})

describe('spiralling expenses', () => {
  it('[crp 23] should be nothing below 1,750,000', () => {
    expect([0, 1_000_000, 1_740_000].map(expensesFor)).toEqual([0, 0, 0])
  })

  it('[crp 24] should be 10,000 up to 1,890,000', () => {
    expect([1_750_000, 1_890_000].map(expensesFor)).toEqual([10_000, 10_000])
  })

  it('[crp 25] should be 10,000 more for every 150,000', () => {
    const values = [1_900_000, 2_040_000, 2_050_000, 2_190_000, 2_200_000, 2_350_000, 2_500_000]
    expect(values.map(expensesFor)).toEqual([20_000, 20_000, 30_000, 30_000, 40_000, 50_000, 60_000])
  })

  it('[crp 26] should be paid out of treasury and winnings, and leave nothing owing', () => {
    const worth = (value: number): Team => {
      const plain = teamOf({ fans: 0 })
      const grown = learnt('ST', 'characteristic', value - teamValue(plain))
      return { ...with1(plain, { advances: [grown] }), treasury: 0 }
    }
    const poor = after({ home: worth(2_500_000), news: loss, script: { 'home winnings': [[4]] } })
    expect(poor.result.home.treasury).toBe(0)
    const lucky = after({ home: worth(1_900_000), news: loss, script: { 'home winnings': [[4]] } })
    expect(lucky.result.home.treasury).toBe(20_000)
  })
})

describe('conceding', () => {
  const news = { home: { conceded: true }, away: { score: 1 } }

  it('should hand winnings and award to the winner and cost one fan more', () => {
    const played = after({
      news,
      home: teamOf({ fans: 3 }),
      script: { 'home winnings': [[5]], 'away winnings': [[2]], 'away most': [[1], [2]], 'home Fan Factor': [[6, 6]] },
    })
    const { home, away } = played.result
    expect(heardBy('home', played)).not.toContain('most valuable player')
    expect(away.players.map(({ points }) => points).slice(0, 3)).toEqual([5, 5, 0])
    expect(home.treasury - teamOf({ fans: 3 }).treasury).toBe(0)
    expect(away.treasury - teamOf().treasury).toBe(50_000 + 30_000)
    expect(home.fans).toBe(2)
  })

  it('should drive players with 51 points or more away on a roll of 1 to 3', () => {
    const home = with1(with1(teamOf(), { points: 51 }), { points: 80 }, 1)
    const script = { 'home whether #1': [[3]], 'home whether #2': [[4]] }
    const { result } = after({ home: with1(home, { points: 50 }, 2), news, script })
    expect(result.home.former.map(({ number, departure }) => [number, departure])).toEqual([[1, 'left']])
    expect(result.home.players).toHaveLength(10)
    expect(checkTeam(result.home).map(({ kind }) => kind)).not.toContain('tooFewPlayers')
  })

  /** What follows when a team of two stars gives up now, against eleven. */
  const givesUp = (game: Scene): Played<Teams> => {
    const book = newReportBook(engineOf('crp').rules, editionOf('crp').league, game.match)
    game.outside('concede')
    const whole = with1(with1(teamOf({ fans: 3 }), { points: 60 }), { points: 60 }, 1)
    const few = { ...whole, players: whole.players.slice(0, 2) }
    const script = { 'home winnings': [[5]], 'home Fan Factor': [[6, 6]] } as const
    return scripted(() => postMatch(few, teamOf(), book.finish()), script)
  }

  it('should cost nothing extra before set-up with two players or fewer', () => {
    const played = givesUp(opening(newGame({ edition: 'crp', home: plainLineUp(2) })))
    const { home, away } = played.result
    const heard = heardBy('home', played)
    expect(heard.filter((words) => words.startsWith('whether'))).toEqual([])
    expect(heard.filter((words) => words === 'most valuable player')).toHaveLength(1)
    expect(heardBy('away', played).filter((words) => words === 'most valuable player')).toHaveLength(1)
    expect([home.treasury - teamOf({ fans: 3 }).treasury, home.fans, home.players.length]).toEqual([50_000, 3, 2])
    expect(away.treasury - teamOf().treasury).toBe(20_000)
    expect(home.history[0]).toMatchObject({ what: 'match', outcome: 'loss', by: 'excusedConcession' })
  })

  it('should cost the same two everything once they play on', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => `A${i + 1}`).join(' ')
    const played = givesUp(scene(`H1 H2 . ${eleven}`, { edition: 'crp' }))
    expect(heardBy('home', played).filter((words) => words.startsWith('whether'))).toHaveLength(2)
    expect([played.result.home.fans, played.result.home.players.length]).toEqual([2, 0])
  })
})
