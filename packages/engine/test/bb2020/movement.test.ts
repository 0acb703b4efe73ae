// Movement in bb2020: squares, standing up, rushing, dodging and picking up the ball.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const fall = (s: Scene): Scene => s.roll('armour', 1, 1)

describe('squares and standing up', () => {
  rule('[bb2020 160] an occupied square cannot be entered', () => {
    const s = scene('H1 H2 .\nA1/ . .', { facts: 'act=h1:move:6.2' })
    expect(s.answers('step')).toContain('step g11')
    expect(s.answers('step')).not.toContain('step f11')
    expect(s.answers('step')).not.toContain('step g10')
  })

  rule('[bb2020 161] nobody can move off the pitch', () => {
    const s = scene('H1 .', { at: 'a1', facts: 'act=h1:move:6.2' })
    expect(s.answers('step')).toEqual(['step a2', 'step b1', 'step b2'])
  })

  rule('[bb2020 162] standing up costs three squares', () => {
    const s = scene('H1/ . . . x', { players: { H1: ':43349' } })
    s.activate('H1', 'move')
    expect(s.answers()).toEqual(['endAction', 'standUp'])
    s.standUp()
    s.step('f11')
    expect(s.happened('rolled')).toEqual([])
    s.step('f12')
    s.roll('goForIt', 2)
    expect(s.where('H1')).toBe('f12')
  })

  const slow = (): Scene => {
    const s = scene('H1/ . . .\nH2 . . .', { players: { H1: ':23349' } })
    s.activate('H1', 'move')
    s.standUp()
    return s
  }

  rule('[bb2020 163, 165] with MA 2 it takes a 4, and all his movement; he may still rush', () => {
    const s = slow()
    expect(s.needs()).toBe(4)
    s.roll('standUp', 4)
    expect(s.posture('H1')).toBe('standing')
    s.step('f11').roll('goForIt', 2)
    s.step('f12').roll('goForIt', 2)
    expect(s.waits()).toBe('home turn')
  })

  rule('[bb2020 164, 166] failing leaves him prone, ends his activation, and no rush makes up for it', () => {
    const s = slow().roll('standUp', 3)
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers('activate').some((answer) => answer.includes('H1'))).toBe(false)
  })
})

describe('rushing', () => {
  rule('[bb2020 167, 168] two squares more, each on a 2', () => {
    const s = scene('H1 . . .\nH2 . . .', { facts: 'act=h1:move:0.2' })
    s.step('f11')
    expect(s.needs()).toBe(2)
    s.roll('goForIt', 2)
    s.step('f12').roll('goForIt', 2)
    s.expectTurnOf('home')
    expect(s.where('H1')).toBe('f12')
  })

  rule('[bb2020 170] on a 1 he falls in the new square', () => {
    const s = scene('H1 x', { facts: 'act=h1:move:0.2' })
    s.step('x').roll('goForIt', 1)
    fall(s)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['x', 'prone'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 171, 172, 189] the rush comes before the dodge, the dodge before the pick-up', () => {
    const s = scene('A1 .\nH1 o', { facts: 'act=h1:move:0.2' })
    s.step('g11').roll('goForIt', 2)
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 6)
    expect(s.waits()).toBe('dice pickUp')
    s.roll('pickUp', 6)
    expect(s.holder()).toBe('H1')
  })

  rule('[bb2020 172] a player who falls on the way to the ball does not pick it up', () => {
    const s = scene('H1 o', { facts: 'act=h1:move:0.2' })
    s.step('f11').roll('goForIt', 1)
    fall(s).roll('bounce', 5)
    expect(s.ball()).toBe('ground f12')
  })
})

describe('dodging', () => {
  rule('[bb2020 159, 173, 174] only leaving a marked square needs a dodge, entering one does not', () => {
    const s = scene('. . A1\nH1 x y', { facts: 'act=h1:move:6.2' })
    s.step('x')
    expect(s.waits()).toBe('home activation')
    s.step('y')
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 4)
  })

  rule('[bb2020 175, 176] one test however many are left behind, −1 for each marker at the other end', () => {
    const free = scene('A1 . .\nA2 H1 .\nA3 . x', { facts: 'act=h1:move:6.2' })
    free.step('x')
    expect(free.modifiers()).toEqual([])
    free.roll('dodge', 3)
    expect(free.waits()).toBe('home activation')
    const s = scene('A1 . .\n. H1 . A2\n. . x A3', { facts: 'act=h1:move:6.2' })
    s.step('x')
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(5)
    s.roll('dodge', 5)
  })

  rule('[bb2020 177] on a failure he falls in the new square', () => {
    const s = scene('A1 . .\n. H1* .\n. . x', { facts: 'act=h1:move:6.2' })
    s.step('x').roll('dodge', 2)
    expect(s.waits()).toBe('dice armour')
    fall(s).roll('bounce', 5)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['x', 'prone'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })
})

describe('the ball on the ground', () => {
  rule('[bb2020 188, 190, 193] walking onto it demands a pick-up, −1 for each marker, and he may go on', () => {
    const s = scene('. . A1\nH1 o A2', { facts: 'act=h1:move:3.2' })
    s.step('g11')
    expect(s.waits()).toBe('dice pickUp')
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(5)
    s.roll('pickUp', 5)
    expect(s.waits()).toBe('home activation')
    expect(s.answers('step').length).toBeGreaterThan(0)
  })

  rule('[bb2020 191] failing lets it bounce and ends the turn', () => {
    const s = scene('H1 o', { facts: 'act=h1:move:3.2' })
    s.step('f11').roll('pickUp', 2).roll('bounce', 5)
    expect(s.ball()).toBe('ground f12')
    expect(s.turnovers()).toEqual(['pickUp'])
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bb2020 192] also where a team-mate catches the bounce', () => {
    const s = scene('H1 o H2', { facts: 'act=h1:move:3.2' })
    s.step('f11').roll('pickUp', 2).roll('bounce', 5).roll('catch', 4)
    expect(s.holder()).toBe('H2')
    expect(s.turnovers()).toEqual(['pickUp'])
  })

  rule('[bb2020 194] if a player is pushed onto it, it bounces, without a test or a turnover', () => {
    const s = scene('H1 A1 o\nH2 . .', { players: { H1: ':64349' } })
    s.activate('H1', 'block')
    s.block('A1')
    s.roll('block', 3, 4)
    s.push('f12')
    s.stay()
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground f13')
    expect(s.turnovers()).toEqual([])
  })

  /** A ball lies under the defender, as a Trickster or a second ball may cause. */
  const onTheBall = (): Scene => {
    const s = scene('H1 A1 .\n. . .\nH2 . .')
    s.activate('H1', 'block')
    s.block('A1')
    s.roll('block', 3)
    Object.assign(s.match.balls[0], { state: 'ground', at: s.square('f11') })
    s.push('f12')
    return s
  }

  rule('[bb2020 195] following up onto the ball is a pick-up like any other', () => {
    const s = onTheBall()
    s.followUp()
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    s.roll('pickUp', 4)
    expect(s.holder()).toBe('H1')
    expect(s.turnovers()).toEqual([])
    const failed = onTheBall()
    failed.followUp()
    failed.roll('pickUp', 3).roll('bounce', 7)
    expect(failed.turnovers()).toEqual(['pickUp'])
  })
})
