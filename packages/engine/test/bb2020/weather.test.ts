// The weather in bb2020: heat at the end of a drive, sun, rain and snow.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** Home scores in Sweltering Heat: the end of the drive is next. */
const heat = (beside = 'h8@reserves a8@reserves'): Scene => {
  const s = scene('H1* x\nH2 A1\n. A2\n. A3', { at: 'h25', beside, facts: 'weather=swelteringHeat kick=away' })
  s.activate('H1', 'move').step('x')
  s.roll('dodge', 6)
  return s
}

describe('Sweltering Heat', () => {
  rule('[bb2020 8, 106] one D3 decides how many random players of each team collapse', () => {
    const s = heat()
    expect(s.dice()).toEqual(['d6'])
    s.roll('swelteringHeat', 3)
    expect(s.dice()).toEqual(['d2'])
    s.roll('randomPlayer', 2).roll('randomPlayer', 1)
    expect(s.dice()).toEqual(['d3'])
    s.roll('randomPlayer', 3).roll('randomPlayer', 1)
    expect(['H1', 'H2', 'A1', 'A2', 'A3'].map(s.where)).toEqual([
      'exhausted',
      'exhausted',
      'exhausted',
      'reserves',
      'exhausted',
    ])
  })

  rule('[bb2020 106] a team with fewer on the pitch loses them all', () => {
    const s = heat().roll('swelteringHeat', 6)
    for (const face of [1, 1, 1, 1, 1]) s.roll('randomPlayer', face)
    expect(s.waits()).toBe('home setUp')
    expect(s.home.answers('pick')).toEqual(['pick H8'])
  })

  rule('[bb2020 107] they miss the next drive, and are available for the one after it', () => {
    const s = heat().roll('swelteringHeat', 1).roll('randomPlayer', 1).roll('randomPlayer', 1)
    expect(s.home.answers('pick')).toEqual(['pick H2', 'pick H8'])
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('pick')).toEqual(['pick A2', 'pick A3', 'pick A8'])
    s.away.choose('formation', { option: 'wall' })
    expect([s.where('H1'), s.where('A1')]).toEqual(['reserves', 'reserves'])
  })

  rule('[bb2020 106] it comes after knock-out recovery', () => {
    const s = heat('h8@ko a8@reserves')
    s.roll('recover', 1).roll('swelteringHeat', 1).roll('randomPlayer', 1).roll('randomPlayer', 1)
    expect(s.where('H8')).toBe('ko')
  })
})

const passing = (weather: string): Scene => {
  const s = scene('H1* . . . H2', { facts: `weather=${weather}` })
  s.activate('H1', 'pass').throwTo('H2')
  return s
}

describe('sun, rain and snow', () => {
  rule('[bb2020 109] Very Sunny: −1 on passes', () => {
    const s = passing('verySunny')
    expect(s.modifiers()).toEqual(['short -1', 'verySunny -1'])
    expect(s.needs()).toBe(6)
    s.roll('pass', 6).roll('catch', 6)
  })

  rule('[bb2020 111] Perfect Conditions change nothing', () => {
    const s = passing('nice')
    expect(s.modifiers()).toEqual(['short -1'])
    s.roll('pass', 5)
    expect(s.modifiers()).toEqual([])
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 112] Pouring Rain: −1 on catches, none on passes', () => {
    const s = passing('pouringRain')
    expect(s.modifiers()).toEqual(['short -1'])
    s.roll('pass', 5)
    expect(s.modifiers()).toEqual(['pouringRain -1'])
    expect(s.needs()).toBe(4)
    s.roll('catch', 4)
  })

  rule('[bb2020 113] Pouring Rain: −1 on pick-ups', () => {
    const s = scene('H1 o', { facts: 'weather=pouringRain' })
    s.activate('H1', 'move').step('f11')
    expect(s.modifiers()).toEqual(['pouringRain -1'])
    expect(s.needs()).toBe(4)
    s.roll('pickUp', 4)
    expect(s.holder()).toBe('H1')
  })

  rule('[bb2020 114] Pouring Rain: −1 on interference', () => {
    const s = scene('H1* . A1 . H2', { facts: 'weather=pouringRain' })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6)
    s.away.intercept('A1')
    expect(s.modifiers()).toEqual(['accurate -3', 'pouringRain -1'])
    s.roll('intercept', 2).roll('catch', 4)
  })

  rule('[bb2020 115, 169] Blizzard: −1 on rushes, so that a 2 becomes a 1 and fails', () => {
    const s = scene('H1 x', { facts: 'weather=blizzard act=h1:move:0.2' })
    s.step('x')
    expect(s.modifiers()).toEqual(['blizzard -1'])
    expect(s.needs()).toBe(3)
    s.roll('goForIt', 2).roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
    expect(s.where('H1')).toBe('x')
  })

  rule('[bb2020 116] Blizzard: no long pass and no bomb', () => {
    const list = (weather: string): string[] => {
      const s = scene('H1* . . q . . s . . . l . . b', { at: 'h5', facts: `weather=${weather} act=h1:pass:0.0` })
      return ['q', 's', 'l', 'b'].filter((to) => s.answers('throw').includes(`throw ${to}`))
    }
    expect(list('nice')).toEqual(['q', 's', 'l', 'b'])
    expect(list('blizzard')).toEqual(['q', 's'])
  })
})
