// Dodging an attack that several make, or that is made on several. Neighbours: dodging.test.ts, multiple.test.ts, gang.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'
const ALL = ['dodging', 'shoulderCharge', 'multipleBlock', 'gangUp', 'push', 'stripBall'] as const
const OGRE = ':5.1.7.2.-1.-1.11'

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
