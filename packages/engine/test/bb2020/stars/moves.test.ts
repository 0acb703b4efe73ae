// Stars whose special rule helps them move: Burst of Speed and Bounding Leap.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Burst of Speed', () => {
  const rushedTwice = (): Scene => {
    const s = scene('H1 a b c d .\nH2 . . . . .', { players: { H1: ':13349+burst-of-speed' } })
    s.activate('H1', 'move').step('a')
    expect(s.waits()).toBe('home activation')
    return s.step('b').roll('goForIt', 2).step('c').roll('goForIt', 2)
  }

  rule('[bb2020 824] after two rushes a third one, once in the match', () => {
    const s = rushedTwice()
    expect(asked(s)).toBe('home useSkill burst-of-speed')
    s.use()
    s.step('d')
    expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
    s.roll('goForIt', 2)
    expect([s.where('H1'), s.player('H1').spent]).toEqual(['d', ['burst-of-speed match']])
    s.expectTurnOf('home')
  })

  rule('[bb2020 824] declined her move is over and nothing is spent', () => {
    const s = rushedTwice()
    s.decline()
    expect(s.player('H1').spent).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bb2020 824] the third rush may pay for the block of a Blitz', () => {
    const s = scene('H1 a b c A1 x\nH2 . . . . .', { players: { H1: ':13349+burst-of-speed' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('a', 'b').roll('goForIt', 2).step('c').roll('goForIt', 2)
    s.use()
    s.block('A1')
    s.roll('goForIt', 2).roll('block', 3).push('x')
    s.stay()
    s.expectTurnOf('home')
  })
})

describe('Bounding Leap', () => {
  const leapt = (use: boolean, away = ''): Scene => {
    const s = scene('H1 A1 x\n. A2 A3\nH2 . .', { players: { H1: '+leap+bounding-leap', A1: away } })
    s.activate('H1', 'move').choose('leap', { square: 'x' })
    expect(asked(s)).toBe('home useSkill bounding-leap')
    if (use) s.use()
    else s.decline()
    return s
  }

  rule('[bb2020 823] the leap has no penalty, and may be re-rolled', () => {
    const s = leapt(true)
    expect([s.needs(), s.modifiers()]).toEqual([3, []])
    s.roll('jump', 2)
    expect(s.answers()).toEqual(['keep', 'reroll bounding-leap'])
    s.reroll('bounding-leap')
    s.roll('jump', 3)
    expect([s.where('H1'), s.posture('H1'), s.player('H1').spent]).toEqual(['x', 'standing', ['bounding-leap match']])
  })

  rule('[bb2020 823] nobody dives after her then', () => {
    const s = leapt(true, '+diving-tackle').roll('jump', 3)
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
  })

  rule('[bb2020 823] not declared, the leap is an ordinary one and cannot be rolled again', () => {
    const s = leapt(false)
    expect([s.needs(), s.modifiers()]).toEqual([5, ['tackleZone -1', 'tackleZone -1', 'tackleZone -1', 'leap +1']])
    s.roll('jump', 2)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
    expect(s.player('H1').spent).toEqual([])
  })

  rule('[bb2020 823] once in the match', () => {
    const s = scene('H1 A1 x', { players: { H1: '+leap+bounding-leap' } })
    s.player('H1').spent = ['bounding-leap match']
    s.activate('H1', 'move').choose('leap', { square: 'x' })
    expect(s.waits()).toBe('dice jump')
    s.roll('jump', 6)
  })
})
