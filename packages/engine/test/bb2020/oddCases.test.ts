// Rules that meet and say nothing of each other: each test proves a row of docs/rulings/bb2020-odd-cases.md.

import { describe, expect } from 'vitest'
import { activePrayers } from '../../src/procs/match/answeredPrayers.ts'
import { emptyBench } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

/** What a coach is asked, and about which skill. */
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`.trim()

describe('nobody to set up', () => {
  /** H1 scores; the away side has only A1, who does not recover. */
  const deserted = (facts = 'turn=home:3/2'): Scene => {
    const s = emptyBench(scene('H1* x', { at: 'h25', facts, beside: 'a1@ko' }), 'away')
    s.activate('H1', 'move').step('x')
    return s.roll('recover', 3)
  }

  rule('[bb2020 397] he may concede at no cost, though he has no players to place', () => {
    const s = deserted()
    expect([s.waits(), s.away.answers('pick')]).toEqual(['away setUp', []])
    s.outside('concede')
    expect(s.match.result).toEqual({ winner: 'home', score: { home: 1, away: 0 }, by: 'excusedConcession' })
  })

  rule('[bb2020 397] otherwise both markers move two, the other side scores, and the knocked out roll again', () => {
    const s = deserted()
    s.away.choose('done')
    expect([s.score(), s.markers(), s.happened('setUp')]).toEqual(['2-0', '5/4', []])
    s.roll('recover', 4)
    expect([s.waits(), s.where('A1')]).toEqual(['home setUp', 'reserves'])
    expect(s.home.answers('pick')).toEqual(['pick H1'])
  })

  rule('[bb2020 397] nobody on either side: both are asked, the kicking one first, and nobody scores', () => {
    const s = emptyBench(
      scene('H1* x', { at: 'h25', facts: 'turn=home:3/3 weather=swelteringHeat', beside: 'a1@ko' }),
      'away',
    )
    s.activate('H1', 'move').step('x')
    s.roll('recover', 3).roll('swelteringHeat', 1).roll('randomPlayer', 1)
    expect(s.waits()).toBe('home setUp')
    s.home.choose('done')
    expect(s.waits()).toBe('away setUp')
    s.away.choose('done')
    expect([s.score(), s.markers(), s.happened('nobodyToField')]).toMatchObject([
      '1-0',
      '5/5',
      [{ home: true, away: true }],
    ])
    s.roll('recover', 4)
    expect(s.waits()).toBe('home setUp')
  })
})

describe('Dump-off against a frenzy', () => {
  const LINE = '. . . . A2\n H1 A1* x y .\n . . . . .\n H2 . . . .'
  const players = { H1: '+frenzy', A1: '+dump-off' }

  rule('[bb2020 531] the second block of a Block action may be answered as well', () => {
    const s = scene(LINE, { players }).activate('H1', 'block')
    s.block('A1')
    s.away.decline()
    s.roll('block', 3).push('x')
    expect([asked(s), s.where('H1')]).toEqual(['away useSkill dump-off', 'g11'])
    s.away.use()
    s.away.throwTo('A2')
    s.roll('pass', 6).roll('catch', 6)
    expect([s.holder(), s.waits()]).toEqual(['A2', 'dice block'])
    s.roll('block', 3).push('y')
    s.expectTurnOf('home')
  })

  rule('[bb2020 533] that of a Blitz may not: he was named once, when it was declared', () => {
    const s = scene(LINE, { players }).activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    s.away.decline()
    s.block('A1')
    s.roll('block', 3).push('x')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('y')
    expect(s.holder()).toBe('A1')
  })
})

describe('Multiple Block of the weak', () => {
  const twoAtOnce = (strength: number, targets: number): Scene => {
    const foe = `:6${targets}349`
    const s = scene('H9 . x A1 H1 A2 y', {
      players: { H1: `:6${strength}349+multiple-block`, A1: foe, A2: foe },
    }).activate('H1', 'block')
    s.choose('block', { player: 'A1', option: 'double' })
    s.block('A2')
    return s
  }
  const finish = (s: Scene): void => {
    const all = (face: number): number[] => s.dice().map(() => face)
    s.roll('block', ...all(3)).roll('block', ...all(3))
    s.push('x')
    s.push('y')
  }

  rule('[bb2020 516] his strength does not fall below 1', () => {
    for (const [strength, targets, dice] of [
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 2],
      [1, 3, 3],
      [3, 1, 1],
    ]) {
      const s = twoAtOnce(strength, targets)
      expect([strength, targets, s.dice().length]).toEqual([strength, targets, dice])
      finish(s)
    }
  })
})

describe('Fend at the edge of the pitch', () => {
  rule('[bb2020 445] a player pushed into the crowd may still prevent the follow-up', () => {
    for (const [answer, where] of [
      ['use', 'b12'],
      ['decline', 'a12'],
    ] as const) {
      const s = scene('. . A1 .\n. . H1 .\nH9 . . .', { at: 'a10', players: { A1: '+fend' } }).activate('H1', 'block')
      s.block('A1')
      s.roll('block', 3)
      expect(asked(s)).toBe('away useSkill fend')
      s.away.choose(answer)
      if (answer === 'decline') s.followUp()
      s.roll('injury', 1, 2)
      expect([s.where('A1'), s.where('H1')]).toEqual(['reserves', where])
      s.expectTurnOf('home')
    }
  })
})

describe('skills of throwers and a kicked team-mate', () => {
  const BOTH = ':55449+throw-team-mate+kick-team-mate+strong-arm+accurate+pass+nerves-of-steel'
  const launch = (action: string, players: Players = {}): Scene => {
    const s = scene('H2 H1 . x .\n. A1 . . .\nH3 . . . .', {
      players: { H1: BOTH, H2: ':62339+right-stuff', ...players },
    }).activate('H1', action)
    s.choose('throwTeamMate', { player: 'H2', square: 'x' })
    return s
  }
  const land = (s: Scene): void => {
    s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
  }

  rule('[bb2020 524, 608] Strong Arm helps a throw and no kick; skills for passes help neither', () => {
    const thrown = launch('pass')
    expect(thrown.modifiers().sort()).toEqual(['strong-arm +1', 'tackleZone -1'])
    land(thrown)
    const kicked = launch('kickTeamMate')
    expect(kicked.modifiers()).toEqual(['tackleZone -1'])
    // A failed throw is not re-rolled either.
    kicked.roll('throwTeamMate', 2)
    expect(kicked.waits()).toBe('dice deviation')
    kicked.roll('deviation', 2, 3).roll('land', 6)
  })

  rule('[bb2020 553, 608] Disturbing Presence affects throwing a team-mate, not kicking him', () => {
    const players = { A1: '+disturbing-presence' }
    const thrown = launch('pass', players)
    expect(thrown.modifiers()).toContain('disturbing-presence -1')
    land(thrown)
    const kicked = launch('kickTeamMate', players)
    expect(kicked.modifiers()).toEqual(['tackleZone -1'])
    land(kicked)
  })
})

describe('arguing and bribing', () => {
  rule('[bb2020 338, 341] a call argued away needs no bribe, and no bribe saves the turn that is lost with it', () => {
    const s = scene('H1 A1/ .\nH2 . .', { facts: 'bribe=1/0' }).activate('H1', 'foul')
    s.choose('nominate', { player: 'A1' })
    s.foul('A1')
    s.roll('armour', 1, 1)
    expect(s.answers()).toEqual(['decline', 'use argue', 'use bribe'])
    s.choose('use', { option: 'argue' })
    s.roll('argue', 6)
    expect([s.where('H1'), s.turnovers(), s.match.squads.home.resources.bribe]).toEqual(['f10', ['sentOff'], 1])
    s.expectTurnOf('away')
  })
})

describe('a staller who goes down', () => {
  rule('[bb2020 384, 768] he has lost the ball, so no rock is thrown at him', () => {
    const s = scene('H1* x A1 .\nH2 . . .', { at: 'h21' })
    activePrayers.put(s.match.squads.away, ['throwARock drive'])
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('x')
    s.block('A1')
    s.roll('block', 1).roll('armour', 1, 2).roll('bounce', 4)
    expect([s.posture('H1'), s.happened('stalled')]).toEqual(['prone', []])
    s.expectTurnOf('away')
  })

  rule('[bb2020 384, 768] so has a player who is brought down before he was activated', () => {
    const s = scene('H2 H1* . .\n. . . .\nH3 . . .', { at: 'h22', players: { H2: '+animal-savagery' } })
    activePrayers.put(s.match.squads.away, ['throwARock drive'])
    s.activate('H2', 'move').roll('animalSavagery', 1).choose('choose', { player: 'H1' })
    s.roll('armour', 1, 2).roll('bounce', 1)
    expect([s.posture('H1'), s.happened('stalled')]).toEqual(['prone', []])
    s.expectTurnOf('away')
  })
})

describe('a ball put down in the end zone', () => {
  /** H1 blocks A1, who carries the ball and stands one square before the end zone where he scores. */
  const hit = (face: number, players: Players = {}): Scene => {
    const s = scene('. . . .\nx A1* H1 .\n. . . H9', { at: 'f1', players: { A1: '+safe-pair-of-hands', ...players } })
    s.activate('H1', 'block').block('A1')
    return s.roll('block', face)
  }

  rule('[bb2020 382, 490] knocked down in the end zone he puts the ball next to him, and nobody scores', () => {
    const s = hit(6)
    s.push('x')
    s.followUp()
    s.roll('armour', 1, 2)
    expect(asked(s)).toBe('away useSkill safe-pair-of-hands')
    s.away.use()
    expect(s.away.answers()).toEqual(['putBall f1', 'putBall f2', 'putBall h1', 'putBall h2'])
    s.away.choose('putBall', { square: 'h1' })
    expect([s.ball(), s.score(), s.turnovers()]).toEqual(['ground h1', '0-0', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 383, 490] pushed in on his feet he keeps it and scores at once', () => {
    const s = hit(3)
    s.push('x')
    s.stay()
    expect([s.score(), s.turnovers()]).toEqual(['0-1', ['touchdown']])
  })

  rule('[bb2020 490] pushed into the crowd he cannot place it: the ball is thrown in', () => {
    const s = scene('A1* H1 .\n. . .\nH9 . .', { at: 'f1', players: { A1: '+safe-pair-of-hands' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6)
    s.stay()
    s.roll('injury', 1, 2)
    expect(s.waits()).toBe('dice throwIn')
    s.roll('throwIn', 3, 1, 2).roll('bounce', 5)
    expect([s.where('A1'), s.score()]).toEqual(['reserves', '0-0'])
  })
})
