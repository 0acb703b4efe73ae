// Taking the ball from an opponent. Neighbour: lastRoll.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const strip = (first: number, second: number, players: { readonly H1?: string; readonly A1?: string } = {}) => {
  const s = sceneSecond('. . . H2\nH1 A1* .\n. . .', { facts: 'act=h1:open:4.0', on: ['stripBall'], players })
  s.choose('stripBall', { player: 'A1' })
  return s.roll('holdBall', 3, 4).roll('stripBall', first, second)
}

rule(
  '[second 47] who is 3 ahead takes the ball',
  () => {
    const s = strip(4, 6)
    expect(lastRoll(s, 'holdBall')).toMatchObject({ modifiers: ['ST +3'], total: 10 })
    expect(lastRoll(s, 'stripBall')).toMatchObject({
      modifiers: ['ST +3', 'holdBall -10'],
      total: 3,
      table: 'stripBall',
    })
    expect([s.holder(), s.waits()]).toEqual(['H1', 'home turn'])
  },
  'second',
)

rule(
  '[second 47] who is 1 or 2 ahead makes him drop it, and it scatters one square',
  () => {
    for (const face of [3, 4]) {
      const s = strip(5, face).roll('bounce', 5)
      expect([s.ball(), s.posture('A1')]).toEqual(['ground g12', 'standing'])
    }
  },
  'second',
)

rule(
  '[second 47] on equal totals, or less, nothing happens',
  () => {
    expect(strip(3, 4).holder()).toBe('A1')
    expect(strip(1, 1).holder()).toBe('A1')
  },
  'second',
)

rule(
  '[second 47] a theft is in place of a block, and only from a carrier beside him',
  () => {
    const s = sceneSecond('H1 A1 A2*', { facts: 'act=h1:open:4.0', on: ['stripBall', 'push', 'shoulderCharge'] })
    expect(s.answers('stripBall')).toEqual([])
    s.step('g11').away.decline()
    expect(s.answers('stripBall')).toEqual(['stripBall A2'])
    s.choose('stripBall', { player: 'A2' })
    s.roll('holdBall', 6, 6).roll('stripBall', 1, 1)
    expect(s.waits()).toBe('away turn')
  },
  'second',
)

rule(
  '[second 48, 288] Strip Ball is added to the attacker’s roll, Sure Hands to the holder’s',
  () => {
    const s = strip(3, 4, { H1: '+strip-ball-2+sure-hands-1', A1: '+sure-hands-1+strip-ball-2' })
    expect(lastRoll(s, 'holdBall').modifiers).toEqual(['ST +3', 'sure-hands-1 +1'])
    expect(lastRoll(s, 'stripBall').modifiers).toEqual(['ST +3', 'strip-ball-2 +2', 'holdBall -11'])
    s.roll('bounce', 5)
  },
  'second',
)

rule(
  '[second 47, 369] who takes the ball in the end zone where he scores has scored',
  () => {
    const s = sceneSecond('H1 A1*', { at: 'h25', facts: 'act=h1:open:4.0', on: ['stripBall'] })
    s.choose('stripBall', { player: 'A1' })
    s.roll('holdBall', 1, 1).roll('stripBall', 6, 6)
    expect(s.happened('touchdown')).toHaveLength(1)
  },
  'second',
)

rule(
  '[second 446] without the option nobody strips the ball',
  () => {
    const s = sceneSecond('H1 A1*', { facts: 'act=h1:open:4.0', on: ['push', 'shoulderCharge', 'dodging'] })
    expect(s.answers('stripBall')).toEqual([])
  },
  'second',
)
