// The play-offs of second: who qualifies, who meets whom first, the halves of big leagues, third place, the coin. Chapter M of the
// ledger. Neighbours: leaguesSecond.test.ts for the season before, retirementsSecond.test.ts for a coach with two teams.
import { describe, expect, it } from 'vitest'
import {
  type Competition,
  coinOf,
  draw,
  enterResult,
  openFixtures,
  type PlannedFixture,
  parseCompetition,
  resultOf,
  standings,
  stateOf,
  swap,
  waitsFor,
  writeCompetition,
} from '../../src/index.ts'
import { byLetter, chances, leagueIn, leagueOf, played, ranked } from './second.ts'
import { letters, pairsOf, playAll, score } from './support.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

/** The matches of the round that was drawn last, home team first. */
const lastPairs = (so: Competition): string[] => pairsOf(so, stateOf(so).season.rounds)

/** Who is in the first round of the play-offs. */
const qualifiers = (so: Competition): string[] =>
  lastPairs(so)
    .flatMap((pair) => pair.split('-'))
    .sort()

/** The season is over, and the play-offs are drawn. */
const playOffs = (so: Competition, resultFor?: (fixture: PlannedFixture) => ReturnType<typeof score>): Competition =>
  draw(played(so, 1, resultFor))

const groupOf = (so: Competition, id: string): number =>
  stateOf(so).season.conferences.findIndex((ids) => ids.includes(id))

describe('who plays for the championship', () => {
  it('[second 240] of one conference the first two, in one match', () => {
    const so = playOffs(leagueIn(['abcd']))
    expect(lastPairs(so)).toEqual(['a-b'])
    const over = playAll(so, byLetter)
    expect([
      waitsFor(over, stateOf(over).season),
      standings(over, stateOf(over).season)[0].rows[0].record.team.id,
    ]).toEqual(['nothing', 'a'])
  })

  it('[second 240] of two conferences both winners, and the two with most League Points of all others', () => {
    // b and c beat each other to nil and have 15 each; e and f draw twice and have 10.
    const so = playOffs(leagueIn(['abc', 'def'], { plan: { cross: 0, legs: 2 } }), ({ home, away, round }) => {
      const pair = [home, away ?? ''].sort().join('')
      if (pair === 'bc') return round < 4 === (home === 'b') ? score(1, 0) : score(0, 1)
      return pair === 'ef' ? score(1, 1) : ranked('adbcef')({ home, away })
    })
    expect(qualifiers(so)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('[second 240] of four conferences their winners, of three also one wild card', () => {
    expect(qualifiers(playOffs(leagueIn(['abc', 'def', 'ghi', 'jkl'], { plan: { cross: 0 } })))).toEqual([...'adgj'])
    const three = qualifiers(playOffs(leagueIn(['abc', 'def', 'ghi'], { plan: { cross: 0 } })))
    expect(three).toEqual(expect.arrayContaining(['a', 'd', 'g']))
    expect(three).toHaveLength(4)
  })

  it('[second 240] of five to eight conferences eight teams, and of more their winners', () => {
    const sizeOf = (teams: number, conferences: number) =>
      qualifiers(playOffs(leagueOf(letters(teams), { plan: { conferences, divisions: 1, cross: 0 } }))).length
    expect([sizeOf(15, 5), sizeOf(24, 8)]).toEqual([8, 8])
    const nine = playOffs(leagueOf(letters(27), { plan: { conferences: 9, divisions: 1, cross: 0 } }))
    expect(qualifiers(nine)).toHaveLength(16)
    expect(new Set(qualifiers(nine).map((id) => groupOf(nine, id))).size).toBe(9)
  })

  it('[second 240] four teams play two semi-finals and a final, eight quarter-finals before', () => {
    const roundsOf = (so: Competition) => {
      const { fixtures } = stateOf(played(so)).season
      return fixtures.filter(({ stage }) => stage === 'playOff').map(({ of }) => of)
    }
    expect(roundsOf(leagueIn(['abc', 'def']))).toEqual([2, 2, 1])
    expect(roundsOf(leagueOf(letters(15), { plan: { conferences: 5 } }))).toEqual([4, 4, 4, 4, 2, 2, 1])
  })

  it('[second 239, 240] of two teams with equal League Points the more famous qualifies', () => {
    const drawn = () => score(1, 1)
    for (const famous of ['b', 'c', 'e', 'f']) {
      const so = leagueIn(['abc', 'def'], {
        plan: { cross: 0, playOffs: 4 },
        entries: { a: { fame: 9 }, d: { fame: 9 }, [famous]: { fame: 5 } },
      })
      expect(qualifiers(playOffs(so, drawn))).toContain(famous)
    }
  })
})

describe('the first round', () => {
  it('[second 318] is not between teams of one conference where it need not be', () => {
    for (const seed of seeds)
      for (const groups of [
        ['abc', 'def'],
        ['abc', 'def', 'ghi'],
        ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqr'],
      ]) {
        const so = playOffs(leagueIn(groups, { seed }))
        const apart = lastPairs(so).filter((pair) => {
          const [one, other] = pair.split('-').map((id) => groupOf(so, id))
          return one !== other
        })
        const inOne = groups.map((ids) => qualifiers(so).filter((id) => ids.includes(id)).length)
        // With three of four from one conference two of them have to meet.
        expect(apart.length).toBe(Math.max(...inOne) > 2 && groups.length === 2 ? 1 : lastPairs(so).length)
      }
  })

  it('[second 318] swaps as few opponents as it can for that', () => {
    // Nobody has to be swapped: the best meets the worst.
    const famous = { a: { fame: 9 }, d: { fame: 7 }, g: { fame: 8 }, j: { fame: 6 } }
    const four = playOffs(leagueIn(['abc', 'def', 'ghi', 'jkl'], { plan: { cross: 0 }, entries: famous }))
    expect(lastPairs(four)).toEqual(['a-j', 'g-d'])
    // By their points the seeds are a, d, b, e: a would meet e and d would meet b, which is well.
    const usual = playOffs(leagueIn(['abc', 'def'], { plan: { cross: 0 } }), ranked('abdcef'))
    expect(lastPairs(usual).sort()).toEqual(['a-e', 'd-b'])
    // a, d, e, b: a would meet b.
    const so = playOffs(
      leagueIn(['abc', 'def'], { plan: { cross: 0 }, entries: { a: { fame: 9 }, e: { fame: 5 } } }),
      byLetter,
    )
    expect(lastPairs(so).sort()).toEqual(['a-e', 'd-b'])
  })

  it('[second 318] is the organiser’s: he may exchange teams', () => {
    const so = playOffs(leagueIn(['abc', 'def'], { plan: { cross: 0 } }))
    const { season } = stateOf(so)
    const [one, other] = lastPairs(so).map((pair) => pair.split('-')[1])
    expect(lastPairs(swap(so, season.rounds, [one, other], 'rivals')).map((pair) => pair.split('-')[1])).toEqual([
      other,
      one,
    ])
  })
})

describe('the play-offs of divisions', () => {
  const conferenceOf = (so: Competition, id: string): number =>
    Math.floor(groupOf(so, id) / (stateOf(so).season.divisions ?? 1))

  it('[second 319] are played by the winners of the eight divisions', () => {
    const so = playOffs(leagueOf(letters(32)))
    expect(new Set(qualifiers(so).map((id) => groupOf(so, id))).size).toBe(8)
  })

  it('[second 319] have a final between two conferences, whoever wins', () => {
    for (const seed of seeds.slice(0, 6))
      for (const teams of [12, 32]) {
        const plan = { conferences: 2, divisions: teams === 12 ? 2 : 4 }
        const byChance = chances(seed)
        let so = played(leagueOf(letters(teams), { seed, plan }), 1, byChance)
        let halves: number[] = []
        while (waitsFor(so, stateOf(so).season) === 'draw') {
          so = draw(so)
          halves = openFixtures(stateOf(so).season).flatMap(({ home, away }) =>
            [home, away ?? home].map((id) => conferenceOf(so, id)),
          )
          so = playAll(so, byChance)
        }
        expect(halves.sort()).toEqual([0, 1])
      }
  })

  it('[second 319, 318] keep them apart inside the half of their conference', () => {
    const groups = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqr']
    const order = 'adgbjmpk'
    const entries = Object.fromEntries(
      groups.flatMap((ids, group) =>
        [...ids].map((id) => {
          const fame = order.includes(id) ? 9 - (order.indexOf(id) % 4) : -9
          return [id, { conference: Math.floor(group / 3) + 1, division: (group % 3) + 1, fame }]
        }),
      ),
    )
    const so = playOffs(leagueOf([...groups.join('')], { entries, plan: { conferences: 2, divisions: 3, cross: 0 } }))
    // a would meet its rival b, and j its rival k; to exchange b and k were nearer, but would mix the halves.
    expect(lastPairs(so).sort()).toEqual(['a-g', 'd-b', 'j-p', 'm-k'])
  })

  it('[second 319, 318] keep the teams of a division apart in the first round', () => {
    for (const seed of seeds) {
      const so = playOffs(leagueOf(letters(18), { seed, plan: { conferences: 2, divisions: 3 } }))
      const own = lastPairs(so).filter((pair) => {
        const [one, other] = pair.split('-').map((id) => groupOf(so, id))
        return one === other
      })
      expect(own).toEqual([])
    }
  })
})

describe('third place', () => {
  const ended = (thirdPlace: boolean) => played(leagueIn(['abc', 'def'], { plan: { thirdPlace } }))
  const places = (so: Competition) =>
    standings(so, stateOf(so).season)[0].rows.map(({ place, record }) => `${place}${record.team.id}`)

  it('[second 317] the losers of the semi-finals may play for it, when the final is played', () => {
    const so = ended(true)
    const { fixtures, rounds } = stateOf(so).season
    const last = fixtures.filter(({ round }) => round === rounds)
    expect(last.map(({ stage }) => stage)).toEqual(['playOff', 'thirdPlace'])
    const semis = fixtures.filter(({ of, stage }) => of === 2 && stage === 'playOff')
    const losers = semis.map(({ home, away, result }) => (result?.winner === 'home' ? away : home)).sort()
    expect([last[1].home, last[1].away].sort()).toEqual(losers)
    expect(places(so).map((line) => line[0])).toEqual(['1', '2', '3', '4'])
  })

  it('[second 317] otherwise they share it', () => {
    expect(places(ended(false)).map((line) => line[0])).toEqual(['1', '2', '3', '3'])
  })
})

describe('a level match of the play-offs', () => {
  const semi = () => {
    const so = playOffs(leagueIn(['abc', 'def']))
    return { so, fixture: openFixtures(stateOf(so).season)[0] }
  }
  const level = (by: 'coin' | 'shootOut') =>
    resultOf({ touchdowns: 1, casualties: 0 }, { touchdowns: 1, casualties: 0 }, { by, winner: 'away' })

  it('[second 240] is decided by a coin, since second has no shoot-out', () => {
    const { so, fixture } = semi()
    expect(() => enterResult(so, fixture.id, score(1, 1))).toThrow('a match of the play-offs needs a winner')
    const over = enterResult(so, fixture.id, level('coin'))
    expect(parseCompetition(writeCompetition(over))).toEqual(over)
    expect(() => writeCompetition(enterResult(so, fixture.id, level('shootOut')))).toThrow('by: wants one of')
    expect(() => enterResult(draw(leagueIn(['abc', 'def'])), '1.1', level('coin'))).toThrow('leave the coin out')
    expect(() => enterResult(so, fixture.id, { ...level('coin'), ...score(2, 1), by: 'coin' })).toThrow(
      'score is level',
    )
  })

  it('[second 240] has a coin for each match, which is the same whenever it is asked', () => {
    const { so, fixture } = semi()
    expect(coinOf(so, fixture)).toBe(coinOf(so, fixture))
    expect(new Set(seeds.map((seed) => coinOf({ ...so, seed }, fixture)))).toEqual(new Set(['home', 'away']))
    expect(coinOf(so, { ...fixture, stage: 'regular' })).toBeNull()
  })
})
