// Tackles that opponents claim against a player who walks inside their zones. Neighbours: tacklingSkills.test.ts, walking.test.ts.
import { expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const COMPANION: readonly EditionOption[] = ['tackleZones', 'tackleInjuries']

const inside = `
  A1 . . . . . H9
  H1 x y z . . .`

/** Home 1 walks past away 1, whose coach claims a tackle. */
const tackled = (options: SecondOptions = {}) => {
  const s = sceneSecond(inside, { on: COMPANION, facts: 'act=h1:open:4.2s2', ...options })
  s.step('x')
  s.away.choose('tackle', { player: 'A1' })
  return s
}

rule('[second 7] a step from one square of an opponent’s zone to another of the same zone permits a claim', () => {
  const s = sceneSecond(inside, { on: COMPANION, facts: 'act=h1:open:4.2s2' })
  s.step('x')
  expect([s.waits(), s.away.answers(), s.question().player]).toEqual([
    'away tackle',
    ['decline', 'tackle A1'],
    s.player('H1').id,
  ])
})

rule('[second 7] leaving the zone permits none, and nor does entering it', () => {
  const s = sceneSecond(inside, { on: COMPANION, facts: 'act=h1:open:4.2s2' })
  s.step('x')
  s.away.decline()
  s.step('y', 'x')
  expect(s.waits()).toBe('home activation')
})

const between = `
  . A1 . . A2 .
  . H1 x y . .`

rule('[second 8] a step from one opponent’s zone into that of another permits no claim', () => {
  const s = sceneSecond(between, { on: COMPANION, facts: 'act=h1:open:4.2s2' })
  s.step('x')
  s.away.choose('decline')
  s.step('y')
  expect([s.waits(), s.where('H1')]).toEqual(['home activation', 'y'])
})

rule('[second 438] tackleZones off: the opponent whose zone he enters may claim, whosever zone he left', () => {
  const s = sceneSecond(between, { facts: 'act=h1:open:4.2s2' })
  s.step('x')
  expect(s.away.answers()).toEqual(['decline', 'tackle A1'])
  s.away.decline()
  s.step('y')
  expect([s.waits(), s.away.answers()]).toEqual(['away tackle', ['decline', 'tackle A2']])
})

rule('[second 438] tackleZones off: a step that leaves all zones, or enters the first, still permits none', () => {
  const s = sceneSecond(inside, { facts: 'act=h1:open:4.2s2' })
  s.step('x')
  s.away.decline()
  s.step('y', 'x')
  expect(s.waits()).toBe('home activation')
})

rule('[second 10] 4 or less, and the tackler falls; the mover goes on', () => {
  const s = tackled()
  s.roll('tackle', 1, 3).roll('armour', 1, 1 + 1)
  expect([s.posture('A1'), s.posture('H1'), s.waits()]).toEqual(['faceDown', 'standing', 'home activation'])
})

rule('[second 10] 5 to 7, and nothing happens', () => {
  for (const second of [1, 3]) {
    const s = tackled()
    s.roll('tackle', 4, second)
    expect([s.posture('A1'), s.posture('H1'), s.waits()]).toEqual(['standing', 'standing', 'home activation'])
  }
})

rule('[second 10] 8, and both fall', () => {
  const s = tackled()
  s.roll('tackle', 4, 4).roll('armour', 2, 3)
  expect([s.posture('A1'), s.posture('H1')]).toEqual(['faceDown', 'faceDown'])
  s.roll('armour', 2, 3)
  expect(s.waits()).toBe('home turn')
})

rule('[second 10] 9 or more, and the mover falls in the square that he has entered', () => {
  const s = tackled()
  s.roll('tackle', 4, 5).roll('armour', 2, 3)
  expect([s.posture('A1'), s.posture('H1'), s.where('H1')]).toEqual(['standing', 'faceDown', 'x'])
})

rule('[second 10] the greater of the mover’s ST and AG is taken off the tackler’s ST', () => {
  const agile = tackled({ players: { A1: ':4.2.5.3.0.0.9', H1: ':4.2.2.4.0.0.9' } })
  expect(agile.modifiers()).toEqual(['ST +5', 'AG -4'])
  agile.roll('tackle', 4, 4).roll('armour', 1, 2)
  expect([agile.posture('A1'), agile.posture('H1')]).toEqual(['standing', 'faceDown'])
  const strong = tackled({ players: { H1: ':4.2.7.2.0.0.9' } })
  expect(strong.modifiers()).toEqual(['ST +3', 'ST -7'])
  strong.roll('tackle', 4, 4).roll('armour', 1, 2)
  expect([strong.posture('A1'), strong.posture('H1')]).toEqual(['faceDown', 'standing'])
})

rule('[second 9] the armour of whoever falls by a tackle counts one more, mover and tackler alike', () => {
  const s = tackled()
  s.roll('tackle', 4, 4)
  for (const token of ['A1', 'H1']) {
    expect([s.explain().player, s.needs(), s.modifiers()]).toEqual([s.player(token).id, 11, ['tackle -1']])
    s.roll('armour', 5, 5)
    expect(s.where(token)).not.toBe('stunnedBox')
  }
  expect(s.waits()).toBe('home turn')
})

rule('[second 439] tackleInjuries off: armour is what it is', () => {
  const s = tackled({ on: ['tackleZones'] })
  s.roll('tackle', 4, 5)
  expect([s.needs(), s.modifiers()]).toEqual([10, []])
  s.roll('armour', 5, 5)
  expect(s.waits()).toBe('dice injury')
  s.roll('injury', 3, 3)
})

rule('[second 387] each opponent may claim once for a step, as long as the mover stands', () => {
  const s = sceneSecond(
    `
    A1 A2 . . . H9
    H1 x . . . .
    A3 . . . . .`,
    { on: COMPANION, facts: 'act=h1:open:4.2s2' },
  )
  s.step('x')
  expect(s.away.answers()).toEqual(['decline', 'tackle A1', 'tackle A2', 'tackle A3'])
  s.away.choose('tackle', { player: 'A2' })
  s.roll('tackle', 3, 3)
  expect(s.away.answers()).toEqual(['decline', 'tackle A1', 'tackle A3'])
  s.away.choose('tackle', { player: 'A1' })
  s.roll('tackle', 1, 1).roll('armour', 1, 2)
  s.away.choose('tackle', { player: 'A3' })
  s.roll('tackle', 6, 6).roll('armour', 1, 2)
  expect([s.waits(), s.posture('H1')]).toEqual(['home turn', 'faceDown'])
})

rule('[second 387] who has declined is asked again at the next step', () => {
  const s = sceneSecond(
    `
    A1 A2 .
    H1 x y`,
    { on: COMPANION, facts: 'act=h1:open:4.2s2' },
  )
  s.step('x')
  s.away.decline()
  s.step('y')
  expect(s.away.answers()).toEqual(['decline', 'tackle A2'])
})

rule('[second 366] a carrier who is tackled drops the ball, which scatters', () => {
  const s = sceneSecond(
    `
    A1 . . . . H9
    H1* x y z . .`,
    { on: COMPANION, facts: 'act=h1:open:4.2s2' },
  )
  s.step('x')
  s.away.choose('tackle', { player: 'A1' })
  s.roll('tackle', 6, 6).roll('armour', 1, 2).roll('bounce', 5)
  expect([s.ball(), s.waits()]).toEqual(['ground y', 'home turn'])
})

rule('[second 10] a tackle comes before he takes the ball of the square that he enters', () => {
  const s = sceneSecond(
    `
    A1 . .
    H1 o y`,
    { on: COMPANION, facts: 'act=h1:open:4.2s2' },
  )
  s.choose('step', { square: 'g11' })
  s.away.choose('tackle', { player: 'A1' })
  s.roll('tackle', 6, 6).roll('armour', 1, 2).roll('bounce', 5)
  expect([s.ball(), s.where('H1')]).toEqual(['ground y', 'g11'])
})

rule('[second 10] both fall at once: a tackler with the ball has lost it before it scatters', () => {
  const s = sceneSecond(
    `
    A1* . .
    H1 x .`,
    { on: COMPANION, facts: 'act=h1:open:4.2s2' },
  )
  s.step('x')
  s.away.choose('tackle', { player: 'A1' })
  s.roll('tackle', 4, 4).roll('armour', 1, 2).roll('armour', 1, 2)
  // It comes to the mover's square, and from somebody who lies it scatters again.
  s.roll('bounce', 8).roll('bounce', 5)
  expect(s.ball()).toBe('ground g12')
})

rule('[second 388] who lies has no zone, and claims nothing', () => {
  for (const A1 of ['.p', '.u']) {
    const s = sceneSecond(inside, { on: COMPANION, facts: 'act=h1:open:4.2s2', players: { A1 } })
    s.step('x')
    expect(s.waits()).toBe('home activation')
  }
})

rule('[second 388] the zone is the eight squares around a player', () => {
  const s = sceneSecond(
    `
    . . . . .
    . a b c .
    . d A1 e .
    . f g h .
    H1 . . . .`,
    { on: COMPANION, facts: 'act=h1:open:9.2s2' },
  )
  s.step('f')
  for (const to of ['d', 'a', 'b', 'c', 'e', 'h', 'g']) {
    s.step(to)
    s.away.decline()
  }
  s.step('j12')
  expect(s.waits()).toBe('home activation')
})
