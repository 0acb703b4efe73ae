// The shoulder charge. Neighbours: block.test.ts, examples.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const charge = (players: { readonly H1?: string } = {}) => {
  const s = sceneSecond('. . . H2\nH1 A1 .\n. . .', { facts: 'act=h1:open:3.0', on: ['shoulderCharge'], players })
  s.choose('charge', { player: 'A1' })
  return s
}

rule(
  '[second 17] a shoulder charge is read on the table of blocks with 1 less',
  () => {
    const s = charge()
    s.roll('strike', 4, 5)
    expect(lastRoll(s, 'strike')).toMatchObject({
      modifiers: ['ST +3', 'charge -1', 'ST -3'],
      table: 'block',
      result: 'bothDown',
    })
    s.roll('armour', 1, 2).roll('armour', 1, 2)
  },
  'second',
)

rule(
  '[second 17, 18] he charges in the middle of his move and goes on with what is left of it',
  () => {
    const s = sceneSecond('H1 . A1 .\n. . . x', { facts: 'act=h1:open:4.0', on: ['shoulderCharge'] })
    s.step('f11')
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 6, 6).roll('armour', 1, 2)
    s.step('g12', 'x')
    expect(s.where('H1')).toBe('x')
  },
  'second',
)

rule(
  '[second 18] he goes on too if his opponent is stunned',
  () => {
    const s = charge({ H1: ':4.2.4.3.0.0.9' })
    s.roll('strike', 6, 6)
    expect([s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'home activation'])
  },
  'second',
)

rule(
  '[second 18] he stops if nothing happens',
  () => {
    const s = charge()
    s.roll('strike', 4, 4)
    expect([lastRoll(s, 'strike').result, s.waits()]).toEqual(['nothing', 'home turn'])
  },
  'second',
)

rule(
  '[second 18] he stops if both fall, or he alone',
  () => {
    for (const [first, second] of [
      [4, 5],
      [1, 3],
    ]) {
      const s = charge()
      s.roll('strike', first, second)
      while (s.waits() === 'dice armour') s.roll('armour', 1, 2)
      expect([s.posture('H1'), s.waits()]).toEqual(['faceDown', 'home turn'])
    }
  },
  'second',
)

rule(
  '[second 18] the ball of a charger who goes on stays with him',
  () => {
    const s = sceneSecond('H1* A1 .', { facts: 'act=h1:open:3.0', on: ['shoulderCharge'] })
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 6, 6).roll('armour', 1, 2)
    expect([s.waits(), s.holder()]).toEqual(['home activation', 'H1'])
  },
  'second',
)

rule(
  '[second 406] a Berserker shoulder-charges while he can: he makes no other attack and does not end his action',
  () => {
    const on = ['shoulderCharge', 'push', 'stripBall'] as const
    const s = sceneSecond('H1 A1 .\n. . .', { facts: 'act=h1:open:3.0', on, players: { H1: '+berserker' } })
    expect([...new Set(s.answers().map((one) => one.split(' ')[0]))]).toEqual(['step', 'charge'])
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 6, 6).roll('armour', 1, 2)
    expect(s.answers('endAction')).toEqual(['endAction'])
  },
  'second',
)

rule(
  '[second 406] where nobody charges a Berserker blocks as anybody does',
  () => {
    const s = sceneSecond('H1 A1', { facts: 'act=h1:open:3.0', players: { H1: '+berserker' } })
    expect(s.answers().filter((one) => !one.startsWith('step'))).toEqual(['endAction', 'block A1'])
  },
  'second',
)
