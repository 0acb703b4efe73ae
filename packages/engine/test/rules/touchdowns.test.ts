// Touchdowns: chapter L of the ledger, in the own turn and in the opponent's.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('in the own turn', () => {
  rule('[bugman 205] [third 184] a carrier in the far end zone scores when his action is over, not before', () => {
    const s = scene('H1* . x\n . . y', { at: 'h24' })
    s.activate('H1', 'move').step('h25', 'x')
    expect(s.score()).toBe('0-0')
    expect(s.waits()).toBe('home activation')
    s.step('y')
    expect(s.happened('touchdown')).toEqual([])
    s.endAction()
    expect(s.score()).toBe('1-0')
    expect(s.happened('touchdown')).toMatchObject([{ side: 'home', player: s.player('H1').id }])
  })

  rule('[bugman 205] [third 184] the away side scores at the other end, and an own end zone is worth nothing', () => {
    const s = scene('x A1*', { at: 'h1', facts: 'turn=away:1/1' })
    s.activate('A1', 'move').step('x').endAction()
    expect(s.score()).toBe('0-1')
    const own = scene('x H1* H2', { at: 'h1' })
    own.activate('H1', 'move').step('x').endAction()
    expect(own.score()).toBe('0-0')
    own.expectTurnOf('home')
  })

  rule('[bugman 205] [third 184] the end of any own action counts: a team-mate’s block may push the carrier in', () => {
    const s = scene('. . H3 .\n H2 A1 H1* x\n . . H4 .', { at: 'g23' })
    s.activate('H2', 'block').block('A1')
    s.roll('block', 3, 3).push('h25')
    s.push('x')
    expect(s.score()).toBe('0-0')
    s.stay()
    expect(s.score()).toBe('1-0')
    expect(s.happened('touchdown')).toMatchObject([{ player: s.player('H1').id }])
  })

  rule('[bugman 206] [third 184] a carrier who is knocked down in the end zone does not score', () => {
    const s = scene('A1 H1* x\n . . y', { at: 'h24' })
    s.activate('H1', 'move').step('x').roll('dodge', 2).roll('armour', 1, 1).roll('bounce', 7)
    expect(s.where('H1')).toBe('x')
    expect(s.ball()).toBe('ground y')
    expect(s.score()).toBe('0-0')
    s.expectTurnOf('away')
  })

  rule('[bugman 206] nor does he when he was in already and a blitz block throws him down', () => {
    const s = scene('. .\n H1* x\n A1 .', { at: 'g25' })
    s.activate('H1', 'blitz').step('x').roll('dodge', 6)
    s.block('A1')
    s.roll('block', 1).roll('armour', 1, 1).roll('bounce', 2)
    expect(s.score()).toBe('0-0')
    s.expectTurnOf('away')
  })

  rule('[bugman 207] both end zones may be entered without the ball', () => {
    const s = scene('H1 x', { at: 'h25', beside: 'h2@c2 a1@h13' })
    s.activate('H1', 'move').step('x').endAction()
    s.activate('H2', 'move').step('c1').endAction()
    expect([s.where('H1'), s.where('H2')]).toEqual(['x', 'c1'])
    expect(s.score()).toBe('0-0')
  })

  rule('[bugman 208] catching a pass or a hand-off there scores', () => {
    const s = scene('H1* . . H2', { at: 'h23' })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 3)
    expect(s.happened('touchdown')).toMatchObject([{ side: 'home', player: s.player('H2').id }])
    const t = scene('H1* H2', { at: 'h25' })
    t.activate('H1', 'handOff').handOff('H2')
    t.roll('catch', 3)
    expect(t.happened('touchdown')).toMatchObject([{ side: 'home', player: t.player('H2').id }])
  })

  rule('[bugman 208] so does a bounce caught there, though the throw was fumbled', () => {
    const t = scene('. H3\n H1* .\n H2 .', { at: 'g25' })
    t.activate('H1', 'pass').throwTo('H2')
    t.roll('pass', 1).roll('bounce', 3).roll('catch', 4)
    expect(t.happened('turnover')).toMatchObject([{ why: 'fumble' }])
    expect(t.happened('touchdown')).toMatchObject([{ side: 'home', player: t.player('H3').id }])
    expect(t.score()).toBe('1-0')
  })

  rule('[bugman 208, 209] picking up there scores, and he may not carry the ball out again', () => {
    const s = scene('H1 o\n . x', { at: 'h25', players: { H1: ':8338' } })
    s.activate('H1', 'move').step('h26').roll('pickUp', 3)
    expect(s.answers('step')).toEqual(['step g26', 'step x'])
    s.step('x').endAction()
    expect(s.score()).toBe('1-0')
  })

  rule('[bugman 209] once in, a carrier neither passes nor hands off nor leaves the end zone', () => {
    for (const kind of ['pass', 'handOff', 'blitz', 'foul']) {
      const s = scene('H1* x\n . H2', { at: 'h25' })
      s.activate('H1', kind)
      s.step('x')
      expect(s.answers()).toEqual(['endAction', 'step g26'])
    }
    const out = scene('H1* x', { at: 'h25' })
    out.activate('H1', 'move')
    expect(out.answers('step')).toContain('step g24')
  })

  rule('[bugman 209] a blitz block from there is allowed, following up only inside the end zone', () => {
    const s = scene('. A2\n A1 H1*\n . .', { at: 'g25' })
    s.activate('H1', 'blitz').block('A1')
    s.roll('block', 3, 3).push('h24')
    expect(s.waits()).toBe('home activation')
    expect(s.where('H1')).toBe('h26')
    s.endAction()
    expect(s.score()).toBe('1-0')
    const t = scene('. .\n . A2\n A1 H1*', { at: 'g25' })
    t.activate('H1', 'blitz').block('A2')
    t.roll('block', 3, 3).push('g26')
    t.followUp()
    expect(t.where('H1')).toBe('h26')
    t.endAction()
    expect(t.score()).toBe('1-0')
  })

  rule('[bugman 204, 210] the drive is over at once, nobody acts any more, and the scorers kick off', () => {
    for (const kicking of ['home', 'away']) {
      const s = scene('H1* x\n H2 A1', { at: 'h25', facts: `turn=home:3/3 kick=${kicking}` })
      s.activate('H1', 'move').step('x').roll('dodge', 6)
      s.endAction()
      expect(s.happened('driveEnded')).toHaveLength(1)
      expect(['H1', 'H2', 'A1'].map(s.where)).toEqual(['reserves', 'reserves', 'reserves'])
      expect(s.happened('driveStarted')).toMatchObject([{ kicking: 'home' }])
      expect(s.waits()).toBe('home setUp')
      expect(s.markers()).toBe('3/3')
    }
  })
})

describe('in the opponent’s turn', () => {
  rule(
    '[bugman 211, 212] [third 184] a carrier pushed into the end zone scores at once and loses a turn over it',
    () => {
      const s = scene('A1 H1* x', { at: 'h24', facts: 'turn=away:3/4' })
      s.activate('A1', 'blitz').block('H1')
      s.roll('block', 3).push('x')
      s.stay()
      expect(s.score()).toBe('1-0')
      expect(s.markers()).toBe('4/4')
      expect(s.happened('markers')).toMatchObject([{ home: 4, away: 4, why: 'celebration' }])
      expect(s.waits()).toBe('home setUp')
    },
  )

  rule('[bugman 211] not when the block knocks him down', () => {
    const s = scene('A1 H1* x\n . . y', { at: 'h24', facts: 'turn=away:3/4' })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 1, 1).roll('bounce', 7)
    expect(s.score()).toBe('0-0')
    expect(s.ball()).toBe('ground y')
    expect(s.markers()).toBe('4/4') // the away side's only player has acted, so home's fourth turn has begun
    s.expectTurnOf('home')
  })

  rule('[bugman 211, 212] an interception in the end zone scores, and the marker moves as well', () => {
    const s = scene('H1*\n .\n A1\n .\n H2', { at: 'f1', facts: 'turn=home:3/2' })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    s.roll('intercept', 6)
    expect(s.score()).toBe('0-1')
    expect(s.markers()).toBe('3/3')
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bugman 211, 212] so does a ball that bounces to an opponent there when a carrier falls', () => {
    const s = scene('A1 . .\n . x H1*\n . . A2', { at: 'g1', facts: 'turn=home:3/2' })
    s.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 1, 1)
    s.roll('bounce', 1).roll('catch', 4)
    expect(s.happened('turnover')).toMatchObject([{ why: 'knockedDown' }])
    expect(s.score()).toBe('0-1')
    expect(s.markers()).toBe('3/3')
  })

  rule('[bugman 211] a hand-off to an opponent in his end zone scores for him', () => {
    const s = scene('A1 H1*', { at: 'h1', facts: 'turn=home:3/2' })
    s.activate('H1', 'handOff').handOff('A1')
    s.roll('catch', 4)
    expect([s.score(), s.markers()]).toEqual(['0-1', '3/3'])
  })

  rule('[bugman 212] a marker on the last turn stays there', () => {
    const s = scene('A1 H1* x', { at: 'h24', facts: 'turn=away:8/7' })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 3).push('x')
    s.stay()
    expect([s.score(), s.markers()]).toEqual(['1-0', '8/7'])
  })
})
