// Several victims at once. Neighbours: examples.test.ts, dodging.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'
const STRONG = ':5.1.7.2.-1.-1.11'

rule(
  '[second 19] each victim stands beside the attacker and beside another victim',
  () => {
    const s = sceneSecond('A1 A2 .\nA3 H1 .\n. . A4', { facts: FACTS, on: ['multipleBlock'] })
    expect(s.answers('block').filter((one) => one.includes('multiple'))).toEqual([
      'block A1 multiple',
      'block A2 multiple',
      'block A3 multiple',
    ])
  },
  'second',
)

rule(
  '[second 19] the coach names the victims, and is done only when each has another beside him',
  () => {
    const s = sceneSecond('A1 . A3\nA2 H1 A4', { facts: FACTS, on: ['multipleBlock'], players: { H1: STRONG } })
    s.choose('block', { player: 'A1', option: 'multiple' })
    expect([s.waits(), s.answers(), s.question().missing?.fault]).toEqual([
      'home victims',
      ['choose A3', 'choose A2', 'choose A4'],
      'victimsApart',
    ])
    s.choose('choose', { player: 'A3' })
    expect(s.answers('done')).toEqual([])
    s.choose('choose', { player: 'A2' })
    // Only A4 makes it a group.
    s.roll('strike', 6, 6)
    expect(lastRoll(s, 'strike').modifiers).toEqual(['ST +7', 'ST -3', 'ST -3', 'ST -3', 'ST -3'])
  },
  'second',
)

rule(
  '[second 19] of three he may leave one out',
  () => {
    const s = sceneSecond('. . . H2\nA1 A2 A3\n. H1 .', {
      facts: FACTS,
      on: ['multipleBlock'],
      players: { H1: STRONG },
    })
    s.choose('block', { player: 'A1', option: 'multiple' })
    s.choose('choose', { player: 'A2' })
    s.choose('done')
    s.roll('strike', 5, 5).roll('armour', 1, 2).roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('A2'), s.posture('A3')]).toEqual(['faceDown', 'faceDown', 'standing'])
  },
  'second',
)

const multiple = (first: number, second: number) => {
  const s = sceneSecond('A1 . . H2\nA2 H1', {
    facts: FACTS,
    on: ['multipleBlock'],
    players: { H1: ':5.1.6.2.-1.-1.11' },
  })
  s.choose('block', { player: 'A1', option: 'multiple' })
  s.roll('strike', first, second)
  let armour = 0
  for (; s.waits() === 'dice armour'; armour++) s.roll('armour', 1, 2)
  return { postures: ['H1', 'A1', 'A2'].map((token) => s.posture(token)), armour, waits: s.waits() }
}

rule(
  '[second 20, 21] one roll counts for all: 4 attacker down, 7 nothing, 8 everybody, 9 the victims',
  () => {
    const [up, down] = ['standing', 'faceDown']
    expect(multiple(2, 2)).toMatchObject({ postures: [down, up, up], armour: 1 })
    expect(multiple(3, 4)).toMatchObject({ postures: [up, up, up], armour: 0 })
    expect(multiple(4, 4)).toMatchObject({ postures: [down, down, down], armour: 3 })
    expect(multiple(4, 5)).toMatchObject({ postures: [up, down, down], armour: 2 })
    expect(multiple(6, 6)).toMatchObject({ postures: [up, down, down], armour: 2 })
  },
  'second',
)

rule(
  '[second 23] a multiple block ends the move',
  () => {
    expect(multiple(4, 5).waits).toBe('home turn')
  },
  'second',
)

rule(
  '[second 22, 23] a multiple shoulder charge has 1 less, on the same table, and he goes on',
  () => {
    const on = ['multipleBlock', 'shoulderCharge'] as const
    const s = sceneSecond('A1 .\nA2 H1', { facts: FACTS, on, players: { H1: STRONG } })
    s.choose('charge', { player: 'A1', option: 'multiple' })
    s.roll('strike', 4, 5)
    expect(lastRoll(s, 'strike')).toMatchObject({
      modifiers: ['ST +7', 'charge -1', 'ST -3', 'ST -3'],
      table: 'multipleBlock',
      result: 'defenderDown',
    })
    s.roll('armour', 1, 2).roll('armour', 1, 2)
    expect(s.waits()).toBe('home activation')
  },
  'second',
)

rule(
  '[second 288] the levels of Block of several victims are added up',
  () => {
    const players = { H1: `${STRONG}+block-2`, A1: '+block-1', A2: '+block-2' }
    const s = sceneSecond('A1 .\nA2 H1', { facts: FACTS, on: ['multipleBlock'], players })
    s.choose('block', { player: 'A1', option: 'multiple' })
    s.roll('strike', 3, 3)
    expect(lastRoll(s, 'strike').modifiers.slice(3)).toEqual(['block-1 -1'])
  },
  'second',
)
