// Round robins: every pair meets, with balanced home and away matches. Neighbours: src/competition/roundRobin.ts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundRobin } from '../../src/competition/roundRobin.ts'
import { BadCompetition, draw, dropOut, enter, standings, stateOf, waitsFor, winnerOfSeason } from '../../src/index.ts'
import { competition, letters, playAll, score, team } from './support.ts'

const legsOf = fc.constantFrom<1 | 2>(1, 2)

describe('a round robin', () => {
  it('should let every two teams meet once a leg, and nobody play twice in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), legsOf, (count, legs) => {
        const teams = letters(count)
        const pairs = roundRobin(teams, legs)
        const met = pairs.map(({ home, away }) => [home, away].sort().join(' '))
        expect(met).toHaveLength((legs * count * (count - 1)) / 2)
        expect(new Set(met).size).toBe((count * (count - 1)) / 2)
        const rounds = Math.max(...pairs.map(({ round }) => round))
        expect(rounds).toBe(legs * (count % 2 === 0 ? count - 1 : count))
        for (let round = 1; round <= rounds; round++) {
          const busy = pairs.filter((pair) => pair.round === round).flatMap(({ home, away }) => [home, away])
          expect(busy).toHaveLength(count - (count % 2))
          expect(new Set(busy).size).toBe(busy.length)
        }
      }),
    )
  })

  it('should share out home matches: evenly in two legs, and to within one in a single leg', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), legsOf, (count, legs) => {
        const pairs = roundRobin(letters(count), legs)
        const homes = letters(count).map((id) => pairs.filter(({ home }) => home === id).length)
        expect(Math.max(...homes) - Math.min(...homes)).toBeLessThanOrEqual(legs === 1 && count % 2 === 0 ? 1 : 0)
      }),
    )
  })

  it('should send nobody home or away more than twice in a row, three times where the legs join', () => {
    for (let count = 2; count <= 24; count++)
      for (const legs of [1, 2] as const)
        for (const id of letters(count)) {
          const ends = roundRobin(letters(count), legs).flatMap(({ home, away }) =>
            home === id ? 'h' : away === id ? 'a' : [],
          )
          expect(ends.join('')).not.toMatch(legs === 1 ? /hhh|aaa/ : /hhhh|aaaa/)
        }
  })

  it('should turn every match round in the second leg', () => {
    const pairs = roundRobin(letters(5), 2)
    expect(pairs.every(({ home, away }) => pairs.some((other) => other.home === away && other.away === home))).toBe(
      true,
    )
  })

  it('should be drawn whole, be over when all is played, and have a winner then', () => {
    const before = competition({ kind: 'roundRobin', legs: 1 }, letters(4))
    expect(waitsFor(before, stateOf(before).season)).toBe('draw')
    const drawn = draw(before)
    expect(stateOf(drawn).season.rounds).toBe(3)
    expect(waitsFor(drawn, stateOf(drawn).season)).toBe('results')
    const over = playAll(drawn, ({ home }) => (home === 'a' ? score(2, 0) : score(0, 2)))
    const { season } = stateOf(over)
    expect(waitsFor(over, season)).toBe('nothing')
    expect(winnerOfSeason(over, season)).toBe(standings(over, season)[0].rows[0].record.team.id)
    expect(() => draw(over)).toThrow('all rounds are drawn')
  })

  it('should take nobody in once it is drawn', () => {
    const drawn = draw(competition({ kind: 'roundRobin', legs: 1 }, letters(4)))
    expect(() => enter(drawn, team('late'))).toThrow(BadCompetition)
    expect(() => enter(drawn, team('late'))).toThrow('undo the draw')
  })

  it('should give the open matches of a drop-out to the opponents, or cancel them', () => {
    const plan = { kind: 'roundRobin', legs: 1 } as const
    const given = dropOut(draw(competition(plan, letters(3))), 'a', 'moved away')
    const rows = standings(given, stateOf(given).season)[0].rows
    expect(rows.map(({ record }) => [record.team.id, record.points, record.forfeits])).toEqual(
      expect.arrayContaining([
        ['b', 3, 0],
        ['c', 3, 0],
        ['a', 0, 2],
      ]),
    )
    const cancelled = dropOut(draw(competition(plan, letters(3), { dropOut: 'cancel' })), 'a', 'moved away')
    expect(standings(cancelled, stateOf(cancelled).season)[0].rows.map(({ record }) => record.points)).toEqual([
      0, 0, 0,
    ])
    expect(stateOf(cancelled).season.fixtures.filter((fixture) => fixture.cancelled)).toHaveLength(2)
  })
})
