// The commissioner's changes, the refused ones, and that a refusal changes nothing. Neighbours:
// src/competition/changes.ts.
import { describe, expect, it } from 'vitest'
import {
  amend,
  BadCompetition,
  type Competition,
  correct,
  draw,
  dropOut,
  endSeason,
  enter,
  enterResult,
  forfeit,
  idFor,
  parseCompetition,
  resultOf,
  standings,
  stateOf,
  swap,
  undo,
  usualPoints,
  writeCompetition,
} from '../../src/index.ts'
import { competition, letters, playAll, score, team } from './support.ts'

const drawn = draw(competition({ kind: 'roundRobin', legs: 2 }, letters(4)))
const played = enterResult(drawn, '1.1', score(2, 1))
const none = { touchdowns: 0, casualties: 0 }

describe('a result', () => {
  it('should be entered once, and changed only as a correction with a reason', () => {
    expect(() => enterResult(played, '1.1', score(2, 2))).toThrow('has a result already; correct it')
    expect(() => correct(played, '1.1', score(2, 2), '')).toThrow('say why')
    const right = correct(played, '1.1', score(2, 2), 'wrong card')
    const [fixture] = stateOf(right).season.fixtures
    expect(fixture.result?.winner).toBeNull()
    expect(fixture.notes).toEqual(['2–1 corrected to 2–2: wrong card'])
    expect(right.events).toHaveLength(played.events.length + 1)
  })

  it('should keep everything that was not wrong', () => {
    const side = (touchdowns: number, casualties: number, teamValue: number) => ({ touchdowns, casualties, teamValue })
    const entered = (details: Parameters<typeof resultOf>[2], home = 1, away = 1) =>
      enterResult(
        drawn,
        '1.1',
        resultOf(side(home, 3, 1_000_000), side(away, 2, 900_000), { playedAt: '2026-03-15 16:03', ...details }),
      )
    const amended = (...[before, change]: [Competition, Parameters<typeof amend>[2]]) =>
      stateOf(amend(before, '1.1', change, 'slip')).season.fixtures[0].result
    const level = entered({})
    expect(amended(level, { touchdowns: [2, 0] })).toEqual({
      home: side(2, 3, 1_000_000),
      away: side(0, 2, 900_000),
      winner: 'home',
      by: 'touchdowns',
      playedAt: '2026-03-15 16:03',
    })
    expect(amended(level, { casualties: [0, 0] })).toMatchObject({ home: side(1, 0, 1_000_000), winner: null })
    expect(amended(level, { teamValues: [1, 2], playedAt: '2026-04-01 10:00' })).toMatchObject({
      home: side(1, 3, 1),
      playedAt: '2026-04-01 10:00',
    })
    const conceded = entered({ by: 'concession', winner: 'away' }, 2, 0)
    expect(amended(conceded, { touchdowns: [3, 0] })).toMatchObject({ by: 'concession', winner: 'away' })
    const shoot = entered({ by: 'shootOut', winner: 'away' })
    expect(amended(shoot, { touchdowns: [2, 2] })).toMatchObject({ by: 'shootOut', winner: 'away' })
    expect(amended(shoot, { touchdowns: [2, 1] })).toMatchObject({ by: 'touchdowns', winner: 'home' })
    const overtime = entered({ by: 'overtime' }, 2, 1)
    expect(amended(overtime, { touchdowns: [1, 2] })).toMatchObject({ by: 'overtime', winner: 'away' })
    expect(amended(overtime, { touchdowns: [1, 1] })).toMatchObject({ by: 'touchdowns', winner: null })
    expect(amended(overtime, { by: 'concession', winner: 'away' })).toMatchObject({ by: 'concession', winner: 'away' })
    const home = stateOf(drawn).season.fixtures[0].home
    const walked = forfeit(drawn, '1.1', [home], 'no car')
    expect(amended(walked, { touchdowns: [1, 0] })).toMatchObject({ by: 'touchdowns', winner: 'home' })
    expect(() => amend(drawn, '1.1', { touchdowns: [1, 0] }, 'slip')).toThrow('has no result to correct; enter it')
  })

  it('should remember the files it was played with until it is struck out', () => {
    const files = { record: 'a.record.json', home: 'a.json', away: '../b.json' }
    const before = enterResult(drawn, '1.1', score(2, 1), files)
    const filesOf = (competition: Competition) => stateOf(competition).season.fixtures[0].files
    expect(filesOf(before)).toEqual(files)
    expect(filesOf(amend(before, '1.1', { touchdowns: [2, 2] }, 'slip'))).toEqual(files)
    expect(filesOf(correct(before, '1.1', null, 'slip'))).toBe(null)
    expect(filesOf(played)).toBe(null)
    expect(filesOf(parseCompetition(writeCompetition(before)))).toEqual(files)
  })

  it('should be struck out by a correction, and entered anew', () => {
    const open = correct(played, '1.1', null, 'other match')
    expect(stateOf(open).season.fixtures[0]).toMatchObject({
      result: null,
      notes: ['result 2–1 struck out: other match'],
    })
    expect(stateOf(enterResult(open, '1.1', score(0, 0))).season.fixtures[0].result?.winner).toBeNull()
    expect(() => correct(open, '1.1', null, 'again')).toThrow('no result to correct')
  })

  it('should make a forfeit of a result and a result of a forfeit', () => {
    const given = forfeit(drawn, '1.1', [stateOf(drawn).season.fixtures[0].home], 'late')
    const real = correct(given, '1.1', score(1, 0), 'they did come')
    expect(stateOf(real).season.fixtures[0].forfeitedBy).toEqual([])
    const { home } = stateOf(played).season.fixtures[0]
    const lost = correct(
      played,
      '1.1',
      { home: none, away: { ...none, touchdowns: 1 }, winner: 'away', by: 'forfeit' },
      'cheated',
    )
    expect(stateOf(lost).season.fixtures[0].forfeitedBy).toEqual([home])
  })

  it.each([
    ['9.9', score(1, 0), 'there is no match "9.9"; open are 1.1'],
    ['1.1', resultOf(none, none, { winner: 'home' }), 'does not fit the score'],
    ['1.1', resultOf(none, none, { by: 'concession' }), 'did not concede'],
    [
      '1.1',
      resultOf({ ...none, touchdowns: 1 }, none, { by: 'shootOut', winner: 'home' }),
      'only when the score is level',
    ],
    ['1.1', resultOf({ ...none, touchdowns: 1 }, none, { by: 'forfeit' }), 'a forfeit is entered as one'],
  ] as const)('of match %s should be refused with a remedy', (id, result, remedy) => {
    expect(() => enterResult(drawn, id, result)).toThrow(BadCompetition)
    expect(() => enterResult(drawn, id, result)).toThrow(remedy)
  })
})

describe('a forfeit', () => {
  it('should be of a team that plays there', () => {
    const [{ home }] = stateOf(drawn).season.fixtures
    expect(() => forfeit(drawn, '1.1', ['zzz'], 'late')).toThrow('zzz does not play in match 1.1')
    expect(() => forfeit(drawn, '1.1', [home, home], 'late')).toThrow('or both')
    expect(() => forfeit(played, '1.1', [home], 'late')).toThrow('correct it')
  })
})

describe('a fixed schedule', () => {
  it('should change ends, but not opponents', () => {
    const [one, other] = stateOf(drawn).season.fixtures
    const turned = stateOf(swap(drawn, 1, [one.home, one.away ?? ''], 'pitch')).season.fixtures[0]
    expect([turned.home, turned.away]).toEqual([one.away, one.home])
    const notes = (reason: string) =>
      stateOf(swap(drawn, 1, [one.home, one.away ?? ''], reason)).season.fixtures[0].notes
    expect(notes('pitch').at(-1)).toMatch(/ swapped: pitch$/)
    expect(notes('  ').at(-1)).toMatch(/ swapped$/)
    expect(() => swap(drawn, 1, [one.home, other.home], '')).toThrow('fixed schedule')
    expect(() => swap(drawn, 1, [one.home, one.home], '')).toThrow('two different teams')
  })
})

describe('an entry', () => {
  it('should have an id and a name of its own', () => {
    const so = competition({ kind: 'roundRobin', legs: 1 }, letters(2))
    expect(() => enter(so, team('a'))).toThrow('has entered already')
    expect(() => enter(so, team('c', { name: 'THE A' }))).toThrow('take another name')
    expect(() => enter(so, team('c', { conference: 1 }))).toThrow('no conferences')
  })

  it('should get an id from the name', () => {
    const so = enter(competition({ kind: 'ladder' }, []), team('grosse-orks', { name: 'Größe Orks' }))
    expect(idFor(so, 'Reikland Reavers!')).toBe('reikland-reavers')
    expect(idFor(so, 'Élan d’Or')).toBe('elan-d-or')
    expect(idFor(so, 'Grosse Orks')).toBe('grosse-orks-2')
    expect(() => idFor(so, '!!!')).toThrow('needs a letter')
  })
})

describe('undo', () => {
  it('should take back one thing after the other, down to nothing', () => {
    let so: Competition = dropOut(played, 'a', 'ill')
    const kinds: string[] = []
    while (so.events.length > 0) {
      const back = undo(so)
      kinds.push(back.undone.kind)
      so = back.competition
      stateOf(so)
    }
    expect(kinds).toEqual(['dropped', 'result', 'drawn', 'entered', 'entered', 'entered', 'entered'])
    expect(() => undo(so)).toThrow('nothing to undo')
  })

  it('should bring back exactly what was there', () => {
    expect(stateOf(undo(played).competition)).toEqual(stateOf(drawn))
  })
})

describe('seasons', () => {
  it('should end when all is played, keep the old tables and start anew with those who stay', () => {
    const over = dropOut(playAll(drawn), 'd', 'tired')
    const next = endSeason(over, '')
    const { past, season } = stateOf(next)
    expect(past).toHaveLength(1)
    expect(standings(next, past[0])[0].rows).toEqual(standings(over, stateOf(over).season)[0].rows)
    expect(season).toMatchObject({ number: 2, fixtures: [], rounds: 0 })
    expect(season.teams.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    const second = draw(enter(next, team('d', { name: 'New' })))
    expect(stateOf(second).season.rounds).toBe(6)
  })

  it('should give nobody points in the next season for rounds missed in this one', () => {
    const plan = { kind: 'swiss', rounds: 2, pairing: 'random' } as const
    const points = { ...usualPoints, missedRound: 1 }
    const late = enter(playAll(draw(competition(plan, letters(4), { points }))), team('late'))
    const pointsNow = (so: Competition) => {
      const rows = standings(so, stateOf(so).season)[0].rows
      return rows.find(({ record }) => record.team.id === 'late')?.record.points
    }
    expect(pointsNow(late)).toBe(1)
    expect(pointsNow(endSeason(late, ''))).toBe(0)
  })

  it('should end early only with a reason', () => {
    expect(() => endSeason(played, '')).toThrow('matches are not played')
    expect(stateOf(endSeason(played, 'winter came')).season.number).toBe(2)
  })

  it('should draw differently each season', () => {
    const fixturesOfSeason = (so: Competition) => stateOf(so).season.fixtures.map(({ home, away }) => `${home}${away}`)
    const eight = draw(competition({ kind: 'roundRobin', legs: 1 }, letters(8)))
    const again = draw(endSeason(playAll(eight), ''))
    expect(fixturesOfSeason(again)).not.toEqual(fixturesOfSeason(eight))
  })
})
