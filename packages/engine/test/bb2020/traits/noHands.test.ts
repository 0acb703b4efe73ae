// No Hands: the ball bounces away from a player who cannot hold it.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('no hands', () => {
  rule('[bb2020 612] moving onto the ball is no pick-up: it bounces, and that is a turnover', () => {
    const s = scene('H1 o . .\n. . . H2', { players: { H1: '+no-hands' }, facts: 'rr=1/0' })
    s.activate('H1', 'move').step('f11')
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect([s.ball(), s.where('H1'), s.posture('H1')]).toEqual(['ground f12', 'f11', 'standing'])
    expect([s.turnovers(), s.waits()]).toEqual([['pickUp'], 'away turn'])
  })

  rule('[bb2020 612] a ball that comes to him bounces on without a roll', () => {
    const s = scene('H1* H2 .\n. . .\nA1 . .', { players: { H2: '+no-hands' } })
    s.activate('H1', 'handOff').handOff('H2')
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f12', ['handOff']])
  })

  rule('[bb2020 613] he never tries to interfere with a pass', () => {
    for (const [skill, asked] of [
      ['', 'away interception'],
      ['+no-hands', 'dice catch'],
    ] as const) {
      const s = scene('H1* . A1 . H2', { players: { A1: skill } })
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', 6)
      expect(s.waits(), skill).toBe(asked)
      if (skill === '') s.away.decline()
      s.roll('catch', 6)
    }
  })
})
