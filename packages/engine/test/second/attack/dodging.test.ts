// Dodging an attack of any kind. Neighbours: dodgingTogether.test.ts has attacks by several or on several, push.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'
const ALL = ['dodging', 'shoulderCharge', 'multipleBlock', 'gangUp', 'push', 'stripBall'] as const

const dodged = (players: { readonly H1?: string; readonly A1?: string } = {}) => {
  const s = sceneSecond('. . . H2\nH1 A1 .\n. . .', { facts: FACTS, on: ALL, players })
  s.choose('block', { player: 'A1', option: '' })
  s.away.choose('dodge')
  return s
}

rule(
  '[second 36] the coach of a standing victim says before the dice whether he dodges',
  () => {
    const s = sceneSecond('H1 A1', { facts: FACTS, on: ALL })
    s.choose('block', { player: 'A1', option: '' })
    expect([s.waits(), s.away.answers(), s.question().player]).toEqual([
      'away dodge',
      ['dodge', 'decline'],
      s.player('A1').id,
    ])
    s.away.decline()
    s.roll('strike', 3, 4)
    expect(lastRoll(s, 'strike').result).toBe('nothing')
  },
  'second',
)

rule(
  '[second 37] a dodge of 7 is made, 11 fails and he falls, 12 stuns him',
  () => {
    const made = dodged().roll('evade', 3, 4)
    expect([made.posture('A1'), made.where('A1'), made.waits()]).toEqual(['standing', 'g11', 'home turn'])
    const fell = dodged().roll('evade', 5, 6).roll('armour', 1, 2)
    expect(fell.posture('A1')).toBe('faceDown')
    expect(dodged().roll('evade', 6, 6).where('A1')).toBe('stunnedBox')
    const least = dodged().roll('evade', 4, 4).roll('armour', 1, 2)
    expect(least.posture('A1')).toBe('faceDown')
  },
  'second',
)

rule(
  '[second 37] the attacker’s agility is added, his own taken off',
  () => {
    const s = dodged({ H1: ':4.2.3.4.0.0.9', A1: ':4.2.3.2.0.0.9' })
    s.roll('evade', 2, 3)
    expect(lastRoll(s, 'evade')).toMatchObject({
      modifiers: ['AG +4', 'AG -2'],
      total: 7,
      table: 'dodge',
      result: 'dodged',
    })
  },
  'second',
)

rule(
  '[second 38] the dodge of a shoulder charge has 1 less, and the charger goes on whatever comes of it',
  () => {
    for (const [face, posture] of [
      [4, 'standing'],
      [5, 'faceDown'],
    ] as const) {
      const s = sceneSecond('H1 A1', { facts: FACTS, on: ALL })
      s.choose('charge', { player: 'A1' })
      s.away.choose('dodge')
      s.roll('evade', 4, face)
      expect(lastRoll(s, 'evade').modifiers).toEqual(['AG +3', 'AG -3', 'charge -1'])
      if (posture === 'faceDown') s.roll('armour', 1, 2)
      expect([s.posture('A1'), s.waits()]).toEqual([posture, 'home activation'])
    }
  },
  'second',
)

rule(
  '[second 41] who dodges a push is pushed back without a roll, and the pusher advances',
  () => {
    const s = sceneSecond('. . . H2\nH1 A1 .\n. . .', { facts: FACTS, on: ALL })
    s.choose('shove', { player: 'A1', option: '' })
    s.away.choose('dodge')
    s.home.push('h12')
    expect([s.where('A1'), s.posture('A1'), s.where('H1'), s.happened('rolled')]).toEqual([
      'h12',
      'standing',
      'g11',
      [],
    ])
  },
  'second',
)

rule(
  '[second 29, 41] who dodges a push and has no free square falls too',
  () => {
    const s = sceneSecond('. . A2\nH1 A1 A3\n. . A4', { facts: FACTS, on: ALL })
    s.choose('shove', { player: 'A1', option: '' })
    s.away.choose('dodge')
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['g11', 'faceDown', 'g10'])
  },
  'second',
)

rule(
  '[second 45, 288] a dodge is modified by Block of the attacker and Dodge of the victim, each against the other’s',
  () => {
    const modifiers = (own: string, other: string): readonly string[] => {
      const s = dodged({ H1: own, A1: other }).roll('evade', 1, 2)
      return lastRoll(s, 'evade').modifiers.slice(2)
    }
    expect(modifiers('+block-1', '')).toEqual(['block-1 +1'])
    expect(modifiers('+block-1', '+block-1')).toEqual([])
    expect(modifiers('+block-1', '+dodge-2')).toEqual(['block-1 +1', 'dodge-2 -1'])
    expect(modifiers('+block-2', '+dodge-2+block-2')).toEqual([])
    expect(modifiers('', '+dodge-1')).toEqual(['dodge-1 -1'])
  },
  'second',
)

rule(
  '[second 445] nobody dodges the theft of his ball',
  () => {
    const s = sceneSecond('H1 A1*', { facts: FACTS, on: ALL })
    s.choose('stripBall', { player: 'A1' })
    expect(s.waits()).toBe('dice holdBall')
    s.roll('holdBall', 6, 6).roll('stripBall', 1, 1)
  },
  'second',
)

rule(
  '[second 288] who falls because he fails to dodge suffers from Mighty Blow, an attacker who falls does not',
  () => {
    const s = dodged({ H1: '+mighty-blow-2' }).roll('evade', 4, 4)
    expect(s.modifiers()).toEqual(['mighty-blow-2 +2'])
    s.roll('armour', 1, 2)
    const both = sceneSecond('H1 A1', {
      facts: FACTS,
      on: ALL,
      players: { H1: '+mighty-blow-2', A1: '+mighty-blow-1' },
    })
    both.choose('block', { player: 'A1', option: '' })
    both.away.decline()
    both.roll('strike', 4, 4)
    expect([both.explain().player, both.modifiers()]).toEqual([both.player('A1').id, ['mighty-blow-2 +2']])
    both.roll('armour', 1, 2)
    expect([both.explain().player, both.modifiers()]).toEqual([both.player('H1').id, []])
    both.roll('armour', 1, 2)
  },
  'second',
)

rule(
  '[second 36] a referee dodges nothing',
  () => {
    const s = sceneSecond('H1 N1 . A1', { facts: FACTS, on: ['dodging', 'referees'] })
    s.choose('block', { player: 'N1' })
    expect(s.waits()).toBe('dice strike')
    s.roll('strike', 3, 4).roll('penalty', 1)
  },
  'second',
)
