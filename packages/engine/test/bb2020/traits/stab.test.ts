// Stab and Pogo Stick: a stab instead of a block, and leaps without penalties.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

const attack = (s: Scene): Scene => {
  s.activate('H1', 'block').block('A1')
  return s
}

describe('stab', () => {
  rule('[bb2020 624] instead of a block an armour roll that nothing modifies; unbroken nothing happens', () => {
    const s = attack(scene(LINE, { players: { H1: '+stab+mighty-blow-1+claws' } }))
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'stab'])
    s.use()
    expect([s.waits(), s.explain().player, s.needs(), s.modifiers()]).toEqual(['dice armour', s.player('A1').id, 9, []])
    s.roll('armour', 4, 4)
    expect([s.posture('A1'), s.where('A1'), s.where('H1'), s.turnovers()]).toEqual(['standing', 'f13', 'f12', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 624] broken, an injury roll that nothing modifies: old injuries and Mighty Blow do not', () => {
    const s = attack(scene(LINE, { players: { H1: '+stab+mighty-blow-1', A1: '.n' } }))
    s.use()
    s.roll('armour', 5, 4)
    expect(s.modifiers()).toEqual([])
    s.roll('injury', 3, 4)
    expect([s.posture('A1'), s.where('A1')]).toEqual(['stunned', 'f13'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 624] a wounded carrier drops the ball; the stabber’s turn goes on', () => {
    const s = attack(scene('H9 . H1 A1* x', { players: { H1: '+stab' } }))
    s.use()
    s.roll('armour', 5, 4).roll('injury', 1, 2).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground x', []])
  })

  rule('[bb2020 624] declined, it is an ordinary block', () => {
    const s = attack(scene(LINE, { players: { H1: '+stab' } }))
    s.decline()
    s.roll('block', 3).push('x')
    s.stay()
    s.expectTurnOf('home')
  })

  rule('[bb2020 625] in a Blitz he moves no more after it', () => {
    const s = scene('H9 . H1 . A1 x', { players: { H1: '+stab' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('f13').block('A1')
    s.use()
    s.roll('armour', 1, 2)
    expect([s.waits(), s.where('H1')]).toEqual(['home turn', 'f13'])
  })
})

describe('pogo stick', () => {
  const PICTURE = 'A1 . .\nH1 A2 x\nA3 . A4'

  rule('[bb2020 617] he leaps over standing players too, without penalties for tackle zones', () => {
    const plain = scene(PICTURE, {})
    plain.activate('H1', 'move')
    expect(plain.answers('leap')).toEqual([])
    const s = scene(PICTURE, { players: { H1: '+pogo-stick' } })
    s.activate('H1', 'move')
    expect(s.answers('leap')).toContain('leap x')
    s.choose('leap', { square: 'x' })
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice jump', 3, []])
    s.roll('jump', 3)
    expect([s.where('H1'), s.answers('leap')]).toEqual(['x', []])
  })

  rule('[bb2020 617] Prehensile Tail and Diving Tackle do not work against him', () => {
    const s = scene(PICTURE, { players: { H1: '+pogo-stick', A1: '+prehensile-tail', A3: '+diving-tackle' } })
    s.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([s.needs(), s.modifiers()]).toEqual([3, []])
    s.roll('jump', 3)
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
  })
})
