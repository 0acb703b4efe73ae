// The push in all its forms, and the advance after it. Neighbours: examples.test.ts, dodging.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'
const on = ['push'] as const

/** The middle of five by five empty squares. */
const push = (first: number, second: number) => {
  const s = sceneSecond('. . . . .\n. . . . .\n. H1 A1 . .\n. . . . .\n. . . . H9', { facts: FACTS, on })
  s.choose('shove', { player: 'A1' })
  return s.roll('shove', first, second)
}

rule(
  '[second 27] a push of 2 stuns the pusher, 4 knocks him over, 7 does nothing, 8 knocks both over',
  () => {
    expect(push(1, 1).where('H1')).toBe('stunnedBox')
    const down = push(1, 3).roll('armour', 1, 2)
    expect([down.posture('H1'), down.posture('A1')]).toEqual(['faceDown', 'standing'])
    const nothing = push(3, 4)
    expect([nothing.posture('H1'), nothing.posture('A1'), nothing.where('A1')]).toEqual(['standing', 'standing', 'h12'])
    const both = push(4, 4).roll('armour', 1, 2).roll('armour', 1, 2)
    expect([both.posture('H1'), both.posture('A1'), both.where('A1')]).toEqual(['faceDown', 'faceDown', 'h12'])
  },
  'second',
)

rule(
  '[second 27, 28, 30] a push of 9 moves the victim away, to a square that the pusher’s coach chooses, and the pusher follows',
  () => {
    const s = push(4, 5)
    expect(s.answers()).toEqual(['push g13', 'push h13', 'push i13'])
    s.push('g13')
    expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['g13', 'standing', 'h12'])
  },
  'second',
)

rule(
  '[second 27] a push of 12 moves him and knocks him over there, with an armour roll',
  () => {
    const s = push(6, 6)
    s.push('h13')
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['h13', 'faceDown', 'h12'])
  },
  'second',
)

rule(
  '[second 28] away is where the pusher would not be beside him any more, and only what is empty',
  () => {
    const s = sceneSecond('. . . .\n. H1 . .\n. . A1 A2\n. . . .', { facts: FACTS, on })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5)
    expect(s.answers()).toEqual(['push g13', 'push i11', 'push i12', 'push i13'])
    s.push('i11')
  },
  'second',
)

rule(
  '[second 29] a victim without a free square falls where he stands, and nobody advances',
  () => {
    const s = sceneSecond('. . A2\nH1 A1 A3\n. . A4', { facts: FACTS, on })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5).roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['g11', 'faceDown', 'g10'])
  },
  'second',
)

rule(
  '[second 29] nobody is pushed off the pitch',
  () => {
    const s = sceneSecond('A1\nH1', { at: 'a10', facts: 'act=h1:open:4.0', on })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5).roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['a10', 'faceDown'])
  },
  'second',
)

rule(
  '[second 30] the advance costs no movement and permits no tackle, even between zones',
  () => {
    const s = sceneSecond('. A2 .\nH1 A1 x\n. A3 .', { facts: FACTS, on })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5).push('x')
    expect([s.where('H1'), s.waits()]).toEqual(['g11', 'away turn'])
    expect(s.happened('rolled')).toHaveLength(1)
  },
  'second',
)

rule(
  '[second 30] who advances onto the ball has it, and so has a victim who is pushed onto it',
  () => {
    const s = sceneSecond('H1 A1 o', { facts: FACTS, on })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5).push('f12')
    expect(s.holder()).toBe('A1')
  },
  'second',
)

rule(
  '[second 31] a Large Monster advances with part of its base, and its coach says which',
  () => {
    const s = sceneSecond('. . . . .\n. H1 . A1 .\n. . . . .', { facts: FACTS, on, players: { H1: '+large' } })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5).push('g14')
    expect([s.waits(), s.answers()]).toEqual(['home advance', ['step H1 f12', 'step H1 g12']])
    s.choose('step', { square: 'f12' })
    expect([s.where('H1'), s.where('A1')]).toEqual(['f12', 'g14'])
  },
  'second',
)

rule(
  '[second 31] a Large Monster is pushed with its whole base, and the pusher takes one of the squares it left',
  () => {
    const s = sceneSecond('. . . .\nH1 A1 . .\n. . . .\n. . . .', { facts: FACTS, on, players: { A1: '+large' } })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 5, 6)
    expect(s.answers()).toEqual(['push f12', 'push g12', 'push h12'])
    s.push('g12')
    expect([s.waits(), s.answers()]).toEqual(['home advance', ['step H1 g11', 'step H1 h11']])
    s.choose('step', { square: 'h11' })
    expect(s.where('H1')).toBe('h11')
  },
  'second',
)

rule(
  '[second 32] nobody moves on after a push',
  () => {
    const s = push(4, 5)
    s.push('h13')
    expect(s.waits()).toBe('home turn')
  },
  'second',
)

rule(
  '[second 33] after a multiple push the pusher advances into one of the free squares, which his coach chooses',
  () => {
    const s = sceneSecond('. A1 .\nH1 A2 .\n. . .', {
      ...{ facts: FACTS, on: ['push', 'multipleBlock'] },
      players: { H1: ':5.1.7.2.-1.-1.11' },
    })
    s.choose('shove', { player: 'A1', option: 'multiple' })
    s.roll('shove', 4, 4)
    expect(lastRoll(s, 'shove')).toMatchObject({ modifiers: ['ST +7', 'ST -3', 'ST -3'], total: 9, table: 'push' })
    s.push('e12')
    s.push('g12')
    expect([s.waits(), s.answers()]).toEqual(['home advance', ['step H1 f11', 'step H1 g11']])
    s.choose('step', { square: 'f11' })
    expect([s.where('A1'), s.where('A2'), s.where('H1')]).toEqual(['e12', 'g12', 'f11'])
  },
  'second',
)

rule(
  '[second 34] after a gang push only one of the attackers advances, which their coach chooses',
  () => {
    const s = sceneSecond('H1 A1 .\nH2 . .', { facts: FACTS, on: ['push', 'gangUp'] })
    s.choose('gangUp', { player: 'A1', option: 'push' })
    s.choose('gangUp', { player: 'H2' })
    s.roll('shove', 3, 3)
    expect(lastRoll(s, 'shove')).toMatchObject({ modifiers: ['ST +3', 'ST +3', 'ST -3'], total: 9, table: 'push' })
    s.push('f12')
    expect([s.waits(), s.answers()]).toEqual(['home advance', ['step H1 f11', 'step H2 f11']])
    s.choose('step', { player: 'H2' })
    expect([s.where('H1'), s.where('H2')]).toEqual(['f10', 'f11'])
  },
  'second',
)

rule(
  '[second 27, 34] a gang push of 2 stuns the whole gang',
  () => {
    const s = sceneSecond('H1 A1 .\nH2 . .', {
      ...{ facts: FACTS, on: ['push', 'gangUp'] },
      players: { A1: ':4.2.6.3.0.0.9' },
    })
    s.choose('gangUp', { player: 'A1', option: 'push' })
    s.choose('gangUp', { player: 'H2' })
    s.roll('shove', 1, 1)
    expect([s.where('H1'), s.where('H2')]).toEqual(['stunnedBox', 'stunnedBox'])
  },
  'second',
)

rule(
  '[second 35, 369] a carrier who is pushed into the end zone where he scores has scored too',
  () => {
    const s = sceneSecond('A1* H1', { at: 'h3', facts: FACTS, on })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5).push('h2')
    expect(s.happened('touchdown')).toEqual([{ type: 'touchdown', side: 'away', player: s.player('A1').id }])
  },
  'second',
)

rule(
  '[second 28] a referee who is pushed onto the ball does not take it: it scatters',
  () => {
    const s = sceneSecond('. . .\nH1 N1 o\n. . .', { facts: FACTS, on: ['push', 'referees'] })
    s.choose('shove', { player: 'N1' })
    s.roll('shove', 5, 6).push('g12')
    expect(s.holder()).toBe(null)
    s.roll('bounce', 2)
    expect([s.where('N1'), s.ball()]).toEqual(['g12', 'ground f12'])
    s.roll('penalty', 1)
  },
  'second',
)

rule(
  '[second 34] a gang pushes him away from any one of its members',
  () => {
    const s = sceneSecond('. . .\nH1 A1 H2\n. . .\n. . H9', { facts: FACTS, on: ['push', 'gangUp'] })
    s.choose('gangUp', { player: 'A1', option: 'push' })
    s.choose('gangUp', { player: 'H2' })
    s.choose('done')
    s.roll('shove', 3, 3)
    expect(s.answers()).toEqual(['push f10', 'push f12', 'push h10', 'push h12'])
    s.push('f12')
    s.choose('step', { player: 'H1' })
  },
  'second',
)
