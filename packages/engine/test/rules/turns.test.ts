// The sequence of play, from the halves down to one coach's turn: the first part of chapter C of the ledger.
import { describe, expect } from 'vitest'
import { action } from '../../src/vocabulary/actions.ts'
import { kick, lineUpForKick, newGame } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** Home kicked off to an empty square; the ball rests and the away coach is to move. */
const kickedOff = (): Scene => kick(lineUpForKick(newGame()), 'h22', [2, 1], [1, 1]).roll('bounce', 2)

/** Both coaches do nothing for a whole half; the receiving one goes first. */
const idleHalf = (s: Scene, first: 'home' | 'away'): void => {
  const second = first === 'home' ? 'away' : 'home'
  for (let turn = 1; turn <= 8; turn++) {
    s.expectTurnOf(first)
    expect(s.match.clock[first]).toBe(turn)
    expect(s.match.clock[second]).toBe(turn - 1)
    s.endTurn()
    s.expectTurnOf(second)
    expect(s.markers()).toBe(`${turn}/${turn}`)
    s.endTurn()
  }
}

describe('the sequence of play', () => {
  rule(
    '[bugman 28, 29, 31] two halves of eight turns a side, receivers first, each marker moved as its turn starts',
    () => {
      const s = kickedOff()
      idleHalf(s, 'away')
      expect(s.happened('turnStarted')).toHaveLength(16)
      expect(s.happened('halfEnded')).toHaveLength(1)
      s.away.choose('formation', { option: 'wall' })
      s.home.choose('formation', { option: 'wall' })
      kick(s, 'h4', [2, 1], [1, 1]).roll('bounce', 2)
      idleHalf(s, 'home')
      expect(s.happened('turnStarted')).toHaveLength(32)
      expect(s.happened('halfEnded')).toHaveLength(2)
      expect(s.waits()).toBe('over')
    },
  )

  rule('[bugman 30] a touchdown ends the drive, with turns left for both', () => {
    const s = scene('. H1* x\n. . .\n. A1 H2', { at: 'f24', facts: 'turn=home:3/3' })
    s.activate('H1', 'move').step('x')
    s.endAction()
    expect(s.score()).toBe('1-0')
    expect(s.happened('driveEnded')).toHaveLength(1)
    expect(s.waits()).toBe('home setUp')
    expect(s.where('H2')).toBe('reserves')
  })

  rule('[bugman 30] the end of a half ends the drive', () => {
    const s = scene('H1 . A1*', { facts: 'turn=home:8/7' })
    s.endTurn()
    expect(s.happened('driveEnded')).toHaveLength(0)
    s.expectTurnOf('away')
    s.endTurn()
    expect(s.happened('driveEnded')).toHaveLength(1)
    expect(s.happened('halfEnded')).toHaveLength(1)
    expect(s.where('A1')).toBe('reserves')
  })

  rule('[bugman 32, 60] [third 144] when the time is up the turn is over, at any point', () => {
    const s = scene('H1 x . . A1\n. . . . .\nH2 . . . .')
    s.activate('H1', 'move').step('x')
    s.outside('timeOut')
    expect(s.turnovers()).toEqual(['timeOut'])
    expect(s.where('H1')).toBe('x')
    s.expectTurnOf('away')
    s.outside('timeOut')
    expect(s.turnovers()).toEqual(['timeOut', 'timeOut'])
    s.expectTurnOf('home')
  })
})

describe('a turn', () => {
  rule('[bugman 33] [third 145] a player acts once a turn, and again in his next turn', () => {
    const s = scene('H1 x . . A1\n. . . . .\nH2 . . . .')
    s.activate('H1', 'move').step('x')
    s.endAction()
    expect(s.answers('activate').filter((answer) => answer.startsWith('activate H1'))).toEqual([])
    expect(s.answers()).toContain('activate H2 move')
    s.endTurn()
    s.endTurn()
    s.expectTurnOf('home')
    expect(s.answers()).toContain('activate H1 move')
  })

  rule('[bugman 33] the turn ends by itself when everybody has acted', () => {
    const s = scene('H1 . . A1\n. . . .\nH2 . . .')
    s.activate('H1', 'move').endAction()
    s.expectTurnOf('home')
    s.activate('H2', 'move').endAction()
    s.expectTurnOf('away')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 34] nothing is done before an action is declared, and the declaration binds', () => {
    const s = scene('. x .\nH1 A1 .\n. . .')
    expect([...new Set(s.engine.legal(s.match).map((a) => a.do))].sort()).toEqual(['activate', 'endTurn'])
    s.activate('H1', 'move')
    expect(s.question().subject).toBe('move')
    expect(s.answers('block')).toEqual([])
    expect(s.answers()).toContain('step x')
  })

  rule('[bugman 35] nobody else may start while a player is in the middle of his action', () => {
    const s = scene('H1 x . . A1\n. . . . .\nH2 . . . .')
    s.activate('H1', 'move').step('x')
    expect(s.answers('activate')).toEqual([])
    expect(s.answers('endTurn')).toEqual([])
    s.endAction()
    expect(s.answers()).toContain('activate H2 move')
  })

  rule('[bugman 36] the other team takes no actions until its own turn', () => {
    const s = scene('H1 . . A1\nH2 . . A2')
    expect(s.answers('activate').filter((answer) => answer.includes(' A'))).toEqual([])
    const theirs = action('activate', s.player('A1').id, -1, 'move')
    expect(() => s.engine.apply(s.match, { action: theirs })).toThrow()
    s.expectTurnOf('home')
    s.endTurn()
    expect(s.answers('activate').filter((answer) => answer.includes(' H'))).toEqual([])
    expect(s.answers()).toContain('activate A1 move')
  })

  rule('[bugman 37] a coach may stop with players left who have not acted', () => {
    const s = scene('H1 . . A1\nH2 . . .\nH3 . . .')
    s.activate('H1', 'move').endAction()
    expect(s.answers()).toContain('activate H3 move')
    s.endTurn()
    s.expectTurnOf('away')
    expect(s.turnovers()).toEqual([])
  })
})
