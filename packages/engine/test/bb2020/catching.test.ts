// Catches and hand-offs in bb2020. Chapter P of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 hands the ball to H2; the catch is pending. */
const handOver = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'handOff').handOff('H2')
  return s
}

/** H1 throws an accurate pass to a square. */
const thrownAt = (picture: string, to: string): Scene => {
  const s = scene(picture)
  s.activate('H1', 'pass').throwTo(to)
  return s.roll('pass', 6)
}

describe('catching', () => {
  rule('[bb2020 277, 278] a player who can must try, an opponent too; an accurate pass has no modifier', () => {
    const s = thrownAt('H1* . . A1', 'f13')
    expect([s.waits(), s.explain().player, s.modifiers(), s.needs()]).toEqual(['dice catch', s.player('A1').id, [], 3])
    s.roll('catch', 3)
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['pass']])
  })

  rule(
    '[bb2020 279, 282, 283] a bouncing ball is harder by one, and by one for each marker; missed, it bounces on',
    () => {
      const s = thrownAt('. . . . A1\nH1* . x H2 A2', 'x').roll('bounce', 5)
      expect([s.modifiers(), s.needs()]).toEqual([['bounce -1', 'tackleZone -1', 'tackleZone -1'], 6])
      s.roll('catch', 5)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 7)
    },
  )

  rule('[bb2020 280] so is a ball thrown in by the crowd', () => {
    const s = scene('H1* . x', { at: 'a10', beside: 'h2@c12' })
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 6).roll('bounce', 2).roll('throwIn', 3, 1, 1)
    expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice catch', ['throwIn -1'], 4])
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers()]).toEqual(['H2', []])
  })

  rule('[bb2020 281] so is one that scattered or deviated', () => {
    const s = scene('H1* . . x . H2')
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 3).roll('scatter', 5).roll('scatter', 2).roll('scatter', 8)
    expect([s.waits(), s.modifiers()]).toEqual(['dice catch', ['scatter -1']])
    s.roll('catch', 4)
    const t = scene('H1* . . H2 . . x')
    t.activate('H1', 'pass').throwTo('x')
    t.roll('pass', 2).roll('deviation', 5, 3)
    expect([t.waits(), t.modifiers()]).toEqual(['dice catch', ['scatter -1']])
    t.roll('catch', 4)
    expect([t.holder(), t.turnovers()]).toEqual(['H2', []])
  })
})

describe('handing off', () => {
  rule(
    '[bb2020 278, 284, 285] to a standing team-mate in the next square, without a modifier, and his action is over',
    () => {
      const s = scene('H3/ A1 H4=\nH5 H1* x\n. . H2')
      s.activate('H1', 'handOff')
      expect(s.answers('handOff')).toEqual(['handOff H5', 'handOff H2'])
      s.handOff('H2')
      expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice catch', [], 3])
      s.roll('catch', 3)
      expect([s.holder(), s.waits()]).toEqual(['H2', 'home turn'])
      expect(s.answers('activate').filter((one) => one.includes('H1') || one.endsWith('handOff'))).toEqual([])
    },
  )

  rule('[bb2020 284] he may move up to him first', () => {
    const s = scene('H1* x H2')
    s.activate('H1', 'handOff')
    expect(s.answers('handOff')).toEqual([])
    s.step('x').handOff('H2')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 286] it takes no passing ability', () => {
    const s = handOver('H1* H2', { players: { H1: ':63309' } })
    expect(s.needs()).toBe(3)
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 287] missed, but caught by another team-mate: the turn goes on', () => {
    const s = handOver('H1* H2 H3').roll('catch', 2).roll('bounce', 5)
    expect(s.modifiers()).toEqual(['bounce -1'])
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers()]).toEqual(['H3', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 288] missed and on the ground: the turn is over', () => {
    const s = handOver('H1* H2 .').roll('catch', 2).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f12', ['handOff']])
    s.expectTurnOf('away')
  })
})
