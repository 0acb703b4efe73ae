// Mutations that attack or hinder attacks. Neighbours: block.test.ts; ../moving has what they do to tackles.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'

const slash = (face: number, victim: string) => {
  const s = sceneSecond('. . . H2\nH1 A1', { facts: FACTS, players: { H1: '+claw', A1: victim } })
  s.choose('block', { player: 'A1', option: 'claw' })
  return s.roll('claw', face)
}

rule(
  '[second 291] Claw slashes in place of a block: above the victim’s AG he makes an armour roll and does not fall',
  () => {
    const s = slash(4, '')
    expect(s.explain().roll).toBe('armour')
    s.roll('armour', 1, 2)
    expect([s.posture('A1'), s.waits()]).toEqual(['standing', 'home turn'])
    expect(slash(3, '').waits()).toBe('home turn')
  },
  'second',
)

rule(
  '[second 291] a slash of 6 always hits, one of 1 never',
  () => {
    expect(slash(6, ':4.2.3.7.0.0.9').roll('armour', 1, 2).posture('A1')).toBe('standing')
    expect(slash(1, ':4.2.3.0.0.0.9').waits()).toBe('home turn')
  },
  'second',
)

rule(
  '[second 291] Mace Tail swings in place of a block: 2D6 and the difference in AG, on 9 the victim falls',
  () => {
    const players = { H1: ':4.2.3.4.0.0.9+mace-tail', A1: ':4.2.3.2.0.0.9' }
    const swing = (first: number, second: number) => {
      const s = sceneSecond('. . . H2\nH1 A1', { facts: FACTS, players })
      s.choose('block', { player: 'A1', option: 'maceTail' })
      return s.roll('maceTail', first, second)
    }
    const hit = swing(3, 4).roll('armour', 1, 2)
    expect([lastRoll(hit, 'maceTail').modifiers, hit.posture('A1')]).toEqual([['AG +4', 'AG -2'], 'faceDown'])
    expect(swing(3, 3).posture('A1')).toBe('standing')
  },
  'second',
)

rule(
  '[second 291] who would block or push Leprous Flesh needs a 4 first; otherwise his attack is lost',
  () => {
    const s = sceneSecond('. . . H2\nH1 A1', {
      facts: FACTS,
      on: ['push', 'dodging'],
      players: { A1: '+leprous-flesh' },
    })
    s.choose('shove', { player: 'A1' })
    s.roll('leprousFlesh', 3)
    expect([s.waits(), s.player('H1').acted]).toEqual(['home turn', true])
    const brave = sceneSecond('H1 A1', { facts: FACTS, on: ['dodging'], players: { A1: '+leprous-flesh' } })
    brave.block('A1')
    brave.roll('leprousFlesh', 4)
    brave.away.decline()
    brave.roll('strike', 3, 4)
  },
  'second',
)

rule(
  '[second 291] of several victims Leprous Flesh alone is left out, and of a gang each member who shudders',
  () => {
    const several = sceneSecond('. . . H2\nA1 H1\nA2 .', {
      ...{ facts: FACTS, on: ['multipleBlock'] },
      players: { A1: '+leprous-flesh' },
    })
    several.choose('block', { player: 'A1', option: 'multiple' })
    several.roll('leprousFlesh', 1).roll('strike', 3, 3)
    expect(lastRoll(several, 'strike')).toMatchObject({ modifiers: ['ST +3', 'ST -3'], table: 'multipleBlock' })
    const gang = sceneSecond('H1 A1 H2', { facts: FACTS, on: ['gangUp'], players: { A1: '+leprous-flesh' } })
    gang.choose('gangUp', { player: 'A1' })
    gang.choose('gangUp', { player: 'H2' })
    gang.roll('leprousFlesh', 2).roll('leprousFlesh', 5).roll('strike', 3, 3)
    expect(lastRoll(gang, 'strike')).toMatchObject({ modifiers: ['ST +3', 'ST -3'], table: 'multipleBlock' })
  },
  'second',
)

rule(
  '[second 291] Noisome Stench takes 1 off the blocks and pushes of all who stand in its zone, whomever they attack',
  () => {
    const players = { A2: '+noisome-stench' }
    const near = sceneSecond('H1 A1\nA2 .', { facts: FACTS, on: ['push'], players })
    near.choose('shove', { player: 'A1' })
    near.roll('shove', 3, 3)
    expect(lastRoll(near, 'shove').modifiers).toEqual(['ST +3', 'ST -3', 'noisome-stench -1'])
    const far = sceneSecond('H1 A1 A2', { facts: FACTS, players })
    far.block('A1')
    far.roll('strike', 3, 3)
    expect(lastRoll(far, 'strike').modifiers).toEqual(['ST +3', 'ST -3'])
    const lying = sceneSecond('H1 A1\nA2/ .', { facts: FACTS, players })
    lying.block('A1')
    lying.roll('strike', 3, 3)
    expect(lastRoll(lying, 'strike').modifiers).toEqual(['ST +3', 'ST -3'])
  },
  'second',
)
