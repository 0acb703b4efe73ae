// Catching, hand-offs and loose balls of third: every catch may be refused.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('refusing a catch', () => {
  rule('[third 7] the coach may decline a bouncing ball: it bounces on, as after a failed catch', () => {
    const s = scene('H1 o . . .\n. . A1 x .', { players: { H1: ':6338' } })
    s.activate('H1', 'move').step('f11').roll('pickUp', 1).roll('bounce', 8)
    expect(s.waits()).toBe('away catchBall')
    expect(s.question()).toMatchObject({ player: s.player('A1').id, declining: 'ballBounces' })
    expect(s.away.answers()).toEqual(['use', 'decline'])
    s.away.decline()
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[third 126] so may he decline a pass, a hand-off and a throw-in', () => {
    const pass = scene('H1* . H2 x')
    pass.activate('H1', 'pass').throwTo('H2')
    pass.roll('pass', 6)
    pass.home.decline()
    pass.roll('bounce', 5)
    expect([pass.ball(), pass.turnovers()]).toEqual(['ground x', ['pass']])
    const hand = scene('H1* H2 x')
    hand.activate('H1', 'handOff').handOff('H2')
    hand.home.decline()
    hand.roll('bounce', 5)
    expect([hand.ball(), hand.turnovers()]).toEqual(['ground x', ['handOff']])
    const thrown = scene('H1* . . x', { at: 'a10', beside: 'a1@b13' })
    thrown.activate('H1', 'pass').throwTo('x')
    thrown.roll('pass', 6).roll('bounce', 2).roll('throwIn', 3, 1, 1)
    expect(thrown.waits()).toBe('away catchBall')
    thrown.away.decline()
    thrown.roll('bounce', 7)
    expect(thrown.ball()).toBe('ground c13')
  })

  rule('[third 126] nobody is asked for a player who could not catch', () => {
    for (const cell of ['A1/', 'A1=']) {
      const s = scene(`H1* . ${cell} x`)
      s.activate('H1', 'pass').throwTo('A1')
      s.roll('pass', 6).roll('bounce', 5)
      expect(s.ball()).toBe('ground x')
    }
  })
})

describe('catching', () => {
  rule('[third 180] +1 for an accurate pass and a hand-off, 0 for all else, −1 for each enemy zone', () => {
    const pass = scene('. . . A1\nH1* . . H2\n. . . A2/')
    pass.activate('H1', 'pass').throwTo('H2')
    pass.roll('pass', 6)
    pass.home.use()
    expect([pass.needs(), pass.modifiers()]).toEqual([4, ['accuratePass +1', 'tackleZone -1']])
    pass.roll('catch', 3).roll('bounce', 2)
    pass.away.use()
    expect([pass.needs(), pass.modifiers()]).toEqual([5, ['tackleZone -1']])
    pass.roll('catch', 5)
    expect(pass.holder()).toBe('A1')
    const stray = scene('H1* . . H2')
    stray.activate('H1', 'pass').throwTo('H2')
    stray.roll('pass', 2).roll('scatter', 2).roll('scatter', 8).roll('scatter', 4)
    stray.home.use()
    expect([stray.needs(), stray.modifiers()]).toEqual([4, []])
    stray.roll('catch', 4)
    const hand = scene('H1* H2 . A1')
    hand.activate('H1', 'handOff').handOff('H2')
    hand.home.use()
    expect([hand.needs(), hand.modifiers()]).toEqual([3, ['handOff +1']])
    hand.roll('catch', 3)
    expect(hand.holder()).toBe('H2')
  })

  rule('[third 173] a catch needs 7 minus agility; a natural 1 fails, a natural 6 succeeds', () => {
    // H1 stands beside him: one more than 7 minus agility.
    for (const [agility, needed] of [
      [1, 6],
      [2, 6],
      [3, 5],
      [4, 4],
      [5, 3],
      [6, 2],
    ] as const) {
      const s = scene('H1 o .\n. . A1', { players: { A1: `:63${agility}8` } })
      s.activate('H1', 'move').step('f11').roll('pickUp', 1).roll('bounce', 8)
      s.away.use()
      expect(s.needs()).toBe(needed)
      s.roll('catch', 6)
      expect(s.holder()).toBe('A1')
    }
    const deft = scene('H1 o .\n. . A1', { players: { A1: ':6378' } })
    deft.activate('H1', 'move').step('f11').roll('pickUp', 1).roll('bounce', 8)
    deft.away.use()
    deft.roll('catch', 1).roll('bounce', 8)
    expect(deft.holder()).toBeNull()
  })

  rule('[third 182] a missed ball bounces one square in a D8 direction, until it lies still', () => {
    const s = scene('a b c\nd H2 e\nf g h', { at: 'h12', beside: 'h1@i8.o a1@c3' })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6)
    s.home.use()
    s.roll('catch', 1)
    expect(s.dice()).toEqual(['d8'])
    const landed = s.engine.outcomes(s.match).map(({ dice }) => {
      const other = s.engine.clone(s.match)
      s.engine.apply(other, { dice })
      return other.balls[0].at
    })
    expect(landed).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => s.square(name)))
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground e')
  })

  rule('[third 123] nobody intercepts a throw-in', () => {
    const s = scene('H1* . . x', { at: 'a10', beside: 'a1@b13 a2@c13' })
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 6).roll('bounce', 2).roll('throwIn', 3, 3, 3).roll('bounce', 7)
    expect(s.ball()).toBe('ground g13')
    expect(s.happened('interception')).toEqual([])
  })
})

describe('hand-offs', () => {
  rule('[third 17] an action of its own, once a turn, after the move', () => {
    const s = scene('H1* . x H2 H3 H4')
    s.activate('H1', 'handOff')
    expect(s.answers('handOff')).toEqual([])
    s.step('f11', 'x')
    expect(s.answers('handOff')).toEqual(['handOff H2'])
    s.handOff('H2')
    s.home.use()
    s.roll('catch', 6)
    s.expectTurnOf('home')
    expect(s.answers('activate')).toContain('activate H2 pass')
    expect(s.answers('activate').filter((a) => a.includes('handOff') || a.includes('H1'))).toEqual([])
  })

  rule('[third 17, 152] to an opponent too, which is a turnover once he has it', () => {
    const s = scene('H1* A1 . H2 A2/')
    s.activate('H1', 'handOff')
    expect(s.answers('handOff')).toEqual(['handOff A1'])
    s.handOff('A1')
    s.away.use()
    expect([s.needs(), s.modifiers()]).toEqual([4, ['handOff +1', 'tackleZone -1']])
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['handOff']])
  })

  rule('[third 18] skills of a pass do nothing: no roll to throw, no Pass Block, no bands', () => {
    const s = scene('H1* H2 . A1', {
      players: { H1: '+accurate+pass+strong-arm+safe-throw+dump-off', A1: '+pass-block' },
    })
    s.activate('H1', 'handOff').handOff('H2')
    expect(s.waits()).toBe('home catchBall')
    s.home.use()
    expect(s.modifiers()).toEqual(['handOff +1'])
    s.roll('catch', 2).roll('bounce', 2)
    expect(s.happened('passed')).toEqual([])
    expect(s.turnovers()).toEqual(['handOff'])
    const stunty = scene('H1* H2 . A1', { players: { H1: '+stunty' } })
    stunty.activate('H1', 'handOff').handOff('H2')
    stunty.home.use()
    expect(stunty.needs()).toBe(3)
    stunty.roll('catch', 3)
  })
})

describe('dodging', () => {
  rule('[third 174] +1, −1 for each enemy zone on the new square, Two Heads +1, Prehensile Tail −1', () => {
    const s = scene('. . A2\nA1 H1 x\n. . A3', { players: { H1: '+two-heads', A1: '+prehensile-tail' } })
    s.activate('H1', 'move').step('x')
    expect(s.modifiers().sort()).toEqual([
      'dodge +1',
      'prehensile-tail -1',
      'tackleZone -1',
      'tackleZone -1',
      'two-heads +1',
    ])
    expect(s.needs()).toBe(5)
    s.roll('dodge', 5)
    expect(s.where('H1')).toBe('x')
  })
})
