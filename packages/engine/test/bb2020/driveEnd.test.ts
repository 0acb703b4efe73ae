// The end of a drive and of a match in bb2020: weapons, recovery, extra time, conceding. Chapter V of the ledger.

import { describe, expect } from 'vitest'
import { driveRerolls } from '../../src/procs/match/driveRerolls.ts'
import { lendSkill } from '../../src/procs/match/loans.ts'
import { coachEjected } from '../../src/procs/match/staff.ts'
import { quietKickOffBb2020 } from '../support/bb2020.ts'
import { restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 moves in and scores; the drive ends. */
const score = (options: SceneOptions = {}, before: (s: Scene) => void = () => {}): Scene => {
  const s = scene('H1* x\nH2 .\nA1 .', { at: 'f25', ...options })
  before(s)
  s.activate('H1', 'move').step('x')
  return s
}

const ARMED = { players: { A1: '+secret-weapon' } }

describe('secret weapons', () => {
  rule('[bb2020 386] a player with one is sent off when the drive ends', () => {
    const s = score(ARMED)
    expect([s.waits(), s.question().player]).toEqual(['away useResource', s.player('A1').id])
    s.away.decline()
    expect([s.where('A1'), s.where('H2'), s.happened('sentOff').length]).toEqual(['sentOff', 'reserves', 1])
  })

  rule('[bb2020 387] also if he is knocked out, if he took part', () => {
    const s = score({ ...ARMED, beside: 'a5@ko+secret-weapon' }, (t) => {
      t.player('A5').fielded = true
    })
    s.away.decline()
    s.away.decline()
    expect([s.where('A1'), s.where('A5')]).toEqual(['sentOff', 'sentOff'])
    const bench = score({ ...ARMED, beside: 'a5@reserves+secret-weapon' })
    bench.away.decline()
    expect([bench.where('A1'), bench.where('A5')]).toEqual(['sentOff', 'reserves'])
  })

  rule('[bb2020 388] his coach may argue the call: a 6 keeps him', () => {
    const s = score(ARMED)
    expect(s.away.answers()).toEqual(['decline', 'use argue'])
    s.away.choose('use', { option: 'argue' })
    s.roll('argue', 6)
    expect(s.where('A1')).toBe('reserves')
    const t = score(ARMED)
    t.away.choose('use', { option: 'argue' })
    t.roll('argue', 1)
    expect([t.where('A1'), coachEjected.of(t.match.squads.away)]).toEqual(['sentOff', true])
  })

  rule('[bb2020 389] or bribe the referee, as often as he has bribes', () => {
    const s = score({ ...ARMED, facts: 'bribe=0/2' })
    s.away.choose('use', { option: 'bribe' })
    s.roll('bribe', 1)
    expect(s.away.answers()).toEqual(['decline', 'use bribe'])
    s.away.choose('use', { option: 'bribe' })
    s.roll('bribe', 2)
    expect([s.where('A1'), s.match.squads.away.resources.bribe]).toEqual(['reserves', 0])
  })
})

describe('the rest of the drive', () => {
  rule('[bb2020 390] knocked-out players recover on 4 or more, after the weapons', () => {
    const s = score({ ...ARMED, beside: 'h5@ko a6@ko a7@reserves' })
    s.away.decline()
    expect([s.waits(), s.needs()]).toEqual(['dice recover', 4])
    s.roll('recover', 4).roll('recover', 3)
    expect([s.where('H5'), s.where('A6')]).toEqual(['reserves', 'ko'])
  })

  rule('[bb2020 391] what lasted for the drive ends: re-rolls, skills, states; lost tackle zones return', () => {
    const s = score({ players: { H2: '.z~confused' } }, (t) => {
      t.match.squads.home.rerolls = 2
      driveRerolls.put(t.match.squads.home, 1)
      lendSkill(t.player('A1'), 'block', 'drive')
      lendSkill(t.player('H2'), 'dodge', 'match')
    })
    const { A1, H2 } = { A1: s.player('A1'), H2: s.player('H2') }
    expect([s.rerolls('home'), A1.skills]).toEqual([1, []])
    expect([H2.skills, H2.states, H2.noZones]).toEqual([['dodge'], [], false])
  })
})

/** The last turn of a drawn match with extra time has just ended: the coin is next. */
const intoExtraTime = (): Scene => {
  const s = scene('H1 . A1', { facts: 'half=2 turn=away:8/8 score=1-1 overtime=yes' })
  s.endTurn()
  return s
}

describe('extra time', () => {
  rule('[bb2020 392] a new toss, eight turns a side, and no end at the first touchdown', () => {
    const s = intoExtraTime().roll('coinToss', 2)
    expect(s.waits()).toBe('away kickOrReceive')
    s.away.choose('receive')
    expect(s.waits()).toBe('home setUp')
    quietKickOffBb2020(s)
    const turns = restOfHalf(s)
    expect([turns.length, turns[0], s.waits()]).toEqual([16, 'away turn', 'dice shootOut'])
    for (let i = 0; i < 5; i++) s.roll('shootOut', 6, 1)
    const goal = scene('H1* x', { at: 'h25', facts: 'half=3 turn=home:2/2 score=1-1 overtime=yes' })
    goal.activate('H1', 'move').step('x')
    expect([goal.score(), goal.waits()]).toEqual(['2-1', 'home setUp'])
  })

  rule('[bb2020 393] still level: five roll-offs, ties rolled again, and most of them win', () => {
    const s = scene('H1 . A1', { facts: 'half=3 turn=away:8/8 score=1-1 overtime=yes' })
    s.endTurn()
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('shootOut', 6, 1).roll('shootOut', 3, 3).roll('shootOut', 1, 2).roll('shootOut', 1, 2)
    s.roll('shootOut', 5, 5).roll('shootOut', 4, 1)
    expect(s.waits()).toBe('dice shootOut')
    s.roll('shootOut', 2, 3)
    expect(s.match.result).toEqual({ winner: 'away', score: { home: 1, away: 1 }, by: 'shootOut' })
  })
})

describe('conceding', () => {
  rule('[bb2020 394] his touchdowns go to the opponent, and one more', () => {
    const s = scene('H1 . A1', { facts: 'turn=home:3/2 score=2-1' })
    s.outside('concede')
    expect(s.match.result).toEqual({ winner: 'away', score: { home: 0, away: 4 }, by: 'concession' })
    expect(s.waits()).toBe('over')
  })

  rule('[bb2020 397] with three players or fewer he may concede before setting up, at no cost', () => {
    for (const [beside, allowed] of [
      ['h2@reserves', true],
      ['h2@reserves h3@reserves', false],
    ] as const) {
      const s = scene('H1* x\nH3 .\n. .\nA1 .', { at: 'f25', facts: 'score=0-1', beside: beside.replace('h3@', 'h4@') })
      s.activate('H1', 'move').step('x')
      expect(s.waits()).toBe('home setUp')
      if (!allowed) {
        expect(() => s.outside('concede')).toThrow(/illegal input/)
        continue
      }
      s.outside('concede')
      expect(s.match.result).toEqual({ winner: 'away', score: { home: 1, away: 1 }, by: 'excusedConcession' })
    }
  })
})
