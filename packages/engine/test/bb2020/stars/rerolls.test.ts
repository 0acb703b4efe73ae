// Stars whose special rule re-rolls dice: Blind Rage and Consummate Professional.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

describe('Blind Rage', () => {
  const dared = (face: number): Scene => {
    const s = scene('H1 A1 x . H2', { players: { H1: '+dauntless+blind-rage', A1: ':65349' } })
    s.activate('H1', 'block').block('A1')
    s.use()
    return s.roll('dauntless', face)
  }

  rule('[bb2020 774] a failed Dauntless die may be rolled again', () => {
    const s = dared(2)
    expect(s.answers()).toEqual(['keep', 'reroll blind-rage'])
    s.reroll('blind-rage')
    s.roll('dauntless', 3)
    expect(s.dice()).toEqual(['block'])
    expect(s.player('H1').spent).toEqual([])
    s.roll('block', 3).push('x')
    s.stay()
  })

  rule('[bb2020 774] a success is not, and the second die stands', () => {
    const good = dared(3)
    expect(good.dice()).toEqual(['block'])
    good.roll('block', 3).push('x')
    good.stay()
    const s = dared(1)
    s.reroll('blind-rage')
    s.roll('dauntless', 1)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3).push('x')
    s.stay()
  })
})

describe('Consummate Professional', () => {
  const RULE = 'consummate-professional'
  const dodged = (face: number, facts = ''): Scene =>
    scene('y x H1 A1\n. . A2 .\nH2 . . .', { facts, players: { H1: `+${RULE}` } })
      .activate('H1', 'move')
      .step('x')
      .roll('dodge', face)

  rule('[bb2020 798] one die of his own, a success too, once in the match', () => {
    const s = dodged(1)
    expect(s.answers()).toEqual(['keep', `reroll ${RULE}`])
    s.reroll(RULE)
    s.roll('dodge', 6)
    expect([s.where('H1'), s.player('H1').spent]).toEqual(['x', [`${RULE} match`]])
    s.step('y').roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
    const good = dodged(6)
    expect(good.answers()).toEqual(['keep', `reroll ${RULE}`])
    good.keep()
    expect(good.player('H1').spent).toEqual([])
  })

  rule('[bb2020 798] from a pool his coach chooses the die; not on armour and injury', () => {
    const s = scene('H1 A1 x\nH2 . .', { players: { H1: `:65349+${RULE}` } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1, 3)
    s.reroll(RULE)
    expect(s.answers()).toEqual(['useDie attackerDown', 'useDie pushed'])
    s.useDie('attackerDown')
    s.roll('block', 6)
    s.useDie('defenderDown')
    s.push('x')
    s.stay()
    s.roll('armour', 1, 2)
    const t = dodged(1)
    t.keep()
    t.roll('armour', 6, 5).roll('injury', 1, 2)
    expect(t.posture('H1')).toBe('stunned')
  })

  rule('[bb2020 798] in the opponents’ turn too', () => {
    const s = scene('A1* . . H1 . A2\nA3 . . . . .', { facts: 'turn=away:1/1', players: { H1: `+${RULE}` } })
    s.activate('A1', 'pass').throwTo('A2')
    s.roll('pass', 6)
    s.home.intercept('H1')
    s.roll('intercept', 1)
    expect([s.waits(), s.home.answers()]).toEqual(['home reroll', ['keep', `reroll ${RULE}`]])
    s.home.reroll(RULE)
    s.roll('intercept', 6)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H1')
  })
})
