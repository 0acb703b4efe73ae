// Catching and bouncing: chapter J of the ledger from the landing ball on, and the Catch skill.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('catching', () => {
  rule('[bugman 162, 164] a standing player of either team must try to catch, an accurate pass at +1', () => {
    for (const [target, agility] of [
      ['H2', 4],
      ['A1', 3],
    ] as const) {
      const s = scene('H1* . . . H2\n . . . . .\n . . . A1 .', { players: { H2: ':6348' } })
      s.activate('H1', 'pass').throwTo(target)
      s.roll('pass', 6)
      expect(s.waits()).toBe('dice catch')
      expect([s.needs(), ...s.modifiers()]).toEqual([6 - agility, 'accuratePass +1'])
      s.roll('catch', 6 - agility)
      expect(s.holder()).toBe(target)
    }
  })

  rule('[bugman 163, 169] prone and stunned players do not catch: the ball bounces off them', () => {
    for (const target of ['H2', 'H3', 'A1', 'A2']) {
      const s = scene('. H2/ . H3= .\n H1* . . . .\n . A1/ . A2= .', { beside: 'a9@n20' })
      s.activate('H1', 'pass').throwTo(target)
      s.roll('pass', 6)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 5)
      expect(s.ball()).toMatch(/^ground/)
      s.expectTurnOf('away')
    }
  })

  rule('[bugman 165] a kicked ball is caught at +0', () => {
    const s = lineUpForKick(newGame())
    kick(s, 'h15', [5, 1], [1, 1])
    expect(s.waits()).toBe('dice catch')
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A8')
  })

  rule('[bugman 165] a bouncing and a thrown-in ball are caught at +0', () => {
    const s = scene('H1* . . . H2 H3', { at: 'a5' })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 1).roll('bounce', 5)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 3).roll('bounce', 2)
    s.roll('throwIn', 5, 1, 1).roll('bounce', 3)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H3')
  })

  rule('[bugman 166] each opposing tackle zone on the catcher counts -1, prone players and his own do not', () => {
    const s = scene('. . . . A1 A2 A3/\n H1* . . . . H2 H3\n . . . . . A4 A5=')
    s.activate('H1', 'pass').throwTo('H2')
    s.away.decline()
    s.roll('pass', 6)
    expect(s.modifiers()).toEqual(['accuratePass +1', 'tackleZone -1', 'tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(6)
    s.roll('catch', 5).roll('bounce', 4)
    s.expectTurnOf('away')
  })

  rule('[bugman 167] a catcher who has not acted yet may act, one who has may not', () => {
    const s = scene('H1* . . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 6)
    expect(s.answers('activate')).toContain('activate H2 move')
    const t = scene('H1* . . H2 H3', { players: { H2: '.d' } })
    t.activate('H1', 'pass').throwTo('H2')
    t.roll('pass', 6).roll('catch', 6)
    t.expectTurnOf('home')
    expect(t.answers('activate').filter((a) => a.includes('H2'))).toEqual([])
  })

  rule('[bugman 168] a catch that fails makes the ball bounce from the catcher, and he stays up', () => {
    const s = scene('H1* . . H2 x')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.posture('H2')).toBe('standing')
  })
})

describe('bouncing', () => {
  rule('[bugman 169] a ball dropped by a falling carrier bounces', () => {
    const s = scene('. . . \n x H1* A1 \n y . .')
    s.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 1, 1)
    s.roll('bounce', 7)
    expect(s.ball()).toBe('ground y')
  })

  rule('[bugman 169] a ball on whose square a player is pushed bounces, which is no turnover', () => {
    const s = scene('H1 A1 o x H2')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('f12')
    s.stay()
    s.roll('bounce', 5)
    expect(s.where('A1')).toBe('f12')
    expect(s.ball()).toBe('ground x')
    s.expectTurnOf('home')
  })

  rule('[bugman 169, 170, 173] thrown on an empty square it bounces one square, by a D8, and rests there', () => {
    const around = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (let face = 1; face <= 8; face++) {
      const s = scene('. . . . a b c\n H1* . . . d x e\n . . . . f g h')
      s.activate('H1', 'pass').throwTo('x')
      s.roll('pass', 6).roll('bounce', face)
      expect(s.ball()).toBe(`ground ${around[face - 1]}`)
    }
  })

  rule('[bugman 171] onto a standing player: he must try, and it bounces on from him when he fails', () => {
    const s = scene('H1* . . . x H2 A1 y', { players: { A1: ':6348' } })
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 6).roll('bounce', 5)
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'tackleZone -1'])
    s.roll('catch', 4).roll('bounce', 5)
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'tackleZone -1'])
    s.roll('catch', 3).roll('bounce', 5)
    expect(s.ball()).toBe('ground y')
  })

  rule('[bugman 172] onto a prone or stunned player it bounces again', () => {
    const s = scene('H1* . . . x H2/ A1= y')
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 6).roll('bounce', 5).roll('bounce', 5).roll('bounce', 5)
    expect(s.ball()).toBe('ground y')
    expect(s.happened('rolled')).toHaveLength(1)
  })
})

describe('Catch', () => {
  rule('[bugman 387] the skill rolls a failed catch again, once, and only if the coach wants it', () => {
    const s = scene('H1* . . H2 . . A1', { players: { H2: '+catch' }, facts: 'rr=1/0 used=reroll' })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 2)
    expect(s.answers()).toEqual(['keep', 'reroll catch'])
    s.reroll('catch')
    s.roll('catch', 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 7)
    s.expectTurnOf('away')
  })

  rule('[bugman 387] the skill works in the opponent’s turn, and not on a good catch', () => {
    const s = scene('H1* . . A1', { players: { A1: '+catch' } })
    s.activate('H1', 'pass').throwTo('A1')
    s.roll('pass', 6).roll('catch', 1)
    expect(s.waits()).toBe('away reroll')
    s.away.reroll('catch')
    s.roll('catch', 3)
    expect(s.holder()).toBe('A1')
    const good = scene('H1* . . H2', { players: { H2: '+catch' } })
    good.activate('H1', 'pass').throwTo('H2')
    good.roll('pass', 6).roll('catch', 3)
    expect(good.waits()).toBe('home turn')
  })

  rule('[bugman 388] the skill also helps with hand-offs and interceptions', () => {
    const s = scene('H1* H2', { players: { H2: '+catch' } })
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 1)
    s.reroll('catch')
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
    const t = scene('H1* . A1 . H2', { players: { A1: '+catch' } })
    t.activate('H1', 'pass').throwTo('H2')
    t.away.intercept('A1')
    t.roll('intercept', 5)
    expect(t.waits()).toBe('away reroll')
    t.away.reroll('catch')
    t.roll('intercept', 6)
    expect(t.holder()).toBe('A1')
    t.expectTurnOf('away')
  })
})
