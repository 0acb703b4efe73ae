// Jump Up, Sprint and Sure Feet: standing up and moving farther.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('Jump Up', () => {
  const JUMP = { H1: ':2338+jump-up' }

  rule('[bugman 461] he stands up free for any action but a Block, and without a roll even if he is slow', () => {
    for (const action of ['move', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = scene('H1/ x y z A1\n. . . . .\nH2 . . . .', { players: JUMP })
      s.activate('H1', action).standUp()
      expect([s.waits(), s.posture('H1')], action).toEqual(['home activation', 'standing'])
      s.step('x', 'y').step('z')
      expect(s.waits()).toBe('dice goForIt')
      s.roll('goForIt', 2)
    }
    const slow = scene('H1/ x y z A1\nH2 . . . .', { players: { H1: ':2338' } })
    slow.activate('H1', 'move').standUp()
    expect(slow.waits()).toBe('dice standUp')
    slow.roll('standUp', 1)
  })

  rule('[bugman 462] prone he may declare a Block: agility +2, zones do not matter, then he stands and blocks', () => {
    const s = scene('A2 A1 .\nH1/ . .\n. H2 .', { players: { H1: ':6328+jump-up' } })
    s.activate('H1', 'block')
    expect(s.answers()).toEqual(['endAction', 'standUp'])
    s.standUp()
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice jumpUp', 3, ['jumpUp +2']])
    s.roll('jumpUp', 3)
    expect([s.posture('H1'), s.answers()]).toEqual(['standing', ['endAction', 'block A2', 'block A1']])
    s.block('A1')
    s.roll('block', 3, 3)
    s.push('e12')
    s.stay()
  })

  rule('[bugman 462] only next to an opponent who stands, and only if he has the skill and is not stunned', () => {
    const blocks = (picture: string, skills: string): boolean =>
      scene(picture, { players: { H1: skills } })
        .answers('activate')
        .includes('activate H1 block')
    expect(blocks('H1/ A1 H2', '+jump-up')).toBe(true)
    expect(blocks('H1/ A1 H2', '')).toBe(false)
    expect(blocks('H1/ . A1 H2', '+jump-up')).toBe(false)
    expect(blocks('H1/ A1/ H2', '+jump-up')).toBe(false)
    expect(blocks('H1= A1 H2', '+jump-up')).toBe(false)
  })

  rule('[bugman 463] failing it he stays prone, the Block is wasted, and no turnover', () => {
    const s = scene('H1/ A1 .\n. . .\nH2 . .', { players: JUMP })
    s.activate('H1', 'block').standUp()
    s.roll('jumpUp', 1)
    s.expectTurnOf('home')
    expect([s.posture('H1'), s.turnovers(), s.happened('blockDeclared')]).toEqual(['prone', [], []])
    expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
  })
})

describe('Sprint', () => {
  rule('[bugman 540, 541] [third 233] three squares may be gone for instead of two, each with its roll', () => {
    for (const skill of ['', '+sprint']) {
      const s = scene('H1 a b c d . A1\nH2 . . . . . .', { players: { H1: `:1338${skill}` } })
      s.activate('H1', 'move').step('a', 'b')
      s.roll('goForIt', 2).step('c').roll('goForIt', 2)
      expect([s.waits(), s.where('H1')]).toEqual([skill === '' ? 'home turn' : 'home activation', 'c'])
      if (skill === '') continue
      s.step('d')
      expect(s.needs()).toBe(2)
      s.roll('goForIt', 1).roll('armour', 1, 1)
      expect([s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual(['d', 'prone', ['knockedDown']])
    }
  })

  rule('[bugman 540] the third may be the block of a Blitz', () => {
    const s = scene('H1 a b c A1\nH2 . . . .', { players: { H1: ':1338+sprint' } })
    s.activate('H1', 'blitz').step('a', 'b').roll('goForIt', 2).step('c').roll('goForIt', 2).block('A1')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2).roll('block', 3).push('f15')
    s.stay()
    s.expectTurnOf('home')
  })
})

describe('Sure Feet', () => {
  rule('[bugman 557] one failed roll for going for it may be re-rolled, in a step or for a block', () => {
    const s = scene('H1 a A1 .\nH2 . . .', { players: { H1: '+sure-feet' }, facts: 'act=h1:blitz:0.2' })
    s.step('a').roll('goForIt', 1)
    expect(s.answers()).toEqual(['keep', 'reroll sure-feet'])
    s.reroll('sure-feet')
    s.roll('goForIt', 2)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['a', 'standing'])
    const block = scene('H1 A1 .\nH2 . .', { players: { H1: '+sure-feet' }, facts: 'act=h1:blitz:0.2' })
    block.block('A1')
    block.roll('goForIt', 1).reroll('sure-feet')
    block.roll('goForIt', 2).roll('block', 3, 3).push('f12')
    block.stay()
  })

  rule('[bugman 557] if his coach wants to, and for nothing else', () => {
    const s = scene('H1 a . A1\nH2 . . .', { players: { H1: '+sure-feet' }, facts: 'act=h1:move:0.2' })
    s.step('a').roll('goForIt', 1).keep()
    s.roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
    const dodge = scene('x H1 A1\nH2 . .', { players: { H1: '+sure-feet' } })
    dodge.activate('H1', 'move').step('x').roll('dodge', 1)
    expect(dodge.waits()).toBe('dice armour')
    dodge.roll('armour', 1, 1)
  })

  rule('[bugman 558] [crp 132] a second failure of the turn stands, except with a team re-roll', () => {
    for (const counters of [0, 1]) {
      const s = scene('H1 a b . A1\nH2 . . . .', {
        players: { H1: '+sure-feet' },
        facts: `act=h1:move:0.2 rr=${counters}/0`,
      })
      s.step('a').roll('goForIt', 1).reroll('sure-feet')
      s.roll('goForIt', 2).step('b').roll('goForIt', 1)
      if (counters) {
        expect(s.answers()).toEqual(['keep', 'reroll team'])
        s.keep()
      }
      s.roll('armour', 1, 1)
      expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
    }
  })
})
