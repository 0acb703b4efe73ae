// Passing: the throw itself in chapter J of the ledger, and the Pass skill.
import { describe, expect } from 'vitest'
import { action } from '../../src/vocabulary/actions.ts'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('the thrower', () => {
  rule('[bugman 147] he may move first, and pick up the ball that he throws on the way', () => {
    const s = scene('H1 o . . H2')
    s.activate('H1', 'pass')
    expect(s.answers('throw')).toEqual([])
    s.step('f11').roll('pickUp', 3)
    expect(s.answers('throw')).toContain('throw f14')
    s.throwTo('H2')
    s.roll('pass', 3).roll('catch', 3)
    expect(s.holder()).toBe('H2')
    s.expectTurnOf('home')
  })

  rule('[bugman 148, 149] after the throw he is done, and nobody else may pass in this turn', () => {
    const s = scene('H1* . . H2 H3')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 6)
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((a) => a.includes('H1'))).toEqual([])
    expect(s.answers()).toContain('activate H2 move')
    expect(s.answers('activate').filter((a) => a.includes('pass'))).toEqual([])
  })

  rule('[bugman 150] team-mates, opponents and empty squares are targets, those next to him too', () => {
    const s = scene('. H3 x\n H2 H1* A1\n . y A2/')
    s.activate('H1', 'pass')
    const targets = s.answers('throw')
    for (const square of ['f10', 'f11', 'x', 'g10', 'g12', 'h10', 'y', 'h12'])
      expect(targets).toContain(`throw ${square}`)
    expect(targets).not.toContain('throw g11')
    s.throwTo('A1')
    s.roll('pass', 6).roll('catch', 6)
    expect(s.holder()).toBe('A1')
    expect(s.happened('turnover')).toMatchObject([{ side: 'home', why: 'pass' }])
  })

  rule('[bugman 151, 627] nobody throws, hands off or walks into the crowd on purpose', () => {
    const s = scene('H1* H2', { at: 'a1' })
    s.activate('H1', 'pass')
    expect(s.answers('step')).toEqual(['step b1', 'step b2'])
    expect(s.answers('throw').every((a) => /^throw [a-o]\d+$/.test(a))).toBe(true)
    expect(() => s.engine.apply(s.match, { action: action('throw', -1, -1) })).toThrow()
    expect(() => s.engine.apply(s.match, { action: action('step', -1, -1) })).toThrow()
    const t = scene('H1* H2', { at: 'a1' })
    t.activate('H1', 'handOff')
    expect(t.answers('handOff')).toEqual(['handOff H2'])
    expect(() => t.engine.apply(t.match, { action: action('handOff', -1, -1) })).toThrow()
  })

  rule('[bugman 152] the ranges may be looked up at every point of his move, at no cost', () => {
    const s = scene('x H1* . . H2', { at: 'h2' })
    s.activate('H1', 'pass')
    const before = JSON.stringify(s.match)
    expect(s.answers('throw')).toContain('throw h16')
    expect(s.answers('throw')).not.toContain('throw h17')
    expect(JSON.stringify(s.match)).toBe(before)
    s.step('x')
    expect(s.answers('throw')).toContain('throw h15')
    expect(s.answers('throw')).not.toContain('throw h16')
    expect(s.answers('step')).not.toEqual([])
  })
})

describe('the throw', () => {
  rule('[bugman 154] the roll is made harder or easier by the range and by each tackle zone on the thrower', () => {
    const rows = [
      [3, 3, 0, 3, ['quick +1']],
      [3, 6, 0, 4, []],
      [3, 10, 0, 5, ['long -1']],
      [3, 13, 0, 6, ['bomb -2']],
      [4, 3, 1, 3, ['quick +1', 'tackleZone -1']],
      [4, 6, 2, 5, ['tackleZone -1', 'tackleZone -1']],
      [5, 10, 1, 4, ['long -1', 'tackleZone -1']],
      [5, 2, 3, 4, ['quick +1', 'tackleZone -1', 'tackleZone -1', 'tackleZone -1']],
      [2, 5, 0, 5, []],
    ] as const
    for (const [agility, squares, zones, needed, modifiers] of rows) {
      const behind = ['a1@g4', 'a2@h4', 'a3@i4'].slice(0, zones).join(' ')
      const s = scene('H1*', { at: 'h5', players: { H1: `:63${agility}8` }, beside: `${behind} a4@g5.p` })
      s.activate('H1', 'pass').throwTo(`h${5 + squares}`)
      expect([s.needs(), ...s.modifiers()]).toEqual([needed, ...modifiers])
      s.roll('pass', 6).roll('bounce', 5)
    }
  })

  rule('[bugman 155] a natural 6 is always on target and a natural 1 never', () => {
    const bad = scene('A1 H1* A2', { at: 'h5', players: { H1: ':6318' } })
    bad.activate('H1', 'pass').throwTo('h17')
    bad.away.decline()
    expect(bad.modifiers()).toEqual(['bomb -2', 'tackleZone -1', 'tackleZone -1'])
    expect(bad.needs()).toBe(6)
    bad.roll('pass', 6)
    expect(bad.happened('passResult')).toMatchObject([{ result: 'accurate' }])
    bad.roll('bounce', 5)
    const good = scene('H1*', { at: 'h5', players: { H1: ':6368' } })
    good.activate('H1', 'pass').throwTo('h6')
    expect(good.needs()).toBe(2)
    good.roll('pass', 1).roll('bounce', 2)
    expect(good.happened('passResult')).toMatchObject([{ result: 'fumble' }])
  })

  rule('[bugman 156] nothing can be thrown farther than a Long Bomb', () => {
    const s = scene('H1*', { at: 'h1' })
    s.activate('H1', 'pass')
    expect(s.answers('throw')).toContain('throw h14')
    expect(s.answers('throw').some((a) => /^throw [a-o](1[5-9]|2\d)$/.test(a))).toBe(false)
  })

  rule('[bugman 157] an accurate pass lands on its target, and bounces there if the square is empty', () => {
    const s = scene('H1* . . . . x y . . . A1')
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 4)
    expect(s.happened('passResult')).toMatchObject([{ result: 'accurate' }])
    expect(s.happened('ballMoved')).toMatchObject([{ to: s.square('x'), how: 'pass' }])
    expect(s.turnover()).toBe('')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground y')
    expect(s.happened('turnover')).toMatchObject([{ why: 'pass' }])
    s.expectTurnOf('away')
  })

  rule(
    '[bugman 158, 159] an inaccurate one scatters three single squares; only who stands on the last may catch',
    () => {
      const s = scene('H1* . . . H2 A1 H3 x y')
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', 3)
      expect(s.happened('passResult')).toMatchObject([{ result: 'inaccurate' }])
      s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground y')
      expect(s.happened('rolled')).toHaveLength(1)
      s.expectTurnOf('away')
    },
  )

  rule('[bugman 159] a standing player on the last of the three squares must try to catch', () => {
    const s = scene('H1* . . . . . H3', { players: { H3: ':6348' } })
    s.activate('H1', 'pass').throwTo('f14')
    s.roll('pass', 2).roll('scatter', 5).roll('scatter', 3).roll('scatter', 7)
    expect(s.waits()).toBe('dice catch')
    expect([s.needs(), ...s.modifiers()]).toEqual([3])
    s.roll('catch', 3)
    expect(s.holder()).toBe('H3')
    s.expectTurnOf('home')
  })

  rule('[bugman 160, 165] a ball that scatters back to its target is still a missed pass, caught at +0', () => {
    const s = scene('H1* . . . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 3).roll('scatter', 3).roll('scatter', 7).roll('scatter', 4)
    expect(s.waits()).toBe('dice catch')
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H2')
  })

  rule('[bugman 161] AG 3, four squares, unmarked: a 4 throws it, a marked receiver needs a 4, his 3 drops it', () => {
    const s = scene('H1* . . . H2 A1')
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.happened('passed')).toMatchObject([{ band: 'short' }])
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('pass', 6)
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'accuratePass +1', 'tackleZone -1'])
    s.roll('catch', 3).roll('bounce', 2)
    expect(s.ball()).toBe('ground e14')
    s.expectTurnOf('away')
  })
})

describe('when the ball comes to rest', () => {
  rule('[bugman 180] a missed pass is no turnover before the ball lies still', () => {
    const s = scene('H1* . . . . . . H2 A1')
    s.activate('H1', 'pass').throwTo('f14')
    s.roll('pass', 2).roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
    s.roll('catch', 2)
    expect(s.happened('turnover')).toEqual([])
    s.roll('bounce', 5).roll('catch', 1)
    expect(s.happened('turnover')).toEqual([])
    s.roll('bounce', 2)
    expect(s.happened('turnover')).toMatchObject([{ side: 'home', why: 'pass' }])
    s.expectTurnOf('away')
  })

  rule('[bugman 181, 635] out of bounds the scatter stops; thrown in to a team-mate, it is no turnover', () => {
    const s = scene('. . . . . \n H1* . . . x \n . . . . . \n . . . . H2', { at: 'a5' })
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 2).roll('scatter', 2).roll('scatter', 2)
    expect(s.waits()).toBe('dice throwIn')
    expect(s.happened('turnover')).toEqual([])
    s.roll('throwIn', 3, 1, 3)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H2')
    expect(s.happened('turnover')).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 181] a bounce that another team-mate holds in the end saves the turn as well', () => {
    const s = scene('H1* . . . H2 H3')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 4).roll('catch', 2).roll('bounce', 5).roll('catch', 4)
    expect(s.holder()).toBe('H3')
    s.expectTurnOf('home')
  })

  rule('[bugman 636] order of a pass: move, target, interception, throw, three scatters, catch, bounce', () => {
    const s = scene('z H1* . A1 . H2 . . H3', { players: { A1: ':6338' } })
    s.activate('H1', 'pass').step('z').throwTo('H2')
    expect(s.waits()).toBe('away interception')
    s.away.intercept('A1')
    s.roll('intercept', 2)
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 2).roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
    s.roll('catch', 3).roll('bounce', 7)
    expect(s.events.map((e) => e.type).filter((t) => t === 'passed' || t === 'passResult' || t === 'turnover')).toEqual(
      ['passed', 'passResult', 'turnover'],
    )
    s.expectTurnOf('away')
  })
})

describe('Pass', () => {
  rule('[bugman 493] the skill throws an inaccurate or a fumbled pass again, once, but not a good one', () => {
    for (const first of [1, 2, 3]) {
      const s = scene('H1* . . . H2', { players: { H1: '+pass' } })
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', first)
      expect(s.waits()).toBe('home reroll')
      expect(s.answers()).toEqual(['keep', 'reroll pass'])
      s.reroll('pass')
      s.roll('pass', 4).roll('catch', 3)
      expect(s.holder()).toBe('H2')
    }
    const again = scene('H1* . . . H2', { players: { H1: '+pass' }, facts: 'rr=2/0' })
    again.activate('H1', 'pass').throwTo('H2')
    again.roll('pass', 1)
    expect(again.answers()).toEqual(['keep', 'reroll pass', 'reroll team'])
    again.reroll('pass')
    again.roll('pass', 1).roll('bounce', 2)
    expect(again.happened('passResult')).toMatchObject([{ result: 'fumble' }])
    const good = scene('H1* . . . H2', { players: { H1: '+pass' } })
    good.activate('H1', 'pass').throwTo('H2')
    good.roll('pass', 4).roll('catch', 3)
  })

  rule('[bugman 494] the skill helps neither side of a hand-off', () => {
    const s = scene('H1* H2 . . A1', { players: { H1: '+pass', H2: '+pass' } })
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 2).roll('bounce', 2)
    expect(s.happened('reroll')).toEqual([])
    s.expectTurnOf('away')
  })
})
