// Hail Mary Pass: any square, never accurate, no modifiers.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const HAIL_MARY = 'hailMary'

/** H1 on h2 throws to h20, beyond the range ruler; the die is to be rolled. */
const longThrow = (skills = '', facts = '', beside = ''): Scene => {
  const s = scene('H1*', { at: 'h2', players: { H1: `+hail-mary-pass${skills}` }, facts, beside })
  s.activate('H1', 'pass').choose('throw', { square: 'h20', option: HAIL_MARY })
  return s
}

const astray = (s: Scene): Scene => s.roll('scatter', 4).roll('scatter', 4).roll('scatter', 5)

describe('Hail Mary Pass', () => {
  rule('[bugman 447] [third 233] he may throw to any square of the pitch, beside his throws by the ruler', () => {
    const s = scene('H1*', { at: 'h2', players: { H1: '+hail-mary-pass' } })
    s.activate('H1', 'pass')
    const far = s.answers('throw').filter((a) => a.endsWith(HAIL_MARY))
    expect(far.length).toBe(15 * 26 - 1)
    expect(far).toContain('throw o26 hailMary')
    expect(s.answers('throw')).toContain('throw h15')
    expect(s.answers('throw')).not.toContain('throw h16')
    const plain = scene('H1*', { at: 'h2' })
    plain.activate('H1', 'pass')
    expect(plain.answers('throw').some((a) => a.endsWith(HAIL_MARY))).toBe(false)
  })

  rule('[bugman 448] [third 233] a 1 is a fumble: the ball bounces from the thrower', () => {
    const s = longThrow().roll('hailMary', 1).roll('bounce', 2)
    expect(s.ball()).toBe('ground g2')
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule('[bugman 448] on 2 to 6 it is inaccurate and scatters three times, perhaps to a catcher', () => {
    for (const face of [2, 6]) {
      const s = longThrow('', '', 'h2@h19').roll('hailMary', face)
      expect(s.happened('passResult')).toMatchObject([{ result: 'inaccurate' }])
      astray(s)
      expect([s.needs(), ...s.modifiers()]).toEqual([4])
      s.roll('catch', 4)
      expect(s.holder()).toBe('H2')
      expect(s.happened('completion')).toEqual([])
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 448] back on its target it is still not an accurate pass', () => {
    const s = longThrow('', '', 'h2@h20+diving-catch').roll('hailMary', 6)
    s.roll('scatter', 2).roll('scatter', 8).roll('scatter', 4)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.happened('completion')).toEqual([])
  })

  rule('[bugman 449] nobody intercepts it', () => {
    const s = longThrow('', '', 'a1@h4 a2@h10 a3@h19')
    expect(s.waits()).toBe('dice hailMary')
    astray(s.roll('hailMary', 2)).roll('catch', 6)
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[bugman 450] [crp 121] not in a blizzard', () => {
    const s = scene('H1*', { at: 'h2', players: { H1: '+hail-mary-pass' }, facts: 'weather=blizzard' })
    s.activate('H1', 'pass')
    expect(s.answers('throw').some((a) => a.endsWith(HAIL_MARY))).toBe(false)
    expect(s.answers('throw')).toContain('throw h8')
    expect(s.answers('throw')).not.toContain('throw h9')
  })

  rule('[bugman 450] not for throwing a team-mate', () => {
    const s = scene('H1 H2', { at: 'h2', players: { H1: '+hail-mary-pass+throw-team-mate', H2: '+right-stuff' } })
    s.activate('H1', 'pass')
    const throws = s.answers('throwTeamMate')
    expect(throws).toContain('throwTeamMate H2 h8')
    expect(throws).not.toContain('throwTeamMate H2 h9')
    expect(throws.some((a) => a.endsWith(HAIL_MARY))).toBe(false)
  })

  rule('[bugman 451, 610] nothing modifies it: always 2+', () => {
    const near = 'a1@g2 a2@h3+disturbing-presence a3@i2'
    for (const skills of ['+accurate+strong-arm', '+stunty']) {
      const s = longThrow(skills, 'weather=verySunny', near)
      expect([s.needs(), ...s.modifiers()]).toEqual([2])
      astray(s.roll('hailMary', 2)).roll('bounce', 5)
    }
  })

  rule('[bugman 610] Pass re-rolls a fumble of it, and so may the team', () => {
    const s = longThrow('+pass', 'rr=1/0').roll('hailMary', 1)
    expect(s.answers()).toEqual(['keep', 'reroll pass', 'reroll team'])
    s.reroll('pass')
    astray(s.roll('hailMary', 2)).roll('bounce', 5)
    const t = longThrow('+pass').roll('hailMary', 2)
    expect(t.waits()).toBe('dice scatter')
    astray(t).roll('bounce', 5)
  })

  rule('[bugman 447] a bomb may be thrown that far as well', () => {
    const s = scene('H1', { at: 'h2', players: { H1: '+bombardier+hail-mary-pass' } })
    s.activate('H1', 'bomb').choose('throw', { square: 'h20', option: HAIL_MARY })
    astray(s.roll('hailMary', 2))
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('h19') }])
  })
})
