// Conferences and divisions of leagues of second, their schedule, and coaches with several teams. Chapter M of the ledger. Neighbours:
// leaguesSecond.test.ts for points, playOffsSecond.test.ts for what comes after; second.ts makes the leagues.
import { describe, expect, it } from 'vitest'
import { draw, standings, stateOf } from '../../src/index.ts'
import { leagueIn, leagueOf, opponentsOf } from './second.ts'
import { letters } from './support.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

/** The numbers of teams in the groups, largest first. */
const sizes = (count: number): number[] =>
  stateOf(draw(leagueOf(letters(count))))
    .season.conferences.map(({ length }) => length)
    .sort((a, b) => b - a)

describe('conferences of second', () => {
  it('[second 238] 4 and 5 teams are one conference, 6 to 8 are two, 9 are three', () => {
    expect([4, 5, 6, 7, 8, 9].map(sizes)).toEqual([[4], [5], [3, 3], [4, 3], [4, 4], [3, 3, 3]])
  })

  it('[second 238, 319] none has less than three teams or more than five, however many there are', () => {
    for (let count = 6; count <= 64; count++) {
      const each = sizes(count)
      expect([Math.max(...each) <= 5, Math.min(...each) >= 3], `${count} teams: ${each}`).toEqual([true, true])
    }
  })

  it('[second 238] a team meets every rival of its conference once, or twice in a longer season', () => {
    for (const legs of [1, 2] as const) {
      const so = draw(leagueIn(['abcd', 'efgh'], { plan: { legs, cross: 0 } }))
      const rivals = ['b', 'c', 'd'].flatMap((id) => Array.from({ length: legs }, () => id))
      expect(opponentsOf(so, 'a').sort()).toEqual(rivals)
    }
  })

  it('[second 238] it meets at least one team of each other conference, by lot', () => {
    const crossing = seeds.map((seed) => {
      const so = draw(leagueIn(['abc', 'defg', 'hij'], { seed }))
      for (const id of letters(10))
        for (const group of ['abc', 'defg', 'hij'])
          if (!group.includes(id)) expect(opponentsOf(so, id).some((other) => group.includes(other))).toBe(true)
      return opponentsOf(so, 'a').find((id) => 'hij'.includes(id))
    })
    expect(new Set(crossing)).toEqual(new Set(['h', 'i', 'j']))
  })
})

describe('divisions of second', () => {
  const structure = (count: number, more = {}) => {
    const { season } = stateOf(draw(leagueOf(letters(count), { plan: more })))
    return [season.conferences.length / (season.divisions ?? 1), season.divisions ?? 1]
  }

  it('[second 319] 32 teams are two conferences of four divisions of four, 40 of five', () => {
    expect([structure(32), structure(40), structure(31)]).toEqual([
      [2, 4],
      [2, 4],
      [9, 1],
    ])
    // Two conferences of six teams each would be too large.
    expect([structure(12, { conferences: 2 }), structure(10, { conferences: 2 })]).toEqual([
      [2, 2],
      [2, 1],
    ])
    expect(new Set([...sizes(32), 4])).toEqual(new Set([4]))
    expect(new Set([...sizes(40), 5])).toEqual(new Set([5]))
  })

  it('[second 319] a division is a conference for the schedule: all rivals, and one team of each other division', () => {
    const so = draw(leagueOf(letters(32)))
    for (const id of letters(32)) expect(new Set(opponentsOf(so, id)).size).toBe(3 + 7)
  })

  it('[second 319] has a table of its own, named by its conference', () => {
    const so = draw(leagueOf(letters(12), { plan: { conferences: 2, divisions: 2 } }))
    expect(standings(so, stateOf(so).season).map(({ title }) => title)).toEqual([
      ...['Conference 1, division 1', 'Conference 1, division 2', 'Conference 2, division 1'],
      ...['Conference 2, division 2', 'Whole league'],
    ])
  })

  it('[second 319] can be asked for, as far as there are any', () => {
    const asking = (entry: { conference?: number; division?: number }, plan = {}) => {
      const wish = { plan: { conferences: 2, divisions: 2, ...plan }, entries: { a: entry } }
      return stateOf(draw(leagueOf(letters(12), wish))).season.conferences.findIndex((ids) => ids.includes('a'))
    }
    expect(asking({ conference: 2, division: 1 })).toBe(2)
    expect([2, 3]).toContain(asking({ conference: 2 }))
    expect(() => asking({ division: 1 })).toThrow('division: it is in a conference; name that too')
    expect(() => asking({ conference: 1, division: 3 })).toThrow('division: must be from 1 to 2, not 3')
    expect(() => asking({ conference: 1, division: 3 }, { divisions: null })).not.toThrow()
  })
})

describe('several teams of one coach', () => {
  const groupsOf = (so: ReturnType<typeof leagueOf>, ids: readonly string[]) => {
    const { conferences } = stateOf(so).season
    return ids.map((id) => conferences.findIndex((group) => group.includes(id)))
  }

  it('[second 320] are drawn into different conferences, of about one size', () => {
    const coaches = { a: 'Ann', b: 'ann ', c: 'Ann', d: 'Bob', e: 'Bob', f: 'Cid', g: 'Cid', h: 'Dan', i: 'Dan' }
    for (const seed of seeds) {
      const so = draw(leagueOf(letters(9), { seed, coaches }))
      for (const own of [
        ['a', 'b', 'c'],
        ['d', 'e'],
        ['f', 'g'],
        ['h', 'i'],
      ])
        expect(new Set(groupsOf(so, own)).size).toBe(own.length)
      expect(stateOf(so).season.conferences.map(({ length }) => length)).toEqual([3, 3, 3])
    }
  })

  it('[second 320] are drawn all the same by lot', () => {
    const homes = seeds.map(
      (seed) => groupsOf(draw(leagueOf(letters(6), { seed, coaches: { a: 'Ann', b: 'Ann' } })), ['c'])[0],
    )
    expect(new Set(homes)).toEqual(new Set([0, 1]))
  })

  it('[second 320] are in different conferences of divisions while there is room', () => {
    for (const seed of seeds) {
      const so = draw(leagueOf(letters(32), { seed, coaches: { a: 'Ann', b: 'Ann' } }))
      expect(new Set(groupsOf(so, ['a', 'b']).map((group) => Math.floor(group / 4))).size).toBe(2)
    }
  })

  it('[second 320] do not meet across conferences', () => {
    const coaches = { a: 'Ann', d: 'Ann', b: 'Bob', e: 'Bob', c: 'Cid', f: 'Cid' }
    for (const seed of seeds) {
      const so = draw(leagueIn(['abc', 'def'], { seed, coaches }))
      for (const { home, away } of stateOf(so).season.fixtures)
        expect([home, away].map((id) => coaches[id as keyof typeof coaches])[0]).not.toBe(
          coaches[away as keyof typeof coaches],
        )
    }
  })

  it('[second 320] are refused where they cannot be apart, with the remedy', () => {
    const two = { a: 'Ann', b: 'Ann' }
    expect(() => draw(leagueOf(letters(4), { coaches: two }))).toThrow(
      'conferences: Ann has a team in every conference that The b could play in; plan more of them, or give a team to another coach',
    )
    expect(() => leagueIn(['abc', 'def'], { coaches: two, plan: { divisions: 1 } })).toThrow(
      'conference: Ann has The a there already, and the teams of a coach play in different ones; name another',
    )
    expect(() => draw(leagueIn(['abc', 'def'], { coaches: two }))).toThrow(
      'conferences: Ann has two teams in conference 1; enter one of them in another',
    )
  })
})
