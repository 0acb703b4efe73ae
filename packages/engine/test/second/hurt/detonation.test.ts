// Explosions, whatever explodes: who is on the square, who is next to it, several charges at once. Neighbours: armour.test.ts;
// ../things has what explodes.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../../src/edition.ts'
import { second } from '../../../src/editions/second.ts'
import { OFF } from '../../../src/kernel/pitch.ts'
import { detonation, detonationFrame } from '../../../src/procs/hurt/detonation.ts'
import { rule } from '../../support/rule.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const F12 = 5 * 26 + 11

/** Something explodes on f12 when the turn ends. */
const explosive = (charges: number): Edition => ({
  ...second,
  routines: [
    ...(second.routines ?? []),
    {
      id: 'bang',
      at: 'turnEnd',
      begin: (_c, side) => (side === 'home' ? detonationFrame(F12, 'grenade', { charges }) : null),
      procedures: { detonation },
    },
  ],
})

const bang = (picture: string, options: SecondOptions = {}, charges = 1) => {
  const s = sceneSecond(picture, { edition: explosive(charges), ...options })
  s.endTurn()
  return s
}

describe('an explosion', () => {
  rule(
    '[second 195] who is on the square rolls on the Injury Table, without an armour roll',
    () => {
      const s = bang('. . A1 . H1')
      expect(s.happened('exploded')).toMatchObject([{ square: s.square('f12'), what: 'grenade' }])
      s.roll('injury', 4, 4)
      expect([s.where('A1'), s.where('H1'), s.waits()]).toEqual(['ko', 'f14', 'away turn'])
    },
    'second',
  )

  rule(
    '[second 195] all next to it fall before the first of them rolls for armour, friend and foe',
    () => {
      const s = bang('. A1 . H1 H2')
      expect([s.posture('A1'), s.posture('H1'), s.posture('H2')]).toEqual(['faceDown', 'faceDown', 'standing'])
      s.roll('armour', 5, 5).roll('injury', 1, 2).roll('armour', 1, 2)
      expect([s.where('A1'), s.where('H1'), s.where('H2')]).toEqual(['stunnedBox', 'f13', 'f14'])
    },
    'second',
  )

  rule(
    '[second 195] who lies next to it rolls for armour too, and stays as he lies',
    () => {
      const s = bang('. A1/ . . H1')
      s.roll('armour', 1, 2)
      expect(s.posture('A1')).toBe('prone')
    },
    'second',
  )

  rule(
    '[second 195] a Large Monster is on the square with any part of its base, and next to it once',
    () => {
      const large = { players: { A1: ':5.1.7.2.-1.-1.11+large' } }
      const hit = bang('. . A1 . . H1', large)
      hit.roll('injury', 1, 2)
      expect(hit.where('A1')).toBe('stunnedBox')
      const near = bang('A1 . . . H1', large)
      near.roll('armour', 1, 2)
      expect([near.posture('A1'), near.waits()]).toEqual(['faceDown', 'away rise'])
    },
    'second',
  )

  rule(
    '[second 195] a ball that is dropped comes to rest after all injuries',
    () => {
      const s = bang('. A1* . . H1')
      s.roll('armour', 1, 2)
      s.roll('bounce', 4)
      expect(s.ball()).toBe('ground f10')
    },
    'second',
  )

  it('on an empty part of the pitch hurts nobody', () => {
    expect(bang('A1 . . . H1').waits()).toBe('away turn')
  })
})

describe('several charges at once', () => {
  rule(
    '[second 192] everybody rolls once for each of them, and only the worst injury counts',
    () => {
      const s = bang('. A1 H1 . H2', {}, 3)
      s.roll('injury', 1, 2).roll('armour', 5, 5).roll('injury', 4, 4)
      s.roll('injury', 6, 6).roll('armour', 5, 5).roll('injury', 1, 1)
      expect([s.where('H1'), s.where('A1')]).toEqual(['dead', 'ko'])
      s.roll('injury', 4, 4).roll('armour', 1, 2)
      expect([s.where('H1'), s.where('A1'), s.player('A1').at]).toEqual(['dead', 'ko', OFF])
      expect(s.happened('removed').map((event) => 'to' in event && event.to)).toEqual(['stunnedBox', 'ko', 'dead'])
    },
    'second',
  )
})
