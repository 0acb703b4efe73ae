// The game with two balls: each side has one, either scores, and nobody kicks off. Neighbours: src/procs/kickOff/ballToOffence.ts,
// src/procs/ball/whichBall.ts, src/play/ballFaults.ts.
import { describe, expect, it } from 'vitest'
import { forecastMove } from '../../../src/forecast/index.ts'
import { checkInvariants, playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { ballFor } from '../../../src/procs/ball/whichBall.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { engineSecond, newSecond, plainSecond, sceneSecond, setUpSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['twoBalls']

describe('the start of a drive', () => {
  rule('[second 179] the coin says who is the offence, and nobody is asked', () => {
    const s = newSecond({}, ...on)
    s.roll('coinToss', 2)
    expect(s.happened('kickingTeam')).toEqual([{ type: 'kickingTeam', side: 'home' }])
    expect(s.waits()).toBe('away setUp')
  })

  rule('[second 464] twoBalls off: there is one ball, and the offence gives it to one of its players', () => {
    const s = newSecond({})
    s.roll('coinToss', 1)
    s.home.choose('receive')
    setUpSecond(s)
    s.home.choose('giveBall', { player: 'H3' })
    expect(s.balls()).toEqual(['held H3'])
    s.expectTurnOf('home')
  })

  rule('[second 179] each side gives a ball to one of its players, the offence first', () => {
    const s = newSecond({}, ...on)
    s.roll('coinToss', 1)
    setUpSecond(s)
    s.home.choose('giveBall', { player: 'H3' })
    s.away.choose('giveBall', { player: 'A5' })
    expect(s.balls()).toEqual(['held H3', 'held A5'])
    s.expectTurnOf('home')
  })

  for (const ball of [0, 1])
    rule(`[second 179] a touchdown with ball ${ball} counts, and then each side has one again`, () => {
      const s = sceneSecond(ball === 0 ? 'o H2 . H1* e' : 'H2* . H1 o e', {
        on,
        at: 'g21',
        facts: 'turn=home:3/3',
        beside: 'a1@reserves',
      })
      s.activate('H1', '')
      if (ball === 1) s.choose('step', { square: 'g24' })
      s.step('e')
      expect(s.score()).toBe('1-0')
      setUpSecond(s)
      s.away.choose('giveBall', { player: 'A1' })
      s.home.choose('giveBall', { player: 'H2' })
      expect(s.balls()).toEqual(['held A1', 'held H2'])
      s.expectTurnOf('away')
    })
})

describe('two balls in play', () => {
  rule('[second 179] nobody carries two: from under a carrier the other one scatters', () => {
    const s = sceneSecond('H1* o x .', { on })
    s.activate('H1', '').step('f11')
    s.roll('bounce', 5)
    expect(s.balls()).toEqual(['held H1', 'ground x'])
  })

  rule('[second 179] of two that come to rest on one square, the later one scatters on', () => {
    const s = sceneSecond('A1* o x\n. H1 .', { on })
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 5, 5)
    s.roll('armour', 1, 2)
    s.roll('bounce', 5)
    s.roll('bounce', 5)
    expect(s.balls()).toEqual(['ground x', 'ground f11'])
  })

  it('can be written as a position, and read', () => {
    const text = 'second:twoBalls turn=home:1/1 ball=c3 h1@g13.o a1@g15'
    const { match } = readPosition(text)
    expect(match.balls.map(({ state }) => state)).toEqual(['held', 'ground'])
    expect(writePosition(match)).toBe(text)
    expect(
      readPosition(writePosition(readPosition('second:twoBalls ball=c3/d4 h1@g13 a1@g15').match)).match.balls,
    ).toEqual([
      { kind: 'ball', state: 'ground', at: expect.any(Number), carrier: -1 },
      { kind: 'ball', state: 'ground', at: expect.any(Number), carrier: -1 },
    ])
    expect(() => readPosition('second:twoBalls ball=c3/d4 h1@g13.o a1@g15')).toThrow('ball=d4')
    expect(() => readPosition('second:twoBalls ball=c3/c3 h1@g13 a1@g15')).toThrow('ball=c3')
    expect(() => readPosition('second h1@g13.o a1@g15.o')).toThrow('two players hold the ball')
  })

  it('are both counted by forecasts of a move, and the side thinks of its own first', () => {
    const s = sceneSecond('H1 o . o .\n. . . A1 .', { on })
    const forecast = forecastMove(s.engine, s.match, s.player('H1').id)
    expect(forecast.ballsAt.map((square) => s.engine.rules.pitch.x[square])).toEqual([10, 12])
    expect([s.square('f11'), s.square('f13'), s.square('f12')].map((at) => forecast.takesBall(at))).toEqual([
      true,
      true,
      false,
    ])
    const carried = sceneSecond('H1* . o A1', { on })
    expect(ballFor(carried.match, 'home').carrier).toBe(carried.player('H1').id)
    expect(ballFor(carried.match, 'away').state).toBe('ground')
  })

  it('are what an edition with two of them has, no more, no fewer, and no others', () => {
    const faultsWith = (change: (s: ReturnType<typeof sceneSecond>) => void, more = on): readonly string[] => {
      const s = sceneSecond(more === on ? 'H1* . o A1' : 'H1* . . A1', { on: more })
      change(s)
      return checkInvariants(s.engine, s.match)
    }
    const { kind, state, at, carrier } = { kind: 'ball', state: 'ground', at: 3, carrier: -1 } as const
    expect(faultsWith(() => {})).toEqual([])
    expect(faultsWith(({ match }) => match.balls.push({ kind, state, at, carrier }))).toEqual(['a ball too many'])
    expect(faultsWith(({ match }) => match.balls.push({ kind, state, at, carrier }), [])).toEqual(['a ball too many'])
    expect(faultsWith(({ match }) => match.balls.splice(1))).toEqual(['a ball too few'])
    expect(faultsWith(({ match }) => match.balls.push({ kind: 'spiked', state, at, carrier }))).toContain(
      'edition second:twoBalls plays with no ball of the kind spiked',
    )
    expect(faultsWith(({ match }) => match.balls.push({ kind: 'head', cutBy: 'home', state, at, carrier }))).toEqual([
      'there are heads in edition second:twoBalls',
    ])
    expect(
      faultsWith(({ match }) => Object.assign(match.balls[1], { carrier: 0, state: 'held', at: match.players[0].at })),
    ).toContain('a player holds two balls')
  })
})

describe('random matches with two balls', () => {
  const setup = { home: plainSecond(12), away: plainSecond(12), options: { touchdowns: 2, turns: 10 } }
  for (const [seed, more] of (
    [[], ['kickers', 'kicksInPlay', 'throwing', 'interceptions'], ['stripBall', 'dodging', 'push']] as const
  ).entries())
    it(`hold every invariant: ${more.join(' ')}`, () => {
      for (const makeCoach of [randomCoach, livelyCoach])
        expect(playChecked(engineSecond(...on, ...more), setup, seed, { makeCoach, alone: seed > 0 }).faults).toEqual(
          [],
        )
    })
})

describe('high kicks', () => {
  rule('[second 179] while one ball hangs in the air, the other is not kicked high', () => {
    const asked = (facts: string): string => {
      const s = sceneSecond('H1* . A1', {
        on: ['twoBalls', 'kickers', 'kicksInPlay'],
        players: { H1: '+up-and-under' },
        facts,
      })
      s.activate('H1', '')
      s.choose('kickBall', { square: 'f20' })
      const waits = s.waits()
      for (let pending = s.engine.pending(s.match); pending.wait === 'dice'; pending = s.engine.pending(s.match))
        s.roll(pending.why, ...pending.dice.map(() => 1))
      return waits
    }
    expect(asked('turn=home:1/1')).toBe('home useSkill')
    expect(asked('turn=home:1/1 ball=c3^away2')).not.toContain('useSkill')
  })
})
