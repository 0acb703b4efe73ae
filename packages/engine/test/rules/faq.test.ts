// Answers of the FAQ that need no skill and belong to no other chapter.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('frequently asked', () => {
  rule('[bugman 629] everybody stands on one square, the biggest too: eight others fit around him', () => {
    const s = scene('A1 A2 A3\n A4 H1 A5\n A6 A7 A8', { players: { H1: ':5519', A1: ':4519' } })
    expect(s.match.board.filter((code) => code !== 0)).toHaveLength(9)
    s.activate('H1', 'blitz')
    expect(s.answers('step')).toEqual([])
    expect(s.answers('block')).toHaveLength(8)
    expect(s.match.players.every((p) => p.who.size === 1)).toBe(true)
  })

  rule('[bugman 630] who has acted is remembered until the turn is over', () => {
    const s = scene('H1 x H2 . . A1')
    s.activate('H1', 'move').step('x').endAction()
    expect(s.answers('activate').filter((a) => a.includes('H1'))).toEqual([])
    expect(s.answers('activate').filter((a) => a.includes('H2'))).not.toEqual([])
    s.endTurn()
    s.endTurn()
    expect(s.answers('activate').filter((a) => a.includes('H1'))).not.toEqual([])
  })
})
