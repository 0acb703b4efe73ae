// The turn of second and how a player moves in it: movement, sprint and risked squares. Neighbours: tackles.test.ts, leaping.test.ts.
import { expect } from 'vitest'
import { mayAttack, mayAttackAfterSprint } from '../../../src/deed.ts'
import { innermost } from '../../../src/kernel/stack.ts'
import type { ActingFrame } from '../../../src/procs/turn/activationFrame.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const field = `
  . . . . . . . . . . .
  H1 a b c d e f g h i .
  . . . . . . . . . . .
  H2 . . . . . . . . . .`

const acting = (s: Scene): ActingFrame => {
  const frame = innermost<ActingFrame>(s.match, 'activation')
  if (!frame) throw new Error('nobody acts')
  return frame
}

rule('[second 381] a player moves up to MA squares in any of eight directions', () => {
  const s = sceneSecond(field)
  s.activate('H1', '')
  s.step('a')
  expect(s.answers('step')).toEqual([
    'step f10',
    'step f11',
    'step f12',
    'step g10',
    'step b',
    'step h10',
    'step h11',
    'step h12',
  ])
  s.step('b', 'c', 'd')
  expect([s.where('H1'), acting(s).moves]).toEqual(['d', 0])
})

rule('[second 382] an occupied square cannot be entered, whether its player stands or lies', () => {
  const s = sceneSecond(
    `
    . A1/ .
    A2 H1 H2
    . A3 .`,
    { players: { A3: '.u' } },
  )
  s.activate('H1', '')
  expect(s.answers('step')).toEqual(['step f10', 'step f12', 'step h10', 'step h12'])
})

rule('[second 383] he may sprint SP squares more', () => {
  const s = sceneSecond(field)
  s.activate('H1', '')
  s.step('a', 'b', 'c', 'd', 'e', 'f')
  expect([s.where('H1'), acting(s).sprint, acting(s).goForIts, s.waits()]).toEqual(['f', 0, 2, 'home activation'])
})

rule('[second 383] weather may take squares of the sprint, but never of the movement', () => {
  const at = (SP: number) => {
    const s = sceneSecond(field, {
      on: ['weather'],
      players: { H1: `:4.${SP}.3.3.0.0.9` },
      facts: 'weather=scorcher',
    })
    s.activate('H1', '')
    return s.match.stack.at(-1)
  }
  expect(at(2)).toMatchObject({ moves: 4, sprint: 1 })
  expect(at(0)).toMatchObject({ moves: 4, sprint: 0 })
})

rule(
  '[second 133] in a blizzard he rolls once as a sprint begins: on 1 or 2 he slips, and makes no armour roll',
  () => {
    const begun = (face: number) => {
      const s = sceneSecond(field, { on: ['weather'], facts: 'weather=blizzard act=h1:open:1.2s2' })
      s.step('a', 'b').roll('slip', face)
      return s
    }
    const slipped = begun(2)
    expect([slipped.where('H1'), slipped.posture('H1'), slipped.waits()]).toEqual(['a', 'faceDown', 'home turn'])
    const steady = begun(3)
    steady.step('c')
    expect([steady.where('H1'), steady.waits()]).toEqual(['c', 'home activation'])
  },
)

rule('[second 384] who has sprinted makes no attack, but one that must follow a sprint', () => {
  const s = sceneSecond(field)
  s.activate('H1', '')
  s.step('a', 'b', 'c', 'd')
  expect([mayAttack(acting(s)), mayAttackAfterSprint(acting(s))]).toEqual([true, false])
  s.step('e')
  expect([mayAttack(acting(s)), mayAttackAfterSprint(acting(s))]).toEqual([false, true])
})

rule('[second 384] who has attacked does not sprint', () => {
  const s = sceneSecond(field, { facts: 'act=h1:open:1.2s2b' })
  s.step('a')
  expect(s.waits()).toBe('home turn')
})

rule('[second 385] a sprint does not begin inside an enemy zone', () => {
  const s = sceneSecond(
    `
    . . A1 . . . H9
    H1 a b c d . .`,
    { facts: 'act=h1:open:1.2s2' },
  )
  s.step('a')
  expect(s.answers('step')).toEqual([])
})

rule('[second 385] a sprint that has begun may pass through a zone', () => {
  const s = sceneSecond(
    `
    . . . A1 . .
    H1 a b c d e`,
    { on: ['tackleZones'], facts: 'act=h1:open:1.2s2' },
  )
  s.step('a', 'b', 'c')
  s.away.decline()
  s.step('d').roll('goForIt', 2)
  s.away.decline()
  expect([s.where('H1'), s.waits()]).toEqual(['d', 'home activation'])
})

rule('[second 386] beyond the sprint he risks injury for up to 2 squares', () => {
  const s = sceneSecond(field, { facts: 'act=h1:open:0.2r' })
  s.step('a').roll('goForIt', 2)
  s.step('b').roll('goForIt', 6)
  expect([s.where('H1'), s.waits()]).toEqual(['b', 'home turn'])
})

rule('[second 386] on a 1 he falls in the square that he has entered, with an armour roll', () => {
  const s = sceneSecond(field, { facts: 'act=h1:open:0.2r' })
  s.step('a')
  expect(s.needs()).toBe(2)
  s.roll('goForIt', 1)
  expect([s.posture('H1'), s.where('H1'), s.modifiers()]).toEqual(['faceDown', 'a', []])
  s.roll('armour', 4, 4)
  expect(s.waits()).toBe('home turn')
})

rule('[second 386] what keeps him from sprinting keeps him from risking injury', () => {
  const attacked = sceneSecond(field, { players: { H1: ':4.0.3.3.0.0.9' }, facts: 'act=h1:open:1.2b' })
  attacked.step('a')
  expect(attacked.waits()).toBe('home turn')
  const slow = sceneSecond(field, { players: { H1: ':1.0.3.3.0.0.9' } })
  slow.activate('H1', '')
  slow.step('a', 'b').roll('goForIt', 2)
  expect(acting(slow).sprinted).toBe(true)
})

rule('[second 384] a position says that he has begun to sprint', () => {
  const s = sceneSecond(field, { facts: 'act=h1:open:0.2s1r' })
  expect([acting(s).sprint, acting(s).sprinted, mayAttack(acting(s))]).toEqual([1, true, false])
})

rule('[second 291] Obese: he never sprints', () => {
  const s = sceneSecond(field, { players: { H1: ':1.2.3.3.0.0.9+obese' } })
  s.activate('H1', '')
  s.step('a')
  expect(s.waits()).toBe('home turn')
})

rule('[second 373] each player acts once in a turn', () => {
  const s = sceneSecond(field)
  s.activate('H1', '')
  s.step('a')
  s.endAction()
  expect(s.answers('activate')).toEqual(['activate H2'])
})

rule('[second 374] a fall does not end the turn', () => {
  const s = sceneSecond(field, { facts: 'act=h1:open:0.2r' })
  s.step('a')
    .roll('goForIt', 1)
    .roll('armour', 1, 1 + 1)
  s.expectTurnOf('home')
  expect([s.turnovers(), s.answers('activate')]).toEqual([[], ['activate H2']])
})

rule('[second 379] a touchdown ends the turn and the drive', () => {
  const s = sceneSecond('. H1* x\n. H2 .', { at: 'g23', facts: 'act=h1:open:4.2s2', beside: 'a1@reserves' })
  s.step('x')
  expect([s.score(), s.turnovers()]).toEqual(['1-0', ['touchdown']])
  expect(s.happened('driveEnded')).toHaveLength(1)
})

rule('[second 379] a touchdown counts in the opponents’ turn', () => {
  const s = sceneSecond(
    `
    . A1 .
    H1* x .
    H2 . .`,
    { at: 'g2', on: ['tackleZones'], facts: 'act=h1:open:4.2s2' },
  )
  // The ball scatters to the tackler, who stands in the end zone where his side does not score: nothing.
  s.step('x')
  s.away.choose('tackle', { player: 'A1' })
  s.roll('tackle', 6, 6).roll('armour', 1, 2).roll('bounce', 2)
  expect([s.holder(), s.score()]).toEqual(['A1', '0-0'])
})

rule('[second 380] a side may end its turn when it likes', () => {
  const s = sceneSecond(field, { beside: 'a1@ko' })
  s.endTurn()
  s.expectTurnOf('away')
})

rule('[second 386] who falls on a risked square where the ball lies does not have it: it scatters', () => {
  const s = sceneSecond('H1 o . . A1', { facts: 'act=h1:open:0.2' })
  s.step('f11')
  s.roll('goForIt', 1).roll('armour', 1, 2).roll('bounce', 5)
  expect([s.posture('H1'), s.ball()]).toEqual(['faceDown', 'ground f12'])
})
