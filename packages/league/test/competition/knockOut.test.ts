// Knock-out: seeds, byes for the best, winners meet, third place, and no draws. Neighbours:
// src/competition/knockOut.ts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bracketName, bracketOrder, firstRound, seeded } from '../../src/competition/knockOut.ts'
import { seededLots } from '../../src/competition/lots.ts'
import {
  correct,
  draw,
  dropOut,
  enter,
  enterResult,
  newCompetition,
  resultOf,
  standings,
  stateOf,
  swap,
  waitsFor,
  winnerOfSeason,
} from '../../src/index.ts'
import { beats, competition, letters, pairsOf, playRounds, score, team } from './support.ts'

const knockOut = (thirdPlace = false) => ({ kind: 'knockOut', seeding: 'entry', thirdPlace }) as const
const level = { touchdowns: 1, casualties: 0 }

describe('a knock-out', () => {
  it('should keep the first two apart until the final, the first four until the semi-finals', () => {
    expect(bracketOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5])
  })

  it('should give byes to the best seeds and pair the best with the worst', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
        const seeds = letters(count)
        const pairs = firstRound(seeds)
        const byes = pairs.flatMap(({ home, away }) => (away === null ? home : []))
        expect(byes.sort()).toEqual(seeds.slice(0, pairs.length * 2 - count).sort())
        expect(pairs.flatMap(({ home, away }) => (away === null ? home : [home, away])).sort()).toEqual(
          seeds.slice().sort(),
        )
        for (const { home, away } of pairs)
          if (away !== null) expect(seeds.indexOf(home) + seeds.indexOf(away)).toBe(pairs.length * 2 - 1)
      }),
    )
  })

  it('should have one winner after all rounds, with any results', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 17 }),
        fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
        (count, homeWins) => {
          let turn = 0
          const rounds = Math.ceil(Math.log2(count))
          const so = playRounds(competition(knockOut(true), letters(count)), rounds, () =>
            homeWins[turn++ % homeWins.length] ? score(1, 0) : score(0, 1),
          )
          const { season } = stateOf(so)
          expect(waitsFor(so, season)).toBe('nothing')
          const [table] = standings(so, season)
          expect(table.rows).toHaveLength(count)
          expect(table.rows.filter(({ place }) => place === 1)).toHaveLength(1)
          expect(table.rows[0].record.team.id).toBe(winnerOfSeason(so, season))
          expect(table.rows[0].reason).toContain('won the final')
          expect(() => draw(so)).toThrow('the final is drawn')
        },
      ),
      { numRuns: 40 },
    )
  })

  it('should seed by number, by team value or by lot', () => {
    const plan = { kind: 'knockOut', thirdPlace: false } as const
    const with_ = (seeding: 'entry' | 'teamValue' | 'random') =>
      newCompetition({ name: 'Test', edition: 'crp', plan: { ...plan, seeding }, seed: 5 })
    const entries = [
      team('a', { teamValue: 900_000, seed: 3 }),
      team('b', { teamValue: 1_200_000, seed: 1 }),
      team('c', { teamValue: 1_100_000 }),
      team('d', { teamValue: 1_000_000, seed: 2 }),
    ]
    const first = (seeding: 'entry' | 'teamValue' | 'random'): string[] =>
      pairsOf(draw(entries.reduce(enter, with_(seeding))), 1)
    expect(first('entry')).toEqual(['b-c', 'd-a'])
    expect(first('teamValue')).toEqual(['b-a', 'c-d'])
    expect(first('random').join('-').split('-').sort()).toEqual(letters(4))
  })

  it('should need a winner, by overtime or a shoot-out where the score is level', () => {
    const drawn = draw(competition(knockOut(), letters(2)))
    expect(() => enterResult(drawn, '1.1', score(1, 1))).toThrow('needs a winner')
    expect(() => enterResult(drawn, '1.1', resultOf(level, level, { by: 'shootOut' }))).toThrow('name it')
    expect(() => enterResult(drawn, '1.1', resultOf(level, level, { by: 'overtime', winner: 'home' }))).toThrow(
      'shoot-out',
    )
    const won = enterResult(drawn, '1.1', resultOf(level, level, { by: 'shootOut', winner: 'away' }))
    expect(winnerOfSeason(won, stateOf(won).season)).toBe('b')
    expect(standings(won, stateOf(won).season)[0].rows[0].reason).toBe('won the final against The a, 1–1 (shoot-out)')
  })

  it('should play for third place where planned, and share it otherwise', () => {
    const semis = playRounds(competition(knockOut(true), letters(4)), 1)
    const final = draw(semis)
    expect(pairsOf(final, 2)).toEqual(['a-b', 'd-c'])
    const over = beats(beats(final, 'b', 'a'), 'c', 'd')
    const places = standings(over, stateOf(over).season)[0].rows.map(
      ({ place, record }) => `${place} ${record.team.id}`,
    )
    expect(places).toEqual(['1 b', '2 a', '3 c', '4 d'])
    const [first] = standings(over, stateOf(over).season)[0].rows
    expect(first.record).toMatchObject({ played: 2, won: 2, touchdownsFor: 2, touchdownsAgainst: 0 })
    const without = playRounds(competition(knockOut(), letters(4)), 2)
    expect(standings(without, stateOf(without).season)[0].rows.map(({ place }) => place)).toEqual([1, 2, 3, 3])
  })

  it('should send the opponent of a drop-out through, now or in the next round', () => {
    const drawn = draw(competition(knockOut(true), letters(4)))
    const out = dropOut(beats(drawn, 'b', 'c'), 'd', 'no car')
    expect(pairsOf(draw(out), 2)).toEqual(['a-b', 'c-bye'])
    const later = dropOut(beats(beats(drawn, 'b', 'c'), 'a', 'd'), 'a', 'no car')
    const final = draw(later)
    expect(pairsOf(final, 2)).toEqual(['b-bye', 'd-c'])
    const over = beats(final, 'd', 'c')
    expect(standings(over, stateOf(over).season)[0].rows.map(({ record }) => record.team.id)).toEqual([
      'b',
      'a',
      'd',
      'c',
    ])
  })

  it('should place a team that won and then dropped out behind teams still in', () => {
    const quarters = playRounds(competition(knockOut(), letters(8)), 1)
    const winners = stateOf(quarters).season.fixtures.map(({ home }) => home)
    const rowsOf = (so: typeof quarters) =>
      standings(so, stateOf(so).season)[0].rows.map(({ place, record, reason }) => ({
        place,
        id: record.team.id,
        reason,
      }))
    const before = rowsOf(quarters)
    expect(
      before
        .filter(({ place }) => place === 1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...winners].sort())
    expect(
      before.filter(({ place }) => place === 1).every(({ reason }) => reason.startsWith('won the quarter-final')),
    ).toBe(true)
    const gone = rowsOf(dropOut(quarters, winners[0], 'no car'))
    expect(gone.find(({ id }) => id === winners[0])).toMatchObject({
      place: 4,
      reason: expect.stringMatching(/^won the quarter-final .*, then dropped out$/),
    })
    expect(gone.filter(({ place }) => place === 1)).toHaveLength(3)
    expect(gone.filter(({ place }) => place === 5)).toHaveLength(4)
  })

  it('should name its rounds', () => {
    expect([1, 2, 4, 8, 16].map(bracketName)).toEqual([
      ...['final', 'semi-final', 'quarter-final', 'round of 16', 'round of 32'],
    ])
  })

  it('should seed those without a number after those with one, in the order of their entries', () => {
    const entered = [team('a'), team('b', { seed: 2 }), team('c'), team('d', { seed: 1 })].map((one) => ({
      ...one,
      dropped: null,
      from: 1,
      adjustments: [],
    }))
    const lots = seededLots(1)
    expect(seeded(entered, 'entry', lots)).toEqual(['d', 'b', 'a', 'c'])
    expect(lots.drawn).toEqual([])
  })

  it('should let two teams of the first round be swapped by hand', () => {
    const drawn = draw(competition(knockOut(), letters(4)))
    expect(pairsOf(swap(drawn, 1, ['d', 'c'], 'brothers'), 1)).toEqual(['a-c', 'b-d'])
  })

  it('should not correct a match whose winner has played on', () => {
    const final = draw(playRounds(competition(knockOut(), letters(4)), 1))
    expect(() => correct(final, '1.1', score(0, 1), 'misread')).toThrow('undo that draw first')
    const same = correct(final, '1.1', score(3, 1), 'misread')
    expect(stateOf(same).season.fixtures[0].notes).toEqual(['1–0 corrected to 3–1: misread'])
  })
})
