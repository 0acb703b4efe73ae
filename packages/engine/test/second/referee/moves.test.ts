// Referees who walk at the start of the offence's turns: how far, what stops them, whom they bump into, and what they do when they
// get up. Neighbours: placing.test.ts, arguing.test.ts has tackles on them.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const [WEST, EAST, SOUTH_EAST] = [4, 5, 8]

/** Away ends its turn, and the home side's begins. */
const turning = (picture: string, options: SecondOptions = {}): Scene => {
  const facts = `turn=away:1/1 kick=away ${options.facts ?? ''}`.trim()
  const s = sceneSecond(picture, { on: ['referees'], ...options, facts })
  s.away.endTurn()
  return s
}

const walk = (s: Scene, direction: number, distance: number): Scene =>
  s.roll('refereeDirection', direction).roll('refereeMove', distance)

describe('the walk of a referee', () => {
  rule('[second 84] goes in a random direction, by D6 one square, two on 2-3, three on 4-5 and four on 6', () => {
    const squares = [1, 2, 3, 4, 5, 6].map((die) =>
      walk(turning('N1 . . . . . . \n . . . . . . H1'), EAST, die).where('N1'),
    )
    expect(squares).toEqual(['f11', 'f12', 'f12', 'f13', 'f13', 'f14'])
    expect(walk(turning('N1 . . . \n . . . H1'), SOUTH_EAST, 1).where('N1')).toBe('g11')
  })

  rule('[second 84] happens at the start of the offence’s turns only', () => {
    const s = sceneSecond('N1 . . . . \n . . . H1 A1', { on: ['referees'], facts: 'turn=home:1/1 kick=away' })
    s.endTurn()
    s.expectTurnOf('away')
    s.endTurn()
    expect(s.waits()).toBe('dice refereeDirection')
    walk(s, EAST, 1)
    s.expectTurnOf('home')
  })

  rule('[second 297] the offence’s coach chooses in which order they walk', () => {
    const s = turning('N1 N2 . N3/ . . H1')
    expect([s.waits(), s.home.answers()]).toEqual(['home moveReferee', ['choose N1', 'choose N2', 'choose N3']])
    s.home.choose('choose', { player: 'N2' })
    walk(s, EAST, 1)
    s.home.choose('choose', { player: 'N1' })
    walk(s, EAST, 1)
    expect([s.where('N1'), s.where('N2'), s.posture('N3')]).toEqual(['f11', 'f12', 'standing'])
    s.roll('penalty', 1)
    s.expectTurnOf('home')
  })

  rule('[second 85] stops before the ball, a referee, a prone player and the edge', () => {
    expect(walk(turning('N1 . o . . \n . . . . H1'), EAST, 6).where('N1')).toBe('f11')
    expect(walk(turning('N1 . A1/ . \n . . . H1'), EAST, 6).where('N1')).toBe('f11')
    expect(walk(turning('N1 H2_ . . \n . . . H1'), EAST, 6).where('N1')).toBe('f10')
    const referees = turning('N1 . N2 . \n . . . H1')
    referees.home.choose('choose', { player: 'N1' })
    walk(referees, EAST, 6)
    expect(referees.where('N1')).toBe('f11')
    walk(referees, EAST, 1)
    expect(walk(turning('. N1 \n H1 .', { at: 'f1' }), WEST, 6).where('N1')).toBe('f1')
  })

  rule('[second 85] walks on under a kick that hangs in the air', () => {
    const on = ['referees', 'kickers', 'kicksInPlay'] as const
    const s = turning('N1 . . . . \n . . . . H1', { on, facts: 'ball=f11^home2' })
    expect([walk(s, EAST, 4).where('N1'), s.ball()]).toEqual(['f13', 'air f11'])
    s.expectTurnOf('home')
  })

  rule('[second 86] stops beside a standing player in his way, whom he penalises for unsportsmanlike conduct', () => {
    for (const one of ['H2', 'A1']) {
      const s = walk(turning(`N1 . ${one} . . \n . . . . H1`), EAST, 6)
      expect([s.where('N1'), s.modifiers()]).toEqual(['f11', []])
      s.roll('penalty', 4)
      expect([s.where(one), s.where('N1')]).toEqual(['ko', 'f11'])
      expect(s.happened('penalised')).toMatchObject([{ why: 'unsportsmanlike', to: 'ko' }])
      s.expectTurnOf('home')
    }
  })

  rule('[second 86] also one who stands beside him from the beginning, but not one beyond his squares', () => {
    expect(walk(turning('N1 H2 . \n . . H1'), EAST, 1).roll('penalty', 1).where('H2')).toBe('stunnedBox')
    const s = walk(turning('N1 . H2 \n . . H1'), EAST, 1)
    expect(s.where('N1')).toBe('f11')
    s.expectTurnOf('home')
  })

  rule('[second 86] a carrier in his way loses the ball, which scatters once', () => {
    const s = walk(turning('N1 H2* . \n . . H1'), EAST, 1).roll('penalty', 6).roll('bounce', 2)
    expect([s.where('H2'), s.ball()]).toEqual(['injured', 'ground e11'])
    s.expectTurnOf('home')
  })

  rule('[second 85] [second 86] a big base is in the way with all its squares', () => {
    const s = walk(turning('. . A1 . \n N1 . . . \n . . . H1', { players: { A1: '+large' } }), EAST, 6)
    expect(s.where('N1')).toBe('g11')
    s.roll('penalty', 1)
    expect(s.where('A1')).toBe('stunnedBox')
  })

  rule('[second 453] without referees nobody walks', () => {
    turning('H1 A1', { on: ['fouls'] }).expectTurnOf('home')
  })
})

describe('a referee who was brought down', () => {
  rule('[second 100] turns over when he would walk, and gets up when he would walk again', () => {
    const s = turning('N1_ . . \n . . H1 \n A1 . .')
    expect(s.posture('N1')).toBe('prone')
    s.expectTurnOf('home')
    s.endTurn()
    s.endTurn()
    expect([s.posture('N1'), s.waits()]).toEqual(['standing', 'dice nearestPlayer'])
    s.roll('nearestPlayer', 1).roll('penalty', 1)
    s.expectTurnOf('home')
    s.endTurn()
    s.endTurn()
    expect(s.waits()).toBe('dice refereeDirection')
    walk(s, EAST, 1)
  })

  rule('[second 100] gets up and penalises the nearest player, of either side', () => {
    for (const [picture, nearest] of [
      ['N1/ . A1 . H1', 'A1'],
      ['N1/ . H1 . A1', 'H1'],
      ['N1/ A1_ H1 . .', 'A1'],
    ] as const) {
      const s = turning(picture)
      expect([s.posture('N1'), s.modifiers()]).toEqual(['standing', []])
      s.roll('penalty', 3)
      expect(s.where(nearest)).toBe('stunnedBox')
      expect(s.happened('penalised')).toMatchObject([{ why: 'nearest', player: s.player(nearest).id }])
    }
  })

  rule('[second 100] dice choose among the nearest', () => {
    const s = turning('H1 . N1/ . A1 \n . . . A2 .')
    s.roll('penalty', 2)
    expect(s.where('A2')).toBe('stunnedBox')
    const tied = turning('H1 . N1/ . A1 \n . . . . A2')
    expect(tied.dice()).toEqual(['d3'])
    tied.roll('nearestPlayer', 3).roll('penalty', 5)
    expect(tied.where('A2')).toBe('ko')
    tied.expectTurnOf('home')
  })
})
