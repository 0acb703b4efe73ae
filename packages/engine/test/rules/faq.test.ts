// Answers of the FAQ that need no skill and belong to no other chapter.

import { describe, expect } from 'vitest'
import { assistantCoaches, cheerleaders } from '../../src/procs/match/staff.ts'
import { newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('frequently asked', () => {
  rule('[bugman 629] every player has one square, the biggest too: eight others fit around him', () => {
    const s = scene('A1 A2 A3\n A4 H1 A5\n A6 A7 A8', { players: { H1: ':5519', A1: ':4519' } })
    expect(s.match.board.filter((code) => code !== 0)).toHaveLength(9)
    s.activate('H1', 'blitz')
    expect(s.answers('step')).toEqual([])
    expect(s.answers('block')).toHaveLength(8)
    expect(s.match.players.every((p) => p.who.size === 1)).toBe(true)
  })

  rule('[bugman 630] players who have acted are remembered until the turn is over', () => {
    const s = scene('H1 x H2 . . A1')
    s.activate('H1', 'move').step('x').endAction()
    expect(s.answers('activate').filter((a) => a.includes('H1'))).toEqual([])
    expect(s.answers('activate').filter((a) => a.includes('H2'))).not.toEqual([])
    s.endTurn()
    s.endTurn()
    expect(s.answers('activate').filter((a) => a.includes('H1'))).not.toEqual([])
  })

  rule(
    '[bugman 626] a casualty does not lower his movement, so it can be raised again',
    () => {
      const s = scene('H1 A1', { players: { H1: ':7348', A1: ':8338' } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 6)
      s.push('f12')
      s.stay()
      s.roll('armour', 6, 6).roll('injury', 6, 6)
      expect(s.where('A1')).toBe('casualty')
      expect(s.player('A1').stats.MA).toBe(8)
      expect(s.player('A1').injuries).toEqual([])
    },
    'bugman',
  )

  rule('[bugman 229] the head coach is no resource of a squad: all its staff is listed here', () => {
    const s = newGame({ home: plainLineUp(11, { cheerleaders: 2, assistantCoaches: 1, apothecaries: 1, bribes: 1 }) })
    const { home } = s.match.squads
    expect(home.resources).toEqual({ apothecary: 1, wanderingApothecary: 0, bribe: 1, henchman: 0, chef: 0, prayer: 0 })
    expect([cheerleaders.of(home), assistantCoaches.of(home)]).toEqual([2, 1])
    s.roll('weather', 3, 4)
    s.roll('fans', 3, 3).roll('fans', 3, 3).roll('coinToss', 1)
  })
})
