// The worked examples of attacks, with their very numbers. Neighbour: ../../support/second.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

/** An Ogre on a single square: its strength is what counts here. */
const OGRE = ':5.1.7.2.-1.-1.11'
const BLITZER = ':4.2.4.3.0.0.9'

rule(
  '[second 336] a shoulder charge of 7 + (7 − 1) − 3 is 10: the defender falls and the attacker moves on',
  () => {
    const s = sceneSecond(
      `H1* . A1
       .  . x`,
      { on: ['shoulderCharge'], players: { H1: OGRE } },
    )
    s.choose('activate', { player: 'H1' })
    s.step('f11')
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 3, 4)
    expect(lastRoll(s, 'strike').modifiers).toEqual(['ST +7', 'charge -1', 'ST -3'])
    expect(lastRoll(s, 'strike')).toMatchObject({ total: 10, table: 'block', result: 'defenderDown' })
    s.roll('armour', 3, 3)
    expect(s.posture('A1')).toBe('faceDown')
    s.step('x')
    expect(s.where('H1')).toBe('x')
  },
  'second',
)

rule(
  '[second 337] a multiple block of 11 + 7 − (3 + 4) is 11: both fall and the move is over',
  () => {
    const s = sceneSecond(
      `. A1 . H2
       H1* A2`,
      { on: ['multipleBlock'], players: { H1: OGRE, A2: BLITZER } },
    )
    s.choose('activate', { player: 'H1' })
    s.choose('block', { player: 'A1', option: 'multiple' })
    s.roll('strike', 5, 6)
    expect(lastRoll(s, 'strike').modifiers).toEqual(['ST +7', 'ST -3', 'ST -4'])
    expect(lastRoll(s, 'strike')).toMatchObject({ table: 'multipleBlock', result: 'defenderDown' })
    s.roll('armour', 3, 3)
    s.roll('armour', 3, 3)
    expect([s.posture('A1'), s.posture('A2'), s.waits()]).toEqual(['faceDown', 'faceDown', 'home turn'])
  },
  'second',
)

rule(
  '[second 338] a gang of 8 + (4 + 4 + 3) − 7 is 12: the Ogre falls, the ball scatters, and who stands in another zone has no part',
  () => {
    const s = sceneSecond(
      `. H1 .
       H2 A1* H4
       H3 . A2`,
      { on: ['gangUp'], players: { A1: OGRE, A2: OGRE, H1: BLITZER, H2: BLITZER } },
    )
    s.choose('activate', { player: 'H1' })
    s.choose('gangUp', { player: 'A1' })
    expect(s.answers('gangUp')).toEqual(['gangUp H2', 'gangUp H3'])
    s.choose('gangUp', { player: 'H2' })
    s.choose('gangUp', { player: 'H3' })
    s.choose('done')
    s.roll('strike', 4, 4)
    expect(lastRoll(s, 'strike').modifiers).toEqual(['ST +4', 'ST +4', 'ST +3', 'ST -7'])
    expect(lastRoll(s, 'strike')).toMatchObject({ table: 'multipleBlock', result: 'defenderDown' })
    s.roll('armour', 3, 3)
    s.roll('bounce', 1)
    expect([s.posture('A1'), s.ball()]).toEqual(['faceDown', 'ground f10'])
  },
  'second',
)

rule(
  '[second 339] a multiple push of 4 + 3 − 4 is 3: the attacker falls',
  () => {
    const s = sceneSecond(
      `. A1
       H1 A2`,
      { on: ['push', 'multipleBlock'], players: { A1: ':3.2.2.3.0.0.6', A2: ':3.2.2.3.0.0.6' } },
    )
    s.choose('activate', { player: 'H1' })
    s.choose('shove', { player: 'A1', option: 'multiple' })
    s.roll('shove', 1, 3)
    expect(lastRoll(s, 'shove')).toMatchObject({ table: 'push', result: 'attackerDown' })
    s.roll('armour', 3, 3)
    expect([s.posture('H1'), s.where('A1'), s.where('A2')]).toEqual(['faceDown', 'f11', 'g11'])
  },
  'second',
)

rule(
  '[second 340] a push of 7 + 4 − 2 is 9: pushed back, and the advance scores',
  () => {
    const s = sceneSecond('H1* A1', { on: ['push'], at: 'h24', players: { H1: BLITZER, A1: ':3.2.2.3.0.0.6' } })
    s.choose('activate', { player: 'H1' })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 3, 4)
    expect(lastRoll(s, 'shove').modifiers).toEqual(['ST +4', 'ST -2'])
    s.push('h26')
    expect(s.happened('moved')).toMatchObject([
      { player: 1, how: 'pushed', to: s.square('h26') },
      { player: 0, how: 'followUp', to: s.square('h25') },
    ])
    expect([s.happened('touchdown'), s.score()]).toEqual([[{ type: 'touchdown', side: 'home', player: 0 }], '1-0'])
  },
  'second',
)
