// Movement and dodging: chapter E of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('dodging', () => {
  rule('[bugman 74, 79] leaving a tackle zone needs a dodge roll at +1', () => {
    const s = scene(`
      .  .  .
      x  H1 A1
      .  .  .
    `)
    s.activate('H1', 'move').step('x')
    expect(s.needs()).toBe(3)
    expect(s.modifiers()).toEqual(['dodge +1'])
    s.roll('dodge', 3)
    expect(s.where('H1')).toBe('x')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 82] a failed dodge knocks him down on the square he went to, and the turn is over', () => {
    const s = scene(`
      .  .  .
      x  H1 A1
      .  .  .
    `)
    s.activate('H1', 'move').step('x').roll('dodge', 2).roll('armour', 3, 4)
    expect(s.where('H1')).toBe('x')
    expect(s.posture('H1')).toBe('prone')
    s.expectTurnOf('away')
  })
})
