// Picking up the ball: chapter F of the ledger, and what Sure Hands adds to it.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('picking up', () => {
  rule('[bugman 85, 86] [third 5, 175] a player who moves onto the ball must try to pick it up, at +1', () => {
    const s = scene('H1 o . A1')
    s.activate('H1', 'move').step('f11')
    expect(s.waits()).toBe('dice pickUp')
    expect(s.modifiers()).toEqual(['pickUp +1'])
    expect(s.needs()).toBe(3)
    s.roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
  })

  rule('[bugman 85] [third 5] it is tried in every action that moves, the blitz and the foul too', () => {
    for (const kind of ['move', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = scene('H1 o . A1')
      s.activate('H1', kind).step('f11').roll('pickUp', 3)
      expect(s.holder()).toBe('H1')
    }
  })

  rule('[bugman 86] [third 175] each opposing zone on him counts −1', () => {
    const s = scene('. . A1\nH1 o A2\nH2 . A3/')
    s.activate('H1', 'move').step('g11')
    expect(s.modifiers()).toEqual(['pickUp +1', 'tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(5)
    s.roll('pickUp', 5)
    expect(s.holder()).toBe('H1')
  })

  rule('[bugman 87] [third 173] on a pick-up a natural 1 fails and a natural 6 succeeds, with any modifiers', () => {
    const deft = scene('H1 o . A1', { players: { H1: ':6368' } })
    deft.activate('H1', 'move').step('f11')
    expect(deft.needs()).toBe(2)
    deft.roll('pickUp', 1).roll('bounce', 2)
    expect(deft.holder()).toBeNull()
    const clumsy = scene('. . A1\nH1 o A2\n. . A3', { players: { H1: ':6318' } })
    clumsy.activate('H1', 'move').step('g11')
    expect(clumsy.needs()).toBe(6)
    clumsy.roll('pickUp', 6)
    expect(clumsy.holder()).toBe('H1')
  })

  rule('[bugman 87] the same holds for passes and catches', () => {
    const deft = scene('H1* . H2\n. . .\nA1 . .', { players: { H1: ':6368', H2: ':6368' } })
    deft.activate('H1', 'pass').throwTo('H2')
    deft.roll('pass', 6).roll('catch', 1).roll('bounce', 2)
    expect(deft.turnovers()).toEqual(['pass'])
    const clumsy = scene('A1 . . . A2\nH1* . . . H2\nA3 . . . A4', { players: { H1: ':6318', H2: ':6318' } })
    clumsy.activate('H1', 'pass').throwTo('H2')
    expect(clumsy.needs()).toBe(6)
    clumsy.roll('pass', 6)
    expect(clumsy.needs()).toBe(6)
    clumsy.roll('catch', 6)
    expect(clumsy.holder()).toBe('H2')
  })

  rule('[bugman 88] after picking it up he may go on', () => {
    const s = scene('H1 o x . A1')
    s.activate('H1', 'move').step('f11').roll('pickUp', 4)
    expect(s.waits()).toBe('home activation')
    s.step('x')
    expect(s.where('H1')).toBe('x')
    expect(s.ball()).toBe('held H1')
  })

  rule('[bugman 89] failing makes the ball bounce one square and ends the turn', () => {
    const s = scene('H1 o . .\nH2 . . A1')
    s.activate('H1', 'move').step('f11').roll('pickUp', 2).roll('bounce', 5)
    expect(s.where('H1')).toBe('f11')
    expect(s.posture('H1')).toBe('standing')
    expect(s.ball()).toBe('ground f12')
    expect(s.turnovers()).toEqual(['pickUp'])
    s.expectTurnOf('away')
  })

  rule('[bugman 89] the turn is over even when a team-mate catches the bounce', () => {
    const s = scene('H1 o H2 .\n. . . A1')
    s.activate('H1', 'move').step('f11').roll('pickUp', 1).roll('bounce', 5).roll('catch', 5)
    expect(s.holder()).toBe('H2')
    expect(s.turnovers()).toEqual(['pickUp'])
    s.expectTurnOf('away')
  })
})

describe('moved onto the ball by others', () => {
  rule('[bugman 90] [third 6] an opponent pushed onto the ball does not pick it up: it bounces', () => {
    const s = scene('H1 A1 o\n. . .\nH2 . .')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('f12')
    s.stay()
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground f13')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 90] [third 6] an own player pushed onto it does not pick it up either, and the turn goes on', () => {
    const s = scene('. . A2 .\nH1 A1 H2 o\n. . A3 .\n. . . .\nH3 . . .')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('g12')
    s.push('g13')
    s.stay()
    s.roll('bounce', 5)
    expect(s.where('H2')).toBe('g13')
    expect(s.ball()).toBe('ground g14')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 82, 85] a player who falls onto the ball does not try to pick it up', () => {
    const s = scene('o H1 A1')
    s.activate('H1', 'move').step('f10').roll('dodge', 1).roll('armour', 1, 1)
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground e10')
    expect(s.turnovers()).toEqual(['knockedDown'])
  })
})

describe('Sure Hands', () => {
  rule('[bugman 559] [third 233] a failed pick-up may be rolled again', () => {
    const s = scene('H1 o . A1', { players: { H1: '+sure-hands' } })
    s.activate('H1', 'move').step('f11').roll('pickUp', 1)
    expect(s.waits()).toBe('home reroll')
    expect(s.answers()).toEqual(['keep', 'reroll sure-hands'])
    s.reroll('sure-hands')
    s.roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 559] the second roll stands, and a good first one is not offered again', () => {
    const s = scene('H1 o . A1', { players: { H1: '+sure-hands' } })
    s.activate('H1', 'move').step('f11').roll('pickUp', 2).reroll('sure-hands')
    s.roll('pickUp', 2).roll('bounce', 2)
    expect(s.turnovers()).toEqual(['pickUp'])
    const good = scene('H1 o . A1', { players: { H1: '+sure-hands' } })
    good.activate('H1', 'move').step('f11').roll('pickUp', 3)
    expect(good.waits()).toBe('home activation')
  })

  rule('[bugman 559] the skill does nothing for catches', () => {
    const s = scene('H1* H2 . A1', { players: { H2: '+sure-hands' } })
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
  })
})
