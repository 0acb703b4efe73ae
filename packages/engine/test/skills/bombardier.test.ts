// Bombardier: throwing a bomb, who may catch it and throws it on.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('the throw', () => {
  rule('[bugman 370] [crp 108] a standing bombardier throws instead of any other action, without moving', () => {
    const s = scene('H1 . . . A1\n. H2/', { players: { H1: '+bombardier', H2: '+bombardier' } })
    expect(s.answers('activate')).toContain('activate H1 bomb')
    expect(s.answers('activate')).not.toContain('activate H2 bomb')
    s.activate('H1', 'bomb')
    expect(s.waits()).toBe('home bombTarget')
    expect(s.answers().every((a) => a.startsWith('throw '))).toBe(true)
    s.throwTo('h14')
    expect(s.needs()).toBe(4)
    s.roll('pass', 4)
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((a) => a.includes('H1'))).toEqual([])
  })

  rule('[bugman 371] [crp 108] the Pass action is still free, and a second bombardier may throw too', () => {
    const s = scene('H1 . . .\n. . . .\nH2 . . . H3', { players: { H1: '+bombardier', H2: '+bombardier' } })
    s.activate('H1', 'bomb').throwTo('f16')
    s.roll('pass', 4)
    expect(s.happened('exploded')).toHaveLength(1)
    expect(s.answers('activate')).toContain('activate H2 bomb')
    expect(s.answers('activate')).toContain('activate H3 pass')
    expect(s.answers('activate')).not.toContain('activate H3 bomb')
  })

  rule('[bugman 338, 372] range, tackle zones and the skills of a thrower count as for the ball', () => {
    const s = scene('H1 . . . . . . . . x\nA1', {
      players: { H1: '+bombardier+accurate+strong-arm+stunty', A1: '+disturbing-presence' },
    })
    s.activate('H1', 'bomb').throwTo('x')
    expect(s.modifiers().sort()).toEqual([
      'accurate +1',
      'disturbing-presence -1',
      'long -1',
      'strong-arm +1',
      'stunty -1',
      'tackleZone -1',
    ])
    expect(s.needs()).toBe(6)
    s.roll('pass', 6)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('x') }])
  })

  rule('[bugman 372] the Pass skill and a team re-roll save a bomb, and a missed one scatters three times', () => {
    const s = scene('H1 . . . . x', { players: { H1: '+bombardier+pass' }, facts: 'rr=1/0' })
    s.activate('H1', 'bomb').throwTo('x')
    s.roll('pass', 3)
    expect(s.answers('reroll')).toEqual(['reroll pass', 'reroll team'])
    s.reroll('pass')
    s.roll('pass', 2).roll('scatter', 5).roll('scatter', 5).roll('scatter', 2)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('e17') }])
  })

  rule(
    '[bugman 285, 372] the weather works on bombs: sun on the throw, blizzard on the range, rain on the catch',
    () => {
      const sun = scene('H1 . . . . x', { players: { H1: '+bombardier' }, facts: 'weather=verySunny' })
      sun.activate('H1', 'bomb').throwTo('x')
      expect(sun.modifiers()).toEqual(['verySunny -1'])
      sun.roll('pass', 5)
      const snow = scene('H1', { players: { H1: '+bombardier+hail-mary-pass' }, facts: 'weather=blizzard' })
      snow.activate('H1', 'bomb')
      expect(snow.answers()).toContain('throw f16')
      expect(snow.answers()).not.toContain('throw f17')
      expect(snow.answers().filter((a) => a.includes('hailMary'))).toEqual([])
      const rain = scene('H1 . . A1', { players: { H1: '+bombardier' }, facts: 'weather=pouringRain' })
      rain.activate('H1', 'bomb').throwTo('A1')
      rain.roll('pass', 6)
      rain.away.use()
      expect(rain.modifiers().sort()).toEqual(['accuratePass +1', 'pouringRain -1'])
      rain.roll('catch', 6)
      expect(rain.waits()).toBe('away bombTarget')
    },
  )

  rule('[bugman 372] with Hail Mary Pass it flies anywhere, never accurately and past every interceptor', () => {
    const s = scene('H1 A1', { players: { H1: '+bombardier+hail-mary-pass' } })
    s.activate('H1', 'bomb')
    s.choose('throw', { square: 'f26', option: 'hailMary' })
    expect([s.needs(), s.modifiers()]).toEqual([2, []])
    s.roll('hailMary', 6).roll('scatter', 4).roll('scatter', 4).roll('scatter', 4)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('f23') }])
  })

  rule('[bugman 372] a bomb starts no Pass Block, and Safe Throw does not save a fumbled one', () => {
    const s = scene('H1 . . . x\nA1\nA2 A3', { players: { H1: '+bombardier+safe-throw', A2: '+pass-block' } })
    s.activate('H1', 'bomb').throwTo('x')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 2)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('f10') }])
    s.roll('bomb', 1).roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
  })
})

describe('players who catch it', () => {
  rule('[bugman 373, 374] [crp 111] an interceptor throws it on at once, and nobody’s turn ends by it', () => {
    const s = scene('H1 . A1 . x\nH2', { players: { H1: '+bombardier' } })
    s.activate('H1', 'bomb').throwTo('x')
    expect(s.away.answers()).toEqual(['decline', 'intercept A1'])
    s.away.intercept('A1')
    s.roll('intercept', 6)
    expect(s.waits()).toBe('away bombTarget')
    expect(s.away.answers().every((a) => a.startsWith('throw '))).toBe(true)
    s.away.throwTo('f18')
    s.roll('pass', 4)
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 372, 373] Safe Throw may undo the interception of a bomb', () => {
    const s = scene('H1 . A1 . x', { players: { H1: '+bombardier+safe-throw' } })
    s.activate('H1', 'bomb').throwTo('x')
    s.away.intercept('A1')
    s.roll('intercept', 6)
    s.use()
    s.roll('safeThrow', 4).roll('pass', 6)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('x') }])
  })

  rule('[bugman 374] [crp 111] a catcher of either side must throw again, and it is no action of his', () => {
    for (const [catcher, side] of [
      ['H2', 'home'],
      ['A1', 'away'],
    ]) {
      const s = scene(`H1 . . ${catcher}`, { players: { H1: '+bombardier' } })
      s.activate('H1', 'bomb').throwTo(catcher)
      s.roll('pass', 6)
      expect(s.waits()).toBe(`${side} catchBomb`)
      s.coachOf(catcher).use()
      expect(s.modifiers()).toEqual(['accuratePass +1'])
      s.roll('catch', 3)
      expect(s.waits()).toBe(`${side} bombTarget`)
      expect(s.coachOf(catcher).answers('decline')).toEqual([])
      s.coachOf(catcher).throwTo('f19')
      s.roll('pass', 6)
      if (catcher === 'H2') expect(s.answers('activate')).toContain('activate H2 move')
      expect(s.turnovers()).toEqual([])
    }
  })

  rule('[bugman 374] thrown on by the other side it may be thrown back, until it explodes', () => {
    const s = scene('H1 . . A1', { players: { H1: '+bombardier' }, facts: 'rr=1/1' })
    s.activate('H1', 'bomb').throwTo('A1')
    s.roll('pass', 6)
    s.keep()
    s.away.use()
    s.roll('catch', 6)
    s.away.throwTo('H1')
    s.roll('pass', 6)
    expect(s.waits()).toBe('home catchBomb')
    s.decline()
    s.roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 375] [crp 111] a ball carrier may catch and throw a bomb, and keeps the ball', () => {
    const s = scene('H1 . . A1*', { players: { H1: '+bombardier' } })
    s.activate('H1', 'bomb').throwTo('A1')
    s.roll('pass', 6)
    s.away.use()
    s.roll('catch', 6)
    s.away.throwTo('f19')
    s.roll('pass', 6)
    expect(s.holder()).toBe('A1')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 375] a ball carrier may intercept a bomb', () => {
    const s = scene('H1 . A1* . x', { players: { H1: '+bombardier' } })
    s.activate('H1', 'bomb').throwTo('x')
    s.away.intercept('A1')
    s.roll('intercept', 6)
    expect([s.waits(), s.holder()]).toEqual(['away bombTarget', 'A1'])
  })

  rule('[bugman 372, 376] Diving Catch reaches for a bomb that would land beside him', () => {
    const s = scene('H1 . . x\n. . . A1', { players: { H1: '+bombardier', A1: '+diving-catch' } })
    s.activate('H1', 'bomb').throwTo('x')
    s.roll('pass', 6)
    expect(s.question().subject).toBe('diving-catch')
    s.away.use()
    s.roll('catch', 1).roll('armour', 1, 1)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('g13') }])
  })
})
