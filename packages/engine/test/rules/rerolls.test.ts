// Re-rolls of the team and of players, and general rules of skills: chapters K and V of the ledger.
import { describe, expect } from 'vitest'
import { action } from '../../src/vocabulary/actions.ts'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const OFFERED_TEAM = ['keep', 'reroll team']

/** H1 has just moved away from A1; the dodge is to be rolled. */
const dodging = (facts: string, skills = ''): Scene => {
  const s = scene('x H1 A1\n. . .\nH2 . .', { facts, players: { H1: skills } })
  return s.activate('H1', 'move').step('x')
}

describe('any re-roll', () => {
  rule('[bugman 182] all the dice of one result are thrown again', () => {
    const s = scene('H1 A1 .', { facts: 'rr=1/0', players: { H1: ':6738' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1, 1, 2)
    expect(s.answers()).toEqual(OFFERED_TEAM)
    s.reroll('team')
    const pending = s.engine.pending(s.match)
    expect(pending.wait === 'dice' && pending.dice).toEqual(['block', 'block', 'block'])
    s.roll('block', 3, 1, 1)
    expect(s.answers().sort()).toEqual(['useDie attackerDown', 'useDie pushed'])
    const one = dodging('rr=1/0').roll('dodge', 1)
    one.reroll('team')
    one.roll('dodge', 5)
    expect(one.where('H1')).toBe('x')
  })

  rule('[bugman 183] nothing is rolled a third time, from any source of re-rolls', () => {
    for (const source of ['dodge', 'team']) {
      const s = dodging('rr=2/0', '+dodge').roll('dodge', 1)
      expect(s.answers()).toEqual(['keep', 'reroll dodge', 'reroll team'])
      s.reroll(source)
      s.roll('dodge', 2)
      expect(s.waits()).toBe('dice armour')
      s.roll('armour', 1, 1)
      expect(s.posture('H1')).toBe('prone')
    }
  })

  rule('[bugman 196] a re-roll is used at its roll or never', () => {
    const s = dodging('rr=1/0').roll('dodge', 3)
    s.keep()
    expect(s.answers('reroll')).toEqual([])
    expect(() => s.engine.apply(s.match, { action: action('reroll', -1, -1, 'team') })).toThrow()
    s.step('g10')
    expect(s.answers('reroll')).toEqual([])
    expect(s.rerolls('home')).toBe(1)
  })
})

describe('team re-rolls', () => {
  const contested = (facts: string): Scene => {
    const s = scene('H1* . A1 . H2', { facts })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    return s
  }

  rule('[bugman 184] a team re-roll works in the own turn only', () => {
    const s = contested('rr=1/1').roll('intercept', 1)
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6)
    expect(s.waits()).toBe('home reroll')
    s.keep()
    s.roll('catch', 6).keep()
    expect(s.holder()).toBe('H2')
    expect(s.rerolls('away')).toBe(1)
  })

  rule('[bugman 184, 189] a catch of the other team is rolled again by neither coach', () => {
    const given = (): Scene => {
      const s = scene('H1* A1 .\n. . .\nH2 . .', { facts: 'rr=1/1' })
      s.activate('H1', 'handOff').handOff('A1')
      return s
    }
    const dropped = given().roll('catch', 1)
    expect(dropped.waits()).toBe('dice bounce')
    dropped.roll('bounce', 2)
    const held = given().roll('catch', 6)
    expect(held.holder()).toBe('A1')
    for (const s of [dropped, held]) {
      s.expectTurnOf('away')
      expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 1])
    }
  })

  rule(
    '[bugman 184] it does not work for a player who has left the pitch',
    () => {
      const s = dodging('rr=1/0 apothecary=1/0').roll('dodge', 1)
      s.keep()
      s.roll('armour', 6, 6).roll('injury', 6, 6).use()
      s.roll('apothecary', 1)
      s.expectTurnOf('away')
      expect(s.where('H1')).toBe('casualty')
      expect(s.rerolls('home')).toBe(1)
    },
    'bugman',
  )

  rule('[bugman 189] it never makes the opponent roll again', () => {
    const s = contested('rr=2/0').roll('intercept', 6)
    expect(s.holder()).toBe('A1')
    s.expectTurnOf('away')
    expect(s.rerolls('home')).toBe(2)
  })

  rule('[bugman 185] [third 10] armour, injury and the ball’s movement are never re-rolled', () => {
    const s = scene('x H1* A1\n. . .\nH2 . .', { facts: 'rr=2/2' })
    s.activate('H1', 'move').step('x').roll('dodge', 1).keep()
    // Each roll follows the other with no question in between.
    s.roll('armour', 4, 5).roll('injury', 1, 1).roll('bounce', 4)
    s.expectTurnOf('away')
    const passer = scene('H1* . . H2\n. . . .\n. . . .\nA1 . . .', { at: 'a10', facts: 'rr=2/2' })
    passer.activate('H1', 'pass').throwTo('H2')
    passer.roll('pass', 2).keep()
    passer.roll('scatter', 4).roll('scatter', 4).roll('scatter', 2).roll('throwIn', 3, 1, 2).roll('bounce', 7)
    passer.expectTurnOf('away')
    expect(passer.rerolls('home') + passer.rerolls('away')).toBe(4)
  })

  rule(
    '[bugman 185] nor is a casualty',
    () => {
      const s = dodging('rr=2/2').roll('dodge', 1)
      s.keep()
      s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 6, 1)
      s.expectTurnOf('away')
    },
    'crp',
  )

  rule('[bugman 186, 187] a success may be rolled again, and then the second result stands', () => {
    const s = dodging('rr=1/0').roll('dodge', 6)
    expect(s.waits()).toBe('home reroll')
    s.reroll('team')
    s.roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bugman 188] [third 150] one team re-roll a turn, another in the next turn', () => {
    const s = scene('y x H1 A1\n. A2 . .\nH2 . . .', { facts: 'rr=3/0' })
    s.activate('H1', 'move').step('x').roll('dodge', 1).reroll('team')
    s.roll('dodge', 4).step('y').roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1).endTurn()
    expect(s.rerolls('home')).toBe(2)
    s.activate('H1', 'move').standUp()
    s.step('e10').roll('dodge', 1)
    expect(s.answers()).toEqual(OFFERED_TEAM)
    s.reroll('team')
    s.roll('dodge', 5)
  })

  rule(
    '[bugman 190] [third 150] used team re-rolls are gone for the half; half-time restores the starting number',
    () => {
      const s = dodging('rr=1/0 rrhalf=3/2 turn=home:7/7').roll('dodge', 1)
      s.reroll('team')
      s.roll('dodge', 3).endAction()
      s.endTurn()
      s.endTurn()
      s.activate('H1', 'move').step('f11', 'x').roll('dodge', 3).endAction()
      expect(s.rerolls('home')).toBe(0)
      s.endTurn()
      expect(s.match.clock.half).toBe(2)
      expect([s.rerolls('home'), s.rerolls('away')]).toEqual([3, 2])
    },
  )

  rule(
    '[bugman 191] team re-rolls from the kick-off table last for that half; those of the second into overtime',
    () => {
      const sides = { home: plainLineUp(11, { rerolls: 2 }), away: plainLineUp(11, { rerolls: 1 }) }
      const s = lineUpForKick(newGame({ ...sides, options: { overtime: true } }))
      const counters = (): number[] => [s.rerolls('home'), s.rerolls('away')]
      const idleHalf = (): void => {
        for (let turn = 0; turn < 16; turn++) s.endTurn()
      }
      kick(s, 'h22', [2, 1], [3, 3]).roll('cheeringFans', 6, 1).roll('bounce', 2)
      expect(counters()).toEqual([3, 1])
      idleHalf()
      expect(counters()).toEqual([2, 1])
      s.away.choose('formation', { option: 'wall' })
      s.home.choose('formation', { option: 'wall' })
      kick(s, 'h4', [2, 1], [3, 3]).roll('cheeringFans', 1, 6).roll('bounce', 2)
      idleHalf()
      s.roll('coinToss', 1).home.choose('kick')
      expect(s.match.clock.half).toBe(3)
      expect(counters()).toEqual([2, 2])
    },
  )
})
