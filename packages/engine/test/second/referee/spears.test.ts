// The spear: a player who has sprinted dives headfirst into somebody who lies beside him. Neighbours: fouls.test.ts, seen.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const SPRINTED = 'act=h1:open:0.2s1r'

const diving = (picture: string, options: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['fouls', 'spearing', 'referees'], facts: SPRINTED, ...options })

const spear = (s: Scene, die: number): Scene => {
  s.choose('foul', { player: 'A1', option: 'spear' })
  return s.roll('foul', die)
}

rule('[second 102] only who has sprinted can spear, and he can do nothing else to anybody', () => {
  const s = diving('H1 A1/ \n A2 A3_')
  expect(s.answers('foul')).toEqual(['foul A1 spear', 'foul A3 spear'])
  expect(s.answers('block')).toEqual([])
  const walking = diving('H1 A1/', { facts: 'act=h1:open:2.2s2' })
  expect(walking.answers('foul')).toEqual(['foul A1 sneaky', 'foul A1 blatant'])
})

rule('[second 102] a spear is a blatant foul of somebody stronger by 1', () => {
  const s = diving('H1 A1/')
  s.choose('foul', { player: 'A1', option: 'spear' })
  expect([s.modifiers(), s.explain().table]).toEqual([['stronger +1'], 'foulBlatant'])
  s.roll('foul', 4).roll('injury', 1, 1).roll('armour', 1, 1)
  expect([s.where('A1'), s.posture('H1')]).toEqual(['stunnedBox', 'faceDown'])
})

rule('[second 102] against somebody stronger by 1 he is as strong', () => {
  const s = diving('H1 A1/', { players: { A1: ':4.2.4.3.0.0.9' } })
  s.choose('foul', { player: 'A1', option: 'spear' })
  expect(s.modifiers()).toEqual([])
  s.roll('foul', 2).roll('armour', 1, 1)
})

rule('[second 102] the spearer always falls with one armour roll, also when the dive fails', () => {
  for (const die of [1, 2]) {
    const s = diving('H1* A1/ \n . . H2', { players: { A1: ':4.2.7.3.0.0.9' } })
    spear(s, die).roll('armour', 4, 4).roll('bounce', 2)
    expect([s.posture('H1'), s.turnover()]).toEqual(['faceDown', ''])
    s.expectTurnOf('home')
  }
})

rule('[second 102] a referee who sees him penalises a blatant foul, though he lies on his face', () => {
  const s = diving('H1 A1/ . N1')
  spear(s, 1).roll('armour', 1, 1)
  expect(s.modifiers()).toEqual(['blatant +1'])
  s.roll('alertness', 3)
  expect(s.modifiers()).toEqual(['blatant +1'])
  s.roll('penalty', 3)
  expect(s.where('H1')).toBe('ko')
})

rule('[second 102] an injury spares him the penalties', () => {
  const s = diving('H1 A1/ . N1 \n H2 .')
  spear(s, 2).roll('armour', 6, 6).roll('injury', 1, 1)
  expect([s.where('H1'), s.happened('penalised')]).toEqual(['stunnedBox', []])
  s.expectTurnOf('home')
})

rule('[second 455] without spearing nobody attacks after a sprint', () => {
  const s = diving('H1 A1/ \n A2 .', { on: ['fouls', 'referees'] })
  expect(s.answers().filter((one) => !one.startsWith('step'))).toEqual(['endAction'])
})
