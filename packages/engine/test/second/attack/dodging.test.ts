// Dodging an attack of any kind. Neighbours: push.test.ts, multiple.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'
const ALL = ['dodging', 'shoulderCharge', 'multipleBlock', 'gangUp', 'push', 'stripBall'] as const
const OGRE = ':5.1.7.2.-1.-1.11'

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

const several = (verb: 'block' | 'charge' | 'shove', players: { readonly [token: string]: string } = {}) => {
  const s = sceneSecond('. . . H2\nA1 . . .\nA2 H1 . .\nA3 . . .', {
    ...{ facts: FACTS, on: ALL },
    players: { H1: OGRE, ...players },
  })
  s.choose(verb, { player: 'A1', option: 'multiple' })
  s.choose('choose', { player: 'A2' })
  s.choose('choose', { player: 'A3' })
  return s
}

rule(
  '[second 39] in a multiple block each is asked before any dice; a dodge has 1 less for each team-mate, and is dealt with first',
  () => {
    const s = several('block')
    s.away.choose('dodge')
    s.away.decline()
    s.away.choose('dodge')
    s.roll('evade', 5, 5)
    expect(lastRoll(s, 'evade').modifiers).toEqual(['AG +2', 'AG -3', 'teamMate -1', 'teamMate -1'])
    s.roll('evade', 6, 6).roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('A3')]).toEqual(['standing', 'faceDown'])
    s.roll('strike', 1, 2)
    expect(lastRoll(s, 'strike')).toMatchObject({
      modifiers: ['ST +7', 'ST -3'],
      table: 'multipleBlock',
      result: 'nothing',
    })
  },
  'second',
)

rule(
  '[second 40] the dodge of a multiple shoulder charge has a further 1 less',
  () => {
    const s = several('charge')
    s.away.choose('dodge')
    s.away.decline()
    s.away.decline()
    s.roll('evade', 3, 3)
    expect(lastRoll(s, 'evade').modifiers).toEqual(['AG +2', 'AG -3', 'charge -1', 'teamMate -1', 'teamMate -1'])
    s.roll('strike', 3, 3)
    expect(s.waits()).toBe('home turn')
  },
  'second',
)

rule(
  '[second 23, 40] of a multiple shoulder charge he goes on if those go down who did not dodge',
  () => {
    const s = several('charge')
    s.away.choose('dodge')
    s.away.decline()
    s.away.decline()
    s.roll('evade', 3, 3).roll('strike', 5, 5).roll('armour', 1, 2).roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('A2'), s.waits()]).toEqual(['standing', 'faceDown', 'home activation'])
  },
  'second',
)

rule(
  '[second 46] if all dodge no attack is rolled, and a charger goes on',
  () => {
    const block = several('block')
    for (let i = 0; i < 3; i++) block.away.choose('dodge')
    for (let i = 0; i < 3; i++) block.roll('evade', 3, 3)
    expect(block.waits()).toBe('home turn')
    const charge = several('charge')
    for (let i = 0; i < 3; i++) charge.away.choose('dodge')
    for (let i = 0; i < 3; i++) charge.roll('evade', 3, 3)
    expect(charge.waits()).toBe('home activation')
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
  '[second 42] all who dodge a multiple push are pushed back first, and have no part in the roll',
  () => {
    const s = several('shove')
    s.away.choose('dodge')
    s.away.choose('dodge')
    s.away.decline()
    s.home.push('f9')
    s.home.push('h9')
    s.roll('shove', 1, 2)
    expect(lastRoll(s, 'shove').modifiers).toEqual(['ST +7', 'ST -3'])
    // Two squares are free, though the push itself came to nothing.
    expect([s.waits(), s.answers()]).toEqual(['home advance', ['step H1 g10', 'step H1 h10']])
    s.choose('step', { square: 'g10' })
    expect(s.where('H1')).toBe('g10')
  },
  'second',
)

rule(
  '[second 43] the agilities of a gang are added up',
  () => {
    const s = sceneSecond('H1 A1 H2\n. . .\n. . H9', { facts: FACTS, on: ALL, players: { A1: ':4.2.3.4.0.0.9' } })
    s.choose('gangUp', { player: 'A1', option: '' })
    s.choose('gangUp', { player: 'H2' })
    s.choose('done')
    s.away.choose('dodge')
    s.roll('evade', 3, 3)
    expect(lastRoll(s, 'evade')).toMatchObject({
      modifiers: ['AG +3', 'AG +3', 'AG -4'],
      total: 8,
      result: 'defenderDown',
    })
    s.roll('armour', 1, 2)
  },
  'second',
)

rule(
  '[second 44] who dodges a gang push is pushed back without a roll, and one of the gang advances',
  () => {
    const s = sceneSecond('H1 A1 .\nH2 . .', { facts: FACTS, on: ALL })
    s.choose('gangUp', { player: 'A1', option: 'push' })
    s.choose('gangUp', { player: 'H2' })
    s.away.choose('dodge')
    s.home.push('f12')
    s.choose('step', { player: 'H1' })
    expect([s.where('A1'), s.where('H1'), s.where('H2'), s.happened('rolled')]).toEqual(['f12', 'f11', 'g10', []])
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
  '[second 45] in a group the levels of each side are added up',
  () => {
    const s = several('block', { H1: `${OGRE}+block-2`, A1: '+dodge-1', A2: '+dodge-2', A3: '+block-1' })
    s.away.choose('dodge')
    s.away.decline()
    s.away.decline()
    s.roll('evade', 3, 3)
    expect(lastRoll(s, 'evade').modifiers.slice(4)).toEqual(['block-2 +1', 'dodge-1 -1'])
    s.roll('strike', 1, 2)
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
  '[second 30, 42] an attacker whom the push of the others knocks over does not advance where one who dodged it stood',
  () => {
    const s = sceneSecond('. A1 . H2\nH1 A2 .\n. . .', { facts: FACTS, on: ALL })
    s.choose('shove', { player: 'A1', option: 'multiple' })
    s.away.choose('dodge')
    s.away.decline()
    s.home.push('e12')
    s.roll('shove', 1, 2).roll('armour', 1, 2)
    expect([s.where('A1'), s.where('H1'), s.posture('H1')]).toEqual(['e12', 'g10', 'faceDown'])
    const stunned = sceneSecond('. A1 . H2\nH1 A2 .\n. . .', { facts: FACTS, on: ALL })
    stunned.choose('shove', { player: 'A1', option: 'multiple' })
    stunned.away.choose('dodge')
    stunned.away.decline()
    stunned.home.push('e12')
    stunned.roll('shove', 1, 1)
    expect([stunned.where('H1'), stunned.waits()]).toEqual(['stunnedBox', 'home turn'])
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
  '[second 39] what befalls a dodger befalls him at once: his ball scatters before the others are attacked',
  () => {
    const s = sceneSecond('. . . H2\nA1* H1 . .\nA2 . . .', {
      facts: FACTS,
      on: ALL,
      players: { A1: ':4.2.3.2.0.0.9' },
    })
    s.choose('block', { player: 'A1', option: 'multiple' })
    s.away.choose('dodge')
    s.away.decline()
    s.roll('evade', 6, 6)
    expect([s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'dice bounce'])
    s.roll('bounce', 2).roll('strike', 3, 3)
  },
  'second',
)

rule(
  '[second 39, 288] the Block of a victim who dodges does not help those who stay',
  () => {
    const s = several('block', { H1: `${OGRE}+block-1`, A1: '+block-2' })
    s.away.choose('dodge')
    s.away.decline()
    s.away.decline()
    s.roll('evade', 1, 1).roll('strike', 2, 3)
    expect(lastRoll(s, 'strike').modifiers).toEqual(['ST +7', 'ST -3', 'ST -3', 'block-1 +1'])
  },
  'second',
)
