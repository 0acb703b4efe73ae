// Swiss draws: no avoidable rematch, at most one bye each, all teams play; late entry, drop-out, swap. Neighbours:
// src/competition/swiss.ts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededLots } from '../../src/competition/lots.ts'
import { type SwissTeam, swissRound } from '../../src/competition/swiss.ts'
import {
  BadCompetition,
  type Competition,
  draw,
  dropOut,
  editionPlan,
  enter,
  fixturesOf,
  newCompetition,
  type Pairing,
  pairings,
  playing,
  standings,
  stateOf,
  swap,
  undo,
  verifyDraws,
  waitsFor,
} from '../../src/index.ts'
import { beats, competition, letters, pairsOf, playAll, playRounds, score, team } from './support.ts'

const swiss = (rounds: number, pairing: Pairing = 'random') => ({ kind: 'swiss', rounds, pairing }) as const

const meetings = (so: Competition): string[] =>
  stateOf(so).season.fixtures.flatMap(({ home, away }) => (away === null ? [] : [home, away].sort().join(' ')))

const byesOf = (so: Competition): string[] =>
  stateOf(so).season.fixtures.flatMap(({ home, away }) => (away === null ? home : []))

/** The fewest rematches any pairing of these teams could have. */
const fewestRematches = (left: readonly SwissTeam[]): number => {
  const [first, ...rest] = left
  if (first === undefined) return 0
  return Math.min(
    ...rest.map(
      (partner) =>
        first.met.filter((id) => id === partner.id).length + fewestRematches(rest.filter((one) => one !== partner)),
    ),
  )
}

describe('a Swiss draw', () => {
  const settings = fc.record({
    count: fc.integer({ min: 4, max: 20 }),
    seed: fc.nat(1_000_000),
    pairing: fc.constantFrom(...pairings),
    goals: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
  })

  it('should let everyone play in every round, without a rematch, with at most one bye each', () => {
    fc.assert(
      fc.property(settings, ({ count, seed, pairing, goals }) => {
        // With few rounds and many teams a rematch can always be avoided.
        const rounds = Math.min(5, Math.floor(count / 2))
        let turn = 0
        const goal = (): number => goals[turn++ % goals.length]
        const so = playRounds(competition(swiss(rounds, pairing), letters(count), { seed }), rounds, () =>
          score(goal(), goal()),
        )
        for (let round = 1; round <= rounds; round++) {
          const busy = fixturesOf(stateOf(so).season, round).flatMap(({ home, away }) =>
            away === null ? home : [home, away],
          )
          expect(busy.sort()).toEqual(letters(count).sort())
        }
        expect(new Set(meetings(so)).size).toBe(meetings(so).length)
        expect(new Set(byesOf(so)).size).toBe(byesOf(so).length)
        expect(byesOf(so)).toHaveLength(count % 2 === 0 ? 0 : rounds)
        expect(verifyDraws(so)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('should have no more rematches than the best of all pairings, after any results', () => {
    const history = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 40 })
    fc.assert(
      fc.property(history, fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }), fc.nat(9999), (met, points, seed) => {
        const teams = letters(8).map((id, place): SwissTeam => {
          const opponents = met.flatMap(([a, b]) =>
            a === b ? [] : a === place ? letters(8)[b] : b === place ? letters(8)[a] : [],
          )
          return { id, points: points[place], met: opponents, byes: 0, homes: 0 }
        })
        const pairs = swissRound(teams, 'random', seededLots(seed))
        const rematches = pairs.reduce(
          (sum, { home, away }) =>
            sum + (teams.find(({ id }) => id === home)?.met.filter((id) => id === away).length ?? 0),
          0,
        )
        expect(rematches).toBe(fewestRematches(teams))
      }),
      { numRuns: 150 },
    )
  })

  it('should give a second bye only when everybody has had one', () => {
    const rounds = 7
    const so = playRounds(competition(swiss(rounds), letters(5)), rounds)
    const counts = letters(5).map((id) => byesOf(so).filter((bye) => bye === id).length)
    expect(counts.sort()).toEqual([1, 1, 1, 2, 2])
  })

  it('should pair equal points with equal points', () => {
    let so = playRounds(competition(swiss(3), letters(8)), 1)
    so = draw(so)
    const points = new Map(
      standings(so, stateOf(so).season)[0].rows.map(({ record }) => [record.team.id, record.points]),
    )
    for (const { home, away } of fixturesOf(stateOf(so).season, 2))
      expect(points.get(home)).toBe(points.get(away ?? ''))
  })

  it('should pair neighbours with neighbours, or upper half with lower half, where it is told to', () => {
    const standing = letters(4).map((id): SwissTeam => ({ id, points: 0, met: [], byes: 0, homes: 0 }))
    const together = (pairing: Pairing): string[] =>
      swissRound(standing, pairing, seededLots(1)).map(({ home, away }) => [home, away].sort().join(''))
    expect(together('neighbours')).toEqual(['ab', 'cd'])
    expect(together('fold')).toEqual(['ac', 'bd'])
  })

  it('should put the leaders at the first table, independent of their order in the list', () => {
    const points = [0, 3, 1, 3, 0, 1]
    const standing = letters(6).map(
      (id, place): SwissTeam => ({ id, points: points[place], met: [], byes: 0, homes: 0 }),
    )
    for (const pairing of pairings) {
      const pairs = swissRound(standing, pairing, seededLots(4)).map(({ home, away }) => [home, away].sort().join(''))
      expect(pairs).toEqual(['bd', 'cf', 'ae'])
    }
  })

  it('should give the bye to the last of the table', () => {
    const standing = letters(5).map((id, place): SwissTeam => ({ id, points: 9 - place, met: [], byes: 0, homes: 0 }))
    expect(swissRound(standing, 'neighbours', seededLots(1)).at(-1)).toEqual({ home: 'e', away: null })
  })

  it('should give it to the last even where the points of the others are then paired worse, but not for a rematch', () => {
    const at = (id: string, points: number, met: string[]): SwissTeam => ({ id, points, met, byes: 0, homes: 0 })
    const split = [at('a', 3, []), at('b', 3, []), at('c', 1, ['d']), at('d', 1, ['c']), at('e', 0, [])]
    const pairs = swissRound(split, 'neighbours', seededLots(1))
    expect(pairs.at(-1)).toEqual({ home: 'e', away: null })
    const met = [at('a', 3, ['b']), at('b', 1, ['a']), at('c', 0, [])]
    expect(swissRound(met, 'neighbours', seededLots(1)).at(-1)).toEqual({ home: 'b', away: null })
  })

  it('should give the home match to the team with fewer of them', () => {
    const standing: SwissTeam[] = [
      { id: 'a', points: 3, met: [], byes: 0, homes: 1 },
      { id: 'b', points: 3, met: [], byes: 0, homes: -1 },
    ]
    expect(swissRound(standing, 'neighbours', seededLots(1))).toEqual([{ home: 'b', away: 'a' }])
  })

  it('should draw two hundred teams, and the same way again', () => {
    const so = playRounds(competition(swiss(3), letters(200)), 3)
    expect(new Set(meetings(so)).size).toBe(300)
    expect(verifyDraws(so)).toBeNull()
  })

  it('should give another draw with another seed, and notice a draw that was changed by hand', () => {
    const before = competition(swiss(3), letters(8))
    const drawn = draw(before, 1)
    expect(pairsOf(drawn, 1)).toEqual(pairsOf(draw(before, 1), 1))
    expect(pairsOf(drawn, 1)).not.toEqual(pairsOf(draw(before, 2), 1))
    const [event] = drawn.events.slice(-1)
    if (event.kind !== 'drawn') throw new Error('the last event is the draw')
    const [first, second, ...rest] = event.fixtures
    const turned = [{ ...first, home: second.home }, { ...second, home: first.home }, ...rest]
    const touched = { ...drawn, events: [...drawn.events.slice(0, -1), { ...event, fixtures: turned }] }
    expect(verifyDraws(touched)).toContain('seed 1 does not draw')
  })

  it('should wait for the results of the round before', () => {
    const drawn = draw(competition(swiss(3), letters(4)))
    expect(() => draw(drawn)).toThrow('matches 1.1, 1.2 are not played yet')
    expect(() => draw(playRounds(competition(swiss(1), letters(4)), 1))).toThrow('the only round is played')
    expect(() => draw(competition(swiss(3), ['a']))).toThrow('at least 2 are needed')
  })

  it('should let a late team in from the next round on, with points for missed rounds where they are given', () => {
    const before = playRounds(competition(swiss(3), letters(4)), 1)
    const late = enter(before, team('late'))
    expect(stateOf(late).season.teams.at(-1)?.from).toBe(2)
    expect(pairsOf(draw(late), 2).join(' ')).toContain('late')
    const { points } = before
    const generous = enter({ ...before, points: { ...points, missedRound: 1 } }, team('late'))
    const row = standings(generous, stateOf(generous).season)[0].rows.find(({ record }) => record.team.id === 'late')
    expect(row?.record.points).toBe(1)
    expect(() => enter(playRounds(before, 2), team('later'))).toThrow('next season')
  })

  it('should leave a drop-out unpaired and give its open match to the opponent', () => {
    const drawn = draw(competition(swiss(3), letters(4)))
    const [match] = stateOf(drawn).season.fixtures
    const out = dropOut(drawn, match.home, 'ill')
    const now = stateOf(out).season.fixtures[0]
    expect(now.result).toMatchObject({
      winner: 'away',
      by: 'forfeit',
      away: { touchdowns: 1 },
      home: { touchdowns: 0 },
    })
    expect(now.notes).toEqual([`forfeited by ${match.home}: dropped out`])
    const next = draw(playAll(out))
    expect(playing(stateOf(next).season)).toHaveLength(3)
    expect(pairsOf(next, 2).flatMap((pair) => pair.split('-'))).not.toContain(match.home)
    expect(() => dropOut(out, match.home, 'again')).toThrow('dropped out already')
  })

  it('should swap two teams by hand while their matches are open, byes too, and undo that', () => {
    const drawn = draw(competition(swiss(3, 'neighbours'), letters(5)))
    const before = pairsOf(drawn, 1)
    const [first, second] = [before[0].split('-')[0], before[2].split('-')[0]]
    const swapped = swap(drawn, 1, [first, second], 'same club')
    expect(pairsOf(swapped, 1)[0].split('-')[0]).toBe(second)
    expect(pairsOf(swapped, 1)[2]).toBe(`${first}-bye`)
    expect(stateOf(swapped).season.fixtures[0].notes).toEqual([`${first} and ${second} swapped: same club`])
    expect(pairsOf(undo(swapped).competition, 1)).toEqual(before)
    const [home, away] = before[0].split('-')
    expect(pairsOf(swap(drawn, 1, [home, away], ''), 1)[0]).toBe(`${away}-${home}`)
    const played = beats(drawn, home, away)
    expect(() => swap(played, 1, [home, second], '')).toThrow('correct it instead')
    expect(() => swap(drawn, 1, [home, 'nobody'], '')).toThrow(BadCompetition)
    expect(() => swap(drawn, 2, [home, away], '')).toThrow('no match in round 2')
  })

  it('should count the bye as the competition says', () => {
    const so = playRounds(competition(swiss(3), letters(3)), 1)
    const [bye] = byesOf(so)
    const row = standings(so, stateOf(so).season)[0].rows.find(({ record }) => record.team.id === bye)
    expect(row?.record).toMatchObject({ points: 3, byes: 1, played: 0 })
  })
})

describe("the League Cup's event", () => {
  it('should be five rounds by Swiss draw on numbered tables', () => {
    const cup = letters(12).reduce(
      (so, id) => enter(so, team(id)),
      newCompetition({ name: 'Cup', edition: 'bugman', plan: editionPlan('bugman') }),
    )
    const so = playRounds(cup, 5)
    expect(waitsFor(so, stateOf(so).season)).toBe('nothing')
    expect(() => draw(so)).toThrow('all 5 rounds')
    for (let round = 1; round <= 5; round++)
      expect(fixturesOf(stateOf(so).season, round).map(({ id, table }) => [id, table])).toEqual(
        [1, 2, 3, 4, 5, 6].map((table) => [`${round}.${table}`, table]),
      )
    expect(new Set(meetings(so)).size).toBe(30)
  })
})
