// Ball & Chain: how he moves, whom he hits and what a fall does to him.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const CHAIN = ':3637+ball-and-chain+no-hands'

/** One square: the facing and the D6. */
const swing = (s: Scene, facing: string, face: number): Scene => {
  s.choose('swing', { option: facing })
  return s.roll('swing', face)
}

describe('his move', () => {
  rule('[bugman 346] he may declare nothing but a Move', () => {
    const s = scene('H1 A1 A2/', { players: { H1: CHAIN } })
    expect(s.answers('activate')).toEqual(['activate H1 move'])
  })

  rule('[bugman 347] every square the coach chooses one of four facings and a D6 one of three directions', () => {
    const rows: [string, number, string][] = [
      ['E', 1, 'e11'],
      ['E', 2, 'e11'],
      ['E', 3, 'f11'],
      ['E', 6, 'g11'],
      ['W', 1, 'g9'],
      ['W', 4, 'f9'],
      ['W', 5, 'e9'],
      ['N', 2, 'e9'],
      ['N', 3, 'e10'],
      ['N', 5, 'e11'],
      ['S', 1, 'g11'],
      ['S', 4, 'g10'],
      ['S', 6, 'g9'],
    ]
    for (const [facing, face, to] of rows) {
      const s = scene('H1', { players: { H1: CHAIN } })
      s.activate('H1', 'move')
      expect(s.answers()).toEqual(['swing N', 'swing E', 'swing S', 'swing W'])
      swing(s, facing, face)
      expect(s.where('H1')).toBe(to)
    }
  })

  rule('[bugman 348] he leaves tackle zones without a Dodge roll', () => {
    const s = scene('A1 . A2\n A3 H1 x\n A4 . A5', { players: { H1: CHAIN } })
    s.activate('H1', 'move')
    swing(s, 'E', 3)
    expect(s.where('H1')).toBe('x')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 349] he must use all his movement; going for it afterwards is a choice and works the same way', () => {
    const s = scene('H1', { players: { H1: CHAIN } })
    s.activate('H1', 'move')
    for (const _ of [1, 2, 3]) {
      expect(s.answers('endAction')).toEqual([])
      swing(s, 'E', 3)
    }
    expect(s.answers()).toEqual(['endAction', 'swing N', 'swing E', 'swing S', 'swing W'])
    swing(s, 'S', 6).roll('goForIt', 2)
    expect(s.where('H1')).toBe('g12')
    swing(s, 'N', 3).roll('goForIt', 2)
    expect(s.happened('actionEnded')).toHaveLength(1)
    const t = scene('H1 . . H2', { players: { H1: CHAIN }, facts: 'act=h1:move:0.2' })
    t.endAction()
    t.expectTurnOf('home')
  })

  rule('[bugman 350, 627] his random move may take him into the crowd, where stunned means knocked out', () => {
    const s = scene('H1 . H2', { at: 'a5', players: { H1: CHAIN } })
    s.activate('H1', 'move')
    swing(s, 'N', 4).roll('injury', 2, 3)
    expect(s.where('H1')).toBe('ko')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[crp 102] going for it moves him first, and on a failure he falls where he arrived', () => {
    const s = scene('H1 x . H2', { players: { H1: CHAIN }, facts: 'act=h1:move:0.2' })
    s.choose('swing', { option: 'E' })
    s.roll('swing', 3)
    expect(s.where('H1')).toBe('x')
    s.roll('goForIt', 1).roll('injury', 1, 1)
    expect(s.where('H1')).toBe('ko')
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[crp 102] going for it into a player he blocks first and rolls afterwards', () => {
    const s = scene('H1 A1 .', { players: { H1: CHAIN }, facts: 'act=h1:move:0.2' })
    swing(s, 'E', 3).roll('block', 3, 3)
    s.push('f12')
    expect(s.where('H1')).toBe('f11')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 1).roll('injury', 6, 6).roll('casualty', 1, 1)
    expect(s.where('H1')).toBe('casualty')
  })

  rule('[crp 103] [bugman 357] the ball he walks onto bounces, and that is a turnover', () => {
    const s = scene('H1 o .', { players: { H1: CHAIN } })
    s.activate('H1', 'move')
    swing(s, 'E', 3).roll('bounce', 5)
    expect(s.ball()).toBe('ground f12')
    expect(s.turnovers()).toEqual(['pickUp'])
    expect(s.waits()).toBe('away turn')
  })

  rule('[crp 103] a ball bounces away from him even when he falls on it going for it', () => {
    const s = scene('H1 o .', { players: { H1: CHAIN }, facts: 'act=h1:move:0.1' })
    swing(s, 'E', 3).roll('goForIt', 1).roll('injury', 1, 2).roll('bounce', 5)
    expect(s.ball()).toBe('ground f12')
    expect(s.where('H1')).toBe('ko')
  })
})

describe('a fall', () => {
  rule('[bugman 354, 355] knocked down he is injured without an armour roll, and stunned means knocked out', () => {
    const s = scene('A1 H1', { players: { H1: CHAIN }, facts: 'turn=away:1/1' })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 6, 6)
    s.push('f12')
    s.stay()
    s.roll('injury', 1, 2)
    expect(s.where('H1')).toBe('ko')
  })

  rule('[bugman 354] [crp 107] wrestled to the ground he is injured too, without a turnover', () => {
    const s = scene('H1 A1 . . H2', { players: { H1: CHAIN, A1: '+wrestle' } })
    s.activate('H1', 'move')
    swing(s, 'E', 3).roll('block', 2, 2)
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    s.roll('injury', 3, 3)
    expect(s.where('H1')).toBe('ko')
    expect(s.posture('A1')).toBe('prone')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 273] a Pitch Invasion knocks him out where others are stunned', () => {
    const plain = plainLineUp()
    const [first, ...rest] = plain.players
    const s = lineUpForKick(
      newGame({ home: { ...plain, players: [{ ...first, skills: ['ball-and-chain'] }, ...rest] } }),
    )
    kick(s, 'h24', [2, 1], [6, 6])
    for (let i = 0; i < 22; i++) s.roll('pitchInvasion', i < 2 ? 6 : 5)
    expect(s.where('H1')).toBe('ko')
    expect(s.posture('H2')).toBe('stunned')
    expect(s.posture('H3')).toBe('standing')
    s.roll('bounce', 2)
  })
})
