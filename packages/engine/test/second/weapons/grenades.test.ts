// Grenades: who has them and when one is lit, the fuse, and chain explosions. Neighbours: grenadeThrows.test.ts has the throw,
// src/weapons/grenades.ts, ../hurt/detonation.test.ts.
import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { heldWeapon } from '../../../src/procs/match/weapons.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { plainSecond, type SecondOptions, sceneSecond, startSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons']

/** H1 is the Grenadier; his side ends its turn. */
const ending = (picture: string, { players, ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, players: { H1: '+grenadier', ...players } })
  s.endTurn()
  return s
}
const left = (s: Scene) => heldWeapon(s.match, 'home', 'grenades')?.left

describe('the Grenadier', () => {
  rule('[second 191] is one player, whom the coach names, with three grenades', () => {
    const named = (...numbers: number[]) => ({
      ...plainSecond(),
      weapons: [{ id: 'grenades' as const, crew: { grenadier: numbers } }],
    })
    const { match } = startSecond(named(4), ...on)
    expect(match.players[3].skills).toEqual(['grenadier'])
    expect(heldWeapon(match, 'home', 'grenades')?.left).toBe(3)
    expect(() => startSecond(named(4, 5), ...on)).toThrow('takes 1 (any player), not 2')
  })

  rule('[second 191] may light one at the end of his turn, or leave it', () => {
    const s = ending('H1 . . . . A1')
    expect(s.waits()).toBe('home lightFuse')
    expect(s.question().left).toBe(3)
    s.home.decline()
    expect([s.waits(), left(s)]).toEqual(['away turn', 3])
  })

  rule('[second 191] lights none in a turn in which he has moved', () => {
    const s = sceneSecond('H1 x . . . A1', { on, players: { H1: '+grenadier' } })
    s.choose('activate', { player: 'H1' })
    s.step('x')
    s.endAction()
    expect(s.waits()).toBe('away turn')
  })

  rule('[second 191] nor if he has moved a see-saw, alone or as a helper', () => {
    const hauled = (picture: string, player: string): Scene => {
      const s = sceneSecond(picture, {
        ...{ on, at: 'f9', facts: 'thing=seeSaw:g10:away weapons=grenades/seeSaw', beside: 'a20@o20' },
        players: { H1: '+grenadier' },
      })
      s.choose('activate', { player })
      s.choose('haul', { square: 'g10' })
      return s
    }
    const alone = hauled('. . . .\n. . . H1', 'H1')
    alone.choose('place', { square: 'g11' })
    expect(alone.waits()).toBe('away turn')
    const helper = hauled('. . . .\nH2 . . H1', 'H2')
    helper.choose('choose', { player: 'H1' })
    helper.choose('place', { square: 'g11' })
    helper.choose('stop')
    expect(helper.waits()).toBe('away turn')
  })

  rule('[second 191] lights one in a turn in which he has only acted, and in the turns after he moved', () => {
    const s = sceneSecond('H1* H2 . . . A1', { on, players: { H1: '+grenadier' } })
    s.choose('activate', { player: 'H1' })
    s.handOff('H2')
    s.endAction()
    s.endTurn()
    expect(s.waits()).toBe('home lightFuse')
    s.home.decline()
    s.away.endTurn()
    s.endTurn()
    expect(s.waits()).toBe('home lightFuse')
  })

  rule(
    '[second 191] lights none while he lies, is off the pitch, or has none left; nor in the other side’s turn',
    () => {
      expect(ending('H1 . . . . A1', { players: { H1: '.u+grenadier' } }).waits()).not.toBe('home lightFuse')
      expect(ending('H2 . . A1', { beside: 'h1@ko+grenadier', players: {} }).waits()).toBe('away turn')
      expect(ending('H1 . . . . A1', { facts: 'weapons=grenades:0/' }).waits()).toBe('away turn')
      expect(ending('H1 . . . . A1', { facts: 'weapons=grenades:off/' }).waits()).toBe('away turn')
      expect(ending('H1 . . . . A1', { facts: 'turn=away:1/1' }).waits()).toBe('home turn')
    },
  )

  it('[second 191] lights none once his side has scored', () => {
    const s = sceneSecond('H2* x .\nH1 . .', { on, at: 'h24', players: { H1: '+grenadier' }, beside: 'h3@reserves' })
    s.choose('activate', { player: 'H2' })
    s.step('x')
    expect(s.waits()).toBe('dice ruling')
    s.roll('ruling', 1)
  })
})

describe('the fuse', () => {
  const lit = (faces: readonly [number, number], picture = 'H1 . . . . A1', options: SecondOptions = {}) => {
    const s = ending(picture, options)
    s.home.use()
    return s.roll('grenadeFuse', ...faces)
  }

  rule('[second 192] 8 or more burns, and the grenade is to be thrown', () => {
    for (const faces of [
      [4, 4],
      [6, 6],
    ] as const) {
      const s = lit(faces)
      expect([s.waits(), left(s)]).toEqual(['home grenadeTarget', 2])
    }
  })

  rule('[second 192] 4 to 7 is a dud: it is used up', () => {
    for (const faces of [
      [1, 3],
      [3, 4],
    ] as const) {
      const s = lit(faces)
      expect([s.waits(), left(s)]).toEqual(['away turn', 2])
    }
  })

  rule('[second 192] each opponent in whose zone he stands takes 1 off', () => {
    const s = ending('A1 H1 A2\n. A3 .', { players: { A2: '.z' } })
    s.home.use()
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    s.roll('grenadeFuse', 3, 2)
    expect(s.happened('exploded')).toHaveLength(1)
    finish(s)
  })

  rule(
    '[second 192] 3 or less explodes in his hand with all that are left: each is rolled for, the worst counts',
    () => {
      const s = lit([1, 2], 'H1 A1 . . .\n. . . . H2')
      expect([left(s), s.posture('A1')]).toEqual([0, 'faceDown'])
      // The first charge: his injury, and the armour of who is next to him.
      s.roll('injury', 4, 4).roll('armour', 1, 2)
      // The second kills him, the third does nothing worse.
      s.roll('injury', 6, 6).roll('armour', 1, 2).roll('injury', 3, 3).roll('armour', 6, 6).roll('injury', 3, 4)
      expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['dead', 'stunnedBox', 'away turn'])
    },
  )

  rule('[second 192] the last grenade explodes alone', () => {
    const s = lit([1, 1], 'H1 . . A1', { facts: 'weapons=grenades:1/' })
    s.roll('injury', 3, 3)
    expect(s.waits()).toBe('away turn')
  })
})

/** Whatever is still to be rolled shows ones and twos. */
const finish = (s: Scene): void => {
  while (s.waits().startsWith('dice ')) s.roll(s.waits().slice('dice '.length), ...s.dice().map((_, i) => (i % 2) + 1))
}

it('a position says how many grenades are left, and who has them', () => {
  const text = 'second:secretWeapons turn=home:1/1 weapons=grenades:2/ ball=c3 h1@g13+grenadier!moved a1@h13'
  const { match } = readPosition(text)
  expect(heldWeapon(match, 'home', 'grenades')?.left).toBe(2)
  expect(writePosition(match).split(' ').sort()).toEqual(text.split(' ').sort())
})
