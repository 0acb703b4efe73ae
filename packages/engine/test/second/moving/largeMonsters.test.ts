// Large Monsters on 2 × 2 squares, and a Mummy who counts for three. Neighbours: tackles.test.ts, rising.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'

const large = { H1: ':5.1.7.2.-1.-1.11+large' }

rule('[second 425] he stands on 2 × 2 squares, and nobody enters any of them', () => {
  const s = sceneSecond(
    `
    A1 . . .
    . H1 . .
    . . . .`,
    { players: large, facts: 'turn=away:1/1' },
  )
  s.activate('A1', '')
  // Its base covers g11, g12, h11 and h12.
  s.step('f11')
  s.home.decline()
  s.step('f12')
  s.home.decline()
  expect(s.answers('step')).toEqual(['step e11', 'step e12', 'step e13', 'step f11', 'step f13', 'step g13'])
})

rule('[second 426] the whole base moves one square, also at an angle, onto empty squares only', () => {
  const s = sceneSecond(
    `
    . . . . .
    . H1 . . .
    . . . A1 .
    . . . . .`,
    { players: { ...large, A1: '.p' } },
  )
  s.activate('H1', '')
  // Its base covers g11 to h12: to the right A1 lies in the way.
  expect(s.answers('step')).toEqual(['step f10', 'step f11', 'step f12', 'step g10', 'step h10', 'step h11'])
  s.step('h11')
  expect([s.where('H1'), s.match.stack.at(-1)]).toMatchObject(['h11', { moves: 4 }])
})

rule('[second 426] no part of it leaves the pitch', () => {
  const s = sceneSecond('H1 . .', { at: 'n1', players: large })
  s.activate('H1', '')
  expect(s.answers('step')).toEqual(['step m1', 'step m2', 'step n2'])
})

rule('[second 427] its zone is all squares that touch the base', () => {
  const s = sceneSecond(
    `
    . . . . . .
    . . H1 . . .
    . . . . . .
    A1 . . . . .`,
    { on: ['tackleZones'], players: { ...large, A1: ':9.2.3.3.0.0.9' }, facts: 'turn=away:1/1' },
  )
  s.activate('A1', '')
  // Its base covers g12 to h13, so that its zone reaches from f11 to i14.
  s.step('i11')
  for (const to of ['h11', 'g11', 'f11', 'f12', 'f13', 'f14', 'g14']) {
    s.step(to)
    expect(s.home.answers()).toEqual(['decline', 'tackle H1'])
    s.home.decline()
  }
  s.step('g15')
  expect(s.waits()).toBe('away activation')
})

rule('[second 427] it stands in one zone of each opponent, however many squares of it he covers', () => {
  const s = sceneSecond(
    `
    . A2 . . . .
    . H1 . A1/ . .
    A3 . . . . .`,
    { on: ['leaping'], players: large },
  )
  s.activate('H1', '')
  s.choose('leap', { square: 'g14' })
  expect(s.modifiers()).toEqual(['AG +2', 'tackleZone -1', 'tackleZone -1'])
  s.roll('leap', 6, 6)
  expect(s.where('H1')).toBe('g14')
})

rule('[second 427] a claim against it needs a step inside one zone, with any part of the base', () => {
  const s = sceneSecond(
    `
    . . A1 . . .
    . H1 . . . .
    . . . . . .`,
    { on: ['tackleZones'], players: large },
  )
  s.activate('H1', '')
  s.step('g12')
  expect(s.away.answers()).toEqual(['decline', 'tackle A1'])
  s.away.choose('tackle', { player: 'A1' })
  expect(s.modifiers()).toEqual(['ST +3', 'ST -7'])
  s.roll('tackle', 4, 5)
  expect(s.waits()).toBe('home activation')
})

rule('[second 428] it counts as two players', () => {
  const s = sceneSecond('A1 A2 A3 A4 A5 A6 A7 A8 A9 . . H1', {
    beside: 'a12@reserves+large a13@reserves a14@reserves',
  })
  s.endTurn()
  // Nine stand on the pitch: it may come on, and then nobody else.
  expect(s.away.answers('place').filter((one) => one.startsWith('place A12'))).toEqual([
    'place A12 n23',
    'place A12 n22',
    'place A12 n21',
  ])
  s.away.choose('place', { player: 'A12', square: 'n22' })
  s.expectTurnOf('away')
})

rule('[second 428] with ten on the pitch it stays out', () => {
  const s = sceneSecond('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 . H1', { beside: 'a12@reserves+large a13@reserves' })
  s.endTurn()
  expect(s.away.answers('place').every((one) => one.startsWith('place A13'))).toBe(true)
})

rule('[second 429] a Mummy counts as three', () => {
  const nine = sceneSecond('A1 A2 A3 A4 A5 A6 A7 A8 A9 . . H1', { beside: 'a12@reserves+counts-as-three' })
  nine.endTurn()
  nine.expectTurnOf('away')
  const eight = sceneSecond('A1 A2 A3 A4 A5 A6 A7 A8 . . . H1', { beside: 'a12@reserves+counts-as-three' })
  eight.endTurn()
  expect(eight.away.answers('place')).toHaveLength(4)
})
