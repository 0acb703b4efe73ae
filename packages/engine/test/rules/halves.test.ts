// Halves, restarts, teams without players and conceding: chapter L of the ledger.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, opening, plainLineUp } from '../support/game.ts'
import { emptyBench, endTurns, quietKickOff, restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const result = (s: Scene) => s.match.result

/** H1 moves into the end zone and scores; the test does the rest. */
const scoring = (facts: string, beside = 'a1@reserves'): Scene => {
  const s = scene('H1* x', { at: 'h25', facts, beside })
  s.activate('H1', 'move').step('x').endAction()
  return s
}

describe('winning', () => {
  rule('[bugman 197] the side with more touchdowns at the end of the second half wins', () => {
    for (const [score, winner] of [
      ['2-1', 'home'],
      ['0-1', 'away'],
    ]) {
      const s = scene('H1 . A1', { facts: `half=2 turn=away:8/8 score=${score} overtime=yes` })
      s.endTurn()
      expect(s.waits()).toBe('over')
      expect(result(s)).toMatchObject({ winner, by: 'touchdowns' })
    }
    const first = scene('H1 . A1', { facts: 'half=1 turn=away:8/8 score=2-1' })
    first.endTurn()
    expect(first.waits()).toMatch(/setUp$/)
  })

  rule('[bugman 198] a level score is a draw, unless overtime was agreed on', () => {
    const s = scene('H1 . A1', { facts: 'half=2 turn=away:8/8 score=1-1' })
    s.endTurn()
    expect(s.waits()).toBe('over')
    expect(result(s)).toMatchObject({ winner: 'draw', score: { home: 1, away: 1 } })
    const t = scene('H1 . A1', { facts: 'half=2 turn=away:8/8 score=1-1 overtime=yes' })
    t.endTurn()
    expect(t.waits()).toBe('dice coinToss')
    t.roll('coinToss', 1)
  })
})

describe('halves and drives', () => {
  rule(
    '[bugman 202, 203] [third 140, 141] each side has eight turns a half; the other side kicks off the second',
    () => {
      const s = opening(newGame())
      expect(s.waits()).toBe('home setUp')
      quietKickOff(s)
      const turns = restOfHalf(s)
      expect(turns).toHaveLength(16)
      expect(turns.every((whose, i) => whose === (i % 2 === 0 ? 'away turn' : 'home turn'))).toBe(true)
      expect(s.markers()).toBe('0/0')
      expect(s.waits()).toBe('away setUp')
      quietKickOff(s)
      expect(restOfHalf(s)[0]).toBe('home turn')
      expect(s.happened('driveStarted')).toMatchObject([{ kicking: 'home' }, { kicking: 'away' }])
      expect(s.waits()).toBe('over')
    },
  )

  rule('[bugman 203, 204] who kicked last in the first half does not matter for the second', () => {
    const fast = plainLineUp()
    const away = { ...fast, players: fast.players.map((p) => ({ ...p, stats: { ...p.stats, MA: 12 } })) }
    const s = lineUpForKick(newGame({ away }))
    kick(s, 'h14', [4, 1], [1, 1])
    s.away.choose('giveBall', { player: 'A9' })
    s.activate('A9', 'move').step('b14', 'a13', 'a12', 'a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3')
    s.step('a2').roll('goForIt', 2).step('a1').roll('goForIt', 2)
    expect([s.score(), s.waits()]).toEqual(['0-1', 'away setUp'])
    quietKickOff(s)
    expect(restOfHalf(s)).toHaveLength(15)
    expect(s.waits()).toBe('away setUp')
    expect(s.happened('driveStarted')).toMatchObject([{ kicking: 'home' }, { kicking: 'away' }, { kicking: 'away' }])
  })

  rule('[bugman 202] [third 150] half-time gives both sides all their re-rolls back', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8 rr=0/1 rrhalf=3/2' })
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 1])
    s.endTurn()
    expect(s.happened('halfEnded')).toMatchObject([{ half: 1 }])
    expect(s.happened('halfStarted')).toMatchObject([{ half: 2 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([3, 2])
    const touchdown = scoring('turn=home:3/3 rr=1/0 rrhalf=3/2')
    expect([touchdown.rerolls('home'), touchdown.rerolls('away')]).toEqual([1, 0])
  })

  rule('[bugman 204] [third 141] after a touchdown the scorers kick and the others have the first turn', () => {
    const s = scoring('turn=home:3/3')
    expect(s.waits()).toBe('home setUp')
    quietKickOff(s)
    s.expectTurnOf('away')
    expect(s.markers()).toBe('3/4')
    expect(endTurns(s, 2)).toEqual(['away turn', 'home turn'])
  })

  rule('[bugman 213] [third 149] after a touchdown each KO’d player of both sides returns on a 4', () => {
    const s = scoring('turn=home:3/3', 'h2@ko h3@ko a1@ko a2@ko a3@reserves')
    s.roll('recover', 4).roll('recover', 3).roll('recover', 6).roll('recover', 1)
    expect(['H2', 'H3', 'A1', 'A2'].map(s.where)).toEqual(['reserves', 'ko', 'reserves', 'ko'])
    expect(s.waits()).toBe('home setUp')
  })

  rule('[bugman 213] [third 149] at half-time likewise, before anybody is set up', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8', beside: 'h2@ko a2@ko' })
    s.endTurn()
    s.roll('recover', 3).roll('recover', 4)
    expect([s.where('H2'), s.where('A2')]).toEqual(['ko', 'reserves'])
    expect(s.waits()).toMatch(/setUp$/)
  })
})

describe('nobody to set up', () => {
  rule('[bugman 214, 215, 218] both markers move two, the other side scores, the KO’d roll again', () => {
    const s = emptyBench(scene('H1* x', { at: 'h25', facts: 'turn=home:3/2', beside: 'a1@ko' }), 'away')
    s.activate('H1', 'move').step('x').endAction()
    s.roll('recover', 3)
    expect(s.markers()).toBe('5/4')
    expect(s.score()).toBe('2-0')
    expect(s.happened('touchdown')).toMatchObject([{ player: s.player('H1').id }, { side: 'home', player: -1 }])
    s.roll('recover', 4)
    expect(s.waits()).toBe('home setUp')
    expect(s.match.players.every((p) => p.place !== 'pitch')).toBe(true)
    quietKickOff(s)
    expect(s.markers()).toBe('5/5')
  })

  rule('[bugman 214, 215] the away side is given the touchdown when home has nobody', () => {
    const s = emptyBench(scene('x A1*', { at: 'h1', facts: 'turn=away:3/3', beside: 'h1@ko' }), 'home')
    s.activate('A1', 'move').step('x').endAction()
    s.roll('recover', 3)
    expect([s.score(), s.markers()]).toEqual(['0-2', '5/5'])
    s.roll('recover', 4)
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bugman 216] nobody scores when neither side can field a player', () => {
    const s = emptyBench(
      scene('H1* x', { at: 'h25', facts: 'turn=home:3/3 weather=swelteringHeat', beside: 'a1@ko' }),
      'away',
    )
    s.activate('H1', 'move').step('x').endAction()
    s.roll('swelteringHeat', 1).roll('recover', 3)
    expect(s.happened('nobodyToField')).toMatchObject([{ home: true, away: true }])
    expect(s.markers()).toBe('5/5')
    expect(s.score()).toBe('1-0')
    s.roll('recover', 4)
    expect(s.waits()).toBe('home setUp')
    expect(s.where('H1')).toBe('reserves')
  })

  rule('[bugman 217] the half ends when that takes both markers to 8 or beyond', () => {
    const s = emptyBench(scene('H1* x', { at: 'h25', facts: 'turn=home:7/6 kick=away', beside: 'a1@ko' }), 'away')
    s.activate('H1', 'move').step('x').endAction()
    s.roll('recover', 1)
    expect(s.score()).toBe('2-0')
    expect(s.happened('halfEnded')).toMatchObject([{ half: 1 }])
    expect(s.markers()).toBe('0/0')
    s.roll('recover', 5)
    expect(s.waits()).toBe('home setUp')
    const last = emptyBench(scene('H1* x', { at: 'h25', facts: 'half=2 turn=home:7/6', beside: 'a1@ko' }), 'away')
    last.activate('H1', 'move').step('x').endAction()
    last.roll('recover', 1)
    expect(last.waits()).toBe('over')
    expect(result(last)).toMatchObject({ winner: 'home', score: { home: 2, away: 0 } })
  })

  rule('[bugman 217, 218] it goes on while one side has a turn left', () => {
    const s = emptyBench(scene('H1* x', { at: 'h25', facts: 'turn=home:6/5', beside: 'a1@ko' }), 'away')
    s.activate('H1', 'move').step('x').endAction()
    s.roll('recover', 1)
    expect(s.markers()).toBe('8/7')
    expect(s.happened('halfEnded')).toEqual([])
    s.roll('recover', 4)
    quietKickOff(s)
    expect(restOfHalf(s)).toEqual(['away turn'])
  })
})

describe('conceding', () => {
  rule('[bugman 219] a coach may give up at the start of his own turn, before the marker moves', () => {
    const s = scene('H1 . A1', { facts: 'turn=home:3/2 score=2-0' })
    s.outside('concede')
    expect(s.waits()).toBe('over')
    expect(result(s)).toMatchObject({ winner: 'away', score: { home: 2, away: 0 }, by: 'concession' })
    expect(s.markers()).toBe('2/2')
  })

  rule('[bugman 219] not once he has begun to play it', () => {
    const s = scene('H1 x H2 . A1')
    s.activate('H1', 'move').step('x')
    expect(() => s.outside('concede')).toThrow()
    s.endAction()
    s.expectTurnOf('home')
    expect(() => s.outside('concede')).toThrow()
    s.endTurn()
    s.outside('concede')
    expect(result(s)).toMatchObject({ winner: 'home' })
  })

  rule('[bugman 219] nor during set-up or the kick-off with enough players', () => {
    const s = opening(newGame({ home: plainLineUp(3) }))
    expect(s.waits()).toBe('home setUp')
    expect(() => s.outside('concede')).toThrow()
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    expect(() => s.outside('concede')).toThrow()
  })
})
