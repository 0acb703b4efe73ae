// Standings: points, bonuses, tie-breakers in order, and the reason of each row. Neighbours:
// src/competition/standings.ts.
import { describe, expect, it } from 'vitest'
import {
  adjust,
  arrange,
  type Competition,
  companionPoints,
  draw,
  enter,
  enterResult,
  forfeit,
  type LeaguePoints,
  newCompetition,
  pointsBb2020,
  resultOf,
  standings,
  stateOf,
  type Table,
  type TieBreaker,
  usualPoints,
} from '../../src/index.ts'
import { beats, competition, letters, score, team } from './support.ts'

const league = (
  ids: readonly string[],
  tieBreakers: readonly TieBreaker[],
  points: LeaguePoints = usualPoints,
): Competition => draw(competition({ kind: 'roundRobin', legs: 1 }, ids, { tieBreakers, points }))
const tableOf = (so: Competition): Table => standings(so, stateOf(so).season)[0]
const order = (so: Competition): string[] => tableOf(so).rows.map(({ place, record }) => `${place} ${record.team.id}`)
const pointsOf = (so: Competition, id: string): number | undefined =>
  tableOf(so).rows.find(({ record }) => record.team.id === id)?.record.points

describe('points', () => {
  it('[bb2020 428] are 3, 1 and 0, with one more each for three touchdowns, none conceded and three casualties', () => {
    const so = league(letters(3), ['points'], pointsBb2020)
    const won = beats(so, 'a', 'b', score(3, 0, 3, 0))
    expect([pointsOf(won, 'a'), pointsOf(won, 'b')]).toEqual([6, 0])
    const drawn = beats(won, 'a', 'c', { ...score(3, 3, 2, 3), winner: null })
    expect([pointsOf(drawn, 'a'), pointsOf(drawn, 'c')]).toEqual([6 + 1 + 1, 1 + 1 + 1])
    const nil = beats(drawn, 'b', 'c', score(1, 0))
    expect(pointsOf(nil, 'b')).toBe(3 + 1)
    expect(tableOf(nil).rows.find(({ record }) => record.team.id === 'a')?.record.bonusPoints).toBe(4)
  })

  it('should follow the Companion: 10 for a win, and 2 or 5 more where one touchdown or none was conceded', () => {
    const so = league(letters(4), ['points'], companionPoints)
    const played = beats(beats(beats(so, 'a', 'b', score(3, 2)), 'a', 'c', score(2, 1)), 'a', 'd', score(1, 0))
    expect(pointsOf(played, 'a')).toBe(10 + 12 + 15)
    expect(pointsOf(beats(played, 'b', 'c', score(0, 0)), 'b')).toBe(5)
  })

  it('should be changed by the organiser only with a reason', () => {
    const so = league(letters(2), ['points'])
    const less = adjust(so, 'a', -2, 'late twice')
    expect(tableOf(less).rows.at(-1)?.record).toMatchObject({ points: -2, adjustedPoints: -2 })
    expect(stateOf(less).season.teams[0].adjustments).toEqual([{ points: -2, reason: 'late twice' }])
    expect(() => adjust(so, 'a', -2, ' ')).toThrow('reason')
    expect(() => adjust(so, 'z', -2, 'late')).toThrow('"z" has not entered; entered are a, b')
  })

  it('should give a forfeit its own points, a score and no bonus', () => {
    const points = { ...pointsBb2020, forfeitWin: 2, forfeitLoss: -1 }
    const so = forfeit(league(letters(2), ['points'], points), '1.1', ['b'], 'did not come')
    expect([pointsOf(so, 'a'), pointsOf(so, 'b')]).toEqual([2, -1])
    expect(tableOf(so).rows[0].record).toMatchObject({ won: 1, touchdownsFor: 1, bonusPoints: 0 })
    expect(tableOf(so).rows[1].record).toMatchObject({ lost: 1, forfeits: 1 })
    const both = forfeit(league(letters(2), ['points'], points), '1.1', ['a', 'b'], 'nobody came')
    expect([pointsOf(both, 'a'), pointsOf(both, 'b')]).toEqual([-1, -1])
  })
})

describe('the table', () => {
  it('should say by what each row is decided, in the order of the tie-breakers', () => {
    let so = league(letters(4), ['points', 'touchdownDifference', 'casualtyDifference'])
    so = beats(so, 'a', 'b', score(3, 0))
    so = beats(so, 'c', 'd', score(1, 0, 2, 0))
    expect(order(so)).toEqual(['1 a', '2 c', '3 d', '4 b'])
    expect(tableOf(so).rows.map(({ decidedBy }) => decidedBy)).toEqual([
      ...['touchdownDifference', 'touchdownDifference', 'points', 'touchdownDifference'],
    ])
    expect(tableOf(so).rows.map(({ reason }) => reason)).toEqual([
      'ahead of The c: touchdown difference 3 to 1',
      'behind The a: touchdown difference 1 to 3',
      'behind The c: points 0 to 3',
      'behind The d: touchdown difference −3 to −1',
    ])
  })

  it('should share a place where no tie-breaker separates two teams', () => {
    const so = league(letters(3), ['points', 'touchdownDifference'])
    expect(order(so)).toEqual(['1 a', '1 b', '1 c'])
    expect(tableOf(so).rows[1].reason).toBe('level with The a on everything that counts')
    const won = beats(so, 'c', 'a')
    expect(order(won)).toEqual(['1 c', '2 b', '3 a'])
  })

  it('should look at matches between level teams only where all of them have met', () => {
    let so = league(letters(3), ['points', 'headToHead', 'touchdownDifference'])
    so = beats(so, 'a', 'b', score(1, 0))
    so = beats(so, 'c', 'a', score(1, 0))
    so = beats(so, 'b', 'c', score(5, 0))
    // Each of the three has beaten one of the others: the difference decides.
    expect(order(so)).toEqual(['1 b', '2 a', '3 c'])
    expect(tableOf(so).rows[0].decidedBy).toBe('touchdownDifference')

    let four = league(letters(4), ['points', 'headToHead', 'touchdownDifference'])
    four = beats(beats(four, 'a', 'b', score(1, 0)), 'b', 'c', score(9, 0))
    expect(order(four).slice(0, 2)).toEqual(['1 a', '2 b'])
    expect(tableOf(four).rows[0].reason).toBe('ahead of The b: points against each other 3 to 0')
    // a, c and e have a win and a loss each; a has beaten c, but neither has met e.
    let ring = league(letters(6), ['points', 'headToHead', 'touchdownDifference'])
    ring = beats(beats(beats(ring, 'a', 'c', score(1, 0)), 'b', 'a', score(5, 0)), 'c', 'd', score(2, 0))
    ring = beats(beats(beats(ring, 'e', 'd', score(1, 0)), 'f', 'e', score(1, 0)), 'b', 'f', score(1, 0))
    expect(tableOf(ring).rows.map(({ record }) => record.team.id)).toEqual(['b', 'c', 'e', 'f', 'a', 'd'])

    const apart = beats(league(letters(4), ['points', 'headToHead', 'touchdownDifference']), 'a', 'c', score(1, 0))
    const unmet = beats(apart, 'b', 'd', score(2, 0))
    expect(order(unmet).slice(0, 2)).toEqual(['1 b', '2 a'])
  })

  const tally: readonly [TieBreaker, string, string][] = [
    ['touchdownsFor', 'b', 'touchdowns 4 to 3'],
    ['touchdownsAgainst', 'a', 'touchdowns conceded 0 to 2'],
    ['casualtiesFor', 'b', 'casualties 5 to 4'],
    ['casualtyDifference', 'a', 'casualty difference 4 to 2'],
    ['touchdownDifference', 'a', 'touchdown difference 3 to 2'],
  ]
  it.each(tally)('should count %s', (by, first, text) => {
    let so = league(letters(4), ['points', by])
    so = beats(so, 'a', 'c', score(3, 0, 4, 0))
    so = beats(so, 'b', 'd', score(4, 2, 5, 3))
    expect(tableOf(so).rows[0].record.team.id).toBe(first)
    expect(tableOf(so).rows[0].reason).toContain(text)
  })

  it("should count the points of a team's opponents, all or only of those it did not lose to", () => {
    const played = (by: TieBreaker): Competition => {
      let so = league(letters(4), ['points', by])
      so = beats(so, 'a', 'c')
      so = beats(so, 'b', 'd')
      return beats(so, 'c', 'd')
    }
    // a has beaten c, who has 3 points now; b has beaten d, who has none; c has met a and d.
    expect(tableOf(played('opponentsScore')).rows.map(({ record }) => record.team.id)).toEqual(['a', 'c', 'b', 'd'])
    expect(tableOf(played('sonnebornBerger')).rows[0].reason).toContain('3 to 0')
  })

  it('should put the cheaper team first, more wins, or lots, where told to', () => {
    const two = [team('a', { teamValue: 1_200_000 }), team('b', { teamValue: 1_100_000 })]
    const by = (breaker: TieBreaker): Table =>
      tableOf(
        two.reduce(
          enter,
          newCompetition({
            ...{ name: 'T', edition: 'crp', tieBreakers: [breaker] },
            plan: { kind: 'roundRobin', legs: 1 },
          }),
        ),
      )
    expect(by('teamValue').rows[0].reason).toBe('ahead of The a: team value 1100000 to 1200000')
    expect(by('lots').rows.map(({ place }) => place)).toEqual([1, 2])
    const wins = beats(
      draw(competition({ kind: 'roundRobin', legs: 1 }, letters(2), { tieBreakers: ['wins'] })),
      'b',
      'a',
    )
    expect(tableOf(wins).rows[0].reason).toBe('ahead of The a: wins 1 to 0')
    const fame = { ...wins, tieBreakers: ['winsMinusLosses'] as const }
    expect(tableOf(fame).rows[0].reason).toBe('ahead of The a: wins less losses 1 to −1')
  })
})

describe('a ladder', () => {
  const ladder = competition({ kind: 'ladder' }, letters(4))
  const meet = (so: Competition, home: string, away: string, result = score(1, 0)): Competition => {
    const next = arrange(so, home, away)
    return enterResult(next, stateOf(next).season.fixtures.at(-1)?.id ?? '', result)
  }

  it('should let the winner take the rung of a team above, and leave all else', () => {
    expect(order(meet(ladder, 'd', 'b'))).toEqual(['1 a', '2 d', '3 b', '4 c'])
    expect(order(meet(ladder, 'a', 'c'))).toEqual(['1 a', '2 b', '3 c', '4 d'])
    expect(order(meet(ladder, 'd', 'a', score(1, 1)))).toEqual(['1 a', '2 b', '3 c', '4 d'])
  })

  it('should let newcomers in at the foot at any time, and teams meet as often as they like', () => {
    const so = enter(meet(meet(ladder, 'd', 'b'), 'd', 'b'), team('e'))
    expect(order(so).at(-1)).toBe('5 e')
    expect(order(meet(so, 'e', 'a'))).toEqual(['1 e', '2 a', '3 d', '4 b', '5 c'])
  })

  it('should be a free table where points decide', () => {
    const free: Competition = { ...ladder, tieBreakers: ['points', 'touchdownDifference'] }
    expect(order(meet(meet(free, 'd', 'b', score(2, 0)), 'c', 'a'))).toEqual(['1 d', '2 c', '3 a', '4 b'])
  })

  it('should refuse a draw, a match against oneself, and the same open match twice', () => {
    expect(() => draw(ladder)).toThrow('arrange')
    expect(() => arrange(ladder, 'a', 'a')).toThrow('cannot play itself')
    expect(() => arrange(arrange(ladder, 'a', 'b'), 'b', 'a')).toThrow('match 1.1 to play')
    expect(() => arrange(league(letters(2), ['points']), 'a', 'b')).toThrow('in a ladder only')
  })

  it('should take a concession with any score', () => {
    const next = arrange(ladder, 'a', 'd')
    const side = { touchdowns: 0, casualties: 0 }
    const so = enterResult(
      next,
      '1.1',
      resultOf({ ...side, touchdowns: 2 }, side, { by: 'concession', winner: 'away' }),
    )
    expect(order(so)[0]).toBe('1 d')
  })
})
