// Machines and trap counters. Neighbours: large.test.ts has Large Monsters, ../weapons/machines.test.ts machines without traps.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { dozer, drives, machineScene, stand, things } from '../weapons/machineScene.ts'

/** It covers f10 to g11 and drives onto f12 and g12. */
const drivesOnto = (counter: string, picture = 'H1 . . . \n . . . .'): Scene => {
  const facts = `thing=${counter}:g12:away:down`
  const s = drives(machineScene(dozer(), picture, { on: ['traps'], facts, beside: 'h9@a2 a9@a20' }), '2', 6)
  s.step('f11')
  return s
}

rule(
  '[second 220] it runs over all traps but mines without setting them off, and they stay face-down',
  () => {
    for (const kind of ['blank', 'pit', 'spikedPit', 'quicksand', 'trapdoor', 'trampoline']) {
      const s = drivesOnto(kind)
      expect([stand(s), things(s), s.waits()]).toEqual(['f11 E', [`${kind} g12`], 'home drive'])
      expect([s.happened('counterRevealed'), s.match.pieces[0].hiddenFrom]).toEqual([[], 'home'])
    }
  },
  'second',
)

rule(
  '[second 220] a mine destroys it: the wreck stays, its crew is injured, and who stands beside the mine falls',
  () => {
    const s = drivesOnto('mine', 'H1 . . A1 \n . . . .')
    expect([s.where('H1'), things(s)]).toEqual(['injured', ['wreck f11 E']])
    expect(s.happened('wrecked')).toMatchObject([{ why: 'mine' }])
    s.roll('armour', 1, 2)
    expect([s.posture('A1'), s.waits()]).toEqual(['faceDown', 'home turn'])
  },
  'second',
)

rule(
  '[second 220] a mine or grenade that explodes beside it does nothing to it',
  () => {
    const facts = 'turn=away:1/1 thing=mine:f13:home:down'
    const s = machineScene(dozer(), '. H1 . . A1 \n . . . . .', {
      on: ['traps'],
      facts,
      at: 'f9',
      beside: 'h9@a2 a9@a20',
    })
    s.away.activate('A1', '')
    s.away.step('f12')
    expect(s.match.pieces).toHaveLength(1)
  },
  'second',
)

rule(
  '[second 220] it does not drive over a pit that holds somebody',
  () => {
    const facts = 'thing=pit:f12:away:a1'
    const s = drives(
      machineScene(dozer(), 'H1 . . \n . . .', { on: ['traps'], facts, beside: 'a1@pit a9@a20' }),
      '1',
      6,
    )
    expect(s.answers()).toEqual(['step e10', 'step g10', 'step f9'])
  },
  'second',
)
