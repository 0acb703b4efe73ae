// Overtime and the shoot-out: chapter L of the ledger.
import { describe, expect } from 'vitest'
import { newGame, opening } from '../support/game.ts'
import { endTurns, quietKickOff, restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** The last turn of a drawn match with overtime has just ended: the coin is next. */
const intoOvertime = (facts = ''): Scene => {
  const s = scene('H1 . A1', { facts: `half=2 turn=away:8/8 score=1-1 overtime=yes ${facts}` })
  s.endTurn()
  return s
}

describe('overtime', () => {
  rule('[bugman 199] the coin decides who chooses to kick or receive', () => {
    const s = intoOvertime().roll('coinToss', 2)
    expect(s.waits()).toBe('away kickOrReceive')
    expect(s.away.answers()).toEqual(['kick', 'receive'])
    s.away.choose('receive')
    expect(s.waits()).toBe('home setUp')
    quietKickOff(s)
    s.expectTurnOf('away')
    const t = intoOvertime().roll('coinToss', 1)
    t.home.choose('receive')
    expect(t.waits()).toBe('away setUp')
  })

  rule('[bugman 199] [third 151] it lasts eight turns a side', () => {
    const s = intoOvertime().roll('coinToss', 1)
    s.home.choose('kick')
    quietKickOff(s)
    const turns = restOfHalf(s)
    expect(turns).toHaveLength(16)
    expect(turns[0]).toBe('away turn')
    expect(s.waits()).toBe('dice shootOut')
    s.roll('shootOut', 2, 1)
  })

  rule('[bugman 199] [third 151] the first touchdown wins at once', () => {
    const s = scene('H1* x', { at: 'h25', facts: 'half=3 turn=home:2/2 score=1-1 overtime=yes', beside: 'a1@h2' })
    s.activate('H1', 'move').step('x').endAction()
    expect(s.waits()).toBe('over')
    expect(s.match.result).toEqual({ winner: 'home', score: { home: 2, away: 1 }, by: 'overtime' })
  })

  rule('[bugman 198, 199] a whole match without a touchdown goes through all three', () => {
    const s = opening(newGame({ options: { overtime: true } }))
    quietKickOff(s)
    restOfHalf(s)
    quietKickOff(s)
    restOfHalf(s)
    s.roll('coinToss', 1)
    s.home.choose('receive')
    quietKickOff(s)
    expect(restOfHalf(s)).toHaveLength(16)
    s.roll('shootOut', 3, 4)
    expect(s.match.result).toEqual({ winner: 'away', score: { home: 0, away: 0 }, by: 'shootOut' })
  })

  rule('[bugman 200] [third 127, 151] nobody gets new re-rolls; those left are carried over', () => {
    const s = intoOvertime('rr=1/0 rrhalf=3/3').roll('coinToss', 1)
    s.home.choose('kick')
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
    quietKickOff(s)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
  })

  rule('[third 127] so are those that were won for the second half', () => {
    const s = intoOvertime('rr=3/1 rrhalf=2/2').roll('coinToss', 1)
    s.home.choose('kick')
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([3, 1])
  })

  rule('[bugman 200] so are those won on the kick-off table of the second half', () => {
    const s = scene('H1* x', { at: 'h25', facts: 'half=2 turn=home:7/7 score=0-1 overtime=yes', beside: 'a1@h2' })
    s.activate('H1', 'move').step('x').endAction()
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('aim', { square: 'h24' })
    s.roll('kickScatter', 5, 1).roll('kickOffTable', 4, 4).roll('brilliantCoaching', 6, 1).roll('bounce', 5)
    expect(endTurns(s, 2)).toEqual(['away turn', 'home turn'])
    s.roll('coinToss', 1)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
  })

  rule('[bugman 201] without a touchdown a D6 each decides, plus 1 for every re-roll left, ties again', () => {
    const s = scene('H1 . A1', { facts: 'half=3 turn=away:8/8 score=1-1 overtime=yes rr=2/1' })
    s.endTurn()
    s.roll('shootOut', 3, 4)
    expect(s.happened('rollOff')).toMatchObject([{ why: 'shootOut', home: 5, away: 5 }])
    expect(s.waits()).toBe('dice shootOut')
    s.roll('shootOut', 4, 4)
    expect(s.waits()).toBe('over')
    expect(s.match.result).toEqual({ winner: 'home', score: { home: 1, away: 1 }, by: 'shootOut' })
  })
})
