// Agility skills for the ball in bb2020: Catch, Diving Catch and Safe Pair of Hands.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Catch', () => {
  rule('[bb2020 470] he re-rolls a failed catch', () => {
    const s = scene('H1* . H2', { players: { H2: '+catch' } }).activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 4).roll('catch', 2)
    expect(s.answers()).toEqual(['keep', 'reroll catch'])
    s.reroll('catch')
    s.roll('catch', 3)
    expect([s.ball(), s.turnovers()]).toEqual(['held H2', []])
  })

  rule('[bb2020 470] interfering with a pass is no catch, catching the deflection is one', () => {
    const s = scene('H1* . A1 . H2', { players: { A1: '+catch' } }).activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 3).roll('scatter', 5).roll('scatter', 4).roll('scatter', 5)
    s.away.intercept('A1')
    s.roll('intercept', 5).roll('catch', 1)
    expect(s.away.answers()).toEqual(['keep', 'reroll catch'])
    s.away.reroll('catch')
    s.roll('catch', 4)
    expect(s.ball()).toBe('held A1')
    const t = scene('H1* . A1 . H2', { players: { A1: '+catch' } }).activate('H1', 'pass')
    t.throwTo('H2')
    t.roll('pass', 6)
    t.away.intercept('A1')
    t.roll('intercept', 3)
    expect(t.waits()).toBe('dice catch')
    t.roll('catch', 6)
  })

  rule('[bb2020 471] no re-roll for a bomb', () => {
    const s = scene('H1 . . . H2\n. . . . .', { players: { H1: '+bombardier', H2: '+catch' } }).activate('H1', 'bomb')
    s.throwTo('H2')
    s.roll('pass', 6)
    s.roll('catch', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })
})

describe('Diving Catch', () => {
  /** H1 throws inaccurately to x, and the ball lands on z. */
  const WIDE = 'H1* . . x z H2\n. . . . . H3'
  const wide = (players: Players, picture = WIDE): Scene => {
    const s = scene(picture, { players }).activate('H1', 'pass')
    s.throwTo('x')
    return s.roll('pass', 2).roll('scatter', 5).roll('scatter', 4).roll('scatter', 5)
  }

  rule('[bb2020 474] he may dive for a ball that lands next to him', () => {
    const s = wide({ H2: '+diving-catch' })
    expect(asked(s)).toBe('home useSkill diving-catch')
    s.use()
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice catch', 4, ['scatter -1']])
    s.roll('catch', 4)
    expect([s.ball(), s.turnovers()]).toEqual(['held H2', []])
    const t = wide({ H2: '+diving-catch' })
    t.decline()
    t.roll('bounce', 7)
    expect([t.ball(), t.turnovers()]).toEqual(['ground g14', ['pass']])
  })

  rule('[bb2020 474] also for an accurate pass to an empty square beside him', () => {
    const s = scene('H1* . . x H2', { players: { H2: '+diving-catch' } }).activate('H1', 'pass')
    s.throwTo('x')
    s.roll('pass', 6)
    s.use()
    expect([s.needs(), s.modifiers()]).toEqual([3, []])
    s.roll('catch', 3)
    expect(s.ball()).toBe('held H2')
  })

  rule('[bb2020 475] not for a bounce', () => {
    const s = scene('H1* . H2 .\n. . . .\n. . H3 .', { players: { H3: '+diving-catch' } }).activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 6).roll('catch', 1).roll('bounce', 7)
    expect([s.ball(), s.turnovers()]).toEqual(['ground g12', ['pass']])
  })

  rule('[bb2020 476] an accurate pass to his own square is easier by 1', () => {
    const s = scene('H1* . H2', { players: { H2: '+diving-catch' } }).activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 6)
    expect([s.needs(), s.modifiers()]).toEqual([2, ['diving-catch +1']])
    s.roll('catch', 2)
    const t = scene('H1* H2', { players: { H2: '+diving-catch' } }).activate('H1', 'handOff')
    t.handOff('H2')
    expect(t.needs()).toBe(3)
    t.roll('catch', 3)
  })

  rule('[bb2020 477] a ball he misses bounces from the square where it landed', () => {
    const s = wide({ H2: '+diving-catch' })
    s.use()
    s.roll('catch', 3).roll('bounce', 7)
    expect([s.ball(), s.turnovers()]).toEqual(['ground g14', ['pass']])
  })

  rule('[bb2020 477] several try one after another, in the order of their coach', () => {
    const s = wide({ H2: '+diving-catch', H3: '+diving-catch' })
    s.use()
    s.use()
    expect([s.waits(), s.answers()]).toEqual(['home diver', ['choose H2', 'choose H3']])
    s.choose('choose', { player: 'H3' })
    s.roll('catch', 1).roll('catch', 5)
    expect(s.ball()).toBe('held H2')
  })

  rule('[bb2020 477] of both sides: in the order of the active coach', () => {
    const s = wide({ H2: '+diving-catch', A3: '+diving-catch' }, WIDE.replace('H3', 'A3'))
    s.use()
    s.away.use()
    expect([s.waits(), s.answers()]).toEqual(['home diver', ['choose H2', 'choose A3']])
    s.choose('choose', { player: 'A3' })
    s.roll('catch', 1).roll('catch', 6)
    expect(s.ball()).toBe('held H2')
  })
})

describe('Safe Pair of Hands', () => {
  const CARRIER = 'H9 . H1 A1* x .'
  const hit = (face: number, players: Players = {}): Scene => {
    const s = scene(CARRIER, { players: { A1: '+safe-pair-of-hands', ...players } })
    s.activate('H1', 'block').block('A1')
    return s.roll('block', face)
  }

  rule('[bb2020 490] knocked down he puts the ball into an adjacent square', () => {
    const s = hit(6)
    s.push('x')
    s.stay()
    s.roll('armour', 1, 2)
    expect(asked(s)).toBe('away useSkill safe-pair-of-hands')
    s.away.use()
    expect(s.waits()).toBe('away placeBall')
    expect(s.away.answers()).toEqual(
      ['e13', 'e14', 'e15', 'f13', 'f15', 'g13', 'g14', 'g15'].map((to) => `putBall ${to}`),
    )
    s.away.choose('putBall', { square: 'f15' })
    expect(s.ball()).toBe('ground f15')
    s.expectTurnOf('home')
  })

  rule('[bb2020 490] even when he is carried off, or is only placed prone; unused it bounces', () => {
    const s = hit(6)
    s.push('x')
    s.stay()
    s.roll('armour', 5, 6).roll('injury', 4, 4).away.use()
    s.away.choose('putBall', { square: 'g15' })
    expect([s.where('A1'), s.ball()]).toEqual(['ko', 'ground g15'])
    const t = hit(2, { H1: '+wrestle' })
    t.use()
    t.away.use()
    t.away.choose('putBall', { square: 'g13' })
    expect([t.posture('A1'), t.ball()]).toEqual(['prone', 'ground g13'])
    const u = hit(2, { H1: '+wrestle' })
    u.use()
    u.away.decline()
    u.roll('bounce', 5)
    expect(u.ball()).toBe('ground x')
  })

  rule('[bb2020 491] not when he falls over, nor when the ball is stripped from him', () => {
    const s = scene('x H1* A1', { players: { H1: '+safe-pair-of-hands' } })
      .activate('H1', 'move')
      .step('x')
    s.roll('dodge', 2).roll('armour', 1, 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 4)
    const t = hit(3, { H1: '+strip-ball' })
    t.push('x')
    t.use()
    t.stay()
    expect(t.waits()).toBe('dice bounce')
    t.roll('bounce', 5)
  })

  rule('[bb2020 492] with no free square beside him it bounces', () => {
    const players = { A1: '+safe-pair-of-hands', H1: '+block' }
    const s = scene('A1* H2\nH3 H1\n. . H9', { at: 'a1', players }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 2, 2).use()
    s.roll('armour', 1, 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5).roll('catch', 6)
    expect(s.ball()).toBe('held H2')
  })
})
