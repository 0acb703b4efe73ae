// The kick-off table from 9 to 12: Quick Snap, Blitz!, Throw a Rock and Pitch Invasion (chapter N of the ledger).

import { describe, expect } from 'vitest'
import { fame } from '../../src/procs/match/fans.ts'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

interface Sides {
  readonly home?: Parameters<typeof plainLineUp>
  readonly away?: Parameters<typeof plainLineUp>
  readonly fans?: readonly [home: number, away: number]
}

/** Both lined up as a wall, home to kick; A1 … A11 on h14 g14 i14 e15 k15 f15 j15 h16 c15 m15 h20, home mirrored. */
const lined = ({ home = [11], away = [11], fans = [3, 3] }: Sides = {}): Scene =>
  lineUpForKick(newGame({ home: plainLineUp(...home), away: plainLineUp(...away) }), 'wall', 'wall', fans)

/** The ball will land on the empty square c22. */
const kicked = (table: readonly [number, number], sides: Sides = {}): Scene => kick(lined(sides), 'c20', [5, 2], table)

describe('Quick Snap', () => {
  rule('[bugman 263] every receiver may step to an empty square next to him, once', () => {
    const s = kicked([4, 5], { away: [13] })
    expect(s.waits()).toBe('away quickSnap')
    const movers = new Set(s.away.answers('step').map((answer) => answer.split(' ')[1]))
    expect([...movers]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `A${n}`))
    expect(s.away.answers('step').filter((answer) => answer.startsWith('step A11 ')).length).toBe(8)
    expect(s.away.answers('step')).not.toContain('step A1 h13')
    expect(s.away.answers('step')).not.toContain('step A1 g14')
    s.away.choose('step', { player: 'A11', square: 'g21' })
    expect(s.where('A11')).toBe('g21')
    expect(s.away.answers('step').some((answer) => answer.startsWith('step A11 '))).toBe(false)
    s.away.choose('done')
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.answers('activate')).toContain('activate A11 move')
  })

  rule('[bugman 264] it needs no dodge, may cross halfway, and uses squares that others left', () => {
    const s = kicked([4, 5])
    s.away.choose('step', { player: 'A2', square: 'f13' })
    expect(s.where('A2')).toBe('f13')
    expect(s.waits()).toBe('away quickSnap')
    s.away.choose('step', { player: 'A6', square: 'g14' })
    expect(s.where('A6')).toBe('g14')
    s.away.choose('done')
    s.roll('bounce', 2)
  })
})

describe('Blitz!', () => {
  rule('[bugman 265] the kickers have a free turn while the ball is in the air', () => {
    const s = kicked([4, 6])
    s.expectTurnOf('home')
    expect(s.markers()).toBe('0/0')
    expect(s.ball()).toBe('air c22')
    const kinds = new Set(s.answers('activate').map((answer) => answer.split(' ')[2]))
    expect([...kinds].sort()).toEqual(['blitz', 'foul', 'move'])
    s.activate('H8', 'move').step('h10').endAction()
    s.endTurn()
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.markers()).toBe('0/1')
    s.endTurn()
    expect(s.markers()).toBe('1/1')
  })

  rule('[bugman 265] a kicker who ran under the ball must try to catch it', () => {
    const s = kick(lined(), 'd16', [4, 1], [4, 6])
    // H9 runs from c12 to d15: into the zones of A9 and A4.
    s.activate('H9', 'move').step('d13', 'd14')
    s.step('d15').roll('dodge', 6)
    s.endAction()
    s.endTurn()
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(6)
    s.roll('catch', 6)
    expect(s.holder()).toBe('H9')
    s.expectTurnOf('away')
  })

  rule('[bugman 265] a player stunned in it turns face up after his own next turn, not after this one', () => {
    const s = kicked([4, 6])
    s.activate('H11', 'move').step('i7', 'j7', 'k7', 'l7', 'm7', 'n7', 'o7')
    s.roll('goForIt', 1).roll('armour', 4, 5).roll('injury', 3, 4).roll('bounce', 2)
    expect(s.posture('H11')).toBe('stunned')
    s.expectTurnOf('away')
    s.endTurn()
    expect(s.posture('H11')).toBe('stunned')
    expect(s.answers('activate').some((answer) => answer.includes(' H11 '))).toBe(false)
    s.endTurn()
    expect(s.posture('H11')).toBe('prone')
  })

  rule('[bugman 266] a player who starts it in an enemy tackle zone may not act, but still assists', () => {
    const s = kicked([4, 6], { away: [1] })
    const actors = (): string[] => [...new Set(s.answers('activate').map((answer) => answer.split(' ')[1]))]
    expect(actors()).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((n) => `H${n}`))
    // A1 on h14 is the only one who marks H1, H2 and H3: strength 6 against 3.
    s.activate('H6', 'blitz').step('f13', 'g14')
    s.block('A1')
    expect(s.happened('blockDeclared')).toMatchObject([{ dice: 2, chooser: 'home' }])
    s.roll('block', 6, 1)
    s.useDie('defenderDown')
    s.push('i14')
    s.stay()
    s.roll('armour', 1, 2)
    s.endAction()
    // He is down, and those he marked at the start still cannot act.
    expect(actors()).toEqual([4, 5, 7, 8, 9, 10, 11].map((n) => `H${n}`))
    s.endTurn()
    s.roll('bounce', 2)
  })

  rule('[bugman 267] a team re-roll may be used, and a turnover ends it', () => {
    const s = kicked([4, 6], { home: [11, { rerolls: 2 }] })
    s.activate('H11', 'move').step('i7', 'j7', 'k7', 'l7', 'm7', 'n7', 'o7')
    s.roll('goForIt', 1)
    expect(s.answers()).toEqual(['keep', 'reroll team'])
    s.reroll('team')
    s.roll('goForIt', 1).roll('armour', 1, 2)
    expect(s.posture('H11')).toBe('prone')
    expect(s.rerolls('home')).toBe(1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.markers()).toBe('0/1')
  })
})

describe('Throw a Rock', () => {
  rule('[bugman 268] D6 and FAME each: the higher side hits one opponent on the pitch', () => {
    // FAME 1 for away: 3 + 1 beats 3.
    const s = kicked([5, 6], { fans: [3, 4], home: [13] }).roll('throwARock', 3, 3)
    expect(s.happened('rollOff')).toMatchObject([{ home: 3, away: 4 }])
    s.roll('randomPlayer', 10).roll('injury', 4, 4)
    expect(s.where('H10')).toBe('ko')
    expect(s.match.players.filter((p) => p.place === 'ko')).toHaveLength(1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
  })

  rule('[bugman 269] on a tie one player of each side is hit', () => {
    const s = kicked([5, 6]).roll('throwARock', 3, 3)
    s.roll('randomPlayer', 4).roll('injury', 4, 4).roll('randomPlayer', 5).roll('injury', 4, 5)
    expect(s.match.players.filter((p) => p.place === 'ko').map((p) => `${p.side} ${p.who.number}`)).toEqual([
      'home 4',
      'away 5',
    ])
    s.roll('bounce', 2)
  })

  rule('[bugman 270] there is no armour roll, and a stunned player lies face down where he stood', () => {
    const s = kicked([5, 6]).roll('throwARock', 6, 1).roll('randomPlayer', 9)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 3, 4)
    expect([s.where('A9'), s.posture('A9')]).toEqual(['c15', 'stunned'])
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    s.endTurn()
    expect(s.posture('A9')).toBe('prone')
  })

  rule(
    '[bugman 270] the apothecary may treat the victim',
    () => {
      const s = kicked([5, 6], { away: [11, { apothecaries: 1 }] })
        .roll('throwARock', 6, 1)
        .roll('randomPlayer', 9)
      s.roll('injury', 5, 5)
      expect(s.waits()).toBe('away useResource')
      s.away.use()
      s.roll('apothecary', 3).roll('bounce', 2)
      expect(s.where('A9')).toBe('reserves')
    },
    'bugman',
  )
})

describe('Pitch Invasion', () => {
  /** One die for each of the 22 on the pitch: home's eleven first. */
  const invade = (s: Scene, home: readonly number[], away: readonly number[]): Scene => {
    for (const face of [...home, ...away]) s.roll('pitchInvasion', face)
    return s
  }
  const stunned = (s: Scene): string[] =>
    s.match.players.filter((p) => p.posture === 'stunned').map((p) => `${p.side} ${p.who.number}`)

  rule('[bugman 271] a die for every player on the pitch plus the FAME of his opponents: stunned on 6', () => {
    const even = kicked([6, 6], { home: [13], away: [12] })
    invade(even, [6, 5, 4, 3, 2, 1, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6])
    expect(stunned(even)).toEqual(['home 1', 'away 11'])
    even.roll('bounce', 2)
    // FAME 2 for away: home's players are stunned on a 4 or more, away's on a 6 as usual.
    const booed = kicked([6, 6], { fans: [3, 6] })
    invade(booed, [6, 5, 4, 3, 2, 1, 3, 3, 3, 3, 3], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6])
    expect(stunned(booed)).toEqual(['home 1', 'home 2', 'home 3', 'away 11'])
    booed.roll('bounce', 2)
    expect(booed.where('H1')).toBe('h13')
  })

  rule('[bugman 272] a natural 1 harms nobody with any FAME', () => {
    const s = kicked([6, 6])
    fame.put(s.match.squads.away, 5)
    invade(s, [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(stunned(s)).toEqual(['home 2'])
    s.roll('bounce', 2)
  })
})
