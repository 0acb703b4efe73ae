// Clock and score of second: three touchdowns, the cap, end zones of two rows, half points, forfeits. Chapter V of the ledger.
// Neighbours: setUp.test.ts, src/procs/match/driveToLines.ts.
import { describe, expect, it } from 'vitest'
import { knockDownFrame } from '../../../src/procs/hurt/knockDown.ts'
import { happening } from '../../support/hurting.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, sceneSecond, setUpSecond } from '../../support/second.ts'

/** H1 walks from column 24 to 25. */
const walkIn = (facts: string): Scene => {
  const s = sceneSecond('H1* x', { at: 'h24', facts, beside: 'h2@reserves a2@reserves' })
  s.choose('activate', { player: 'H1' })
  s.step('x')
  return s
}

describe('what wins in second', () => {
  rule(
    '[second 367] the third touchdown wins at once',
    () => {
      const second = walkIn('score=1-2')
      expect([second.score(), second.waits()]).toEqual(['2-2', 'away setUp'])
      const third = walkIn('score=2-2')
      expect([third.score(), third.waits()]).toEqual(['3-2', 'over'])
      expect(third.match.result).toEqual({ winner: 'home', score: { home: 3, away: 2 }, by: 'touchdowns' })
    },
    'second',
  )

  it('[second 367] the coaches may agree on another number', () => {
    const s = setUpSecond(openingSecond(newSecond({ options: { touchdowns: 1 } })))
    expect(s.match.options.touchdowns).toBe(1)
    expect(() => newSecond({ options: { touchdowns: 0 } })).toThrow(/touchdowns/)
  })

  rule(
    '[second 367] with one touchdown agreed the first one wins',
    () => {
      const s = sceneSecond('H1* x', { at: 'h24' })
      Object.assign(s.match.options, { touchdowns: 1 })
      s.choose('activate', { player: 'H1' })
      s.step('x')
      expect([s.score(), s.waits()]).toEqual(['1-0', 'over'])
    },
    'second',
  )

  rule(
    '[second 368] after 32 turns of each side the higher score wins',
    () => {
      const s = sceneSecond('H1 . A1', { facts: 'turn=away:32/32 score=1-2' })
      s.endTurn()
      expect([s.waits(), s.match.result]).toEqual([
        'over',
        { winner: 'away', score: { home: 1, away: 2 }, by: 'turnCap' },
      ])
    },
    'second',
  )

  rule(
    '[second 368] one turn before it goes on, and equal scores are a draw',
    () => {
      const s = sceneSecond('H1 . A1', { facts: 'turn=home:32/31 score=1-1' })
      s.endTurn()
      s.expectTurnOf('away')
      s.endTurn()
      expect([s.waits(), s.match.result?.winner, s.match.result?.by]).toEqual(['over', 'draw', 'turnCap'])
    },
    'second',
  )

  it('[second 368] the coaches may agree on another number of turns', () => {
    const s = setUpSecond(openingSecond(newSecond({ options: { turns: 1 } })))
    s.home.choose('giveBall', { player: 'H1' })
    s.endTurn()
    s.endTurn()
    expect([s.waits(), s.match.result?.by]).toEqual(['over', 'turnCap'])
  })

  rule(
    '[second 371] points can be halves: half a point decides at the cap, and two and a half do not win before it',
    () => {
      const s = sceneSecond('H1 . A1', { facts: 'turn=away:32/32 score=1.5-1' })
      s.endTurn()
      expect(s.match.result).toEqual({ winner: 'home', score: { home: 1.5, away: 1 }, by: 'turnCap' })
      const short = walkIn('score=1.5-0')
      expect([short.score(), short.waits()]).toEqual(['2.5-0', 'away setUp'])
      expect(walkIn('score=2.5-0').waits()).toBe('over')
    },
    'second',
  )

  rule(
    '[second 372] a side that can field nobody forfeits, whatever the score',
    () => {
      const s = sceneSecond('H1* x', { at: 'h24', facts: 'score=0-2', beside: 'h2@reserves a1@injured a2@dead' })
      s.choose('activate', { player: 'H1' })
      s.step('x')
      expect([s.waits(), s.match.result]).toEqual([
        'over',
        { winner: 'home', score: { home: 1, away: 2 }, by: 'excusedConcession' },
      ])
    },
    'second',
  )

  it('[second 372] if neither side has anybody the score counts', () => {
    const s = newSecond()
    for (const player of s.match.players) player.place = 'injured'
    s.match.squads.away.score = 1
    openingSecond(s)
    expect([s.waits(), s.match.result]).toEqual([
      'over',
      { winner: 'away', score: { home: 0, away: 1 }, by: 'turnCap' },
    ])
  })
})

describe('touchdowns of second', () => {
  rule(
    '[second 369, 370] a carrier scores in either row of the end zone, and not before it',
    () => {
      const s = sceneSecond('. H1* x y', { at: 'h22', beside: 'h2@reserves a2@reserves' })
      s.choose('activate', { player: 'H1' })
      s.step('x')
      expect([s.score(), s.waits()]).toEqual(['0-0', 'home activation'])
      s.step('y')
      expect([s.score(), s.turnovers()]).toEqual(['1-0', ['touchdown']])
      const back = sceneSecond('H1* x', { at: 'h24', beside: 'h2@reserves a2@reserves' })
      back.choose('activate', { player: 'H1' })
      back.step('x')
      expect(back.score()).toBe('1-0')
      const away = sceneSecond('x A1*', { at: 'h2', facts: 'turn=away:1/1', beside: 'h2@reserves a2@reserves' })
      away.choose('activate', { player: 'A1' })
      away.step('x')
      expect(away.score()).toBe('0-1')
    },
    'second',
  )

  rule(
    '[second 369] whoever’s turn it is: the ball comes to a home player in the end zone in the opponents’ turn',
    () => {
      const s = happening('A1* H1', (_c, id) => knockDownFrame(id('A1'), 'risk'), {
        at: 'h25',
        beside: 'h2@reserves',
      })
      s.roll('armour', 1, 2)
      expect(s.match.turn.side).toBe('away')
      s.roll('bounce', 5)
      expect([s.score(), s.turnovers()]).toEqual(['1-0', ['touchdown']])
    },
    'second',
  )

  rule(
    '[second 369] the own end zone scores nothing, nor does who lies in the other',
    () => {
      const s = sceneSecond('x H1*', { at: 'h2', beside: 'a2@reserves' })
      s.choose('activate', { player: 'H1' })
      s.step('x')
      expect([s.score(), s.waits()]).toEqual(['0-0', 'home activation'])
      const prone = happening('H1 A1*', (_c, id) => knockDownFrame(id('A1'), 'risk'), {
        at: 'h1',
      })
      prone.roll('armour', 1, 2).roll('bounce', 2)
      expect(prone.score()).toBe('0-0')
    },
    'second',
  )

  rule(
    '[second 379] a touchdown ends the turn and the drive: everybody leaves the pitch, and who scored against sets up first',
    () => {
      const s = sceneSecond('H1* x .\nH3 . .\n. . A1', { at: 'h23', beside: 'h2@reserves a2@reserves' })
      s.choose('activate', { player: 'H1' })
      s.step('x')
      s.step('h25')
      expect([s.turnover(), s.waits(), s.where('H1'), s.where('A1')]).toEqual([
        ...['', 'away setUp', 'reserves', 'reserves'],
      ])
      expect(s.match.drive.kicking).toBe('home')
    },
    'second',
  )
})
