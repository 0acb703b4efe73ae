// The complete modifier lists of the reference sheet: all at once add up.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const DISTURBED = 'a8@f8+disturbing-presence a9@e8+disturbing-presence'

describe('the sums', () => {
  rule('[crp 82] picking up: +1, Extra Arms +1, each tackle zone -1, rain -1', () => {
    const s = scene('H1 o .', {
      players: { H1: '+extra-arms' },
      facts: 'weather=pouringRain',
      beside: `a1@e12 a2@f12 ${DISTURBED}`,
    })
    s.activate('H1', 'move').step('f11')
    expect(s.modifiers()).toEqual(['pickUp +1', 'tackleZone -1', 'tackleZone -1', 'pouringRain -1', 'extra-arms +1'])
    expect(s.needs()).toBe(5)
    s.roll('pickUp', 5)
    expect(s.holder()).toBe('H1')
  })

  const caught = (skills: string): Scene => {
    const s = scene('H1* . . . H2', {
      players: { H1: ':6368', H2: `:6348+extra-arms+diving-catch${skills}` },
      facts: 'weather=pouringRain',
      beside: 'a1@e15 a2@g15 a3@f17+disturbing-presence a4@i14+disturbing-presence.p a5@f18+disturbing-presence',
    })
    s.activate('H1', 'pass').throwTo('H2')
    return s.roll('pass', 6)
  }

  rule('[crp 83] catching: accurate +1, Extra Arms +1, Diving Catch +1, zones, rain and disturbance -1 each', () => {
    const s = caught('')
    expect(s.modifiers()).toEqual([
      'accuratePass +1',
      'tackleZone -1',
      'tackleZone -1',
      'pouringRain -1',
      'extra-arms +1',
      'diving-catch +1',
      'disturbing-presence -1',
      'disturbing-presence -1',
    ])
    expect(s.needs()).toBe(5)
    s.roll('catch', 5)
    expect(s.holder()).toBe('H2')
  })

  rule('[crp 83] with Nerves of Steel the zones are left out', () => {
    const s = caught('+nerves-of-steel')
    expect(s.modifiers().filter((m) => m.startsWith('tackleZone'))).toEqual([])
    expect(s.needs()).toBe(3)
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
  })

  rule('[crp 83] a hand-off counts +1 in place of the accurate pass', () => {
    const s = scene('H1* H2', { players: { H2: '+extra-arms' }, facts: 'weather=pouringRain', beside: 'a1@e12' })
    s.activate('H1', 'handOff').handOff('H2')
    expect(s.modifiers()).toEqual(['handOff +1', 'tackleZone -1', 'pouringRain -1', 'extra-arms +1'])
    s.roll('catch', 4)
  })

  const stolen = (skills: string): Scene => {
    const s = scene('H1* . A1 . H2', {
      players: { A1: `:6358${skills}` },
      facts: 'weather=pouringRain',
      beside: 'h3@e12 h4@c12+disturbing-presence h5@b12+disturbing-presence',
    })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    return s
  }

  rule('[crp 84] intercepting: -2, Extra Arms and Very Long Legs +1 each, zones, rain and disturbance -1 each', () => {
    const s = stolen('+extra-arms+very-long-legs')
    expect(s.modifiers()).toEqual([
      'intercept -2',
      'tackleZone -1',
      'pouringRain -1',
      'extra-arms +1',
      'very-long-legs +1',
      'disturbing-presence -1',
    ])
    expect(s.needs()).toBe(5)
    s.roll('intercept', 5)
    expect(s.holder()).toBe('A1')
  })

  rule('[crp 84] Nerves of Steel leaves the zones out here too', () => {
    const s = stolen('+extra-arms+very-long-legs+nerves-of-steel')
    expect(s.modifiers()).not.toContain('tackleZone -1')
    expect(s.needs()).toBe(4)
    s.roll('intercept', 4)
    expect(s.holder()).toBe('A1')
  })

  const thrown = (skills: string, squares: number): Scene => {
    const s = scene('H1*', {
      at: 'h5',
      players: { H1: `:6358${skills}` },
      facts: 'weather=verySunny',
      beside: 'a1@g4 a2@i4 a3@k8+disturbing-presence a4@l5+disturbing-presence',
    })
    s.activate('H1', 'pass').throwTo(`h${5 + squares}`)
    return s
  }

  rule('[crp 86] passing: range, Accurate and Strong Arm +1 each, zones, sun, Stunty and disturbance -1 each', () => {
    for (const [squares, band, arm, needed] of [
      [3, ['quick +1'], [], 5],
      [6, [], ['strong-arm +1'], 5],
      [10, ['long -1'], ['strong-arm +1'], 6],
      [13, ['bomb -2'], ['strong-arm +1'], 6],
    ] as const) {
      const s = thrown('+accurate+strong-arm+stunty', squares)
      expect(s.modifiers()).toEqual([
        ...band,
        'tackleZone -1',
        'tackleZone -1',
        'verySunny -1',
        'accurate +1',
        ...arm,
        'stunty -1',
        'disturbing-presence -1',
      ])
      expect(s.needs()).toBe(needed)
      s.roll('pass', 6).roll('bounce', 2)
    }
  })

  rule('[crp 86] Nerves of Steel leaves the zones out', () => {
    const s = thrown('+accurate+strong-arm+nerves-of-steel', 13)
    expect(s.modifiers()).toEqual(['bomb -2', 'verySunny -1', 'accurate +1', 'strong-arm +1', 'disturbing-presence -1'])
    expect(s.needs()).toBe(4)
    s.roll('pass', 4).roll('bounce', 2)
  })
})
