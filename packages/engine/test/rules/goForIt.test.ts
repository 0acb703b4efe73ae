// Going for it: chapter R of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 with MA 1 in the open. */
const slow = (kind: string): Scene => {
  const s = scene('H1 a b c d .\n. . . . . .\nH2 . . . . A1', { players: { H1: ':1338' } })
  return s.activate('H1', kind)
}

describe('going for it', () => {
  rule('[bugman 292] [third 147] any action but a block may add two squares to the movement', () => {
    for (const kind of ['move', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = slow(kind).step('a')
      expect(s.waits()).toBe('home activation')
      s.step('b')
      expect(s.needs()).toBe(2)
      expect(s.modifiers()).toEqual([])
      s.roll('goForIt', 2).step('c').roll('goForIt', 2)
      expect(s.where('H1')).toBe('c')
      // Nothing is left to do, so the action ends by itself.
      s.expectTurnOf('home')
      expect(s.turnovers()).toEqual([])
    }
  })

  rule('[bugman 292] nobody has to go for it', () => {
    const s = slow('move').step('a')
    s.endAction()
    expect(s.where('H1')).toBe('a')
    expect(s.happened('rolled')).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 293] [third 147] a 1 knocks him down on the square he moved to: armour roll, turnover', () => {
    const s = slow('move').step('a', 'b')
    expect(s.where('H1')).toBe('b')
    s.roll('goForIt', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 3, 4)
    expect(s.where('H1')).toBe('b')
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual(['knockedDown'])
    s.expectTurnOf('away')
  })

  rule('[bugman 293] [third 147] each extra square is rolled for on its own', () => {
    const s = slow('move').step('a', 'b')
    s.roll('goForIt', 5).step('c').roll('goForIt', 1).roll('armour', 1, 1)
    expect(s.where('H1')).toBe('c')
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 293] a carrier who trips drops the ball, which bounces', () => {
    const s = scene('H1* a b . A1', { players: { H1: ':1338' } })
    s.activate('H1', 'move').step('a', 'b').roll('goForIt', 1).roll('armour', 1, 1).roll('bounce', 2)
    expect(s.ball()).toBe('ground e12')
    s.expectTurnOf('away')
  })

  rule('[bugman 294] go for its are not movement: MA 2 does not pay for standing up', () => {
    const s = scene('H1/ a b c . A1', { players: { H1: ':2338' } })
    s.activate('H1', 'move').standUp()
    expect(s.waits()).toBe('dice standUp')
    s.roll('standUp', 6)
    expect(s.answers()).toContain('step a')
  })
})

describe('going for it to block', () => {
  const blitzer = (): Scene => {
    const s = scene('H1 a A1 y\n. . . .\nH2 . . .', { players: { H1: ':1338' } })
    return s.activate('H1', 'blitz').step('a')
  }

  rule('[bugman 295] without movement left a go for it, rolled before the block dice, pays for the blitz block', () => {
    const s = blitzer()
    s.block('A1')
    expect(s.waits()).toBe('dice goForIt')
    expect(s.needs()).toBe(2)
    s.roll('goForIt', 2)
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('y')
    s.stay()
    s.step('g12')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
    s.expectTurnOf('home')
  })

  rule('[bugman 295] on a 1 he falls in his own square and the block is not made', () => {
    const s = blitzer()
    s.block('A1')
    s.roll('goForIt', 1).roll('armour', 1, 1)
    expect(s.where('H1')).toBe('a')
    expect(s.posture('H1')).toBe('prone')
    expect(s.posture('A1')).toBe('standing')
    expect(s.happened('blockDeclared')).toEqual([])
    expect(s.turnovers()).toEqual(['knockedDown'])
    s.expectTurnOf('away')
  })

  rule('[bugman 295] with both go for its used there is no block left', () => {
    const s = scene('H1 a b c A1\n. . . . .\nH2 . . . .', { players: { H1: ':1338' } })
    s.activate('H1', 'blitz').step('a', 'b').roll('goForIt', 2).step('c').roll('goForIt', 2)
    s.expectTurnOf('home')
    expect(s.happened('actionEnded')).toHaveLength(1)
  })

  rule('[bugman 296] a block action never goes for it', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .')
    s.activate('H1', 'block')
    expect(s.answers('step')).toEqual([])
    s.block('A1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('f12')
    s.stay()
    s.expectTurnOf('home')
  })
})

describe('going for it out of a tackle zone', () => {
  const cornered = (): Scene => scene('x H1 A1\n. . .\nH2 . .', { facts: 'act=h1:move:0.2' })

  rule('[bugman 297] going for it and the dodge are both rolled, in this order', () => {
    const s = cornered().step('x')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
    expect(s.waits()).toBe('dice dodge')
    expect(s.needs()).toBe(3)
    s.roll('dodge', 3)
    expect(s.where('H1')).toBe('x')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 297] either failure knocks him down, and no second roll follows the first failure', () => {
    const tripped = cornered().step('x').roll('goForIt', 1)
    expect(tripped.waits()).toBe('dice armour')
    tripped.roll('armour', 1, 1)
    const caught = cornered().step('x').roll('goForIt', 2).roll('dodge', 2)
    expect(caught.waits()).toBe('dice armour')
    caught.roll('armour', 1, 1)
    for (const s of [tripped, caught]) {
      expect(s.where('H1')).toBe('x')
      expect(s.turnovers()).toEqual(['knockedDown'])
    }
  })
})
