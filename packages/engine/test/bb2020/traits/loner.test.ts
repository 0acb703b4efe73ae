// Loner and My Ball: team re-rolls that may fail, and a carrier who keeps the ball.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('loner', () => {
  rule('[bb2020 610] a team re-roll works for him only on his own number or more, and is lost either way', () => {
    for (const needs of [2, 3, 4, 5]) {
      for (const face of [needs - 1, needs]) {
        const s = scene('H1 A1\nx .', { players: { H1: `+loner-${needs}` }, facts: 'rr=2/0' })
        s.activate('H1', 'move').step('x').roll('dodge', 1)
        expect(s.answers('reroll')).toEqual(['reroll team'])
        s.reroll('team')
        expect([s.waits(), s.needs(), s.modifiers(), s.rerolls('home')]).toEqual(['dice loner', needs, [], 1])
        s.roll('loner', face)
        if (face < needs) {
          // The first result stands, without a second try with the other re-roll.
          expect(s.waits()).toBe('dice armour')
          s.roll('armour', 1, 1)
          expect([s.posture('H1'), s.turnovers(), s.rerolls('home')]).toEqual(['prone', ['knockedDown'], 1])
        } else {
          s.roll('dodge', 6)
          expect([s.posture('H1'), s.where('H1'), s.rerolls('home')]).toEqual(['standing', 'x', 1])
        }
      }
    }
  })

  rule('[bb2020 610] his roll cannot be re-rolled, and his own skills need none', () => {
    const s = scene('H1 A1\nx .', { players: { H1: '+loner-4+dodge' }, facts: 'rr=2/0' })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('dodge')
    s.roll('dodge', 6)
    expect([s.where('H1'), s.rerolls('home')]).toEqual(['x', 2])
    const t = scene('H1 A1\nx .', { players: { H1: '+loner-4' }, facts: 'rr=2/0' })
    t.activate('H1', 'move').step('x').roll('dodge', 1)
    t.reroll('team')
    t.roll('loner', 1)
    expect(t.waits()).toBe('dice armour')
    t.roll('armour', 1, 1)
  })

  rule('[bb2020 610] while down it works too', () => {
    const s = scene('H1/ x\nA1 .\n. H2', { players: { H1: ':23349+loner-5' }, facts: 'rr=1/0' })
    s.activate('H1', 'move').standUp()
    s.roll('standUp', 1).reroll('team')
    expect([s.waits(), s.needs()]).toEqual(['dice loner', 5])
    s.roll('loner', 4)
    expect([s.posture('H1'), s.rerolls('home'), s.turnovers()]).toEqual(['prone', 0, []])
  })
})

describe('my ball', () => {
  rule('[bb2020 611] he neither throws the ball nor hands it off', () => {
    for (const [action, verb] of [
      ['pass', 'throw'],
      ['handOff', 'handOff'],
    ] as const) {
      const plain = scene('H1* H2 . .', {})
      plain.activate('H1', action)
      expect(plain.answers(verb).length, action).toBeGreaterThan(0)
      const s = scene('H1* H2 . .', { players: { H1: '+my-ball' } })
      s.activate('H1', action)
      expect(s.answers(verb), action).toEqual([])
    }
  })

  rule('[bb2020 611] nor does he give it up before a block or while moving', () => {
    const s = scene('H1* A1 . .', { players: { H1: '+my-ball+dump-off' }, facts: 'turn=away:1/1' })
    s.activate('A1', 'block').block('H1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3)
    const t = scene('H1* x . .', { players: { H1: '+my-ball+fumblerooskie' } })
    t.activate('H1', 'move').step('x')
    expect(t.answers('putBall')).toEqual([])
  })
})
