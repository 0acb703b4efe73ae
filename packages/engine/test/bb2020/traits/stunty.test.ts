// Stunty and Titchy: their advantages and disadvantages.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const dodging = (mover: string, marker = ''): Scene => {
  const s = scene('H1 A1 .\nx . A2\n. A3 .', { players: { H1: mover, A3: marker } })
  s.activate('H1', 'move').step('x')
  return s
}

describe('stunty', () => {
  rule('[bb2020 626] his dodges ignore tackle zones on the new square', () => {
    const plain = dodging('')
    expect([plain.needs(), plain.modifiers()]).toEqual([5, ['tackleZone -1', 'tackleZone -1']])
    plain.roll('dodge', 6)
    const s = dodging('+stunty')
    expect([s.needs(), s.modifiers()]).toEqual([3, []])
    s.roll('dodge', 3)
    expect(s.where('H1')).toBe('x')
  })

  rule('[bb2020 626] other rolls count tackle zones as usual', () => {
    const s = scene('H1 . .\no . .\n. A3 .', { players: { H1: '+stunty' } })
    s.activate('H1', 'move').step('g10')
    expect([s.waits(), s.modifiers()]).toEqual(['dice pickUp', ['tackleZone -1']])
    s.roll('pickUp', 6)
  })

  rule('[bb2020 628] not with Bombardier, Chainsaw or Swoop; other weapons do not matter', () => {
    for (const burden of ['bombardier', 'chainsaw', 'swoop']) {
      const s = dodging(`+stunty+${burden}`)
      expect([s.needs(), s.modifiers()], burden).toEqual([5, ['tackleZone -1', 'tackleZone -1']])
      s.roll('dodge', 6)
    }
    const s = dodging('+stunty+secret-weapon+stab')
    expect(s.needs()).toBe(3)
    s.roll('dodge', 6)
  })

  rule('[bb2020 627] interference with his passes gets +1, with other players’ not', () => {
    for (const [thrower, other, modifiers] of [
      ['+stunty', '', ['accurate -3', 'stunty +1']],
      ['', '+stunty', ['accurate -3']],
    ] as const) {
      const s = scene('H1* . A1 . H2', { players: { H1: thrower, H2: other } })
      s.activate('H1', 'pass').throwTo('H2')
      // His own pass has no penalty.
      expect([s.needs(), s.modifiers()]).toEqual([5, ['short -1']])
      s.roll('pass', 6).away.intercept('A1')
      expect(s.modifiers().sort()).toEqual(modifiers)
      s.roll('intercept', 2).roll('catch', 6)
    }
  })

  rule('[bb2020 627] interference with his bombs gets no bonus', () => {
    const s = scene('H1 . A1 . H2', { players: { H1: '+stunty+bombardier' } })
    s.activate('H1', 'bomb').throwTo('H2')
    s.roll('pass', 6)
    s.away.intercept('A1')
    expect(s.modifiers()).toEqual(['accurate -3'])
    while (s.dice().length > 0) s.roll(s.waits().slice('dice '.length), ...s.dice().map(() => 1))
  })
})

describe('titchy', () => {
  rule('[bb2020 636] +1 on his own dodges, and no other modifier', () => {
    const s = dodging('+titchy')
    expect([s.needs(), s.modifiers().sort()]).toEqual([4, ['tackleZone -1', 'tackleZone -1', 'titchy +1']])
    s.roll('dodge', 6)
    const both = dodging('+titchy+stunty')
    expect([both.needs(), both.modifiers()]).toEqual([2, ['titchy +1']])
    both.roll('dodge', 2)
  })

  rule('[bb2020 637] his tackle zone does not modify dodges into it, but leaving it needs one', () => {
    const s = dodging('', '+titchy')
    expect([s.needs(), s.modifiers()]).toEqual([4, ['tackleZone -1']])
    s.roll('dodge', 6)
    const t = scene('H1 A1 .\nx . .', { players: { A1: '+titchy' } })
    t.activate('H1', 'move').step('x')
    expect([t.waits(), t.needs(), t.modifiers()]).toEqual(['dice dodge', 3, []])
    t.roll('dodge', 3)
  })
})
