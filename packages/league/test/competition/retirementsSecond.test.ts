// A coach with several teams in the play-offs of second: he never meets himself. Chapter M of the ledger. Neighbours:
// playOffsSecond.test.ts, leaguesSecond.test.ts; second.ts makes the leagues.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amend,
  type Competition,
  correct,
  draw,
  dropOut,
  mustRetire,
  openFixtures,
  parseCompetition,
  retire,
  standings,
  stateOf,
  swap,
  undo,
  verifyDraws,
  waitsFor,
  writeCompetition,
} from '../../src/index.ts'
import { chances, type LeagueWish, leagueIn, leagueOf, played, ranked } from './second.ts'
import { letters, pairsOf, playAll } from './support.ts'

const lastPairs = (so: Competition): string[] => pairsOf(so, stateOf(so).season.rounds)

/** Four conferences, whose winners are a, d, g and j; of these a and d belong to Ann, and win their semi-finals. */
const famous = { a: { fame: 9 }, d: { fame: 8 } }
const twoFinalists = (more: LeagueWish = {}): Competition =>
  played(
    leagueIn(['abc', 'def', 'ghi', 'jkl'], {
      coaches: { a: 'Ann', d: 'Ann' },
      plan: { cross: 0 },
      entries: famous,
      ...more,
    }),
    2,
  )

/** Two conferences with the winners a and d, who belong to Ann; b and e are the wild cards. */
const twoConferences = (): Competition =>
  leagueIn(['abc', 'def'], { coaches: { a: 'Ann', d: 'Ann' }, plan: { cross: 0 }, entries: famous })

describe('a coach with two teams in the final', () => {
  it('[second 241] retires one of them, which he chooses; the runner-up of its conference plays instead', () => {
    const so = twoFinalists()
    expect(mustRetire(so)).toEqual({ coach: 'Ann', teams: ['a', 'd'], round: 'final' })
    expect(lastPairs(draw(retire(so, 'd', '')))).toEqual(['a-e'])
    expect(lastPairs(draw(retire(so, 'a', '')))).toEqual(['b-d'])
  })

  it('[second 241] has to: before that the final is not drawn', () => {
    expect(() => draw(twoFinalists())).toThrow(
      'draw: a and d, both of Ann, would meet in the final; retire one of the two first',
    )
  })

  it('[second 241] nobody else retires, and nobody before he must', () => {
    const so = twoFinalists()
    expect(() => retire(so, 'g', '')).toThrow('team: g of Coach of g need not retire; Ann retires a or d')
    expect(() => retire(retire(so, 'd', ''), 'a', '')).toThrow('a need not retire')
    expect(() => retire(twoFinalists({ coaches: {} }), 'a', '')).toThrow('a need not retire')
    expect(mustRetire(draw(leagueIn(['abc', 'def'], { coaches: { a: 'Ann', d: 'Ann' } })))).toBeNull()
    expect(mustRetire(leagueOf(letters(4)))).toBeNull()
  })

  it('[second 241] is placed behind the finalists and those who played for third place, and stays in the league', () => {
    const places = (thirdPlace: boolean) => {
      const over = played(retire(twoFinalists({ plan: { cross: 0, thirdPlace } }), 'd', 'tired'))
      const { rows } = standings(over, stateOf(over).season)[0]
      return rows.map(({ place, record }) => `${place}${record.team.id}`)
    }
    expect(places(false)).toEqual(['1a', '2e', '3d', '4g', '4j'].sort())
    expect(places(true).filter((line) => 'aed'.includes(line[1]))).toEqual(['1a', '2e', '5d'])
    const over = played(retire(twoFinalists(), 'd', 'tired'))
    expect(stateOf(over).season.teams.find(({ id }) => id === 'd')?.dropped).toBeNull()
    expect(standings(over, stateOf(over).season)[0].rows[2].reason).toContain('then retired')
  })

  it('[second 241] a runner-up who has played in the play-offs does not come back; the next of its conference plays', () => {
    // b and e lose their semi-finals.
    const so = played(twoConferences(), 2, ranked('adbecf'))
    expect(mustRetire(so)?.teams).toEqual(['a', 'd'])
    expect(lastPairs(draw(retire(so, 'd', '')))).toEqual(['a-f'])
    expect(lastPairs(draw(retire(so, 'a', '')))).toEqual(['c-d'])
  })

  it('[second 241] with nobody left in its conference the other team has no opponent', () => {
    const before = played(twoConferences(), 1, ranked('adbecf'))
    const so = playAll(draw(dropOut(before, 'f', 'moved')), ranked('adbecf'))
    const now = draw(retire(so, 'd', ''))
    expect(lastPairs(now)).toEqual(['a-bye'])
    expect(waitsFor(now, stateOf(now).season)).toBe('nothing')
  })

  it('[second 241] can be undone, is read again from the file, and keeps the result that led to it', () => {
    const before = twoFinalists()
    const so = retire(before, 'd', 'tired')
    expect(stateOf(undo(so).competition)).toEqual(stateOf(before))
    const drawn = draw(so)
    expect(stateOf(parseCompetition(writeCompetition(drawn)))).toEqual(stateOf(drawn))
    expect(verifyDraws(drawn)).toBeNull()
    const semi = stateOf(so).season.fixtures.find(({ of, home, away }) => of === 2 && (home === 'd' || away === 'd'))
    const id = semi?.id ?? ''
    expect(() => correct(so, id, null, 'not played')).toThrow(
      'd won it and has retired from the play-offs since; undo that',
    )
    expect(() => amend(so, id, { casualties: [1, 1] }, 'miscounted')).not.toThrow()
  })
})

describe('a coach who would meet himself earlier', () => {
  it('[second 320] does not in the first round where another order avoids it, even between rivals of one conference', () => {
    // The seeds are a, d, e and b, or a, d, b and e. Ann has a and e: a meets its rival b.
    const so = draw(played(leagueIn(['abc', 'def'], { coaches: { a: 'Ann', e: 'Ann' }, plan: { cross: 0 } }), 1))
    expect(lastPairs(so).sort()).toEqual(['a-b', 'd-e'])
  })

  it('[second 320] retires a team before the first round where no order avoids it', () => {
    const coaches = { a: 'Ann', d: 'Ann', g: 'Ann' }
    const so = played(leagueIn(['abc', 'def', 'ghi', 'jkl'], { coaches, plan: { cross: 0 } }), 1)
    const own = mustRetire(so)
    expect(own?.round).toBe('semi-final')
    const [kept, gone] = own?.teams ?? ['', '']
    const now = draw(retire(so, gone, ''))
    const runnerUp = String.fromCharCode(gone.charCodeAt(0) + 1)
    expect(
      lastPairs(now)
        .flatMap((pair) => pair.split('-'))
        .sort(),
    ).toEqual(['a', 'd', 'g', 'j'].map((id) => (id === gone ? runnerUp : id)).sort())
    expect(lastPairs(now).join(' ')).toContain(kept)
  })

  it('[second 317, 320] does not play himself for third place: his two teams share it', () => {
    const so = played(
      leagueIn(['abc', 'def', 'ghi', 'jkl'], { coaches: { g: 'Ann', j: 'Ann' }, plan: { cross: 0, thirdPlace: true } }),
    )
    const { fixtures } = stateOf(so).season
    expect(fixtures.some(({ stage }) => stage === 'thirdPlace')).toBe(false)
    expect(standings(so, stateOf(so).season)[0].rows.map(({ place }) => place)).toEqual([1, 2, 3, 3])
  })

  it('[second 320] is not brought to it by a swap', () => {
    const so = draw(played(leagueIn(['abc', 'def'], { coaches: { a: 'Ann', d: 'Ann' }, plan: { cross: 0 } }), 1))
    const [home, away] = [lastPairs(so)[0].split('-')[0], lastPairs(so)[1].split('-')[0]]
    expect([home, away].sort()).toEqual(['a', 'd'])
    const other = lastPairs(so)[0].split('-')[1]
    expect(() => swap(so, stateOf(so).season.rounds, [other, away], '')).toThrow(
      'fixtures: Ann has both teams of match',
    )
  })
})

describe('files with a retirement', () => {
  const text = (change: object, before = twoFinalists()) => {
    const data = JSON.parse(writeCompetition(before))
    data.events.push({ kind: 'retired', team: 'd', replacement: 'e', reason: '', ...change })
    return () => parseCompetition(JSON.stringify(data))
  }

  it('should be refused where it does not fit', () => {
    expect(text({})).not.toThrow()
    expect(text({ replacement: 'b' })).toThrow('"b" does not play in the conference of d')
    expect(text({ replacement: 'd' })).toThrow('"d" does not play in the conference of d')
    expect(text({ team: 'x' })).toThrow('"x" has not entered')
    expect(text({}, retire(twoFinalists(), 'd', ''))).toThrow('d has retired already')
    const two = played(twoConferences(), 2, ranked('adbecf'))
    expect(text({}, two)).toThrow('e has played in the play-offs; name a team that has not')
    expect(text({}, played(leagueIn(['abc', 'def'], { plan: { coachesApart: false } }), 2))).toThrow(
      'no team need retire',
    )
  })
})

describe('whole seasons', () => {
  it('[second 238, 241, 320] are played to the end with any number of teams and coaches, and nobody meets himself', () => {
    let retirements = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 40 }),
        fc.integer({ min: 3, max: 12 }),
        fc.boolean(),
        fc.nat(9999),
        (count, people, thirdPlace, seed) => {
          const ids = letters(count)
          const most = Math.max(people, Math.ceil(count / 2))
          const coaches = Object.fromEntries(ids.map((id, index) => [id, `Coach ${index % most}`]))
          const coachOf = (id: string | null) => coaches[id ?? '']
          const chance = chances(seed)
          let so = leagueOf(ids, { coaches, seed, plan: { thirdPlace } })
          while (waitsFor(so, stateOf(so).season) === 'draw') {
            const own = mustRetire(so)
            if (own) {
              so = retire(so, own.teams[seed % 2], '')
              retirements++
            } else so = playAll(draw(so), chance)
          }
          const { season } = stateOf(so)
          for (const { home, away } of season.fixtures) if (away !== null) expect(coachOf(home)).not.toBe(coachOf(away))
          for (const ids of season.conferences) expect(new Set(ids.map(coachOf)).size).toBe(ids.length)
          expect(openFixtures(season)).toEqual([])
          expect(stateOf(parseCompetition(writeCompetition(so)))).toEqual(stateOf(so))
          expect(verifyDraws(so)).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
    expect(retirements).toBeGreaterThan(0)
  })
})
