// Special spells. Neighbours: reactions.test.ts, others.test.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const acting = (picture: string, held: string, { on = [], ...options }: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['spells', ...on], ...options, facts: `spells=${held} ${options.facts ?? ''}`.trim() })

describe('Elemental Breeze', () => {
  rule('[second 155] before the dice of an opponent’s throw its caster has the ball, however far he is', () => {
    const s = acting('H1* . H2 . . . . . . . . . . . A1', '/1:elementalBreeze')
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.away.choose('cast', { player: 'A1', option: 'elementalBreeze' })
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['interception']])
  })

  rule('[second 155] not one who lies', () => {
    const s = acting('H1* . H2 . A1/', '/1:elementalBreeze')
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })
})

describe('Lightning Strike', () => {
  rule('[second 157] an opponent anywhere goes down: his armour fails, and 3 is added to the injury', () => {
    const s = acting('H1 H2 . . . . . . . . . . . . A1', '1:lightningStrike/')
    s.choose('activate', { player: 'H1' })
    s.choose('cast', { option: 'lightningStrike' })
    s.roll('injury', 1, 4)
    expect([s.where('A1'), s.happened('rolled')]).toMatchObject(['ko', { length: 1 }])
    s.expectTurnOf('home')
  })

  rule('[second 157] instead of a block: not after one', () => {
    const s = acting('H1 A1 H2', '1:lightningStrike/', { on: ['shoulderCharge'] })
    s.choose('activate', { player: 'H1' })
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 6, 4).roll('armour', 1, 1)
    expect(s.answers('cast')).toEqual([])
  })
})

/** Home ends its turn, and away's begins. */
const turned = (picture: string, held: string, options: SecondOptions = {}): Scene => {
  const s = acting(picture, held, options)
  s.endTurn()
  return s
}

describe('Gravel Storm', () => {
  rule('[second 156] as the own turn begins every standing opponent is struck by no strength, and nobody falls', () => {
    const s = turned('H1 H2 . H3/ A1', '/1:gravelStorm', { on: ['standingUp'] })
    expect(s.waits()).toBe('away castSpell')
    s.away.choose('cast')
    expect(s.explain().modifiers).toContainEqual({ value: 0, source: 'gravelStorm', player: -1 })
    s.roll('magicBlow', 6, 6).roll('armour', 1, 1)
    s.roll('magicBlow', 2, 2)
    expect([s.posture('H1'), s.posture('H2'), s.posture('A1')]).toEqual(['standing', 'standing', 'standing'])
  })
})

describe('Old Faithful', () => {
  rule(
    '[second 159] in the opponents’ turn half their MA is left, nobody sprints, and the ball is not thrown or kicked',
    () => {
      const s = turned('H1 . A1* A2', '1:oldFaithful/', { on: ['kicksInPlay'], players: { A1: ':5.2.3.3.0.0.9' } })
      expect(s.waits()).toBe('home castSpell')
      s.home.choose('cast')
      s.away.choose('activate', { player: 'A1' })
      expect(s.match.stack.find(({ proc }) => proc === 'activation')).toMatchObject({
        moves: 2,
        sprint: 0,
        goForIts: 0,
      })
      expect([s.away.answers('throw'), s.away.answers('kickBall'), s.away.answers('handOff')]).toEqual([
        [],
        [],
        ['handOff A2'],
      ])
    },
  )

  rule('[second 159] the water is gone at the end of that turn', () => {
    const s = turned('H1 . A1* A2', '1:oldFaithful/')
    s.home.choose('cast')
    s.away.endTurn()
    s.endTurn()
    s.away.choose('activate', { player: 'A1' })
    expect(s.match.stack.find(({ proc }) => proc === 'activation')).toMatchObject({ moves: 4, sprint: 2 })
  })
})

describe('Deathbringer', () => {
  rule('[second 154] in his own action its caster has an opponent die, whom the dice choose', () => {
    const s = acting('H1 H2 . A1 A2 A3/', '1:deathbringer/')
    s.choose('activate', { player: 'H1' })
    s.choose('cast', { option: 'deathbringer' })
    expect(s.dice()).toEqual(['d3'])
    s.roll('randomPlayer', 2)
    expect([s.where('A2'), s.where('A1'), s.where('A3')]).toEqual(['dead', 'f13', 'f15'])
  })

  rule('[second 154] as either side’s turn begins too', () => {
    const s = turned('H1 H2 . A1 A2', '1:deathbringer/2:deathbringer')
    expect(s.waits()).toBe('away castSpell')
    s.away.choose('cast')
    s.roll('randomPlayer', 2)
    expect([s.where('H2'), s.waits()]).toEqual(['dead', 'home castSpell'])
    s.home.choose('cast')
    s.roll('randomPlayer', 1)
    expect(s.where('A1')).toBe('dead')
  })

  rule('[second 306] substitutes come on for him as usual', () => {
    const s = acting('H1 . . A1 A2', '1:deathbringer/', { beside: 'a3@reserves' })
    s.choose('activate', { player: 'H1' })
    s.choose('cast', { option: 'deathbringer' })
    s.roll('randomPlayer', 1)
    expect([s.where('A1'), s.waits()]).toEqual(['dead', 'away substitute'])
  })
})

describe('Meltdown', () => {
  const dared = (face: number, picture = 'H1 A1 . H2'): Scene => {
    const s = acting(picture, '1:meltdown/')
    s.choose('activate', { player: 'H1' })
    s.choose('cast', { option: 'meltdown' })
    return s.roll('meltdown', face)
  }

  rule(
    '[second 158] on 4 or more he explodes: who is beside him is tackled, he himself is hurt without an armour roll',
    () => {
      const s = dared(4)
      expect(s.modifiers()[0]).toBe('meltdown +4')
      s.roll('tackle', 4, 4).roll('armour', 1, 1)
      expect(s.posture('A1')).toBe('faceDown')
      // 6, and 4 more.
      s.roll('injury', 3, 3)
      expect(s.where('H1')).toBe('injured')
    },
  )

  rule('[second 158] team-mates too, and nobody falls on a low roll', () => {
    const s = dared(6, 'H1 H2 . A1')
    s.roll('tackle', 2, 2).roll('injury', 1, 1)
    expect(s.posture('H2')).toBe('standing')
  })

  rule('[second 305] with less he does not dare, keeps the spell, and may try again in another turn', () => {
    const s = dared(3)
    expect([s.where('H1'), s.happened('spellCast')]).toEqual(['f10', []])
    s.endTurn()
    s.endTurn()
    s.choose('activate', { player: 'H1' })
    expect(s.answers('cast')).toEqual(['cast H1 meltdown'])
  })
})
