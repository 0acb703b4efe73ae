// When and how often skills are used, and whose first: the end of chapter K and chapter V of the ledger.
import { describe, expect } from 'vitest'
import { newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

describe('how often', () => {
  rule('[bugman 192, 331] a player uses a re-roll of his own as often as it comes up, in one action too', () => {
    const s = scene('H1* H2 H3 .\n. . . A1', { players: { H2: '+catch' } })
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 1).reroll('catch')
    s.roll('catch', 1).roll('bounce', 5)
    s.roll('catch', 1).roll('bounce', 4)
    s.roll('catch', 1)
    expect(s.answers()).toEqual(['keep', 'reroll catch'])
    s.reroll('catch')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H2')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 192] several players’ re-rolls and a team re-roll all fit into one turn', () => {
    const s = scene('H1 o . H2\n. . . .\nH3 . . .\nA1 . . .', {
      facts: 'rr=1/0',
      players: { H1: '+sure-hands+pass', H2: '+catch' },
    })
    s.activate('H1', 'pass').step('f11').roll('pickUp', 1).reroll('sure-hands')
    s.roll('pickUp', 6).throwTo('H2')
    s.roll('pass', 2).reroll('pass')
    s.roll('pass', 6).roll('catch', 1)
    expect(s.answers()).toEqual(['keep', 'reroll catch', 'reroll team'])
    s.reroll('catch')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H2')
    expect(s.rerolls('home')).toBe(1)
  })
})

describe('when', () => {
  const caught = (): Scene => {
    const s = scene('x H1 A1\n. . .\nH2 . .', { players: { H1: '+dodge' } })
    return s.activate('H1', 'move').step('x')
  }

  rule('[bugman 193, 334] [third 11] a coach sees the dice before he decides on a skill', () => {
    const s = caught()
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 2)
    expect(s.waits()).toBe('home reroll')
    expect(s.question().roll?.faces).toEqual([2])
    expect(s.question().roll?.passed).toBe(false)
    s.reroll('dodge')
    s.roll('dodge', 3)
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bugman 334] [third 11] the die of a block is known before the skill against it is used', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { A1: '+dodge' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 5)
    expect(s.waits()).toBe('away useSkill')
    expect(s.question().subject).toBe('dodge')
    s.away.use()
    s.push('f12')
    s.stay()
    expect(s.posture('A1')).toBe('standing')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 195] where both coaches may use a skill, the one whose turn it is goes first', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: '+block', A1: '+block' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2)
    expect(s.waits()).toBe('home useSkill')
    s.use()
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'standing'])
    s.expectTurnOf('home')
  })

  rule('[bugman 195] in the away turn the away coach is asked first', () => {
    const s = scene('H1 A1 .\n. . .\n. A2 .', { facts: 'turn=away:1/1', players: { H1: '+block', A1: '+block' } })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 2)
    expect(s.waits()).toBe('away useSkill')
    s.decline()
    expect(s.waits()).toBe('home useSkill')
    s.home.use()
    s.roll('armour', 1, 1)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'prone'])
  })

  rule('[bugman 196] a declined skill is not used later in the action', () => {
    const s = scene('H1 A1 . .\n. . . .\nH2 . . .', { players: { H1: '+block', A1: '+block' } })
    s.activate('H1', 'blitz').block('A1')
    s.roll('block', 2).use()
    s.away.decline()
    s.roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    expect(s.waits()).toBe('home activation')
    expect([...s.answers('use'), ...s.answers('reroll')]).toEqual([])
  })
})

describe('whether', () => {
  rule('[bugman 193, 333] [third 11] nobody has to use a re-roll of his own', () => {
    const dodger = scene('x H1 A1', { players: { H1: '+dodge' } })
    dodger.activate('H1', 'move').step('x').roll('dodge', 1).keep()
    dodger.roll('armour', 1, 1)
    expect(dodger.posture('H1')).toBe('prone')
    const hands = scene('H1 o . A1', { players: { H1: '+sure-hands' } })
    hands.activate('H1', 'move').step('f11').roll('pickUp', 1).keep()
    hands.roll('bounce', 2)
    expect(hands.turnovers()).toEqual(['pickUp'])
    const throwing = scene('H1* . . H2\n. . . .\nA1 . . .', { players: { H1: '+pass', H2: '+catch' } })
    throwing.activate('H1', 'pass').throwTo('H2')
    throwing.roll('pass', 1).keep()
    throwing.roll('bounce', 2)
    expect(throwing.turnovers()).toEqual(['fumble'])
    const catching = scene('H1* H2 . A1', { players: { H2: '+catch' } })
    catching.activate('H1', 'handOff').handOff('H2')
    catching.roll('catch', 1).keep()
    catching.roll('bounce', 2)
    expect(catching.turnovers()).toEqual(['handOff'])
  })

  rule('[bugman 333] [third 11] nor Block or Dodge when a block comes out badly', () => {
    const block = scene('H1 A1 .\n. . .\n. . A2', { players: { H1: '+block' } })
    block.activate('H1', 'block').block('A1')
    block.roll('block', 2).decline()
    block.roll('armour', 1, 1).roll('armour', 1, 1)
    expect(block.posture('H1')).toBe('prone')
    const dodge = scene('H1 A1 .\n. . .\nH2 . A2', { players: { A1: '+dodge' } })
    dodge.activate('H1', 'block').block('A1')
    dodge.roll('block', 5).away.decline()
    dodge.push('f12')
    dodge.stay()
    dodge.roll('armour', 1, 1)
    expect(dodge.posture('A1')).toBe('prone')
  })

  rule('[bugman 336] no player has a skill twice', () => {
    const [first, ...rest] = plainLineUp().players
    const home = plainLineUp(11, { players: [{ ...first, skills: ['block', 'dodge', 'block'] }, ...rest] })
    expect(() => newGame({ home })).toThrow(/twice/)
    const fine = plainLineUp(11, { players: [{ ...first, skills: ['block', 'dodge'] }, ...rest] })
    const game = newGame({ home: fine }).roll('weather', 3, 4).roll('fans', 3, 3).roll('fans', 3, 3).roll('coinToss', 1)
    expect(game.waits()).toBe('home kickOrReceive')
  })
})
