// Dump-off, Fumblerooskie, Running Pass and Leader in bb2020.

import { describe, expect } from 'vitest'
import { leaderRerolls } from '../../src/procs/rolling/reroll.ts'
import { lineUpBb2020, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const PICTURE = '. . . . A2\n H1 A1* . . .\n . . . . .\n H2 . . . .'

const dumping = (action: string, options: SceneOptions = {}): Scene => {
  const s = scene(PICTURE, { ...options, players: { A1: '+dump-off', ...options.players } })
  s.activate('H1', action)
  return s
}

describe('Dump-off', () => {
  rule('[bb2020 531] the carrier who is blocked may throw a quick pass first, re-rolled by Pass', () => {
    const s = dumping('block', { players: { A1: '+dump-off+pass' }, facts: 'rr=0/1' })
    s.block('A1')
    expect(s.question()).toMatchObject({ kind: 'useSkill', subject: 'dump-off', player: s.player('A1').id })
    s.away.use()
    expect(s.away.answers('throw')).not.toContain('throw j17')
    s.away.throwTo('A2')
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'tackleZone -1'])
    s.roll('pass', 4)
    expect(s.away.answers()).toEqual(['keep', 'reroll pass'])
    s.away.reroll('pass')
    s.roll('pass', 5).roll('catch', 3)
    expect(s.holder()).toBe('A2')
    s.roll('block', 3).push('g12')
    s.stay()
    s.expectTurnOf('home')
  })

  rule('[bb2020 532] it never causes a turnover', () => {
    const s = dumping('block')
    s.block('A1')
    s.away.use()
    s.away.throwTo('A2')
    s.roll('pass', 1).roll('bounce', 2)
    expect(s.ball()).toBe('ground f11')
    s.roll('block', 3).push('g12')
    s.stay()
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bb2020 533] against a Blitz he throws as soon as he is named, and not again at the block', () => {
    const s = dumping('blitz')
    s.choose('nominate', { player: 'A1' })
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    s.away.throwTo('A2')
    s.roll('pass', 6).roll('catch', 3)
    expect(s.waits()).toBe('home activation')
    s.block('A1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g12')
    s.stay()
    s.endAction()
  })

  rule('[bb2020 533] declined when he was named, it is not offered again at the block', () => {
    const s = dumping('blitz')
    s.choose('nominate', { player: 'A1' })
    s.away.decline()
    s.block('A1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g12')
    s.stay()
    s.endAction()
    expect(s.holder()).toBe('A1')
  })
})

describe('Fumblerooskie', () => {
  const walking = (action: string, picture = 'H1* . . .\nA9 . . .\n. . . .\n. . . A1'): Scene => {
    const s = scene(picture, { players: { H1: '+fumblerooskie', A9: '.z' } })
    s.activate('H1', action)
    return s
  }

  rule('[bb2020 534] in a move he may leave the ball in the square he just left, where it stays', () => {
    const s = walking('move')
    expect(s.answers('putBall')).toEqual([])
    s.step('f11')
    expect(s.answers('putBall')).toEqual(['putBall f10'])
    s.step('f12')
    expect(s.answers('putBall')).toEqual(['putBall f11'])
    s.choose('putBall')
    expect(s.ball()).toBe('ground f11')
    expect(s.turnovers()).toEqual([])
    expect(s.waits()).toBe('home activation')
    expect(s.answers('putBall')).toEqual([])
    s.endAction()
    expect(s.happened('ballMoved')).toHaveLength(1)
  })

  rule('[bb2020 534] he may pick it up again in the same activation', () => {
    const s = walking('move')
    s.step('f11')
    s.choose('putBall')
    s.step('f10').roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
    s.endAction()
  })

  rule('[bb2020 534] in a Blitz too, in no other action, and only with the skill', () => {
    const s = walking('blitz')
    s.choose('nominate', { player: 'A1' })
    s.step('f11')
    expect(s.answers('putBall')).toEqual(['putBall f10'])
    const t = walking('pass')
    t.step('f11')
    expect(t.answers('putBall')).toEqual([])
    const u = scene('H1* . .')
    u.activate('H1', 'move').step('f11')
    expect(u.answers('putBall')).toEqual([])
  })
})

describe('Running Pass', () => {
  const thrown = (to: string, before: readonly string[] = ['f11'], facts = ''): Scene => {
    const s = scene('H1* . . . H2 . . H3', { players: { H1: ':43349+running-pass+safe-pass' }, facts })
    s.activate('H1', 'pass').step(...before)
    s.throwTo(to)
    return s
  }

  rule('[bb2020 548] after a quick pass he moves on with what he has left', () => {
    const s = thrown('H2')
    s.roll('pass', 6).roll('catch', 3)
    expect(s.waits()).toBe('home activation')
    expect(s.answers('throw')).toEqual([])
    s.step('g12', 'g13', 'g14')
    s.step('g15').roll('goForIt', 2)
    s.endAction()
    s.expectTurnOf('home')
  })

  rule('[bb2020 548] not after a longer one, a turnover, a kept ball, or with no movement left', () => {
    const short = thrown('H3')
    short.roll('pass', 6).roll('catch', 3)
    short.expectTurnOf('home')
    const lost = thrown('H2')
    lost.roll('pass', 6).roll('catch', 1).roll('bounce', 2)
    expect(lost.turnovers()).toEqual(['pass'])
    lost.expectTurnOf('away')
    const kept = thrown('H2')
    kept.roll('pass', 1)
    kept.use()
    kept.expectTurnOf('home')
    const tired = thrown('H2', ['f11', 'f12', 'f11', 'f12'])
    tired.roll('pass', 6).roll('catch', 3)
    tired.expectTurnOf('home')
  })
})

describe('bombs', () => {
  rule('[bb2020 548] Running Pass works after a bomb thrown over quick range, too', () => {
    const s = scene('H1 . . .\nH2 . . .', { players: { H1: '+bombardier+running-pass' } })
    s.activate('H1', 'bomb')
    s.throwTo('f13')
    s.roll('pass', 6)
    expect(s.waits()).toBe('home activation')
    s.step('g11', 'g12')
    s.endAction()
    const far = scene('H1 . . .\nH2 . . .', { players: { H1: '+bombardier+running-pass' } })
    far.activate('H1', 'bomb')
    far.throwTo('f16')
    far.roll('pass', 6)
    far.expectTurnOf('home')
  })

  rule('[bb2020 549] Safe Pass: a fumbled bomb is not thrown at all', () => {
    const s = scene('H1 . . .\nH2 . . .', { players: { H1: '+bombardier+safe-pass+running-pass' } })
    s.activate('H1', 'bomb')
    s.throwTo('f13')
    s.roll('pass', 1)
    s.use()
    s.expectTurnOf('home')
    expect([s.happened('exploded'), s.match.balls.length, s.posture('H1')]).toEqual([[], 1, 'standing'])
  })

  rule('[bb2020 535] Hail Mary Pass throws bombs to any square as well', () => {
    const s = scene('H1 . . .\nH2 . . .', { at: 'h2', players: { H1: '+bombardier+hail-mary-pass' } })
    s.activate('H1', 'bomb')
    s.choose('throw', { square: 'h25', option: 'hailMary' })
    s.roll('pass', 6).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('e25') }])
  })
})

describe('Leader', () => {
  const rushed = (facts: string, players: Record<string, string>, beside = ''): Scene => {
    const s = scene('H1 x\n. .\n. .\nH2= .', { facts: `${facts} act=h1:move:0.2`, players, beside })
    s.step('x').roll('goForIt', 1)
    return s
  }

  rule('[bb2020 538] one more team re-roll per half, usable while a leader is on the pitch, even stunned', () => {
    const s = rushed('leader=1/0', { H2: '+leader' })
    expect(s.answers()).toEqual(['keep', 'reroll leader'])
    s.reroll('leader')
    s.roll('goForIt', 2)
    const g = openingBb2020(lineUpBb2020(12, { rerolls: 1 }, { 12: ['leader'] }))
    expect([leaderRerolls.of(g.match.squads.home), leaderRerolls.of(g.match.squads.away)]).toEqual([1, 0])
  })

  rule('[bb2020 539] without a leader on the pitch it cannot be used, and with one back it can', () => {
    const s = rushed('leader=1/0', {}, 'h12@ko:63349+leader')
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
    expect(leaderRerolls.of(s.match.squads.home)).toBe(1)
    const t = rushed('leader=1/0', { H2: '+leader' }, 'h12@ko:63349+leader')
    expect(t.answers('reroll')).toEqual(['reroll leader'])
    t.reroll('leader')
    t.roll('goForIt', 2)
  })

  rule('[bb2020 540] a Master Chef cannot take it', () => {
    const s = openingBb2020(lineUpBb2020(11, { rerolls: 1 }, { 1: ['leader'] }), lineUpBb2020(11, { chefs: 1 }))
    readyToKick(s).home.choose('aim', { square: 'h24' })
    s.roll('kickScatter', 5, 1).roll('masterChef', 4, 4, 4).roll('kickOffTable', 1, 1).roll('bounce', 5)
    expect([s.rerolls('home'), leaderRerolls.of(s.match.squads.home), s.rerolls('away')]).toEqual([0, 1, 3])
  })
})
