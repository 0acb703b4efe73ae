// The effects of prayers in a turn: trapdoors, moles, the friendly and the strict referee, and rocks for stallers.

import { describe, expect } from 'vitest'
import { activePrayers } from '../../src/procs/match/answeredPrayers.ts'
import type { Side } from '../../src/vocabulary/words.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const answered = (
  picture: string,
  praying: { readonly [S in Side]?: readonly string[] },
  options: SceneOptions = {},
): Scene => {
  const s = scene(picture, options)
  for (const side of ['home', 'away'] as const) activePrayers.put(s.match.squads[side], praying[side] ?? [])
  return s
}

const DOOR = { at: 'a6' } as const
const OPEN = ['treacherousTrapdoor half']

describe('Treacherous Trapdoor', () => {
  rule('[bb2020 755] a player of either side who enters a trapdoor rolls, and falls to the crowd on a 1', () => {
    for (const side of ['home', 'away'] as const) {
      const s = answered('. . .\nH1 x .\nH2 . .', { [side]: OPEN }, DOOR)
      expect(s.square('x')).toBe(s.square('b7'))
      s.activate('H1', 'move').step('x')
      expect(s.waits()).toBe('dice trapdoor')
      s.roll('trapdoor', 1).roll('injury', 1, 2)
      expect(s.where('H1')).toBe('reserves')
      expect(s.turnovers()).toEqual([])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 755] on a 2 it holds; without the prayer nothing is rolled', () => {
    const s = answered('. . .\nH1 x .', { home: OPEN }, DOOR)
    s.activate('H1', 'move').step('x').roll('trapdoor', 2)
    expect(s.where('H1')).toBe('x')
    s.step('b8').step('x').roll('trapdoor', 6)
    s.endAction()
    const t = answered('. . .\nH1 x .', {}, DOOR)
    t.activate('H1', 'move').step('x')
    expect(t.waits()).toBe('home activation')
  })

  rule('[bb2020 755] the ball he carries bounces from there, which costs him the turn', () => {
    const s = answered('. . .\nH1* x .\nH2 . .', { home: OPEN }, DOOR)
    s.activate('H1', 'move').step('x').roll('trapdoor', 1).roll('injury', 6, 6).roll('casualty', 1).roll('bounce', 7)
    expect(s.where('H1')).toBe('casualty')
    expect(s.ball()).toBe('ground c7')
    expect(s.turnovers()).toEqual(['carrierInCrowd'])
  })

  rule('[bb2020 755] it comes before the pick-up of a ball that lies there, and the ball jumps away', () => {
    const s = answered('. . .\nH1 o .\nH2 . .', { home: OPEN }, DOOR)
    s.activate('H1', 'move').step('b7').roll('trapdoor', 1).roll('injury', 1, 2).roll('bounce', 7)
    expect(s.ball()).toBe('ground c7')
    expect(s.turnovers()).toEqual([])
    const t = answered('. . .\nH1 o .\nH2 . .', { home: OPEN }, DOOR)
    t.activate('H1', 'move').step('b7').roll('trapdoor', 2).roll('pickUp', 3)
    expect(t.holder()).toBe('H1')
    t.endAction()
  })

  rule('[bb2020 755] players who are pushed onto it, follow up or jump onto it too', () => {
    const s = answered('. . . .\nH1 A1 x .\n. . . .', { home: OPEN }, { at: 'a5' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.roll('trapdoor', 1)
    s.stay()
    s.roll('injury', 1, 2)
    expect(s.where('A1')).toBe('reserves')
    const up = answered('. . . .\nH1 A1 . .\n. . . .\nH2 . . .', { home: OPEN }, { at: 'a6' })
    up.activate('H1', 'block').block('A1')
    up.roll('block', 3).push('b8')
    up.followUp()
    up.roll('trapdoor', 1).roll('injury', 1, 2)
    expect(up.where('H1')).toBe('reserves')
    up.expectTurnOf('home')
    const jump = answered('. . .\nx H2/ H1\n. . .', { home: OPEN }, { at: 'a7' })
    jump.activate('H1', 'move')
    jump.choose('leap', { square: 'x' })
    jump.roll('jump', 3).roll('trapdoor', 1).roll('injury', 1, 2)
    expect([jump.where('H1'), jump.turnovers()]).toEqual(['reserves', []])
  })

  rule('[bb2020 755] a player who falls on it in his own turn causes a turnover, even if it swallows him', () => {
    const rush = answered('. . .\nH1 x .\nH2 . .', { home: OPEN }, { ...DOOR, facts: 'act=h1:move:0.2' })
    rush.step('x').roll('goForIt', 1).roll('trapdoor', 1).roll('injury', 1, 2)
    expect([rush.where('H1'), rush.turnovers()]).toEqual(['reserves', ['knockedDown']])
    rush.expectTurnOf('away')
    const dodge = answered('A1 . .\nH1 x .\nH2 . .', { home: OPEN }, { ...DOOR, facts: 'act=h1:move:4.2' })
    dodge.step('x').roll('dodge', 1).roll('trapdoor', 1).roll('injury', 1, 2)
    expect([dodge.where('H1'), dodge.turnovers()]).toEqual(['reserves', ['knockedDown']])
    const jump = answered('. . .\nx A1/ H1\n. . H2', { home: OPEN }, { at: 'a7' })
    jump.activate('H1', 'move').choose('leap', { square: 'x' })
    jump.roll('jump', 2).roll('trapdoor', 1).roll('injury', 1, 2)
    expect([jump.where('H1'), jump.turnovers()]).toEqual(['reserves', ['knockedDown']])
  })

  rule('[bb2020 755] a player who falls on it in the opponents’ turn causes none', () => {
    const door = (picture: string): Scene => {
      const s = answered(
        picture,
        { home: OPEN },
        { at: 'a6', players: { A1: '+on-the-ball' }, beside: 'h1@n2.o h2@n5 a9@o26' },
      )
      s.activate('H1', 'pass').throwTo('H2')
      s.away.use()
      return s
    }
    const step = door('H3 . .\nA1 x .')
    step.away.step('x').roll('dodge', 1).roll('trapdoor', 1).roll('injury', 1, 2)
    const jump = door('. . .\n. x H3/ A1')
    jump.away.choose('leap', { square: 'x' })
    jump.roll('jump', 2).roll('trapdoor', 1).roll('injury', 1, 2)
    for (const s of [step, jump]) {
      expect([s.where('A1'), s.turnovers(), s.waits()]).toEqual(['reserves', [], 'dice pass'])
      s.roll('pass', 6).roll('catch', 6)
    }
  })

  rule('[bb2020 755] a thrown team-mate who lands on it, and a Ball & Chain player who moves onto it', () => {
    const mate = answered(
      'H2 H1 . .',
      { away: OPEN },
      {
        at: 'b3',
        players: { H2: ':65349+throw-team-mate', H1: ':62349+right-stuff' },
      },
    )
    mate.activate('H2', 'pass')
    mate.choose('throwTeamMate', { player: 'H1', square: 'b6' })
    mate.roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 5).roll('scatter', 4)
    mate.roll('trapdoor', 1).roll('injury', 1, 2)
    expect(mate.where('H1')).toBe('reserves')
    expect(mate.turnovers()).toEqual([])
    const swinger = answered('. . .\n. . H1\nH2 . .', { away: OPEN }, { at: 'a6', players: { H1: '+ball-and-chain' } })
    swinger.activate('H1', 'move')
    swinger.choose('swing', { option: 'W' })
    swinger.roll('swing', 3).roll('trapdoor', 1).roll('injury', 1, 2)
    // A stunned result knocks him out.
    expect(swinger.where('H1')).toBe('ko')
    swinger.expectTurnOf('home')
  })
})

describe('Moles', () => {
  const rushing = (home: readonly string[], away: readonly string[]): Scene => {
    const s = answered('H1 x', { home, away }, { facts: 'act=h1:move:0.2' })
    s.step('x')
    return s
  }

  rule('[bb2020 763] every rush of both sides is 1 harder, and 2 harder when both prayed', () => {
    for (const [home, away, expected] of [
      [[], [], [2]],
      [['moles half'], [], [3, 'moles -1']],
      [[], ['moles half'], [3, 'moles -1']],
      [['moles half'], ['moles half'], [4, 'moles -1', 'moles -1']],
    ] as const) {
      const s = rushing(home, away)
      expect([s.needs(), ...s.modifiers()]).toEqual(expected)
      s.roll('goForIt', 6)
    }
    const s = rushing(['moles half'], [])
    s.roll('goForIt', 2).roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
  })
})

describe('the referee', () => {
  const fouled = (praying: Parameters<typeof answered>[1], skills = ''): Scene => {
    const s = answered('H1 A1/\n. .\nH2 .', praying, { players: { H1: skills } })
    s.activate('H1', 'foul')
    s.choose('nominate', { player: 'A1' })
    s.foul('A1')
    return s
  }

  rule('[bb2020 769] Under Scrutiny: a foul of the other side is always seen, the own ones as usual', () => {
    const s = fouled({ away: ['underScrutiny half'] })
    s.roll('armour', 1, 2)
    expect(s.question()).toMatchObject({ kind: 'useResource', subject: 'sendingOff' })
    s.decline()
    expect(s.turnovers()).toEqual(['sentOff'])
    const sneaky = fouled({ away: ['underScrutiny half'] }, '+sneaky-git')
    sneaky.roll('armour', 1, 2)
    sneaky.decline()
    expect(sneaky.where('H1')).toBe('sentOff')
    const own = fouled({ home: ['underScrutiny half'] })
    own.roll('armour', 1, 2)
    own.expectTurnOf('home')
  })

  rule('[bb2020 756] Friends with the Ref: arguing works on a 5 as well', () => {
    for (const [needs, face, stays] of [
      [5, 5, true],
      [5, 4, false],
      [6, 5, false],
    ] as const) {
      const s = fouled({})
      if (needs === 5) activePrayers.put(s.match.squads.home, ['friendsWithTheRef drive'])
      s.roll('armour', 1, 1)
      s.choose('use', { option: 'argue' })
      s.roll('argue', face)
      expect(s.where('H1')).toBe(stays ? 'f10' : 'sentOff')
    }
  })
})

describe('Throw a Rock', () => {
  /** H1 could move in from e24 with three squares and stays where he is. */
  const stalling = (praying: Parameters<typeof answered>[1], picture = 'H1* . .\nH2 . .'): Scene => {
    const s = answered(picture, praying, { at: 'e24' })
    s.endTurn()
    return s
  }

  rule('[bb2020 768] when the turn of an opposing staller ends the coach may ask for a rock: 5 knocks him down', () => {
    const s = stalling({ away: ['throwARock drive'] })
    expect(s.waits()).toBe('away prayer')
    expect(s.question()).toMatchObject({ subject: 'throwARock', player: s.player('H1').id })
    s.away.choose('use')
    s.roll('throwARock', 5).roll('armour', 1, 2).roll('bounce', 4)
    expect(s.posture('H1')).toBe('prone')
    s.expectTurnOf('away')
  })

  rule('[bb2020 768] a 4 misses, it may be declined, and it spares the own stallers and those who cannot score', () => {
    const missed = stalling({ away: ['throwARock drive'] })
    missed.away.choose('use')
    missed.roll('throwARock', 4)
    expect([missed.posture('H1'), missed.holder()]).toEqual(['standing', 'H1'])
    missed.expectTurnOf('away')
    const spared = stalling({ away: ['throwARock drive'] })
    spared.away.decline()
    spared.expectTurnOf('away')
    stalling({ home: ['throwARock drive'] }).expectTurnOf('away')
    stalling({ away: ['throwARock drive'] }, 'H1* A1 .\nH2 . .').expectTurnOf('away')
  })
})
