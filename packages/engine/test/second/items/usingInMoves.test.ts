// Magic items of those who leap and run, and the Rabbit’s Foot. Neighbour: using.test.ts.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, plainSecond } from '../../support/second.ts'
import { kickTo } from '../kicking/kickOffScene.ts'

import { carrying, used } from './itemScene.ts'

describe('Boots of Heroic Leaping', () => {
  rule('[second 166] their owner leaps into the end zone as if he had learnt it', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'H1* . x', { at: 'h23' })
    s.activate('H1', '')
    s.choose('leap', { square: 'x', option: 'bootsOfHeroicLeaping' })
    s.roll('heroicLeap', 3)
    expect([s.score(), used(s)]).toEqual(['1-0', ['bootsOfHeroicLeaping']])
  })

  rule('[second 166] who has learnt it never fails in them', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'H1* . x', { at: 'h23', players: { H1: '+heroic-leap' } })
    s.activate('H1', '')
    expect(s.answers('leap').some((answer) => answer.includes('boots'))).toBe(false)
    s.choose('leap', { square: 'x', option: 'heroic' })
    s.home.use()
    expect(s.score()).toBe('1-0')
  })

  rule('[second 166] he does not leap home without the ball', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'H1 . x\n. . H2*', { at: 'h23' })
    s.activate('H1', '')
    expect(s.answers('leap')).toEqual([])
  })
})

describe('Sandals of Leaping', () => {
  rule('[second 168] a leap over a body never fails, and costs 3 squares all the same', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x', { on: ['leaping'] })
    s.activate('H1', '')
    s.choose('leap', { square: 'x' })
    s.home.use()
    expect([s.where('H1'), s.posture('H1')]).toEqual(['x', 'standing'])
    expect(s.match.stack.find(({ proc }) => proc === 'activation')).toMatchObject({ moves: 1 })
  })

  rule('[second 168] where nobody else leaps over bodies their owner does', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x')
    s.activate('H1', '')
    s.choose('leap', { square: 'x', option: 'sandalsOfLeaping' })
    expect([s.where('H1'), used(s)]).toEqual(['x', ['sandalsOfLeaping']])
    expect(s.match.stack.find(({ proc }) => proc === 'activation')).toMatchObject({ moves: 1 })
  })

  rule('[second 168] he who keeps them hidden rolls', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x', { on: ['leaping'] })
    s.activate('H1', '')
    s.choose('leap', { square: 'x' })
    s.home.decline()
    s.roll('leap', 5, 5)
    expect(s.where('H1')).toBe('x')
  })
})

const oneOf = (lineUp: LineUp): LineUp => ({ ...lineUp, players: lineUp.players.slice(0, 1) })

describe('Boots of Speed', () => {
  const sprint = (s: Scene): unknown => s.match.stack.find(({ proc }) => proc === 'activation')

  rule('[second 171] they double the SP of their owner, once in an action', () => {
    const s = carrying('1:bootsOfSpeed/', 'H1 x . .', { players: { H1: ':4.3.3.3.0.0.9' } })
    s.activate('H1', '')
    expect(s.answers('use')).toEqual(['use bootsOfSpeed'])
    s.choose('use')
    expect(sprint(s)).toMatchObject({ moves: 4, sprint: 6 })
    expect(s.answers('use')).toEqual([])
    s.step('x')
  })

  rule('[second 171] in the middle of a sprint too, and in every turn', () => {
    const s = carrying('1:bootsOfSpeed:shown/', 'H1 x . .', { facts: 'act=h1:open:0.2s1r' })
    s.choose('use')
    expect(sprint(s)).toMatchObject({ sprint: 3, sprinted: true })
  })

  rule('[second 171] not by one who does not sprint: after an attack, or because he never does', () => {
    const s = carrying('1:bootsOfSpeed/', 'H1 x . .', { players: { H1: '+obese' } })
    s.activate('H1', '')
    expect(s.answers('use')).toEqual([])
  })

  /** A kick comes down three squares from H1, whose SP is 2. */
  const kicked = (): Scene => {
    const items = [{ number: 1, item: 'bootsOfSpeed' }]
    const s = newSecond(
      { home: { ...oneOf(plainSecond()), secrets: { items } }, away: oneOf(plainSecond()) },
      ...(['kickOff', 'kickers', 'items'] as const),
    )
    s.home.decline()
    s.roll('itemSearch', 1)
    s.away.decline()
    openingSecond(s)
    for (const [side, square] of [
      ['home', 'h6'],
      ['away', 'h21'],
    ] as const) {
      s[side].choose('pick')
      s[side].choose('place', { square })
      s[side].choose('done')
    }
    return kickTo(s, 'h9').roll('kick', 6, 6)
  }

  rule('[second 171] with them he runs under a kick that he would not reach: nobody sees that he is asked', () => {
    const s = kicked()
    expect([s.waits(), s.engine.secret(s.match)]).toEqual(['home runUnder', { how: 'offer', of: 'home' }])
    s.home.choose('choose', { player: 'H1' })
    expect(used(s)).toEqual(['bootsOfSpeed'])
    for (const square of ['h7', 'h8', 'h9']) s.home.choose('step', { square })
    expect(s.holder()).toBe('H1')
  })
})

describe('Lucky Rabbit’s Foot', () => {
  const fallen = (items: string, players = {}, facts = '') => {
    const s = carrying(items, 'H1 x . A1', { on: ['rerolls'], facts: `act=h1:walking:0.2 ${facts}`.trim(), players })
    s.step('x')
    return s.roll('goForIt', 1)
  }

  rule('[second 169] one re-roll of its owner’s own in a match, of which nobody knows', () => {
    const s = fallen('1:luckyRabbitsFoot/')
    expect([s.waits(), s.home.answers()]).toEqual(['home reroll', ['keep', 'reroll H1 own']])
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.home.choose('reroll', { player: 'H1' })
    s.roll('goForIt', 1)
    expect(used(s)).toEqual(['luckyRabbitsFoot'])
    // It is used up.
    s.roll('armour', 1, 1)
  })

  rule('[second 169] luck of his own is used first, openly', () => {
    const s = fallen('1:luckyRabbitsFoot/', { H1: '+luck-1' })
    expect(s.engine.secret(s.match)).toBeNull()
    s.home.choose('reroll', { player: 'H1' })
    s.roll('goForIt', 1)
    expect(used(s)).toEqual([])
    s.roll('armour', 6, 6)
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.home.choose('reroll', { player: 'H1' })
    s.roll('armour', 1, 1)
    expect(used(s)).toEqual(['luckyRabbitsFoot'])
  })

  rule('[second 169] a coach who lets it go leaves no trace of having been asked', () => {
    const kept = fallen('1:luckyRabbitsFoot/', {}, 'rr=0/1')
    const seen = (s: Scene) => JSON.stringify(s.engine.view(s.match, 'away'))
    const asked = seen(kept)
    kept.home.keep()
    const without = fallen('', {}, 'rr=0/1')
    expect([kept.waits(), without.waits()]).toEqual(['away reroll', 'away reroll'])
    expect([seen(kept), asked]).toEqual([seen(without), seen(without)])
    for (const s of [kept, without]) {
      s.away.keep()
      if (s.waits() === 'home reroll') s.home.keep()
      s.roll('armour', 1, 1)
      if (s.waits() === 'home reroll') s.home.keep()
      s.away.keep()
    }
  })
})
