// Regeneration and Secret Weapon: who returns after a casualty, and who is sent off after a drive.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** H1 has made a casualty of A1; the table is still to be rolled on. */
const casualty = (victim: string, facts = ''): Scene => {
  const s = scene('H9 . H1 A1 x', { players: { A1: victim }, facts, beside: 'a2@m20' })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s.roll('armour', 6, 6).roll('injury', 5, 5)
}

describe('regeneration', () => {
  rule('[bb2020 621] after the casualty roll 4 or more heals him and forgets the injury', () => {
    for (const face of [3, 4]) {
      const s = casualty('+regeneration').roll('casualty', 15)
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice regeneration', 4, []])
      s.roll('regeneration', face)
      expect([s.where('A1'), s.player('A1').injuries]).toEqual(face < 4 ? ['casualty', ['dead']] : ['reserves', []])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 621] no team re-roll helps, in the own turn either, nor Pro', () => {
    const s = scene('H1 A1 x', { players: { H1: '+regeneration+pro' }, facts: 'rr=1/0' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1).keep()
    s.roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 1).roll('regeneration', 1)
    expect([s.where('H1'), s.rerolls('home'), s.waits()]).toEqual(['casualty', 1, 'away turn'])
  })

  rule('[bb2020 621] an apothecary has his turn first, and a lasting injury is not looked up for the healed', () => {
    const s = casualty('+regeneration', 'apothecary=0/1').roll('casualty', 13)
    expect(s.waits()).toBe('away useResource')
    s.away.decline()
    s.roll('regeneration', 4)
    expect([s.where('A1'), s.player('A1').injuries]).toEqual(['reserves', []])
    const t = casualty('+regeneration').roll('casualty', 13).roll('regeneration', 3).roll('lastingInjury', 1)
    expect(t.player('A1').injuries).toEqual(['lastingInjury', 'headInjury'])
  })
})

describe('secret weapon', () => {
  const PICTURE = '. H2* x\n. . .\nH1 A1 y\n. . .\nA3 H3 .'
  const armed = (beside = '', facts = ''): Scene =>
    scene(PICTURE, { at: 'f24', players: { A1: '+secret-weapon' }, facts, beside })
  const score = (s: Scene): Scene => {
    s.activate('H2', 'move').step('x')
    return s
  }

  rule('[bb2020 623] sent off when the drive ends; his coach may argue', () => {
    const s = score(armed())
    expect([s.waits(), s.away.answers()]).toEqual(['away useResource', ['decline', 'use argue']])
    s.away.decline()
    expect([s.score(), s.where('A1'), s.where('A3')]).toEqual(['1-0', 'sentOff', 'reserves'])
    const t = score(armed())
    t.away.choose('use', { option: 'argue' })
    t.roll('argue', 6)
    expect(t.where('A1')).toBe('reserves')
  })

  rule('[bb2020 623] also a player who was on the pitch only for a part of it', () => {
    const s = armed()
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('y')
    s.stay()
    s.roll('armour', 6, 6).roll('injury', 4, 5)
    expect(s.where('A1')).toBe('ko')
    score(s).away.decline()
    expect(s.where('A1')).toBe('sentOff')
  })

  rule('[bb2020 623] not a player who was not fielded', () => {
    const s = score(armed('a5@reserves+secret-weapon'))
    s.away.decline()
    expect([s.where('A1'), s.where('A5')]).toEqual(['sentOff', 'reserves'])
    expect(s.happened('sentOff')).toHaveLength(1)
  })
})
