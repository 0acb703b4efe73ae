// Leaps over bodies, and heroic ones into the end zone. Neighbours: walking.test.ts, tackles.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const body = `
  . . a b c . H9
  . H1 A1/ d . . .
  . . e f g . .`

const leaper = (facts = 'act=h1:open:4.2s2', options: SecondOptions = {}) =>
  sceneSecond(body, { on: ['leaping'], facts, ...options })

rule('[second 11] he may leap over an adjacent body to any free square beside it', () => {
  expect(leaper().answers('leap').sort()).toEqual(
    ['leap f11', 'leap a', 'leap b', 'leap d', 'leap h11', 'leap e', 'leap f'].sort(),
  )
})

rule('[second 11] bodies of either side, on their face or on their back, but nobody who stands', () => {
  for (const A1 of ['.p', '.u'])
    expect(
      sceneSecond('H1 A1 x', { on: ['leaping'], players: { A1 }, facts: 'act=h1:open:4.2s2' }).answers('leap'),
    ).not.toEqual([])
  expect(sceneSecond('H1 H2/ x', { on: ['leaping'], facts: 'act=h1:open:4.2s2' }).answers('leap')).not.toEqual([])
  expect(sceneSecond('H1 A1 x', { on: ['leaping'], facts: 'act=h1:open:4.2s2' }).answers('leap')).toEqual([])
})

rule('[second 11] it costs 3 squares of movement', () => {
  const s = leaper()
  s.choose('leap', { square: 'd' })
  s.roll('leap', 4, 3)
  expect([s.where('H1'), s.match.stack.at(-1)]).toMatchObject(['d', { moves: 1, sprint: 2 }])
})

rule('[second 294] with 2 squares of movement and a sprint left he cannot leap', () => {
  expect(leaper('act=h1:open:2.2s2').answers('leap')).toEqual([])
  expect(leaper('act=h1:open:3.2s2').answers('leap')).not.toEqual([])
})

rule('[second 12] 2D6 and his AG, less 1 for each enemy zone on the square that he leaves', () => {
  const s = sceneSecond(
    `
    A2 . . A4
    . H1 A1/ x
    A3 . . .`,
    { on: ['leaping'], players: { H1: ':4.2.3.4.0.0.9' }, facts: 'act=h1:open:4.2s2' },
  )
  s.choose('leap', { square: 'x' })
  expect(s.modifiers()).toEqual(['AG +4', 'tackleZone -1', 'tackleZone -1'])
  s.roll('leap', 5, 3)
  expect(s.where('H1')).toBe('x')
})

rule('[second 13] 6 or less: he falls in the square that he leaps from, with an armour roll', () => {
  const s = leaper()
  s.choose('leap', { square: 'd' })
  s.roll('leap', 2, 1)
  expect([s.where('H1'), s.posture('H1'), s.modifiers()]).toEqual(['g11', 'faceDown', []])
  s.roll('armour', 4, 4)
  s.expectTurnOf('home')
})

rule('[second 14] 7 to 9: he falls in the square where he lands, with an armour roll', () => {
  for (const dice of [
    [3, 1],
    [5, 1],
  ]) {
    const s = leaper()
    s.choose('leap', { square: 'd' })
    s.roll('leap', ...dice)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['d', 'faceDown'])
    s.roll('armour', 4, 4)
    s.expectTurnOf('home')
  }
})

rule('[second 15] 10 or more: he lands, and may go on moving', () => {
  const s = leaper()
  s.choose('leap', { square: 'd' })
  s.roll('leap', 6, 1)
  expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['d', 'standing', 'home activation'])
  s.step('b')
})

rule('[second 11] nobody claims a tackle against a leap', () => {
  const s = sceneSecond(
    `
    . A2 . .
    H1 A1/ x .`,
    { on: ['leaping'], facts: 'act=h1:open:4.2s2' },
  )
  s.choose('leap', { square: 'x' })
  s.roll('leap', 6, 6)
  expect(s.waits()).toBe('home activation')
})

rule('[second 11] where he lands he has the ball, and where he falls it scatters', () => {
  const picture = `
    . . . . H9
    H1 A1/ o . .`
  const lands = sceneSecond(picture, { on: ['leaping'], facts: 'act=h1:open:4.2s2' })
  lands.choose('leap', { square: 'g12' })
  lands.roll('leap', 6, 6)
  expect([lands.holder(), lands.waits()]).toEqual(['H1', 'home activation'])
  const falls = sceneSecond(picture, { on: ['leaping'], facts: 'act=h1:open:4.2s2' })
  falls.choose('leap', { square: 'g12' })
  falls.roll('leap', 3, 1).roll('armour', 1, 2).roll('bounce', 5)
  expect(falls.ball()).toBe('ground g13')
})

rule('[second 440] leaping off: nobody leaps over bodies', () => {
  expect(leaper('act=h1:open:4.2s2', { on: [] }).answers('leap')).toEqual([])
})

rule('[second 288] Leap adds its level', () => {
  const s = leaper('act=h1:open:4.2s2', { players: { H1: '+leap-3' } })
  s.choose('leap', { square: 'd' })
  expect(s.modifiers()).toEqual(['AG +3', 'leap-3 +3'])
  s.roll('leap', 3, 1)
  expect(s.posture('H1')).toBe('standing')
})

const goal = (H1 = '+heroic-leap', facts = 'act=h1:open:4.2s2') =>
  sceneSecond(
    `
    . . A2 . .
    H1* A1 A3 x .
    . . . . .`,
    { at: 'f22', facts, players: { H1 } },
  )

rule('[second 289] Heroic Leap: up to three squares into the end zone, through players, for a touchdown', () => {
  const s = goal()
  expect(s.answers('leap').every((one) => one.endsWith('heroic'))).toBe(true)
  s.choose('leap', { square: 'x', option: 'heroic' })
  s.roll('heroicLeap', 3)
  expect(s.score()).toBe('1-0')
})

rule('[second 289] Heroic Leap: one more for each occupied square that he cannot avoid', () => {
  const s = sceneSecond(
    `
    . A2 A4 . .
    H1* A1 A3 x .
    . A5 A6 . H9`,
    { at: 'f22', facts: 'act=h1:open:4.2s2', players: { H1: '+heroic-leap' } },
  )
  s.choose('leap', { square: 'x' })
  expect([s.modifiers(), s.needs()]).toEqual([['leaptOver +2'], 1])
  s.roll('heroicLeap', 2)
  s.roll('bounce', 4)
  expect([s.where('H1'), s.ball(), s.score()]).toEqual(['ko', 'ground g21', '0-0'])
})

rule('[second 289] Heroic Leap: players beside his way count for nothing', () => {
  const pictures = [
    '. A2 A4 . .\nH1* A1 A3 x .\n. . . . H9',
    '. . . . .\nH1* A1 A3 x .\n. A2 A4 . H9',
    '. A2 A4 A5 .\n. H1* . x A6\n. A3 A7 A8 H9',
  ]
  for (const picture of pictures) {
    const s = sceneSecond(picture, { at: 'f22', facts: 'act=h1:open:4.2s2', players: { H1: '+heroic-leap' } })
    s.choose('leap', { square: 'x' })
    expect(s.modifiers()).toEqual([])
    s.roll('heroicLeap', 3)
    expect(s.score()).toBe('1-0')
  }
})

rule('[second 289] Heroic Leap: instead of a sprint, with the ball, and into the end zone only', () => {
  expect(goal('').answers('leap')).toEqual([])
  expect(goal('+heroic-leap', 'act=h1:open:0.2s1r').answers('leap')).toEqual([])
  expect(goal('+heroic-leap', 'act=h1:open:1.2s2b').answers('leap')).toEqual([])
  expect(goal('+heroic-leap', 'act=h1:open:0.2s2').answers('leap').sort()).toEqual(
    ['d25', 'e25', 'f25', 'h25', 'i25', 'j25', 'x'].map((to) => `leap ${to} heroic`),
  )
  const bare = sceneSecond('H1 . . x', { at: 'g22', facts: 'act=h1:open:4.2s2', players: { H1: '+heroic-leap' } })
  expect(bare.answers('leap')).toEqual([])
})
