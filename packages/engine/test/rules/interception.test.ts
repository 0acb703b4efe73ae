// Interceptions and fumbles: chapter T of the ledger, and the events that earn Star Player points for passing.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('who may intercept', () => {
  rule('[bugman 307] one opponent at most tries, and nobody has to', () => {
    const s = scene('H1* . A1 A2 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.waits()).toBe('away interception')
    expect(s.away.answers()).toEqual(['decline', 'intercept A1', 'intercept A2'])
    s.away.intercept('A1')
    s.roll('intercept', 2)
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    const t = scene('H1* . A1 A2 . H2')
    t.activate('H1', 'pass').throwTo('H2')
    t.away.decline()
    t.roll('pass', 6).roll('catch', 6)
    expect(t.holder()).toBe('H2')
  })

  rule('[bugman 308] the ruler must lie over part of his square', () => {
    const s = scene('. . A1 . .\n . A2 . . .\n H1* . . . H2\n . . . A3 .\n . . A4 . .')
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.away.answers('intercept')).toEqual(['intercept A2', 'intercept A3'])
    s.away.decline()
    s.roll('pass', 6).roll('catch', 6)
  })

  rule('[bugman 308] nobody can intercept a pass to the adjacent square straight on', () => {
    const s = scene('A1 A2 A3\n . H1* H2\n A4 A5 A6')
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
  })

  rule('[bugman 309] he needs his tackle zone: not prone, stunned or without a tackle zone', () => {
    const s = scene('H1* A1/ A2= A3 A4 H2', { players: { A3: '.z' } })
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.away.answers('intercept')).toEqual(['intercept A4'])
    s.away.decline()
    s.roll('pass', 6).roll('catch', 6)
  })

  rule('[bugman 310, 311] he must be nearer to both ends than they are to each other', () => {
    // A1 stands behind the thrower, A2 beside him as far from the target, A3 and A4 likewise at the other end.
    const s = scene('. . . A3 .\n A1 H1* . H2 A4\n . A2 . . .\n . . A5 . .')
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    const t = scene('H1* A1 .\n A2 A3 .\n . . H2')
    t.activate('H1', 'pass').throwTo('H2')
    expect(t.away.answers('intercept')).toEqual(['intercept A1', 'intercept A2', 'intercept A3'])
    t.away.decline()
    t.roll('pass', 6).roll('catch', 6)
  })
})

describe('the attempt', () => {
  rule('[bugman 312, 314] it is declared and rolled before the throw; when it fails, the pass goes on', () => {
    const s = scene('H1* . A1 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    expect(s.waits()).toBe('dice intercept')
    s.roll('intercept', 5)
    expect(s.holder()).toBe('H1')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 4).roll('catch', 3)
    expect(s.holder()).toBe('H2')
    expect(s.happened('interception')).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 313] it is made at -2, and -1 for each opposing tackle zone on him', () => {
    const s = scene('. H3 .\n H1* A1 . H2\n . . .', { players: { A1: ':6358' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    expect([s.needs(), ...s.modifiers()]).toEqual([6, 'intercept -2', 'tackleZone -1', 'tackleZone -1'])
    s.roll('intercept', 5).roll('pass', 6).roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[bugman 313] a natural 6 always does it, a natural 1 never', () => {
    const poor = scene('H1* A1 . H2', { players: { A1: ':6318' } })
    poor.activate('H1', 'pass').throwTo('H2')
    poor.away.intercept('A1')
    expect(poor.needs()).toBe(6)
    poor.roll('intercept', 6)
    expect(poor.holder()).toBe('A1')
    const fine = scene('H1* . A1 . H2', { players: { A1: ':6378' } })
    fine.activate('H1', 'pass').throwTo('H2')
    fine.away.intercept('A1')
    expect(fine.needs()).toBe(3)
    fine.roll('intercept', 1).roll('pass', 6).roll('catch', 6)
  })

  rule('[bugman 315] a success gives him the ball and is a turnover at once, without a throw', () => {
    const s = scene('H1* . A1 . H2', { facts: 'rr=1/1' })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    s.roll('intercept', 6)
    expect(s.holder()).toBe('A1')
    expect(s.happened('turnover')).toMatchObject([{ side: 'home', why: 'interception' }])
    expect(s.happened('rolled')).toHaveLength(1)
    s.expectTurnOf('away')
  })

  rule('[bugman 316] AG 4 in nobody’s zone needs a 5', () => {
    const s = scene('H1* . A1 . H2', { players: { A1: ':6348' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'intercept -2'])
    s.roll('intercept', 5)
    expect(s.holder()).toBe('A1')
  })
})

describe('fumbles', () => {
  rule('[bugman 317] a throw of 1 or less, bare or modified, is a fumble; a natural 6 never is', () => {
    const rows = [
      ['h8', '', 1, 'fumble'], // Quick: 1 + 1 = 2, but a natural 1
      ['h8', '', 2, 'inaccurate'], // Quick, AG 1: 2 + 1 = 3
      ['h11', '', 2, 'inaccurate'], // Short: 2
      ['h11', 'a1@g4', 2, 'fumble'], // Short, marked: 2 − 1 = 1
      ['h18', '', 3, 'fumble'], // Long Bomb: 3 − 2 = 1
      ['h18', '', 4, 'inaccurate'], // Long Bomb: 4 − 2 = 2
      ['h18', 'a1@g4 a2@h4', 5, 'fumble'], // Long Bomb, marked twice: 5 − 4 = 1
      ['h18', 'a1@g4 a2@h4 a3@i4', 6, 'accurate'], // 6 − 5 = 1
    ] as const
    for (const [target, marked, face, result] of rows) {
      const s = scene('H1*', { at: 'h5', players: { H1: ':6318' }, beside: marked })
      s.activate('H1', 'pass').throwTo(target)
      s.roll('pass', face)
      if (result === 'inaccurate') s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
      s.roll('bounce', 8)
      expect(s.happened('passResult')).toMatchObject([{ result }])
    }
  })

  rule('[bugman 318] the ball bounces once from the thrower and the turn is over', () => {
    const s = scene('. x .\n . H1* . . . H2 A1')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground x')
    expect(s.posture('H1')).toBe('standing')
    expect(s.happened('turnover')).toMatchObject([{ side: 'home', why: 'fumble' }])
    s.expectTurnOf('away')
  })

  rule('[bugman 318] it is a turnover even if a team-mate catches the loose ball', () => {
    const s = scene('H3 H1* . . . H2 A1')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 1).roll('bounce', 4)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H3')
    expect(s.happened('turnover')).toMatchObject([{ why: 'fumble' }])
    s.expectTurnOf('away')
  })
})

describe('what is credited', () => {
  rule('[crp 27] an accurate pass that its target catches is a completion', () => {
    const s = scene('H1* . . . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 4).roll('catch', 3)
    expect(s.happened('completion')).toMatchObject([{ player: s.player('H1').id, catcher: s.player('H2').id }])
  })

  rule('[crp 27] missed, bounced, handed over or caught by an opponent it is none', () => {
    const missed = scene('H1* . . . H2')
    missed.activate('H1', 'pass').throwTo('H2')
    missed.roll('pass', 3).roll('scatter', 3).roll('scatter', 7).roll('scatter', 4).roll('catch', 4)
    expect(missed.holder()).toBe('H2')
    const dropped = scene('H1* . . . H2 H3')
    dropped.activate('H1', 'pass').throwTo('H2')
    dropped.roll('pass', 4).roll('catch', 2).roll('bounce', 5).roll('catch', 4)
    expect(dropped.holder()).toBe('H3')
    const handed = scene('H1* H2')
    handed.activate('H1', 'handOff').handOff('H2')
    handed.roll('catch', 3)
    const gift = scene('H1* . . . A1')
    gift.activate('H1', 'pass').throwTo('A1')
    gift.roll('pass', 4).roll('catch', 3)
    for (const s of [missed, dropped, handed, gift]) expect(s.happened('completion')).toEqual([])
  })

  rule('[crp 29] an interception is credited to the player who made it', () => {
    const s = scene('H1* . A1 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    s.roll('intercept', 6)
    expect(s.happened('interception')).toMatchObject([{ player: s.player('A1').id, thrower: s.player('H1').id }])
    expect(s.happened('completion')).toEqual([])
  })
})
