// Stars who may do something twice: Fury of the Blood God, All You Can Eat, Blast It!
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Fury of the Blood God', () => {
  const raged = (face: number, skills = '', action = 'block'): Scene => {
    const s = scene('y A1 H1 A2 x .\nH2 . . . . .', {
      players: { H1: `:55349${skills}+unchannelled-fury+fury-of-the-blood-god` },
      beside: 'h9@b2',
    }).activate('H1', action)
    if (action === 'block') s.choose('nominate', { player: 'A1' })
    return s.roll('unchannelledFury', face)
  }

  rule('[bb2020 827] on a 1 with a Block declared he makes two blocks instead', () => {
    const s = raged(1)
    expect(asked(s)).toBe('home useSkill fury-of-the-blood-god')
    s.use()
    s.block('A2')
    s.roll('block', 3, 3).push('x')
    s.stay()
    expect(s.answers()).toEqual(['endAction', 'block A1'])
    s.block('A1')
    s.roll('block', 3, 3).push('y')
    s.stay()
    expect(s.player('H1').spent).toEqual(['fury-of-the-blood-god match'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 827] the first is played to its end, Frenzy included', () => {
    const s = raged(1, '+frenzy')
    s.use()
    s.block('A2')
    s.roll('block', 3, 3).push('x')
    s.roll('block', 3, 3).push('f15')
    expect([s.where('H1'), s.answers()]).toEqual(['x', ['endAction', 'block A2']])
    s.endAction()
  })

  rule('[bb2020 827] declined, the Block is wasted; without a 1, or for another action, nobody asks', () => {
    const s = raged(1)
    s.decline()
    expect(s.player('H1').spent).toEqual([])
    s.expectTurnOf('home')
    expect(raged(2).waits()).toBe('home activation')
    expect(raged(1, '', 'move').waits()).toBe('home turn')
  })
})

describe('All You Can Eat', () => {
  const lit = (thrower = 'H1'): Scene => {
    const s = scene(`${thrower} . . . . . y\nH2 . . . . . .`, {
      facts: 'rr=1/0',
      players: { H1: '+bombardier+all-you-can-eat' },
      beside: 'h9@b2 a9@n25',
    }).activate('H1', 'bomb')
    expect(asked(s)).toBe('home useSkill all-you-can-eat')
    return s
  }
  const throwBomb = (s: Scene): Scene => {
    s.throwTo('y')
    s.roll('pass', 6).keep()
    return s
  }

  rule('[bb2020 782] two bombs, and after the second 1 to 3 sends her off', () => {
    const s = lit()
    s.use()
    throwBomb(s)
    expect(s.waits()).toBe('home bombTarget')
    throwBomb(s)
    expect([s.waits(), s.needs(), s.player('H1').spent]).toEqual(['dice unseen', 4, ['all-you-can-eat match']])
    s.roll('unseen', 3)
    expect(s.waits()).toBe('home useResource')
    s.decline()
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 782] if she is sent off with the ball it bounces, and the turn goes on', () => {
    const s = lit('H1*')
    s.use()
    throwBomb(s)
    throwBomb(s).roll('unseen', 1)
    s.decline()
    s.roll('bounce', 5)
    expect([s.where('H1'), s.ball(), s.turnovers()]).toEqual(['sentOff', 'ground f11', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 782] on 4 or more she is not seen', () => {
    const s = lit()
    s.use()
    throwBomb(s)
    throwBomb(s).roll('unseen', 4)
    expect(s.where('H1')).toBe('f10')
    s.expectTurnOf('home')
  })

  rule('[bb2020 782] the D6 is rolled if she is prone after the second bomb, not if she has left the pitch', () => {
    const blown = (...armour: readonly [number, number]): Scene => {
      const s = lit()
      s.use()
      throwBomb(s).throwTo('y')
      s.roll('pass', 1).keep()
      return s.roll('bomb', 1).roll('armour', ...armour)
    }
    const out = blown(6, 6).roll('injury', 4, 4)
    expect([out.where('H1'), out.happened('sentOff')]).toEqual(['ko', []])
    out.expectTurnOf('away')
    const lies = blown(1, 2)
    expect([lies.posture('H1'), lies.waits()]).toEqual(['prone', 'dice unseen'])
    lies.roll('unseen', 4)
    lies.expectTurnOf('away')
  })

  rule('[bb2020 782] declined it is one bomb; if the first hurts her there is no second, and it is used up', () => {
    const s = lit()
    s.decline()
    throwBomb(s)
    expect(s.player('H1').spent).toEqual([])
    s.expectTurnOf('home')
    const t = lit()
    t.use()
    t.throwTo('y')
    t.roll('pass', 1).keep()
    t.roll('bomb', 1).roll('armour', 1, 2)
    expect([t.posture('H1'), t.player('H1').spent]).toEqual(['prone', ['all-you-can-eat match']])
    t.expectTurnOf('away')
  })
})

describe('Blast It!', () => {
  const scattered = (target = 'x', skills = '+hail-mary-pass+blast-it', foe = 'n25'): Scene => {
    const s = scene('H1* . . . . .\nH3 . . . . .\n. . H2 x . .\n. . . . . .', {
      players: { H1: skills, H2: ':63449' },
      beside: `a9@${foe}`,
    })
    s.activate('H1', 'pass').choose('throw', { square: target, option: 'hailMary' })
    return s.roll('pass', 6).roll('scatter', 1).roll('scatter', 8).roll('scatter', 5)
  }

  rule('[bb2020 776] the scatter of a Hail Mary is rolled again, and his team-mates catch it with +1', () => {
    const s = scattered()
    expect(asked(s)).toBe('home useSkill blast-it')
    s.use()
    s.roll('scatter', 4).roll('scatter', 4).roll('scatter', 5)
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice catch', 4, ['scatter -1', 'blast-it +1']])
    s.roll('catch', 4)
    expect([s.holder(), s.player('H1').spent]).toEqual(['H2', ['blast-it match']])
  })

  rule('[bb2020 776] no +1 for opponents, nor after a bounce', () => {
    const foe = scattered('x', undefined, 'h10')
    foe.use()
    foe.roll('scatter', 4).roll('scatter', 4).roll('scatter', 4)
    expect([foe.waits(), foe.modifiers()]).toEqual(['dice catch', ['scatter -1', 'tackleZone -1']])
    foe.roll('catch', 6)
    const s = scattered()
    s.use()
    s.roll('scatter', 4).roll('scatter', 4).roll('scatter', 2).roll('bounce', 8)
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice catch', 5, ['bounce -1']])
    s.roll('catch', 5)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 776] not of a normal pass; declined the ball lands where it is', () => {
    const s = scattered()
    s.decline()
    s.roll('bounce', 5)
    expect(s.player('H1').spent).toEqual([])
    const t = scene('H1* . . x .\nH3 . . . .', { players: { H1: '+blast-it' } })
    t.activate('H1', 'pass').throwTo('x')
    t.roll('pass', 2).roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
    expect(t.waits()).toBe('dice bounce')
    t.roll('bounce', 5)
  })
})
