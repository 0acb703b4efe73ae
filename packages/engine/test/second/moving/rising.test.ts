// Players get up and substitutes come on as a team turn starts. Neighbour: walking.test.ts has the rest of the turn.
import { expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'

const COMPANION: readonly EditionOption[] = ['standingUp']

const down = `
  A1/ A2 A3 .
  H1/ H2 H3 .`

const lying = (on: readonly EditionOption[] = COMPANION) => sceneSecond(down, { on, players: { A3: '.u', H3: '.u' } })

const postures = (s: ReturnType<typeof lying>): string[] => ['A1', 'A3', 'H1', 'H3'].map(s.posture)

rule('[second 5] players get up at the start of their own turn only', () => {
  const s = lying()
  s.endTurn()
  s.away.choose('done')
  expect(postures(s)).toEqual(['standing', 'prone', 'prone', 'faceDown'])
  s.endTurn()
  s.home.choose('done')
  expect(postures(s)).toEqual(['standing', 'prone', 'standing', 'prone'])
})

rule('[second 6] from the face to the back, and from there to the feet', () => {
  const s = lying()
  for (const side of ['away', 'home', 'away'] as const) {
    s.endTurn()
    s[side].choose('done')
  }
  expect(postures(s)).toEqual(['standing', 'standing', 'standing', 'prone'])
})

rule('[second 437] standingUp off: players get up in both sides’ turns', () => {
  const s = lying([])
  s.endTurn()
  s.away.choose('done')
  s.home.choose('done')
  expect(postures(s)).toEqual(['standing', 'prone', 'standing', 'prone'])
  s.endTurn()
  s.home.choose('done')
  s.away.choose('done')
  expect(postures(s)).toEqual(['standing', 'standing', 'standing', 'standing'])
})

rule('[second 5] his coach may leave a player on the ground; who does not answer has all of them up', () => {
  const s = lying()
  s.endTurn()
  expect([s.waits(), s.away.answers()]).toEqual(['away rise', ['done', 'choose A1', 'choose A3']])
  expect(s.engine.fallback(s.match).do).toBe('done')
  s.away.choose('choose', { player: 'A1' })
  expect(s.away.answers()).toEqual(['done', 'choose A3'])
  s.away.choose('done')
  expect(postures(s)).toEqual(['prone', 'prone', 'prone', 'faceDown'])
})

rule('[second 5] nobody is asked if all stand', () => {
  const s = sceneSecond('A1 . H1', { on: COMPANION })
  s.endTurn()
  s.expectTurnOf('away')
})

rule('[second 375] who stood up at the start of the turn acts normally', () => {
  const s = lying()
  s.endTurn()
  s.away.choose('done')
  expect(s.answers('activate')).toEqual(['activate A1', 'activate A2'])
  s.activate('A1', '')
  expect(s.match.stack.at(-1)).toMatchObject({ moves: 4, sprint: 2, goForIts: 2 })
})

const reserves = 'a12@reserves a13@reserves a14@ko'

rule('[second 376] substitutes come on to empty entry squares as their turn starts', () => {
  const s = sceneSecond('A1 . H1', { at: 'o23', beside: reserves })
  s.endTurn()
  expect([s.waits(), s.away.answers()]).toEqual([
    'away substitute',
    ['done', 'place A12 o24', 'place A12 o22', 'place A12 o21', 'place A13 o24', 'place A13 o22', 'place A13 o21'],
  ])
})

rule('[second 376] a substitute plays on as everybody does, and the next may follow', () => {
  const s = sceneSecond('A1 . H1', { beside: reserves })
  s.endTurn()
  s.away.choose('place', { player: 'A13', square: 'o22' })
  expect(s.away.answers()).toEqual(['done', 'place A12 o24', 'place A12 o23', 'place A12 o21'])
  s.away.choose('done')
  s.expectTurnOf('away')
  expect(s.answers('activate')).toEqual(['activate A1', 'activate A13'])
})

rule('[second 376] with eleven players on the pitch nobody comes on', () => {
  const eleven = sceneSecond('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 H1', { beside: 'a12@reserves' })
  eleven.endTurn()
  eleven.expectTurnOf('away')
  const ten = sceneSecond('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 . H1', { beside: 'a11@reserves a12@reserves' })
  ten.endTurn()
  ten.away.choose('place', { player: 'A12', square: 'o21' })
  ten.expectTurnOf('away')
})

rule('[second 376] the opponents’ turn is no time to come on', () => {
  const s = sceneSecond('A1 . H1', { beside: 'h12@reserves' })
  s.endTurn()
  s.expectTurnOf('away')
})

rule('[second 376] a square where the ball lies is not empty', () => {
  const s = sceneSecond('A1 . H1', { beside: 'a12@reserves', facts: 'ball=o22' })
  s.endTurn()
  expect(s.away.answers('place')).toEqual(['place A12 o24', 'place A12 o23', 'place A12 o21'])
})

rule('[second 377] the entry squares are on the own sideline between end zone and first line', () => {
  const home = sceneSecond('A1 . H1', { beside: 'h12@reserves' })
  home.endTurn()
  home.endTurn()
  expect(home.home.answers('place')).toEqual(['place H12 a3', 'place H12 a4', 'place H12 a5', 'place H12 a6'])
})
