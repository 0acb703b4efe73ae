// Leap: target squares, cost, the roll, and going for it.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const LEAP = { H1: '+leap' }
const leapTo = (s: Scene, square: string): Scene => {
  s.choose('leap', { square })
  return s
}

describe('the jump', () => {
  rule('[bugman 474] any empty square one or two away, over players of either team', () => {
    const s = scene('a b c d e\nf A1 H2 A3/ g\nh A4 H1 A5= i\nj A6 H3 A8 k\nl m n p q', { players: LEAP })
    s.activate('H1', 'move')
    const ring = [...'abcdefghijklmnpq'].map((to) => `leap ${to}`)
    expect([s.answers('leap').sort(), s.answers('step')]).toEqual([ring, []])
    const edge = scene('H1 x\ny A1', { at: 'a1', players: LEAP })
    edge.activate('H1', 'move')
    const near = ['leap a3', 'leap b3', 'leap c1', 'leap c2', 'leap c3', 'leap x', 'leap y']
    expect(edge.answers('leap').sort()).toEqual(near)
    const plain = scene('H1 x A1')
    plain.activate('H1', 'move')
    expect(plain.answers('leap')).toEqual([])
  })

  rule('[bugman 474] it costs two squares of movement, one square away as well', () => {
    for (const to of ['x', 'y']) {
      const s = scene('H1 x y z . A1', { players: { H1: ':2338+leap' } })
      leapTo(s.activate('H1', 'move'), to).roll('leap', 4)
      expect([s.where('H1'), s.waits()]).toEqual([to, 'home activation'])
      s.step(to === 'x' ? 'y' : 'z')
      expect(s.waits()).toBe('dice goForIt')
      s.roll('goForIt', 2)
    }
  })

  rule('[bugman 474] not with less than two squares left, and not in a Block action', () => {
    const s = scene('H1 . . A1\nH2 . . .', { players: LEAP, facts: 'act=h1:move:0.1' })
    expect([s.answers('leap'), s.answers('step').length]).toEqual([[], 7])
    const block = scene('H1 A1 .\nH2 . .', { players: LEAP })
    block.activate('H1', 'block')
    expect(block.answers()).toEqual(['endAction', 'block A1'])
    const blitz = scene('H1 A2 x A1\nH2 . . .', { players: LEAP })
    leapTo(blitz.activate('H1', 'blitz'), 'x').roll('leap', 4)
    expect(blitz.answers('block').sort()).toEqual(['block A1', 'block A2'])
  })

  rule('[bugman 474] a player who lands on the ball must pick it up', () => {
    const s = scene('H1 A1 o', { players: LEAP })
    leapTo(s.activate('H1', 'move'), 'f12').roll('leap', 4)
    expect(s.waits()).toBe('dice pickUp')
    s.roll('pickUp', 6)
    expect(s.holder()).toBe('H1')
  })
})

describe('the roll', () => {
  rule('[bugman 475, 476] agility without modifiers and no dodge, with any tackle zones at either end', () => {
    const s = scene('A1 A2 x A3\nH1 A4 . A5', { players: { H1: '+leap+two-heads+titchy', A1: '+tackle' } })
    leapTo(s.activate('H1', 'move'), 'x')
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice leap', 4, []])
    s.roll('leap', 4)
    expect([s.where('H1'), s.waits(), s.happened('rolled')]).toMatchObject(['x', 'home activation', [{}]])
  })

  rule('[bugman 475] only Very Long Legs help', () => {
    const s = scene('H1 A1 x', { players: { H1: '+leap+very-long-legs' } })
    leapTo(s.activate('H1', 'move'), 'x')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['very-long-legs +1']])
    s.roll('leap', 3)
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bugman 477] on a failure he is knocked down where he lands: armour and a turnover', () => {
    const s = scene('H1* A1 x\nH2 . .', { players: LEAP })
    leapTo(s.activate('H1', 'move'), 'x').roll('leap', 3)
    expect([s.waits(), s.where('H1'), s.posture('H1')]).toEqual(['dice armour', 'x', 'prone'])
    s.roll('armour', 1, 1).roll('bounce', 5)
    expect([s.turnovers(), s.ball()]).toEqual([['knockedDown'], 'ground f13'])
    const onto = scene('H1 A1 o\nH2 . .', { players: LEAP })
    leapTo(onto.activate('H1', 'move'), 'f12').roll('leap', 3).roll('armour', 1, 1).roll('bounce', 5)
    expect(onto.ball()).toBe('ground f13')
  })

  rule('[bugman 478] [third 27] once in a turn, in which he has one action', () => {
    const s = scene('H1 . x . . A1\nH2 . . . . .', { players: LEAP })
    leapTo(s.activate('H1', 'move'), 'x').roll('leap', 4)
    expect([s.answers('leap'), s.answers('step').length]).toEqual([[], 8])
    s.endAction()
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'move')
    expect(s.answers('leap').length).toBeGreaterThan(0)
  })
})

describe('going for it', () => {
  rule('[bugman 631] he is put down first, then goes for each square he lacks, then leaps', () => {
    for (const [left, rolls] of [
      ['1.2', 1],
      ['0.2', 2],
    ] as const) {
      const s = scene('H1 A1 x\nH2 . .', { players: LEAP, facts: `act=h1:move:${left}` })
      leapTo(s, 'x')
      for (let i = 0; i < rolls; i++) {
        expect([s.where('H1'), s.needs()]).toEqual(['x', 2])
        s.roll('goForIt', 2)
      }
      s.roll('leap', 4)
      expect([s.where('H1'), s.posture('H1')]).toEqual(['x', 'standing'])
    }
  })

  rule('[bugman 631] failing to go for it he is knocked down on the square he leapt to', () => {
    for (const before of [0, 1]) {
      const s = scene('H1 A1 x\nH2 . .', { players: LEAP, facts: 'act=h1:move:0.2' })
      leapTo(s, 'x')
      if (before) s.roll('goForIt', 6)
      s.roll('goForIt', 1)
      expect([s.waits(), s.where('H1'), s.posture('H1')]).toEqual(['dice armour', 'x', 'prone'])
      s.roll('armour', 1, 1)
      expect([s.turnovers(), s.happened('rolled').length]).toEqual([['knockedDown'], 2 + before])
    }
  })
})
