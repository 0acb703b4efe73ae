// Arguing the call: attacks on referees and tackles against their walks. Neighbours: seen.test.ts has penalties for fouls,
// moves.test.ts the walks.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const refereed = (picture: string, on: readonly EditionOption[] = [], options: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['referees', 'fouls', ...on], ...options })

const blocking = (picture: string, ...faces: readonly [number, number]): Scene => {
  const s = refereed(picture)
  s.choose('activate', { player: 'H1' })
  s.choose('block', { player: 'N1' })
  return s.roll('strike', ...faces)
}

describe('a block against a referee', () => {
  rule('[second 97] [second 98] is arguing: if he still stands he penalises the player at once, with 1 more', () => {
    const s = blocking('H1* N1 \n H2 A1', 3, 3)
    expect(s.waits()).toBe('dice penalty')
    expect(s.modifiers()).toEqual(['arguing +1'])
    s.roll('penalty', 3).roll('bounce', 1)
    expect([s.where('H1'), s.where('N1'), s.turnover()]).toEqual(['ko', 'f11', ''])
    // Only one who is hurt sits in somebody’s dug-out.
    expect(s.player('N1').states).toEqual([])
    expect(s.happened('penalised')).toMatchObject([{ why: 'arguing', by: s.player('N1').id, to: 'ko' }])
    s.expectTurnOf('home')
  })

  rule('[second 97] is a block like any other, by the strength of both', () => {
    const s = refereed('H1 N1 A1')
    s.choose('activate', { player: 'H1' })
    s.choose('block', { player: 'N1' })
    expect(s.modifiers()).toEqual(['ST +3', 'ST -4'])
    s.roll('strike', 3, 3).roll('penalty', 1)
  })

  rule('[second 98] a referee who was knocked down does not', () => {
    const s = blocking('H1 N1 \n H2 A1', 6, 4)
    s.roll('armour', 1, 1)
    expect([s.posture('N1'), s.happened('penalised')]).toEqual(['faceDown', []])
    s.expectTurnOf('home')
  })

  rule('[second 98] who is hurt by it is not penalised besides', () => {
    const s = blocking('H1 N1 \n H2 A1', 1, 1)
    expect([s.where('H1'), s.happened('penalised')]).toEqual(['stunnedBox', []])
    s.expectTurnOf('home')
  })

  rule('[second 98] who was knocked down by the referee is penalised where he lies', () => {
    const s = blocking('H1 N1 \n H2 A1', 2, 2)
    s.roll('armour', 1, 1).roll('penalty', 2)
    expect(s.where('H1')).toBe('stunnedBox')
  })

  rule('[second 99] other referees who see him roll too, and the worst penalty counts', () => {
    const s = blocking('N2 H1 N1 \n H2 A1 N3', 3, 3)
    s.roll('penalty', 5)
    expect([s.waits(), s.modifiers()]).toEqual(['dice alertness', []])
    s.roll('alertness', 4).roll('penalty', 1)
    s.roll('alertness', 2)
    expect(s.where('H1')).toBe('injured')
    s.expectTurnOf('home')
  })

  rule('[second 99] they also see an argument that the referee lost; one who mistakes it penalises nobody', () => {
    const s = blocking('N2 H1 N1 \n H2 A1 .', 6, 4).roll('armour', 1, 1).roll('alertness', 4)
    expect(s.modifiers()).toEqual(['arguing +1'])
    s.roll('penalty', 1)
    expect(s.where('H1')).toBe('stunnedBox')
    const mistaken = blocking('N2 H1 N1 \n H2 A1 .', 6, 4).roll('armour', 1, 1).roll('alertness', 1)
    mistaken.expectTurnOf('home')
    expect(mistaken.where('H1')).toBe('f11')
  })

  rule('[second 101] an injured referee goes through the dug-out of the team that hurt him', () => {
    const s = blocking('H1 N1 \n H2 A1', 6, 4)
    s.roll('armour', 6, 6).roll('injury', 1, 1)
    expect([s.where('N1'), s.player('N1').states]).toEqual(['stunnedBox', [{ state: 'dug-out-home', until: 'match' }]])
    s.expectTurnOf('home')
  })
})

describe('what takes the place of a block', () => {
  rule('[second 97] a shoulder charge against a referee is arguing, and who is penalised moves no further', () => {
    const s = refereed('H1 N1 \n H2 A1', ['shoulderCharge'])
    s.choose('activate', { player: 'H1' })
    s.choose('charge', { player: 'N1' })
    s.roll('strike', 3, 4).roll('penalty', 1)
    expect(s.where('H1')).toBe('stunnedBox')
    s.expectTurnOf('home')
  })

  rule('[second 97] so is a push', () => {
    const s = refereed('H1 N1 \n H2 A1', ['push'])
    s.choose('activate', { player: 'H1' })
    s.choose('shove', { player: 'N1' })
    s.roll('shove', 3, 3).roll('penalty', 1)
    expect(s.where('H1')).toBe('stunnedBox')
  })

  rule('[second 97] so is a boot', () => {
    const on = ['kickers', 'booting'] as const
    const s = refereed('N2 H1 N1 . \n H2 . . A1', on, { players: { H1: '+kicker' } })
    s.choose('activate', { player: 'H1' })
    s.choose('boot', { player: 'N1' })
    s.roll('boot', 3, 4)
    expect(s.modifiers()).toEqual(['arguing +1'])
    s.roll('penalty', 1).roll('alertness', 3)
    expect([s.where('H1'), s.where('N1')]).toEqual(['stunnedBox', 'f12'])
    s.expectTurnOf('home')
  })

  rule('[second 97] all of a gang argue', () => {
    const s = refereed('H1 N1 H2 . \n H3 . . . A1', ['gangUp'])
    s.choose('activate', { player: 'H1' })
    s.choose('gangUp', { player: 'N1' })
    s.choose('gangUp', { player: 'H2' })
    if (s.waits() === 'home gang') s.choose('done')
    s.roll('strike', 1, 3).roll('penalty', 1).roll('penalty', 4)
    expect([s.where('H1'), s.where('H2')]).toEqual(['stunnedBox', 'ko'])
  })
})

describe('a foul on a referee', () => {
  rule('[second 97] is arguing, though he lies on the ground and penalises nobody himself', () => {
    const s = refereed('H1 N1/ \n H2 A1')
    s.choose('activate', { player: 'H1' })
    s.choose('foul', { player: 'N1', option: 'sneaky' })
    expect(s.modifiers()).toEqual(['weaker -1'])
    s.roll('foul', 5).roll('armour', 1, 1)
    expect([s.posture('N1'), s.happened('penalised')]).toEqual(['faceDown', []])
    s.expectTurnOf('home')
  })

  rule('[second 95] [second 99] a blatant one that another sees costs 1 for each', () => {
    const s = refereed('N2 H1 N1/ \n H2 A1 .')
    s.choose('activate', { player: 'H1' })
    s.choose('foul', { player: 'N1', option: 'blatant' })
    s.roll('foul', 3)
    expect([s.waits(), s.modifiers()]).toEqual(['dice alertness', ['blatant +1']])
    s.roll('alertness', 3)
    expect([s.waits(), s.modifiers()]).toEqual(['dice penalty', ['blatant +1', 'arguing +1']])
    s.roll('penalty', 2)
    expect(s.where('H1')).toBe('ko')
  })

  rule('[second 101] can hurt him too', () => {
    const s = refereed('H1 N1/ \n H2 A1')
    s.choose('activate', { player: 'H1' })
    s.choose('foul', { player: 'N1', option: 'sneaky' })
    s.roll('foul', 6).roll('armour', 6, 6).roll('injury', 4, 4)
    expect([s.where('N1'), s.player('N1').states.map(({ state }) => state)]).toEqual(['ko', ['dug-out-home']])
  })
})

describe('a tackle on a referee', () => {
  const [EAST, WEST] = [5, 4]

  const walking = (picture: string, direction: number, distance: number, on: readonly EditionOption[] = []): Scene => {
    const s = refereed(picture, on, { facts: 'turn=away:1/1 kick=away' })
    s.away.endTurn()
    return s.roll('refereeDirection', direction).roll('refereeMove', distance)
  }

  rule('[second 298] may be claimed against his walk from a square of a zone to another one of the same', () => {
    const s = walking('N1 . . . . \n . A1 . . . \n . . . . H1', EAST, 2)
    expect([s.waits(), s.away.answers()]).toEqual(['away tackle', ['decline', 'tackle A1']])
    s.away.choose('decline')
    expect(s.waits()).toBe('away tackle')
    s.away.choose('decline')
    expect(s.where('N1')).toBe('f12')
    s.expectTurnOf('home')
  })

  rule('[second 298] not from the zone of one player into that of another, whatever is agreed about tackles', () => {
    for (const on of [[], ['tackleZones']] as const) {
      const s = walking('. A2 . . . . \n . . N1 . . . \n . . . . A1 . \n . . . . . H1', EAST, 1, on)
      s.expectTurnOf('home')
    }
  })

  rule('[second 97] [second 298] is arguing: if it has no effect he penalises the tackler and walks on', () => {
    const s = walking('N1 . . . . \n . A1 . . . \n . . . . H1', EAST, 4)
    s.away.choose('tackle', { player: 'A1' })
    expect(s.modifiers()).toEqual(['ST +3', 'ST -4'])
    s.roll('tackle', 3, 3)
    expect(s.modifiers()).toEqual(['arguing +1'])
    s.roll('penalty', 1)
    expect([s.where('A1'), s.where('N1')]).toEqual(['stunnedBox', 'f13'])
    s.expectTurnOf('home')
  })

  rule('[second 298] both coaches may claim, the active one first, and who falls walks no further', () => {
    const s = walking('. H2 . . . . \n . . . . N1 . \n . . . A1 . . \n H1 . . . . .', WEST, 6)
    s.away.choose('decline')
    s.away.choose('tackle', { player: 'A1' })
    s.roll('tackle', 6, 6).roll('armour', 1, 1)
    expect([s.where('N1'), s.posture('N1')]).toEqual(['g12', 'faceDown'])
    s.expectTurnOf('home')
    const both = walking('. H2 . . \n N1 . . . \n . A1 . . \n . . . H1', EAST, 1)
    both.home.choose('decline')
    both.away.choose('tackle', { player: 'A1' })
    both.roll('tackle', 1, 1).roll('armour', 1, 1).roll('penalty', 1)
    expect(both.where('A1')).toBe('stunnedBox')
  })

  rule('[second 298] the active coach is asked first, on whatever side of the referee his player stands', () => {
    for (const [north, south] of [
      ['H2', 'A1'],
      ['A1', 'H2'],
    ] as const) {
      const s = walking(`. ${north} . . \n N1 . . . \n . ${south} . . \n . . . H1`, EAST, 1)
      expect([s.waits(), s.home.answers()]).toEqual(['home tackle', ['decline', 'tackle H2']])
      s.home.choose('decline')
      expect([s.waits(), s.away.answers()]).toEqual(['away tackle', ['decline', 'tackle A1']])
      s.away.choose('decline')
      s.expectTurnOf('home')
    }
  })

  rule('[second 101] [second 298] a referee whom a tackle hurts comes back through the tackler’s dug-out', () => {
    const s = walking('N1 . . . . \n . A1 . . . \n . . . . H1', EAST, 1)
    s.away.choose('tackle', { player: 'A1' })
    s.roll('tackle', 6, 6).roll('armour', 6, 6).roll('injury', 4, 4)
    expect([s.where('N1'), s.player('N1').states.map(({ state }) => state)]).toEqual(['ko', ['dug-out-away']])
    s.expectTurnOf('home')
  })
})
