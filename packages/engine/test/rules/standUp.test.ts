// Standing up: chapter I of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('standing up', () => {
  rule('[bugman 141] a player who is down stands up as his action starts, before anything else', () => {
    const s = scene('H1/ a . A1/\n. . . H2')
    s.activate('H1', 'move')
    expect(s.answers().sort()).toEqual(['endAction', 'standUp'])
    s.standUp()
    expect(s.posture('H1')).toBe('standing')
    expect(s.answers()).toContain('step a')
    expect(s.answers('standUp')).toEqual([])
  })

  rule('[bugman 141] stunned players cannot stand up, nor act at all', () => {
    const s = scene('H1= H2 . A1')
    expect(s.answers('activate').filter((answer) => answer.includes('H1'))).toEqual([])
    s.endTurn()
    expect(s.posture('H1')).toBe('prone')
    s.endTurn()
    s.activate('H1', 'move').standUp()
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bugman 141, 144] [third 146] it costs three squares; the rest of his movement is left', () => {
    const s = scene('H1/ a b c d . A1', { players: { H1: ':6338' } })
    s.activate('H1', 'move').standUp()
    s.step('a', 'b', 'c')
    expect(s.waits()).toBe('home activation')
    s.step('d')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
  })

  rule('[bugman 144] with MA 3 he stands up without a roll, and every square after it is gone for', () => {
    const s = scene('H1/ a b c . . A1', { players: { H1: ':3338' } })
    s.activate('H1', 'move').standUp()
    expect(s.waits()).toBe('home activation')
    s.step('a').roll('goForIt', 2).step('b').roll('goForIt', 2)
    s.expectTurnOf('away')
    expect(s.where('H1')).toBe('b')
  })

  rule('[bugman 142] standing up next to an opponent needs no dodge, leaving him does', () => {
    const s = scene('x H1/ A1\n. . A2')
    s.activate('H1', 'move').standUp()
    expect(s.posture('H1')).toBe('standing')
    expect(s.happened('rolled')).toEqual([])
    s.step('x')
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 3)
  })

  rule('[bugman 143] after standing up any action but a block can be carried out', () => {
    const after = (picture: string, kind: string): string[] => {
      const s = scene(picture)
      s.activate('H1', kind).standUp()
      if (picture.includes('o')) s.step('f11').roll('pickUp', 6)
      return s.answers()
    }
    expect(scene('H1/ A1 .').answers()).not.toContain('activate H1 block')
    expect(after('H1/ x A1', 'move')).toContain('step x')
    expect(after('H1/ A1 .', 'blitz')).toContain('block A1')
    expect(after('H1/ A1/ A2', 'foul')).toContain('foul A1')
    expect(after('H1/ o x A1', 'pass')).toContain('throw x')
    expect(after('H1/ o H2 . A1', 'handOff')).toContain('handOff H2')
  })
})

describe('standing up with little movement', () => {
  rule('[bugman 145] [third 146] below MA 3 he needs 4+, then only squares he goes for are left', () => {
    const s = scene('H1/ a b c . A1', { players: { H1: ':2338' } })
    s.activate('H1', 'move').standUp()
    expect(s.waits()).toBe('dice standUp')
    expect(s.needs()).toBe(4)
    expect(s.modifiers()).toEqual([])
    s.roll('standUp', 4)
    expect(s.posture('H1')).toBe('standing')
    s.step('a').roll('goForIt', 2).step('b').roll('goForIt', 2)
    s.expectTurnOf('away')
  })

  rule('[bugman 145] the roll may be tried again with a team re-roll', () => {
    const s = scene('H1/ a b c . A1', { players: { H1: ':1338' }, facts: 'rr=1/0' })
    s.activate('H1', 'move').standUp()
    s.roll('standUp', 3)
    expect(s.answers()).toEqual(['keep', 'reroll team'])
    s.reroll('team')
    s.roll('standUp', 5)
    expect(s.posture('H1')).toBe('standing')
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bugman 145, 146] [third 146] a failed roll ends his action but not the turn', () => {
    const s = scene('H1/ . . A1\n. . . .\nH2 . . .', { players: { H1: ':2338' } })
    s.activate('H1', 'move').standUp()
    s.roll('standUp', 3)
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((answer) => answer.includes('H1'))).toEqual([])
    expect(s.answers()).toContain('activate H2 move')
  })

  rule('[bugman 146] failing to stand up for a blitz is no turnover, though the blitz is spent', () => {
    const s = scene('H1/ A1 . .\n. . . .\nH2 . . .', { players: { H1: ':2338' } })
    s.activate('H1', 'blitz').standUp()
    s.roll('standUp', 1)
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers()).not.toContain('activate H2 blitz')
  })
})
