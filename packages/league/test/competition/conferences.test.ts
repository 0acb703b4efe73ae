// Conferences, wild cards and play-offs, with the Companion's table. Neighbours: src/competition/conferences.ts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conferenceCount, matchesOfConferences, qualified } from '../../src/competition/conferences.ts'
import type { Competition, ConferencesPlan, Entrant } from '../../src/index.ts'
import { draw, enter, newCompetition, standings, stateOf, waitsFor } from '../../src/index.ts'
import { competition, letters, pairsOf, playAll, playRounds, score, team } from './support.ts'

const plan = (more: Partial<ConferencesPlan> = {}): ConferencesPlan => ({
  ...{ kind: 'conferences', conferences: null, legs: 1, cross: 1 },
  ...{ qualifiers: 1, playOffs: null, thirdPlace: false },
  ...more,
})

/** Earlier letters beat later ones, by a margin that grows with their distance. */
const byLetter = ({ home, away }: { home: string; away: string | null }) => {
  const apart = (away ?? '').charCodeAt(0) - home.charCodeAt(0)
  return apart > 0 ? score(apart, 0) : score(0, -apart)
}

const fixed = (conferences: readonly string[][], more: Partial<ConferencesPlan> = {}): Competition =>
  conferences
    .flatMap((ids, index) => ids.map((id): Entrant => team(id, { conference: index + 1 })))
    .reduce(enter, newCompetition({ name: 'Test', edition: 'crp', plan: plan(more), seed: 3 }))

describe('conferences', () => {
  it('should be as many as the table says', () => {
    expect([4, 5, 6, 7, 8, 9].map(conferenceCount)).toEqual([1, 1, 2, 2, 2, 3])
  })

  it('should have three to five teams for any number of teams', () => {
    for (let count = 6; count <= 64; count++) {
      const each = count / conferenceCount(count)
      expect(Math.floor(each)).toBeGreaterThanOrEqual(3)
      expect(Math.ceil(each)).toBeLessThanOrEqual(5)
    }
  })

  it('should let each team meet all of its conference and one of each other conference, once a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 20 }), fc.nat(9999), (count, seed) => {
        const so = draw(competition(plan(), letters(count), { seed }))
        const { season } = stateOf(so)
        const met = (id: string): string[] =>
          season.fixtures.flatMap(({ home, away }) => (home === id ? (away ?? []) : away === id ? home : []))
        expect(season.conferences.flat().sort()).toEqual(letters(count).sort())
        for (const [index, ids] of season.conferences.entries())
          for (const id of ids) {
            expect(met(id)).toEqual(expect.arrayContaining(ids.filter((other) => other !== id)))
            for (const [other, rivals] of season.conferences.entries())
              if (other !== index) expect(met(id).some((opponent) => rivals.includes(opponent))).toBe(true)
          }
      }),
      { numRuns: 30 },
    )
  })

  it('should have as many matches as were reckoned before the draw', () => {
    for (const count of [4, 6, 7, 8, 9, 13])
      for (const more of [{}, { legs: 2 }, { playOffs: 0 }, { playOffs: 4, thirdPlace: true }] as const) {
        let so = competition(plan(more), letters(count))
        while (waitsFor(so, stateOf(so).season) === 'draw') so = playAll(draw(so), byLetter)
        const matches = stateOf(so).season.fixtures.filter(({ away }) => away !== null)
        expect(matchesOfConferences(count, plan(more)), `${count} ${JSON.stringify(more)}`).toBe(matches.length)
      }
  })

  it('should send winners and the best of the rest into the play-offs', () => {
    const so = playAll(
      draw(
        fixed([
          ['a', 'b', 'c'],
          ['d', 'e', 'f'],
        ]),
      ),
      byLetter,
    )
    const { season } = stateOf(so)
    expect(waitsFor(so, season)).toBe('draw')
    const { seeds, wildCards } = qualified(so, plan(), season)
    expect(seeds.slice(0, 2)).toEqual(['a', 'd'])
    expect(wildCards).toHaveLength(2)
    expect(wildCards[0]).toBe('b')
  })

  it('should keep teams of one conference apart in the first round of the play-offs', () => {
    // By their records the seeds are a, d, e, b: unchanged, a would meet b, and d would meet e.
    const margin = ({ home, away }: { home: string; away: string | null }) => {
      const teams = [home, away ?? ''].sort()
      const by = teams.includes('a') ? 5 : teams[0] < 'd' ? 1 : 3
      return teams[0] === home ? score(by, 0) : score(0, by)
    }
    const conferences = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]
    const so = draw(playAll(draw(fixed(conferences, { cross: 0, playOffs: 4 })), margin))
    expect(pairsOf(so, stateOf(so).season.rounds)).toEqual(['a-e', 'd-b'])
  })

  it('should hold a final of the first two where there is one conference', () => {
    const so = draw(playAll(draw(fixed([['a', 'b', 'c', 'd']])), byLetter))
    expect(pairsOf(so, stateOf(so).season.rounds)).toEqual(['a-b'])
    const over = playAll(so, byLetter)
    expect(waitsFor(over, stateOf(over).season)).toBe('nothing')
    expect(standings(over, stateOf(over).season).map(({ title }) => title)).toEqual(['Play-offs', 'Conference 1'])
  })

  it('should have eight teams in the play-offs of more than four conferences', () => {
    const so = playAll(draw(competition(plan({ conferences: 5 }), letters(15))), byLetter)
    expect(qualified(so, plan({ conferences: 5 }), stateOf(so).season).seeds).toHaveLength(8)
  })

  it('should go to the end without play-offs too', () => {
    const so = playRounds(competition(plan({ playOffs: 0 }), letters(6)), 1)
    expect(waitsFor(so, stateOf(so).season)).toBe('nothing')
    expect(() => draw(so)).toThrow('no play-offs')
    expect(standings(so, stateOf(so).season).map(({ title }) => title)).toEqual([
      'Conference 1',
      'Conference 2',
      'Whole league',
    ])
  })

  it('should refuse plans that do not fit', () => {
    expect(() => draw(competition(plan({ conferences: 3 }), letters(5)))).toThrow('fewer than 2 teams')
    expect(() => draw(competition(plan({ conferences: 2, cross: 4 }), letters(6)))).toThrow('cross')
    expect(() => fixed([['a'], ['b'], ['c']], { conferences: 2 })).toThrow('from 1 to 2')
    const many = playRounds(competition(plan({ qualifiers: 3, playOffs: 4 }), letters(6)), 1)
    expect(() => draw(many)).toThrow('6 teams qualify')
  })
})
