// Jumping over players who are down in bb2020: target squares, cost, and where a failed jump ends.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const LANE = `
.  .   x
H1 A1/ y
.  .   z`

const jumping = (facts = 'act=h1:move:4.2', picture = LANE): Scene => scene(picture, { facts })

const leap = (s: Scene, to: string): Scene => {
  s.choose('leap', { square: to })
  return s
}

const fall = (s: Scene): Scene => s.roll('armour', 1, 1)

describe('where to', () => {
  rule('[bb2020 178, 179] only over a player who is down, of either side, to the squares beyond', () => {
    expect(jumping().answers('leap').sort()).toEqual(['leap x', 'leap y', 'leap z'])
    expect(jumping('act=h1:move:4.2', LANE.replace('A1/', 'A1=')).answers('leap')).toHaveLength(3)
    expect(jumping('act=h1:move:4.2', LANE.replace('A1/', 'H2/')).answers('leap')).toHaveLength(3)
    expect(jumping('act=h1:move:4.2', LANE.replace('A1/', 'A1 ')).answers('leap')).toEqual([])
    expect(jumping('act=h1:move:4.2', LANE.replace('A1/', '.  ')).answers('leap')).toEqual([])
    expect(jumping('act=h1:move:4.2', LANE.replace('y', 'A2')).answers('leap').sort()).toEqual(['leap x', 'leap z'])
  })

  rule('[bb2020 180] it costs two squares', () => {
    const s = leap(jumping('act=h1:move:3.0'), 'y').roll('jump', 3)
    expect(s.where('H1')).toBe('y')
    s.step('z')
    expect(s.waits()).not.toBe('home activation')
    expect(jumping('act=h1:move:1.0').answers('leap')).toEqual([])
  })

  rule('[bb2020 181] once an activation', () => {
    const s = leap(jumping('act=h1:move:6.2', 'H1 A1/ . A2/ .'), 'f12').roll('jump', 3)
    expect(s.answers('leap')).toEqual([])
    expect(s.answers('step').length).toBeGreaterThan(0)
  })
})

describe('the roll', () => {
  rule('[bb2020 182, 183] −1 for each marking opponent at the more heavily marked end, and no dodge', () => {
    const start = leap(jumping('act=h1:move:4.2', 'A2 . x\nH1 A1/ y\nA3 . z'), 'y')
    expect(start.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    expect(start.needs()).toBe(5)
    start.roll('jump', 5)
    expect(start.waits()).toBe('home activation')
    const landing = leap(jumping('act=h1:move:4.2', 'A2 . x A3\nH1 A1/ y A4\n. . z A5'), 'y')
    expect(landing.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1', 'tackleZone -1'])
    landing.roll('jump', 6)
    expect(landing.where('H1')).toBe('y')
  })

  rule('[bb2020 182] nobody near, no penalty', () => {
    const s = leap(jumping(), 'x')
    expect(s.modifiers()).toEqual([])
    expect(s.needs()).toBe(3)
    s.roll('jump', 3)
  })

  rule('[bb2020 184] failing he falls where he lands', () => {
    const s = leap(jumping(), 'y').roll('jump', 2)
    fall(s)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['y', 'prone'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 185] on a natural 1 he falls where he started', () => {
    const s = leap(jumping(), 'y').roll('jump', 1)
    fall(s)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['g10', 'prone'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 186] the first of two rushes failing leaves him where he started', () => {
    const s = leap(jumping('act=h1:move:0.2'), 'y').roll('goForIt', 1)
    fall(s)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['g10', 'prone'])
  })

  rule('[bb2020 187] the second failing he falls where he lands', () => {
    const s = leap(jumping('act=h1:move:0.2'), 'y').roll('goForIt', 2).roll('goForIt', 1)
    fall(s)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['y', 'prone'])
  })

  rule('[bb2020 187] with one square left there is one rush, and failing it he falls where he lands', () => {
    const s = leap(jumping('act=h1:move:1.2'), 'y').roll('goForIt', 1)
    fall(s)
    expect(s.where('H1')).toBe('y')
  })

  rule('[bb2020 189] a ball beyond is picked up after the jump', () => {
    const s = leap(jumping('act=h1:move:0.2', LANE.replace('y', 'o')), 'g12')
    s.roll('goForIt', 2).roll('goForIt', 2).roll('jump', 3)
    expect(s.waits()).toBe('dice pickUp')
    s.roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
  })
})
