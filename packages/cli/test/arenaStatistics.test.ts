// The statistics of the arena: counts of events, points and averages, Elo and its intervals.
// Neighbours: arena.test.ts, arenaPage.test.ts.
import { editionNamed, engineFor, type GameEvent, readPosition, seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { countEvents, countsOf, noCounts } from '../src/arena/counts.ts'
import { ratingsOf, shareInterval } from '../src/arena/elo.ts'
import { fixturesOf, type Series } from '../src/arena/fixtures.ts'
import { type GameResult, playFixture } from '../src/arena/game.ts'
import { newBook } from '../src/arena/standings.ts'

const series: Series = {
  edition: 'crp',
  bots: ['random', 'rookie'],
  teams: ['human'],
  games: 4,
  seed: 1,
  budget: { nodes: 10 },
}

describe('what is counted', () => {
  const { match } = readPosition('crp turn=home:3/2 ball=h4 h4@g13 h12@h14 a2@g14')
  const [home, away] = [
    match.players.findIndex((p) => p.side === 'home'),
    match.players.findIndex((p) => p.side === 'away'),
  ]
  const counted = (...events: readonly GameEvent[]) => {
    const counts = { home: noCounts(), away: noCounts() }
    countEvents(counts, events, match)
    return counts
  }
  const rolled = (
    roll: 'block' | 'strike' | 'shove' | 'evade' | 'dodge' | 'pickUp' | 'goForIt',
    player: number,
    again = false,
  ): GameEvent => ({
    type: 'rolled',
    roll: { roll, player, base: 0, modifiers: [], needed: 0, faces: [3], passed: true },
    again,
    to: -1,
  })

  it('should count rolls for the side that made them, and a re-rolled roll once', () => {
    const { home: own, away: other } = counted(
      rolled('block', home),
      rolled('block', home, true),
      rolled('dodge', home),
      rolled('pickUp', away),
      rolled('goForIt', away),
      { type: 'passed', player: away, target: 0, band: 'quick' },
    )
    expect(own).toEqual({ ...noCounts(), blocks: 1, dodges: 1 })
    expect(other).toEqual({ ...noCounts(), pickups: 1, passes: 1 })
  })

  it('should count what editions without block dice have instead', () => {
    const { home: own, away: other } = counted(
      rolled('strike', home),
      rolled('shove', home),
      rolled('evade', away),
      { type: 'removed', player: away, to: 'injured', why: 'block' },
      { type: 'removed', player: away, to: 'dead', why: 'foul' },
      { type: 'removed', player: away, to: 'ko', why: 'block' },
    )
    expect(own).toEqual({ ...noCounts(), blocks: 2, casualties: 2 })
    expect(other).toEqual({ ...noCounts(), dodges: 1 })
  })

  it('should count a casualty for the other team, and no turnover for a touchdown', () => {
    const { home: own, away: other } = counted(
      { type: 'casualty', player: away, by: -1, result: 'dead', why: 'crowd', credited: false },
      { type: 'touchdown', side: 'away', player: away },
      { type: 'turnover', side: 'away', why: 'touchdown' },
      { type: 'turnover', side: 'home', why: 'knockedDown' },
    )
    expect(own).toEqual({ ...noCounts(), casualties: 1, turnovers: 1 })
    expect(other).toEqual({ ...noCounts(), touchdowns: 1 })
  })
})

describe('a game', () => {
  const engine = engineFor(editionNamed('crp')!)

  it('should be counted the same with and without a record', () => {
    const [fixture] = fixturesOf(series)
    const plain = playFixture(engine, fixture, false)
    const recorded = playFixture(engine, fixture, true)
    expect(plain.record).toBeNull()
    expect(recorded.record?.final).not.toBe('')
    expect([recorded.winner, recorded.counts, recorded.decisions]).toEqual([
      plain.winner,
      plain.counts,
      plain.decisions,
    ])
  })

  it('should be given up when it does not end', () => {
    expect(() => playFixture(engine, fixturesOf(series)[0], false, 20)).toThrow('not over after 20 inputs')
  })
})

const result = (winner: GameResult['winner'], home: number, away: number): GameResult => ({
  winner,
  counts: { home: countsOf(() => home), away: countsOf(() => away) },
  decisions: { home: 10, away: 20 },
  thinkingMillis: { home: 5, away: 40 },
  record: null,
})

describe('standings', () => {
  it('should give points to the bot on either side', () => {
    const book = newBook(series)
    const fixtures = fixturesOf(series)
    const results = [result('home', 3, 1), result('away', 0, 2), result('draw', 1, 1), result('home', 4, 0)]
    fixtures.forEach((fixture, i) => {
      book.add(fixture, results[i])
    })
    const { games, pairs, perGame, millisPerDecision } = book.standings()
    expect(games).toBe(4)
    expect(pairs).toEqual([{ a: 'random', b: 'rookie', wins: 2, draws: 1, losses: 1, score: 0.625 }])
    expect(perGame.random?.touchdowns).toBe((3 + 2 + 1 + 0) / 4)
    expect(perGame.rookie?.blocks).toBe((1 + 0 + 1 + 4) / 4)
    expect(millisPerDecision.random).toBe(1.5)
  })

  it('should count both sides of a mirror match for the one bot', () => {
    const mirror: Series = { ...series, bots: ['rookie'], games: 2 }
    const book = newBook(mirror)
    for (const fixture of fixturesOf(mirror)) book.add(fixture, result('home', 3, 1))
    expect(book.standings().perGame.rookie?.touchdowns).toBe(4)
    expect(book.standings().pairs).toEqual([{ a: 'rookie', b: 'rookie', wins: 1, draws: 0, losses: 1, score: 0.5 }])
  })
})

describe('Elo', () => {
  it('should be the closed form for two players, with the one draw added', () => {
    const [anchor, other] = ratingsOf(2, [{ a: 0, b: 1, points: 25, games: 100 }])
    expect(anchor).toEqual({ rating: 1000, low: 1000, high: 1000 })
    expect(other.rating).toBeCloseTo(1000 + 400 * Math.log10(75.5 / 25.5), 6)
    const share = 75.5 / 101
    const margin = (1.959964 * 400) / Math.LN10 / Math.sqrt(101 * share * (1 - share))
    expect(other.high - other.rating).toBeCloseTo(margin, 6)
    expect(other.rating - other.low).toBeCloseTo(margin, 6)
  })

  it('should expect of everybody as many points as he made', () => {
    const meetings = [
      { a: 0, b: 1, points: 12, games: 40 },
      { a: 0, b: 2, points: 3, games: 40 },
      { a: 1, b: 2, points: 17.5, games: 40 },
    ]
    const ratings = ratingsOf(3, meetings)
    for (const player of [0, 1, 2]) {
      let made = 0
      let expected = 0
      for (const { a, b, points, games } of meetings) {
        if (a !== player && b !== player) continue
        const other = a === player ? b : a
        made += (a === player ? points : games - points) + 0.5
        expected += (games + 1) / (1 + 10 ** ((ratings[other].rating - ratings[player].rating) / 400))
      }
      expect(expected).toBeCloseTo(made, 6)
    }
  })

  it('should have a number for a clean sweep, with a wide interval', () => {
    const [, winner] = ratingsOf(2, [{ a: 0, b: 1, points: 0, games: 100 }])
    expect(winner.rating).toBeCloseTo(1000 + 400 * Math.log10(100.5 / 0.5), 6)
    expect(winner.high - winner.low).toBeGreaterThan(400)
  })

  it('should hold the true strength in about 95 of 100 intervals', () => {
    const roller = seededRoller(5)
    const truth = 120
    const chance = 1 / (1 + 10 ** (-truth / 400))
    let held = 0
    for (let trial = 0; trial < 1000; trial++) {
      let points = 0
      for (let game = 0; game < 100; game++) if (roller.below(1_000_000) < chance * 1_000_000) points++
      const [, other] = ratingsOf(2, [{ a: 1, b: 0, points, games: 100 }])
      if (other.low <= 1000 + truth && 1000 + truth <= other.high) held++
    }
    expect(held).toBeGreaterThan(930)
    expect(held).toBeLessThan(980)
  })
})

describe('the interval of a score', () => {
  it('should be known values, and stay within 0 and 1', () => {
    const [low, high] = shareInterval(0.5, 100)
    expect(low).toBeCloseTo(0.4038, 4)
    expect(high).toBeCloseTo(0.5962, 4)
    expect(shareInterval(1, 20)[1]).toBe(1)
    expect(shareInterval(1, 20)[0]).toBeCloseTo(0.8389, 4)
    expect(shareInterval(0, 20)[0]).toBe(0)
  })
})
