// Bombardier: where the bomb explodes, whom it knocks down and whether it is a turnover.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const BOMBER = { H1: '+bombardier' }

/** H1 throws an accurate bomb at a square or a player. */
const accurate = (s: Scene, to: string): Scene => {
  s.activate('H1', 'bomb').throwTo(to)
  return s.roll('pass', 6)
}

describe('where it explodes', () => {
  rule('[bugman 376] [crp 112] on an empty square, at once and without a bounce', () => {
    const s = accurate(scene('H1 . . . . x', { players: BOMBER }), 'x')
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('x') }])
    expect(s.happened('ballMoved').filter((e) => 'how' in e && e.how === 'bounce')).toEqual([])
    expect(s.match.balls).toHaveLength(1)
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 376] [crp 112] when a catch fails or is not tried', () => {
    const s = accurate(scene('H1 . . A1', { players: BOMBER }), 'A1')
    s.away.use()
    s.roll('catch', 1).roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    const t = accurate(scene('H1 . . A1', { players: BOMBER }), 'A1')
    t.away.decline()
    t.roll('armour', 1, 1)
    expect(t.posture('A1')).toBe('prone')
  })

  rule('[bugman 376] players who are down or have no hands are not asked to catch it', () => {
    for (const [cell, skills] of [
      ['A1/', ''],
      ['A1', '+no-hands'],
      ['A1', '.z'],
    ]) {
      const s = accurate(scene(`H1 . . ${cell}`, { players: { ...BOMBER, A1: skills } }), 'A1')
      expect(s.waits()).toBe('dice armour')
      s.roll('armour', 1, 1)
      expect(s.happened('exploded')).toHaveLength(1)
    }
  })

  rule('[bugman 377] [crp 109] fumbled: in the thrower’s own square', () => {
    const s = scene('H1 A1 . . x', { players: BOMBER })
    s.activate('H1', 'bomb').throwTo('x')
    s.away.decline()
    s.roll('pass', 2).roll('bomb', 3).roll('armour', 1, 1)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('f10') }])
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['prone', 'standing'])
  })

  rule('[bugman 378] in the crowd it has no effect', () => {
    const s = scene('. . A1\nH1 . A2', { at: 'a10', players: BOMBER })
    s.activate('H1', 'bomb').throwTo('a13')
    s.away.decline()
    s.roll('pass', 2).roll('scatter', 2)
    expect(s.happened('exploded')).toEqual([])
    expect(s.match.balls).toHaveLength(1)
    expect(s.turnovers()).toEqual([])
  })
})

describe('whom it hurts', () => {
  rule('[bugman 379] [crp 112] the player in its square falls, each neighbour on 4 or more, further ones never', () => {
    const s = accurate(scene('. . . A2 A5\nH1 . . A1 A3\n. . . . . A4', { players: BOMBER, at: 'e10' }), 'A1')
    s.away.decline()
    s.roll('bomb', 3).roll('bomb', 3).roll('bomb', 4)
    s.roll('armour', 1, 1).roll('armour', 6, 6).roll('injury', 1, 1)
    expect([s.posture('A1'), s.posture('A2'), s.posture('A5')]).toEqual(['prone', 'standing', 'standing'])
    expect(s.posture('A3')).toBe('stunned')
    expect(s.posture('A4')).toBe('standing')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 380] players who are down are hit too, and a stunned one stays face down', () => {
    const s = accurate(scene('H1 . . . A1= A2/', { players: BOMBER }), 'A1')
    s.roll('bomb', 6).roll('armour', 4, 4).roll('armour', 5, 5).roll('injury', 6, 2)
    expect(s.posture('A1')).toBe('stunned')
    expect(s.where('A2')).toBe('ko')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 379] a carrier drops the ball, which bounces after all armour rolls', () => {
    const s = accurate(scene('H1 . . . A1* A2', { players: BOMBER }), 'A1')
    s.away.decline()
    s.roll('bomb', 4).roll('armour', 1, 1).roll('armour', 1, 1).roll('bounce', 2)
    expect(s.ball()).toBe('ground e14')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 354, 379] a player with a Ball & Chain caught in it rolls no armour', () => {
    const s = accurate(scene('H1 . . . A1', { players: { ...BOMBER, A1: '+ball-and-chain+no-hands' } }), 'A1')
    s.roll('injury', 1, 1)
    expect(s.where('A1')).toBe('ko')
  })

  rule('[crp 32] a casualty of a bomb earns nobody points', () => {
    const s = accurate(scene('H1 . . . A1/', { players: BOMBER }), 'A1')
    s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 1, 1)
    expect(s.happened('casualty')).toMatchObject([{ why: 'bomb', by: -1, credited: false }])
  })
})

describe('turnovers', () => {
  rule('[bugman 381] [crp 110] a fumble ends the turn because the thrower falls', () => {
    const s = scene('H1 . . . x', { players: BOMBER })
    s.activate('H1', 'bomb').throwTo('x')
    s.roll('pass', 1).roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 381] [crp 110] so does a team-mate hit, even one who lies already', () => {
    for (const mate of ['H2', 'H2/', 'H2=']) {
      const s = accurate(scene(`H1 . . . x ${mate}`, { players: BOMBER }), 'x')
      s.roll('bomb', 4).roll('armour', 1, 1)
      expect(s.turnovers()).toEqual(['knockedDown'])
    }
  })

  rule('[bugman 381] [crp 110] opponents hit, or their fumble of a bomb they caught, end nobody’s turn', () => {
    const s = accurate(scene('H1 . . A1 A2\n.\n.\nH2', { players: BOMBER }), 'A1')
    s.away.use()
    s.roll('catch', 6)
    s.away.throwTo('f19')
    s.roll('pass', 1).roll('bomb', 6).roll('armour', 1, 1).roll('armour', 1, 1)
    expect([s.posture('A1'), s.posture('A2')]).toEqual(['prone', 'prone'])
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 381] a bomb thrown back ends the turn of the side whose turn it is', () => {
    const s = accurate(scene('H1 . . A1 . . H2', { players: BOMBER }), 'A1')
    s.away.use()
    s.roll('catch', 6)
    s.away.throwTo('H2')
    s.roll('pass', 6)
    s.decline()
    s.roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.waits()).toBe('away turn')
  })
})
