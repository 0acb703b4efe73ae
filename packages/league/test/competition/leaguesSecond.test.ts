// Leagues of second: League Points, Fame, what wins a match. Chapter M of the ledger. Neighbours: groupsSecond.test.ts for conferences
// and the schedule, playOffsSecond.test.ts, retirementsSecond.test.ts for the play-offs; second.ts makes the leagues.
import { describe, expect, it } from 'vitest'
import {
  amend,
  checkRoster,
  draw,
  endSeason,
  enter,
  enterResult,
  newCompetition,
  openFixtures,
  optionsOfMatch,
  parseCompetition,
  resultOf,
  type SideResult,
  standings,
  stateOf,
  writeCompetition,
} from '../../src/index.ts'
import { leagueIn, leagueOf, planSecond, played } from './second.ts'
import { letters, playAll, score, team } from './support.ts'

const NAF = 'second:kickOff:kicksInPlay:naf'

describe('League Points of second', () => {
  /** What both teams of a match have after it. */
  const pointsAfter = (home: number, away: number): number[] => {
    const so = draw(leagueIn(['abcd']))
    const [{ id, home: one, away: other }] = openFixtures(stateOf(so).season)
    const over = enterResult(so, id, score(home, away))
    const rows = standings(over, stateOf(over).season)[0].rows
    return [one, other].map((wanted) => rows.find(({ record }) => record.team.id === wanted)?.record.points ?? -1)
  }

  it('[second 239] a win is 10, and 2 more with one touchdown conceded, 5 more with none', () => {
    expect([pointsAfter(3, 2), pointsAfter(3, 1), pointsAfter(3, 0)]).toEqual([
      [10, 0],
      [12, 0],
      [15, 0],
    ])
  })

  it('[second 239] a draw is 5 and never more; who loses by a touchdown or concedes none has nothing for it', () => {
    expect([pointsAfter(1, 1), pointsAfter(0, 0), pointsAfter(0, 1)]).toEqual([
      [5, 5],
      [5, 5],
      [0, 15],
    ])
  })

  it('[second 239] half a touchdown conceded by a field goal is a touchdown conceded', () => {
    expect([pointsAfter(2, 0.5), pointsAfter(2, 1.5)]).toEqual([
      [12, 0],
      [10, 0],
    ])
  })

  it('[second 239] halves are scores of the option with field goals only', () => {
    const halves = (edition: string) => {
      const before = newCompetition({ name: 'Test', edition, plan: planSecond() })
      const so = draw(letters(4).reduce((was, id) => enter(was, team(id)), before))
      return () => parseCompetition(writeCompetition(enterResult(so, '1.1', score(2, 1.5))))
    }
    expect(halves(NAF)).not.toThrow()
    expect(halves('second')).toThrow('result.away.touchdowns: wants a whole number from 0 to 99, not 1.5')
  })
})

describe('Fame in a table', () => {
  const order = (so: ReturnType<typeof leagueIn>): string[] =>
    standings(so, stateOf(so).season)[0].rows.map(({ place, record }) => `${place}${record.team.id}`)
  const drawn = () => score(1, 1)

  it('[second 239] breaks a tie of points: the more famous team is first', () => {
    const so = leagueIn(['abcd'], { entries: { b: { fame: -1 }, c: { fame: 3 } } })
    const over = playAll(draw(so), drawn)
    expect(order(over)).toEqual(['1c', '2a', '2d', '4b'])
    expect(standings(over, stateOf(over).season)[0].rows[0].reason).toContain('Fame 3 to 0')
  })

  it('[second 239] counts as it was entered last, and never before points', () => {
    const famous = (touchdowns: number, fame?: number): SideResult => ({
      ...{ touchdowns, casualties: 0 },
      ...(fame === undefined ? {} : { fame }),
    })
    const so = leagueIn(['abcd'], { entries: { c: { fame: 3 } } })
    const over = playAll(draw(so), ({ home, away, round }) => {
      const fame = (id: string | null) => (id === 'd' ? round : id === 'c' ? -round : undefined)
      const [one, other] = [fame(home), fame(away)]
      if (home === 'a') return resultOf(famous(1), famous(0, other))
      if (away === 'a') return resultOf(famous(0, one), famous(1))
      return resultOf(famous(1, one), famous(1, other))
    })
    expect(order(over)).toEqual(['1a', '2d', '3b', '4c'])
    const next = stateOf(endSeason(over, '')).season
    expect(next.teams.map(({ fame }) => fame)).toEqual([undefined, undefined, -3, 3])
  })

  it('[second 239] is that of the match entered last, whatever its round, until a correction tells another', () => {
    const so = draw(leagueIn(['abcd']))
    const of = (before: typeof so, round: number, fame: number) => {
      const fixture = openFixtures(stateOf(before).season).find(
        (one) => (one.round === round && one.home === 'a') || (one.round === round && one.away === 'a'),
      )
      const side = { touchdowns: 0, casualties: 0 }
      const famous = { ...side, fame }
      const result = fixture?.home === 'a' ? resultOf(famous, side) : resultOf(side, famous)
      return { fixture: fixture?.id ?? '', so: enterResult(before, fixture?.id ?? '', result) }
    }
    const fameOf = (now: typeof so) => stateOf(now).season.teams.find(({ id }) => id === 'a')?.fame
    const third = of(so, 3, 7)
    const first = of(third.so, 1, 2)
    expect(fameOf(first.so)).toBe(2)
    expect(fameOf(amend(first.so, third.fixture, { casualties: [1, 1] }, 'miscounted'))).toBe(2)
    expect(fameOf(amend(first.so, third.fixture, { fame: [9, 9] }, 'miscounted'))).toBe(9)
  })

  it('[second 239] where nobody counts it, wins less losses are the part of it that results tell', () => {
    const scores: { readonly [pair: string]: readonly [number, number] } = {
      ...{ ab: [2, 3], ac: [5, 0], ad: [2, 3], bc: [1, 1], bd: [2, 3], cd: [1, 1] },
    }
    const so = playAll(draw(leagueIn(['abcd'])), ({ home, away }) => {
      const [one, other] = scores[[home, away].sort().join('')]
      return home < (away ?? '') ? score(one, other) : score(other, one)
    })
    // Both a and b have 15 points; a has the better touchdown difference, but has lost twice.
    expect(order(so)).toEqual(['1d', '2b', '3a', '4c'])
    expect(standings(so, stateOf(so).season)[0].rows[2].reason).toContain('wins less losses −1 to 0')
  })
})

describe('what wins a match', () => {
  const cup = (edition: string) =>
    newCompetition({ name: 'Test', edition, plan: planSecond(), victory: { touchdowns: 2, turns: 24 } })

  it('[second 320] is what the organiser says, for every match', () => {
    const so = draw(letters(4).reduce((before, id) => enter(before, team(id)), cup('second')))
    const read = parseCompetition(writeCompetition(so))
    const [fixture] = openFixtures(stateOf(read).season)
    expect(optionsOfMatch(read, fixture).agreement).toEqual({ touchdowns: 2, turns: 24 })
    const silent = draw(leagueOf(letters(4)))
    expect(optionsOfMatch(silent, openFixtures(stateOf(silent).season)[0])).toEqual({})
  })

  it('[second 320] is refused where no number of touchdowns wins', () => {
    for (const edition of ['crp', NAF])
      expect(() => writeCompetition(cup(edition))).toThrow(
        `victory: in ${edition} no number of touchdowns wins a match; leave it out`,
      )
  })
})

describe('a league by the official rules', () => {
  it('should be entered by the lists of the eight races only', () => {
    expect(() => checkRoster(NAF, { roster: 'skaven' })).toThrow(`${NAF} has no team list "skaven"`)
    expect(() => checkRoster('second', { roster: 'skaven' })).not.toThrow()
    const so = enter(newCompetition({ name: 'T', edition: NAF, plan: planSecond() }), team('a', { roster: 'skaven' }))
    expect(() => writeCompetition(so)).toThrow(`${NAF} has no team list "skaven"`)
  })
})

describe('the settings of a league of second', () => {
  it('should belong to its own plan; another plan has its usual tie-breakers, and its points stay', () => {
    const swiss = newCompetition({ name: 'T', edition: 'second', plan: { kind: 'swiss', rounds: 3, pairing: 'fold' } })
    expect([swiss.points.win, swiss.tieBreakers.includes('fame')]).toEqual([10, false])
    expect(played(leagueOf(letters(4))).tieBreakers.slice(0, 2)).toEqual(['points', 'fame'])
  })
})
