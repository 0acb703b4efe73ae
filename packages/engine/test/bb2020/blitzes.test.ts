// Blitzes in bb2020: the named target, the cost of the block, and moving on. Chapter M of the ledger.
import { expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 declares a blitz on A1. */
const blitz = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
  return s
}

rule('[bb2020 235, 236, 240] he moves, blocks for a square of movement, and moves on', () => {
  const s = blitz('H9 w y H1 . A1 x', { players: { H1: ':33349' } })
  s.step('f14').block('A1')
  s.roll('block', 3)
  s.push('x')
  s.stay()
  s.step('f13')
  expect(s.waits()).toBe('home activation')
  s.step('y')
  expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
  s.roll('goForIt', 2)
  expect(s.answers('block')).toEqual([])
})

rule(
  '[bb2020 237, 238] a rush can pay for the block, and one that fails leaves him on the ground with no block',
  () => {
    const s = blitz('H9 . H1 . A1 x', { players: { H1: ':13349' } })
    s.step('f13').block('A1')
    expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
    s.roll('goForIt', 2).roll('block', 3)
    s.push('x')
    s.stay()
    const t = blitz('H9 . H1 . A1 x', { players: { H1: ':13349' } })
    t.step('f13').block('A1')
    t.roll('goForIt', 1).roll('armour', 1, 2)
    expect([t.posture('H1'), t.where('H1'), t.posture('A1'), t.turnovers()]).toEqual([
      'prone',
      'f13',
      'standing',
      ['knockedDown'],
    ])
    t.expectTurnOf('away')
  },
)

rule('[bb2020 239] without movement or a rush left there is no block', () => {
  const s = blitz('H9 . H1 . . A1 x', { players: { H1: ':13349' } })
  s.step('f13', 'f14').roll('goForIt', 6)
  expect(s.answers('block')).toEqual(['block A1'])
  s.step('g14').roll('goForIt', 6).roll('dodge', 6)
  expect(s.waits()).toBe('home turn')
})

rule('[bb2020 241] a prone player stands up for three squares and may blitz', () => {
  const s = blitz('H9 . H1/ . A1 x', { players: { H1: ':43349' } })
  expect(s.answers()).toEqual(['endAction', 'standUp'])
  s.standUp()
  s.step('f13').block('A1')
  expect(s.waits()).toBe('dice goForIt')
  s.roll('goForIt', 6).roll('block', 3)
  s.push('x')
  s.stay()
})

rule('[bb2020 242] he need not block at all, and the blitz of the turn is used up', () => {
  const s = blitz('H9 . H1 . A1 x')
  s.step('g12').endAction()
  expect(s.answers('activate').filter((one) => one.endsWith('blitz'))).toEqual([])
})

rule('[bb2020 243] only the opponent he named can be blocked', () => {
  const s = scene('H9 . . A2\n. . H1 A1')
  s.activate('H1', 'blitz')
  expect([s.waits(), s.answers()]).toEqual(['home nominate', ['nominate A2', 'nominate A1']])
  s.choose('nominate', { player: 'A2' })
  expect(s.answers('block')).toEqual(['block A2'])
})
