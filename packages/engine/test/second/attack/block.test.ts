// The block on its table, and the game of 1988 without its relatives. Neighbour: lastRoll.ts.
import { expect, it } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const IN_ACTION = 'act=h1:open:4.0'
const block = (first: number, second: number) => {
  const s = sceneSecond('. . . H2\nH1 A1 .', { facts: IN_ACTION })
  s.block('A1')
  return s.roll('strike', first, second)
}

rule(
  '[second 16, 365] a block of 2 stuns the attacker: he goes to the Stunned box without an armour roll',
  () => {
    const s = block(1, 1)
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'g11', 'home turn'])
  },
  'second',
)

rule(
  '[second 16, 365] a block of 4 knocks the attacker over: he lies face-down and makes an armour roll',
  () => {
    const s = block(1, 3)
    expect([s.explain().roll, s.explain().player, s.posture('H1')]).toEqual(['armour', s.player('H1').id, 'faceDown'])
    s.roll('armour', 2, 3)
    expect([s.where('H1'), s.posture('A1')]).toEqual(['g10', 'standing'])
  },
  'second',
)

rule(
  '[second 16] a block of 7 does nothing',
  () => {
    const s = block(3, 4)
    expect([s.posture('H1'), s.posture('A1'), s.waits()]).toEqual(['standing', 'standing', 'home turn'])
  },
  'second',
)

rule(
  '[second 16] a block of 8 knocks both over, and the victim makes the first armour roll',
  () => {
    const s = block(4, 4)
    expect(s.explain().player).toBe(s.player('A1').id)
    s.roll('armour', 1, 2)
    expect(s.explain().player).toBe(s.player('H1').id)
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['faceDown', 'faceDown'])
  },
  'second',
)

rule(
  '[second 16] a block of 9 knocks the defender over',
  () => {
    const s = block(4, 5).roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'faceDown'])
  },
  'second',
)

rule(
  '[second 16, 365] a block of 12 stuns the defender',
  () => {
    const s = block(6, 6)
    expect([s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'home turn'])
  },
  'second',
)

rule(
  '[second 16] the difference of strength is added, and each strength is named as a source',
  () => {
    const s = sceneSecond('H1 A1', { facts: IN_ACTION, players: { H1: ':4.2.5.3.0.0.9', A1: ':4.2.7.3.0.0.9' } })
    s.block('A1')
    s.roll('strike', 3, 6)
    expect(lastRoll(s, 'strike')).toMatchObject({ modifiers: ['ST +5', 'ST -7'], total: 7, result: 'nothing' })
  },
  'second',
)

rule(
  '[second 366] the ball of a carrier who is blocked over scatters after the armour rolls',
  () => {
    const s = sceneSecond('. . .\nH1 A1* .\n. . .', { facts: IN_ACTION })
    s.block('A1')
    s.roll('strike', 4, 5).roll('armour', 1, 2).roll('bounce', 5)
    expect(s.ball()).toBe('ground g12')
  },
  'second',
)

rule(
  '[second 87] a prone player can be neither blocked nor pushed',
  () => {
    const s = sceneSecond('H1 A1/\n. A2', {
      facts: IN_ACTION,
      on: ['push', 'shoulderCharge', 'multipleBlock', 'gangUp'],
    })
    expect(s.answers().filter((one) => one.includes('A1'))).toEqual([])
    expect(s.answers('shove')).toEqual(['shove A2'])
  },
  'second',
)

rule(
  '[second 441] without shoulder charges a block ends the move',
  () => {
    const s = sceneSecond('H1 A1 .\n. . x', { facts: IN_ACTION, on: ['push', 'multipleBlock', 'gangUp'] })
    expect(s.answers('charge')).toEqual([])
    s.block('A1')
    s.roll('strike', 6, 6)
    expect(s.waits()).toBe('away turn')
  },
  'second',
)

rule(
  '[second 442-444, 446] of all options off, one attacker blocks one victim, and that is all',
  () => {
    const s = sceneSecond('H1 A1*\nH2 A2', { facts: IN_ACTION })
    expect(s.answers().filter((one) => !one.startsWith('step'))).toEqual(['endAction', 'block A1', 'block A2'])
  },
  'second',
)

rule(
  '[second 442] without multiple blocks there is no multiple charge or push either',
  () => {
    const s = sceneSecond('H1 A1\n. A2', { facts: IN_ACTION, on: ['push', 'shoulderCharge', 'gangUp', 'stripBall'] })
    expect(s.answers().filter((one) => one.includes('multiple'))).toEqual([])
  },
  'second',
)

rule(
  '[second 445] without dodging nobody is asked',
  () => {
    const s = sceneSecond('H1 A1', { facts: IN_ACTION, on: ['push', 'shoulderCharge'] })
    s.choose('charge', { player: 'A1' })
    expect(s.waits()).toBe('dice strike')
    s.roll('strike', 3, 4)
  },
  'second',
)

rule(
  '[second 18] a player makes one attack in his action',
  () => {
    const s = sceneSecond('H1 A1\n. A2', { facts: IN_ACTION, on: ['shoulderCharge', 'push', 'stripBall', 'gangUp'] })
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 6, 6).roll('armour', 1, 2)
    expect([...new Set(s.answers().map((one) => one.split(' ')[0]))]).toEqual(['endAction', 'step'])
  },
  'second',
)

rule(
  '[second 288] Block adds 1 if its level is the higher one, and takes 1 off if the victim has the higher one',
  () => {
    const modifiers = (own: string, other: string): readonly string[] => {
      const s = sceneSecond('H1 A1', { facts: IN_ACTION, players: { H1: own, A1: other } })
      s.block('A1')
      s.roll('strike', 3, 3)
      return lastRoll(s, 'strike').modifiers.slice(2)
    }
    expect(modifiers('+block-2', '+block-1')).toEqual(['block-2 +1'])
    expect(modifiers('+block-2', '+block-2')).toEqual([])
    expect(modifiers('', '+block-1')).toEqual(['block-1 -1'])
  },
  'second',
)

it('nobody attacks a player of his own side', () => {
  const s = sceneSecond('H1 H2', { facts: IN_ACTION, on: ['push'] })
  expect(s.answers().filter((one) => !one.startsWith('step'))).toEqual(['endAction'])
})
