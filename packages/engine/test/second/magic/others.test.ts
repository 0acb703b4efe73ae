// Spells of the opponents' turn besides Grabbit: Fearmonger and Unseen Shield. Neighbours: reactions.test.ts has what all of them share,
// src/procs/move/dread.ts, src/procs/ball/flightPath.ts.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

describe('Fearmonger', () => {
  /** H1 casts it as the turn of away begins. */
  const dreadful = (picture: string, on: readonly EditionOption[] = [], options: SecondOptions = {}): Scene => {
    const s = sceneSecond(picture, { on: ['spells', ...on], ...options, facts: 'spells=1:fearmonger/' })
    s.endTurn()
    expect([s.waits(), s.home.answers()]).toEqual(['home castSpell', ['decline', 'cast H1 fearmonger']])
    s.home.choose('cast')
    return s
  }

  rule('[second 146] opponents do not enter the zone of the caster in their turn', () => {
    const s = dreadful('. . . . .\n. H1 . A1 .\n. . . . .\n. . H2 . .')
    s.away.choose('activate', { player: 'A1' })
    expect(s.away.answers('step')).toEqual(['step f13', 'step f14', 'step g14', 'step h13', 'step h14'])
    s.away.endAction()
  })

  rule('[second 146] who is in it may stay, attack and leave', () => {
    const s = dreadful('. . . .\nH1 A1 x .\n. . . .', ['push'])
    s.away.choose('activate', { player: 'A1' })
    expect(s.away.answers('shove')).toEqual(['shove H1'])
    expect(s.away.answers('step').length).toBe(3)
    s.away.step('x')
    expect(s.where('A1')).toBe('x')
  })

  rule('[second 146] it lasts for that turn, and is gone when the caster goes down', () => {
    const s = dreadful('H1 x A1 .\nA2 . . .')
    s.away.choose('activate', { player: 'A2' })
    s.away.block('H1')
    s.roll('strike', 5, 5).roll('armour', 1, 2)
    s.away.choose('activate', { player: 'A1' })
    expect(s.away.answers('step')).toContain('step x')
    const other = dreadful('H1 x A1 .\nH2 . . .')
    other.away.endTurn()
    other.endTurn()
    other.away.choose('activate', { player: 'A1' })
    expect(other.away.answers('step')).toContain('step x')
  })

  rule('[second 146] a Large Monster moves a see-saw along the edge as it may, far from the caster', () => {
    const s = sceneSecond('. . . H1', {
      ...{
        on: ['spells', 'secretWeapons', 'standingUp'],
        facts: 'spells=1:fearmonger/ thing=seeSaw:n21:away weapons=/seeSaw',
      },
      ...{ beside: 'a1@n19:5.1.7.2.-1.-1.11+large' },
    })
    s.endTurn()
    s.home.choose('cast')
    s.away.choose('activate', { player: 'A1' })
    s.away.choose('haul')
    expect(s.away.answers('place')).toEqual(['place m20', 'place m21', 'place m22', 'place n20', 'place n22'])
  })

  rule('[second 140] [second 146] the caster tackles nobody in that turn', () => {
    const s = dreadful('H1 A1 . .\n. x . .\n. . . H2', [])
    s.away.choose('activate', { player: 'A1' })
    expect(s.away.answers('step')).not.toContain('step x')
    s.away.endAction()
  })

  rule('[second 146] nobody leaps into it, and nobody who has pushed somebody follows him there', () => {
    const s = dreadful('A1 H2/ . . H1', ['leaping', 'standingUp'], { at: 'f10' })
    s.away.choose('activate', { player: 'A1' })
    expect(s.away.answers('leap')).toContain('leap f12')
    const near = dreadful('A1 H2/ . H1', ['leaping', 'standingUp'], { at: 'f10' })
    near.away.choose('activate', { player: 'A1' })
    expect(near.away.answers('leap')).not.toContain('leap f12')
    const pushed = dreadful('A1 H2 .\n. . H1', ['push'])
    pushed.away.choose('activate', { player: 'A1' })
    pushed.away.choose('shove', { player: 'H2' })
    pushed.roll('shove', 5, 5)
    pushed.away.choose('push', { square: 'f12' })
    expect(pushed.where('A1')).toBe('f10')
  })

  rule('[second 146] one who lies has no zone, and does not cast it', () => {
    const s = sceneSecond('H1/ x A1\n. H2 .', { on: ['spells', 'standingUp'], facts: 'spells=1:fearmonger/' })
    s.endTurn()
    expect(s.waits()).toBe('away turn')
  })
})

describe('Unseen Shield', () => {
  const on: readonly EditionOption[] = ['spells', 'throwing', 'interceptions']

  /** H1 throws to H2, and A1 casts it at that square. */
  const thrown = (picture: string, square = 'f14', options: SecondOptions = {}): Scene => {
    const s = sceneSecond(picture, { on, at: 'f10', ...options, facts: 'spells=/1:unseenShield' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.away.choose('cast', { player: 'A1', square })
    return s
  }
  const PITCH = 'H1* . . . . . . H2\n. . . . . . . .\n. . . . . . . .\n. . . . A1 . . .'

  rule(
    '[second 153] at a square over which the ball flies, two abreast at most, and not over thrower or target',
    () => {
      const s = sceneSecond('H1* . . . .\n. . . . .\n. . . . H2\nA1 . . . .', {
        on,
        at: 'f10',
        facts: 'spells=/1:unseenShield',
      })
      s.choose('activate', { player: 'H1' })
      s.throwTo('H2')
      const squares = s.away.answers('cast').map((one) => one.split(' ')[2])
      expect(squares).toEqual(['f11', 'g11', 'g12', 'g13', 'h13'])
      s.away.decline()
      s.roll('pass', 6, 6)
    },
  )

  rule('[second 153] it is aimed like a ranged spell, with 1 less', () => {
    const s = thrown(PITCH)
    expect([s.explain().roll, s.explain().player, s.modifiers()]).toEqual([
      'spell',
      s.player('A1').id,
      ['unseenShield -1'],
    ])
    s.roll('spell', 2, 2).roll('scatter', 2).roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule(
    '[second 153] the ball lands a D6 of squares off, as far from the caster as that goes, and the turn is over',
    () => {
      const s = thrown(PITCH)
      s.roll('spell', 5, 5).roll('unseenShield', 2)
      expect(s.waits()).toBe('away placeBall')
      expect(s.away.answers()).toEqual(['d12', 'd13', 'd14', 'd15', 'd16'].map((square) => `place ${square}`))
      s.away.choose('place', { square: 'd15' })
      expect([s.ball(), s.turnovers(), s.waits()]).toEqual(['ground d15', ['pass'], 'away turn'])
    },
  )

  rule('[second 153] it stays on the pitch', () => {
    const s = thrown('H1* . . . . . . H2\n. . . . . . . .\n. . . . A1 . . .', 'b14', { at: 'b10' })
    s.roll('spell', 5, 5).roll('unseenShield', 5)
    expect(s.away.answers().every((one) => /^place [a-o]\d+$/.test(one))).toBe(true)
    expect(s.away.answers()).not.toContain('place b14')
    s.away.choose('place', { square: s.away.answers()[0].split(' ')[1] })
  })

  rule('[second 304] it works on any square of the path to which it scatters, and on no other', () => {
    const s = thrown(PITCH)
    s.roll('spell', 2, 2).roll('scatter', 5).roll('unseenShield', 1)
    expect(s.happened('spellStrikes')).toMatchObject([{ square: s.square('f15') }])
    s.away.choose('place', { square: 'e15' })
    const off = thrown(PITCH)
    off.roll('spell', 2, 2).roll('scatter', 2).roll('pass', 6, 6)
    expect(off.holder()).toBe('H2')
  })

  rule('[second 153] a team-mate of the thrower who stands there may catch it by a throw at him', () => {
    const s = thrown(
      '. . . . H3 . . .\n. . . . . . . .\nH1* . . . . . . H2\n. . . . . . . .\n. . . . . . . .\n. . . . A1 . . .',
      'h14',
    )
    s.roll('spell', 5, 5).roll('unseenShield', 2)
    s.away.choose('place', { square: 'f14' })
    expect([s.explain().roll, s.explain().table]).toEqual(['pass', 'throwShort'])
    s.roll('pass', 6, 6)
    expect([s.holder(), s.turnovers()]).toEqual(['H3', []])
  })

  rule('[second 153] and so may an opponent: that is an interception', () => {
    const s = thrown(
      '. . . . A3 . . .\n. . . . . . . .\nH1* . . . . . . H2\n. . . . . . . .\n. . . . . . . .\n. . . . A1 . . .',
      'h14',
    )
    s.roll('spell', 5, 5).roll('unseenShield', 2)
    s.away.choose('place', { square: 'f14' })
    s.roll('pass', 6, 6)
    expect([s.holder(), s.turnovers()]).toEqual(['A3', ['interception']])
  })

  rule('[second 153] and if that throw is intercepted, by somebody near it', () => {
    const s = thrown(
      '. . . . H3 A2 . .\n. . . . . . . .\nH1* . . . . . . H2\n. . . . . . . .\n. . . . . . . .\n. . . . A1 . . .',
      'h14',
    )
    s.roll('spell', 5, 5).roll('unseenShield', 2)
    s.away.choose('place', { square: 'f14' })
    s.roll('pass', 1, 1).roll('interception', 5)
    expect(s.holder()).toBe('A2')
  })

  rule('[second 153] who lies there catches nothing: the ball bounces on', () => {
    const s = thrown(
      '. . . . H3/ . . .\n. . . . . . . .\nH1* . . . . . . H2\n. . . . . . . .\n. . . . . . . .\n. . . . A1 . . .',
      'h14',
    )
    s.roll('spell', 5, 5).roll('unseenShield', 2)
    s.away.choose('place', { square: 'f14' })
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground e14')
  })
})
