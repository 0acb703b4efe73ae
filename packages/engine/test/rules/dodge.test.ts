// Movement, tackle zones and dodging: chapter E of the ledger, and what the Dodge skill adds to it.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

describe('movement', () => {
  rule('[bugman 69] a player moves in any of eight directions and mixes them freely', () => {
    const s = scene('a b c .\nd H1 e .\nf g h .\n. . . A1')
    s.activate('H1', 'move')
    expect(s.answers('step').sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((to) => `step ${to}`))
    s.step('a', 'b', 'e', 'b', 'd', 'f')
    expect(s.where('H1')).toBe('f')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 70] a square with a player of either team in it cannot be entered, standing or not', () => {
    const s = scene('H2 A1 A2/\nA3= H1 x\nH3/ H4= y')
    s.activate('H1', 'move')
    expect(s.answers('step').sort()).toEqual(['step x', 'step y'])
  })

  rule('[bugman 71] squares not used are lost, and nothing else comes of it', () => {
    const s = scene('H1 a b c d e . A1', { players: { H1: ':2338' } })
    s.activate('H1', 'move').step('a').endAction()
    expect(s.turnovers()).toEqual([])
    s.endTurn()
    s.activate('H1', 'move').step('b', 'c').step('d')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2).endAction()
  })
})

describe('tackle zones', () => {
  rule('[bugman 72] a standing player covers the eight squares around him and none beyond', () => {
    const s = scene('. . . H9 .\n. H1 H2 H3 .\n. H4 A1 H5 .\n. H6 H7 H8 .\n. . . . .')
    const outwards = { H1: 'f10', H2: 'f12', H3: 'f14', H4: 'h10', H5: 'h14', H6: 'j10', H7: 'j12', H8: 'j14' }
    s.activate('H9', 'move').step('e13').endAction()
    for (const [token, to] of Object.entries(outwards)) {
      s.activate(token, 'move').step(to)
      expect(s.waits()).toBe('dice dodge')
      expect(s.needs()).toBe(3)
      s.roll('dodge', 3).endAction()
    }
    s.expectTurnOf('away')
  })

  rule('[bugman 73] prone and stunned players cover nothing', () => {
    const s = scene('. A1/ A3=\nx H1 .\ny A2= .')
    s.activate('H1', 'move').step('x', 'y')
    expect(s.waits()).toBe('home activation')
    expect(s.happened('rolled')).toEqual([])
  })

  rule('[bugman 74, 79] [third 174] leaving a tackle zone needs a dodge roll at +1', () => {
    const s = scene('. . .\nx H1 A1\n. . .')
    s.activate('H1', 'move').step('x')
    expect(s.needs()).toBe(3)
    expect(s.modifiers()).toEqual(['dodge +1'])
    s.roll('dodge', 3)
    expect(s.where('H1')).toBe('x')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 75, 76] one roll a square left, however many zones cover it, even into the open', () => {
    const s = scene('x . .\n. H1 A1\n. A2 A3')
    s.activate('H1', 'move').step('x')
    expect(s.modifiers()).toEqual(['dodge +1'])
    s.roll('dodge', 3)
    expect(s.waits()).toBe('home activation')
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[bugman 77] walking into a tackle zone from the open needs no roll', () => {
    const s = scene('H1 x A1\n. . A2')
    s.activate('H1', 'move').step('x')
    expect(s.where('H1')).toBe('x')
    expect(s.waits()).toBe('home activation')
    expect(s.happened('rolled')).toEqual([])
  })
})

describe('dodging', () => {
  rule('[bugman 78] the roll needed is seven less agility, 1 from agility six on', () => {
    const bases = [1, 2, 3, 4, 5, 6, 7].map((agility) => {
      const s = scene('x H1 A1', { players: { H1: `:63${agility}8` } })
      s.activate('H1', 'move').step('x')
      const { base } = s.explain()
      s.roll('dodge', 6)
      return base
    })
    expect(bases).toEqual([6, 5, 4, 3, 2, 1, 1])
  })

  rule('[bugman 79] each opposing zone on the square he goes to counts −1; those he leaves do not', () => {
    const s = scene('A1 . A2 H2\nH1 x . .\nA3 . A4/ A5', { players: { H1: ':6348' } })
    s.activate('H1', 'move').step('x')
    expect(s.modifiers()).toEqual(['dodge +1', 'tackleZone -1', 'tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(5)
    s.roll('dodge', 5)
    expect(s.where('H1')).toBe('x')
    s.step('g12')
    expect(s.modifiers()).toEqual(['dodge +1', 'tackleZone -1', 'tackleZone -1'])
    s.roll('dodge', 6)
  })

  rule('[bugman 80] a natural 1 fails with any bonus', () => {
    const s = scene('x H1 A1', { players: { H1: ':6368' } })
    s.activate('H1', 'move').step('x')
    expect(s.needs()).toBe(2)
    s.roll('dodge', 1).roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 80] a natural 6 succeeds with any penalty', () => {
    const s = scene('A1 A2 A3\nx H1 .\nA4 . .', { players: { H1: ':6318' } })
    s.activate('H1', 'move').step('x')
    expect(s.modifiers()).toHaveLength(4)
    expect(s.needs()).toBe(6)
    s.roll('dodge', 6)
    expect(s.posture('H1')).toBe('standing')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 81] after a good dodge he stands there and may go on', () => {
    const s = scene('y x H1 A1')
    s.activate('H1', 'move').step('x')
    s.roll('dodge', 4)
    expect(s.where('H1')).toBe('x')
    s.step('y')
    expect(s.where('H1')).toBe('y')
  })

  rule('[bugman 82] a failed dodge knocks him down on the square he went to, and the turn is over', () => {
    const s = scene('. . .\nx H1 A1\n. . .')
    s.activate('H1', 'move').step('x').roll('dodge', 2).roll('armour', 3, 4)
    expect(s.where('H1')).toBe('x')
    expect(s.posture('H1')).toBe('prone')
    expect(s.turnovers()).toEqual(['knockedDown'])
    s.expectTurnOf('away')
  })

  rule('[bugman 83] agility 3 into two zones needs 5+, then into the open 3+', () => {
    const s = scene('. y .\nH1 x .\n. A1 A2')
    s.activate('H1', 'move').step('x')
    expect(s.needs()).toBe(5)
    s.roll('dodge', 5).step('y')
    expect(s.needs()).toBe(3)
    s.roll('dodge', 1).roll('armour', 1, 2)
    expect(s.where('H1')).toBe('y')
    expect(s.posture('H1')).toBe('prone')
    s.expectTurnOf('away')
  })

  rule('[bugman 84] each kind of roll has its own modifiers only', () => {
    const s = scene('. o .\nH1 A1 .', { facts: 'weather=pouringRain' })
    s.activate('H1', 'move').step('f11')
    expect(s.modifiers()).toEqual(['dodge +1', 'tackleZone -1'])
    s.roll('dodge', 4)
    expect(s.waits()).toBe('dice pickUp')
    expect(s.modifiers()).toEqual(['pickUp +1', 'tackleZone -1', 'pouringRain -1'])
    s.roll('pickUp', 5)
    expect(s.holder()).toBe('H1')
  })
})

describe('the Dodge skill', () => {
  const dodger = (): Scene => scene('. . . A2\ny x H1 A1\n. A3 . .', { players: { H1: '+dodge' } })

  rule('[bugman 419] [third 233] a failed dodge may be re-rolled, a good one is not offered it', () => {
    const s = dodger()
    s.activate('H1', 'move').step('x')
    s.roll('dodge', 1)
    expect(s.waits()).toBe('home reroll')
    expect(s.answers()).toEqual(['keep', 'reroll dodge'])
    s.reroll('dodge')
    s.roll('dodge', 4)
    expect(s.where('H1')).toBe('x')
    expect(s.posture('H1')).toBe('standing')
    const good = dodger()
    good.activate('H1', 'move').step('x').roll('dodge', 4)
    expect(good.waits()).toBe('home activation')
  })

  rule(
    '[bugman 421] [third 233] the second failed dodge of the turn stands, the next turn brings the skill back',
    () => {
      const s = dodger()
      s.activate('H1', 'move').step('x')
      s.roll('dodge', 1).reroll('dodge')
      s.roll('dodge', 4).step('y')
      s.roll('dodge', 1)
      expect(s.waits()).toBe('dice armour')
      s.roll('armour', 1, 1)
      s.expectTurnOf('away')
      s.endTurn()
      s.activate('H1', 'move').standUp()
      s.step('f10').roll('dodge', 1)
      expect(s.answers()).toEqual(['keep', 'reroll dodge'])
      s.keep()
      s.roll('armour', 1, 1)
    },
  )

  rule('[bugman 421] a good dodge does not use the skill up', () => {
    const s = dodger()
    s.activate('H1', 'move').step('x').roll('dodge', 4).step('y').roll('dodge', 1)
    expect(s.answers()).toEqual(['keep', 'reroll dodge'])
    s.reroll('dodge')
    s.roll('dodge', 6)
    expect(s.where('H1')).toBe('y')
  })
})
