// The Killdozer pushes whole chains: who falls where nobody has room, and what the last one meets. Neighbour: killdozer.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { dozer, drives, machineScene, things } from './machineScene.ts'

const beside = 'h9@a2 a9@a20'

rule(
  '[second 204] a chain whose last player has nowhere to go falls, all of it, where it stands',
  () => {
    const s = drives(machineScene(dozer(), 'H1 . A1 A2\n. . . .', { at: 'f23', beside }), '2', 6)
    s.step('f24')
    s.roll('shove', 1, 1)
    s.push('f26')
    s.roll('armour', 1, 2)
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['f25', 'faceDown'])
    expect([s.where('A2'), s.posture('A2')]).toEqual(['f26', 'faceDown'])
  },
  'second',
)

rule(
  '[second 204] one who was struck down while the chain moved on is not put back on the pitch',
  () => {
    const picture = 'H1 . A1 A2 A3 A4 . .\n. . . . . . . .'
    const s = drives(
      machineScene(dozer(), picture, { on: ['traps'], facts: 'thing=trampoline:f16:away', beside }),
      '2',
      6,
    )
    s.step('f11')
    s.roll('shove', 1, 1)
    s.push('f13')
    s.push('f14')
    s.push('f15')
    s.push('f16')
    // The last one comes down on the first.
    s.roll('trampoline', 4)
    s.roll('injury', 6, 6)
    s.roll('injury', 4, 4)
    expect(s.where('A1')).toBe('dead')
  },
  'second',
)

rule(
  '[second 204] both in front are pushed by the one roll, though the first crushes the ball and play restarts',
  () => {
    const picture = '. . A1 . . .\nH1 . . . . .\n. . A2 . . .'
    const s = drives(machineScene(dozer(), picture, { facts: 'ball=f14', players: { A1: dozer('w') }, beside }), '2', 6)
    s.step('g11')
    s.roll('shove', 6, 6)
    s.push('f13')
    expect(s.happened('ballDestroyed')).toHaveLength(1)
    expect(s.waits()).toBe('home pushSquare')
    s.push('h13')
    const pushed = s.events.filter((event) => event.type === 'moved' && event.how === 'pushed')
    expect(pushed).toMatchObject([{ to: s.square('f13') }, { to: s.square('h13') }])
    s.roll('ruling', 1)
    s.roll('ruling', 1)
    expect(s.waits()).toBe('home setUp')
  },
  'second',
)

rule(
  '[second 204] a machine that is pushed onto a see-saw smashes it',
  () => {
    const picture = 'H1 . A1 . . .\n. . . . . .'
    const options = { facts: 'thing=seeSaw:f14:away', players: { A1: dozer('w') }, beside }
    const s = drives(machineScene(dozer(), picture, options), '2', 6)
    s.step('f11')
    s.roll('shove', 5, 5)
    s.push('f13')
    expect([things(s), s.where('A1')]).toEqual([[], 'f13'])
  },
  'second',
)
