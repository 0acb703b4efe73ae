// Armour, injury and the boxes of the dug-out in second. Chapter U of the ledger. Neighbours: skills.test.ts has what makes them
// harder, recovery.test.ts who comes back.
import { describe, expect } from 'vitest'
import { armourFrame } from '../../../src/procs/hurt/armour.ts'
import { intoBox } from '../../../src/procs/hurt/boxes.ts'
import { injuryFrame } from '../../../src/procs/hurt/injury.ts'
import { knockDownFrame } from '../../../src/procs/hurt/knockDown.ts'
import type { Routine } from '../../../src/routine.ts'
import { happening } from '../../support/hurting.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'

/** A1 goes down beside H1 with the ball somewhere else. */
const down = (picture = 'H1 A1 .', players: { readonly [token: string]: string } = {}): Scene =>
  happening(picture, (_c, id) => knockDownFrame(id('A1'), 'block', { by: id('H1') }), { players })

describe('armour in second', () => {
  rule(
    '[second 357] 2D6 are rolled for the player who fell: his AV holds, one more fails',
    () => {
      const held = down()
      expect([held.dice(), held.explain().player]).toEqual([['d6', 'd6'], held.player('A1').id])
      held.roll('armour', 4, 5)
      expect([held.where('A1'), held.posture('A1'), held.waits()]).toEqual(['f11', 'faceDown', 'away turn'])
      const broken = down()
      broken.roll('armour', 4, 6)
      expect(broken.waits()).toBe('dice injury')
      broken.roll('injury', 1, 1)
    },
    'second',
  )

  rule(
    '[second 357] with AV 11 only a 12 fails',
    () => {
      const s = down('H1 A1 .', { A1: ':4.2.3.3.0.0.11' })
      s.roll('armour', 5, 6)
      expect(s.where('A1')).toBe('f11')
      const t = down('H1 A1 .', { A1: ':4.2.3.3.0.0.11' })
      t.roll('armour', 6, 6)
      expect(t.waits()).toBe('dice injury')
      t.roll('injury', 1, 1)
    },
    'second',
  )

  rule(
    '[second 365] who is knocked over lies face-down and makes an armour roll; a stun by a table is the Stunned box without one',
    () => {
      const fallen = down()
      expect([fallen.posture('A1'), fallen.waits()]).toEqual(['faceDown', 'dice armour'])
      fallen.roll('armour', 1, 2)
      const stunned = happening('H1 A1 .', (c, id) => {
        intoBox(c, c.match.players[id('A1')], 'stunnedBox', 'block', id('H1'))
        return null
      })
      expect([stunned.where('A1'), stunned.waits()]).toEqual(['stunnedBox', 'away turn'])
    },
    'second',
  )

  rule(
    '[second 366] the ball of a carrier who falls scatters one square, after his armour roll',
    () => {
      const s = down('H1 A1* x')
      s.roll('armour', 1, 2)
      expect([s.holder(), s.dice()]).toEqual([null, ['d8']])
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground x')
    },
    'second',
  )

  rule(
    '[second 366] the ball of a carrier who leaves the pitch scatters one square from where he was',
    () => {
      const s = down('H1 A1* x')
      s.roll('armour', 5, 6).roll('injury', 4, 4)
      expect(s.where('A1')).toBe('ko')
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground x')
    },
    'second',
  )
})

const injured = (dice: readonly [number, number], players: { readonly [token: string]: string } = {}, edge = 0) => {
  const s = happening('H1 A1 .', (_c, id) => injuryFrame(id('A1'), -1, 'landing', '', false, [], edge), { players })
  s.roll('injury', ...dice)
  return s.where('A1')
}

describe('injury in second', () => {
  rule(
    '[second 358, 359] 2-7 stuns, 8-9 knocks out, 10-11 injures and 12 kills, each with a box of its own',
    () => {
      const byTotal = [
        [1, 1],
        [3, 4],
        [4, 4],
        [4, 5],
        [5, 5],
        [5, 6],
        [6, 6],
      ] as const
      expect(byTotal.map((dice) => injured(dice))).toEqual([
        ...['stunnedBox', 'stunnedBox', 'ko', 'ko'],
        ...['injured', 'injured', 'dead'],
      ])
    },
    'second',
  )

  rule(
    '[second 358] more than 12 by a modifier kills too',
    () => {
      expect(injured([5, 6], {}, 2)).toBe('dead')
      expect(injured([5, 5], {}, 1)).toBe('injured')
    },
    'second',
  )

  rule(
    '[second 358] a total of 1 or less does nothing: he stays where he lies',
    () => {
      expect(injured([1, 2], { A1: '+toughness-2' })).toBe('f11')
      expect(injured([1, 2], { A1: '+toughness-1' })).toBe('stunnedBox')
      expect(injured([1, 1], { A1: '+toughness-4' })).toBe('f11')
    },
    'second',
  )

  rule(
    '[second 358] a natural 12 kills in spite of everything',
    () => {
      expect(injured([6, 6], { A1: '+toughness-4' })).toBe('dead')
      expect(injured([5, 6], { A1: '+toughness-4' })).toBe('stunnedBox')
    },
    'second',
  )

  rule(
    '[second 347] example 12: an injury roll of 6 is a stun',
    () => {
      expect(injured([2, 4])).toBe('stunnedBox')
    },
    'second',
  )

  rule(
    '[second 359] the reserves are a box too',
    () => {
      const s = happening(
        'H1 A1 .',
        (c, id) => {
          intoBox(c, c.match.players[id('A1')], 'stunnedBox', 'block')
          return null
        },
        { players: { A1: '+thick-skull' } },
      )
      expect(s.where('A1')).toBe('reserves')
    },
    'second',
  )
})

/** The crowd of this test only says for whom it stirs. */
const crowd = (stirred: string[]): Routine => ({
  id: 'crowd',
  at: 'armourOfTwo',
  begin: (c, side) => {
    stirred.push(`${side} ${c.match.players.filter(({ posture }) => posture === 'faceDown').length}`)
    return null
  },
})

describe('an armour roll of 2', () => {
  rule(
    'calls the routines of that moment once the roll is dealt with, for the coach who made it',
    () => {
      const stirred: string[] = []
      const s = happening('H1 A1* x', (_c, id) => knockDownFrame(id('A1'), 'block', { by: id('H1') }), {
        routines: [crowd(stirred)],
      })
      s.roll('armour', 1, 1)
      expect([stirred, s.waits()]).toEqual([['away 1'], 'dice bounce'])
      s.roll('bounce', 5)
    },
    'second',
  )

  rule(
    'is one before modification: two ones count whatever is added, other dice never',
    () => {
      const called = (dice: readonly [number, number], more: number): number => {
        const stirred: string[] = []
        const s = happening(
          'H1 A1 .',
          (_c, id) => armourFrame(id('A1'), -1, 'rock', { modifiers: [{ value: more, source: 'test', player: -1 }] }),
          { routines: [crowd(stirred)] },
        )
        s.roll('armour', ...dice)
        if (s.waits() === 'dice injury') s.roll('injury', 1, 1)
        return stirred.length
      }
      expect([called([1, 1], 3), called([1, 1], 8), called([1, 2], -1)]).toEqual([1, 1, 0])
    },
    'second',
  )
})
