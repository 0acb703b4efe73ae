// Pro, alone and with Loner, at the kick-off and in the opponent's turn; other skills in the opponent's turn.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 moves away from A1 and rolls this. */
const dodged = (face: number, facts = '', skills = '+pro'): Scene => {
  const s = scene('y x H1 A1\n. A2 . .\n. . . .\nH2 . . .', { facts, players: { H1: skills } })
  return s.activate('H1', 'move').step('x').roll('dodge', face)
}

const fallen = (s: Scene): void => {
  expect(s.waits()).toBe('dice armour')
  s.roll('armour', 1, 1)
  expect(s.turnovers()).toEqual(['knockedDown'])
}

/** A1, who has these skills, tries to intercept and fails. */
const missedInterception = (facts: string, skills: string): Scene => {
  const s = scene('H1* . A1 . H2', { facts, players: { A1: skills } })
  s.activate('H1', 'pass').throwTo('H2')
  s.away.intercept('A1')
  return s.roll('intercept', 5)
}

describe('Pro', () => {
  rule('[bugman 510] [third 233] on 4 or more he rolls again', () => {
    const s = dodged(1)
    expect(s.answers()).toEqual(['keep', 'reroll pro'])
    s.reroll('pro')
    expect([s.waits(), s.needs()]).toEqual(['dice pro', 4])
    s.roll('pro', 4).roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
    const t = dodged(1)
    t.keep()
    fallen(t)
  })

  rule('[bugman 510] a success too, and block dice as well', () => {
    const s = dodged(6)
    expect(s.answers()).toEqual(['keep', 'reroll pro'])
    s.reroll('pro')
    s.roll('pro', 6).roll('dodge', 1)
    fallen(s)
    const block = scene('H1 A1 .', { players: { H1: ':6538+pro' } })
    block.activate('H1', 'block').block('A1')
    block.roll('block', 1, 2)
    expect(block.answers()).toEqual(['keep', 'reroll pro'])
    block.reroll('pro')
    block.roll('pro', 5)
    expect(block.dice()).toEqual(['block', 'block'])
    block.roll('block', 3, 3).push('f12')
    block.stay()
  })

  rule('[bugman 510] not armour and injury rolls', () => {
    const s = dodged(1)
    s.keep()
    // One roll follows the other without a question.
    s.roll('armour', 6, 5).roll('injury', 4, 4)
    expect(s.where('H1')).toBe('ko')
  })

  rule('[bugman 510] [crp 127] once a turn', () => {
    const s = dodged(1)
    s.reroll('pro')
    s.roll('pro', 6).roll('dodge', 6)
    s.step('y')
    s.roll('dodge', 1)
    fallen(s)
  })

  rule('[bugman 510] [crp 127] a Pro roll that failed was his one for the turn', () => {
    const s = dodged(6)
    s.reroll('pro')
    s.roll('pro', 1)
    expect(s.where('H1')).toBe('x')
    s.step('y')
    s.roll('dodge', 1)
    fallen(s)
  })

  rule('[bugman 511] [third 233] on 1 to 3 the result stands, and nothing else re-rolls it', () => {
    for (const face of [1, 3]) {
      const s = dodged(1, '', '+pro+dodge')
      expect(s.answers()).toEqual(['keep', 'reroll pro', 'reroll dodge'])
      s.reroll('pro')
      s.roll('pro', face)
      fallen(s)
    }
    const t = dodged(1, 'rr=1/0')
    t.reroll('pro')
    t.roll('pro', 3).keep()
    fallen(t)
    expect(t.rerolls('home')).toBe(1)
  })

  rule('[bugman 183] what was re-rolled otherwise is closed to him', () => {
    const s = dodged(1, 'rr=1/0')
    s.reroll('team')
    s.roll('dodge', 1)
    fallen(s)
  })

  rule('[bugman 512] a team re-roll may be used on his roll', () => {
    const s = dodged(1, 'rr=2/0')
    expect(s.answers()).toEqual(['keep', 'reroll pro', 'reroll team'])
    s.reroll('pro')
    s.roll('pro', 2)
    expect(s.question()).toMatchObject({ kind: 'reroll', subject: 'pro' })
    expect(s.answers()).toEqual(['keep', 'reroll team'])
    s.reroll('team')
    s.roll('pro', 4).roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
    expect(s.rerolls('home')).toBe(1)
  })

  rule('[bugman 513] prone he can use it', () => {
    const s = scene('H1/', { players: { H1: ':2338+pro' } })
    s.activate('H1', 'move').standUp()
    s.roll('standUp', 3).reroll('pro')
    s.roll('pro', 4).roll('standUp', 4)
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bugman 513, 623] it works in the opponent’s turn, but then no team re-roll on its roll', () => {
    const s = missedInterception('rr=0/2', '+pro')
    expect(s.waits()).toBe('away reroll')
    expect(s.away.answers()).toEqual(['keep', 'reroll pro'])
    s.away.reroll('pro')
    s.roll('pro', 3)
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    const t = missedInterception('rr=0/2', '+pro')
    t.away.reroll('pro')
    t.roll('pro', 4).roll('intercept', 6)
    expect(t.holder()).toBe('A1')
    expect(t.rerolls('away')).toBe(2)
  })

  rule('[bugman 513] each side’s turn has a use of its own', () => {
    const s = scene('H1* . A1 . H2', { players: { A1: '+pro!pro' }, beside: 'h3@e12' })
    s.endTurn()
    s.activate('A1', 'move').step('g13')
    s.roll('dodge', 1)
    expect(s.answers()).toEqual(['keep', 'reroll pro'])
  })
})

describe('Pro and Loner together', () => {
  rule('[bugman 480, 512] a team re-roll of the Pro roll needs the lonely 4 as well', () => {
    const s = dodged(1, 'rr=1/0', '+loner+pro')
    s.reroll('pro')
    s.roll('pro', 2).reroll('team')
    s.roll('loner', 4).roll('pro', 5).roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bugman 480, 512] without it the Pro roll stands, and so does the first result', () => {
    const s = dodged(1, 'rr=1/0', '+loner+pro')
    s.reroll('pro')
    s.roll('pro', 2).reroll('team')
    s.roll('loner', 3)
    fallen(s)
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bugman 479] Pro itself needs no such roll; a team re-roll lost to it leaves nothing to Pro', () => {
    const s = dodged(1, '', '+loner+pro')
    s.reroll('pro')
    s.roll('pro', 4).roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
    const t = dodged(1, 'rr=1/0', '+loner+pro')
    t.reroll('team')
    t.roll('loner', 1)
    fallen(t)
  })
})

describe('Pro at the kick-off', () => {
  const kickedToPro = (): Scene => {
    const away = plainLineUp(11, { rerolls: 3 })
    const players = away.players.map((p) => (p.number === 11 ? { ...p, skills: ['pro'] } : p))
    return kick(lineUpForKick(newGame({ away: { ...away, players } })), 'h21', [4, 1], [1, 1])
  }

  rule('[bugman 25] it helps to catch the kick, and no team re-roll helps it', () => {
    const s = kickedToPro().roll('catch', 3)
    expect(s.away.answers()).toEqual(['keep', 'reroll pro'])
    s.away.reroll('pro')
    s.roll('pro', 4).roll('catch', 4)
    expect(s.holder()).toBe('A11')
    const t = kickedToPro().roll('catch', 3)
    t.away.reroll('pro')
    t.roll('pro', 3).roll('bounce', 5)
    expect(t.rerolls('away')).toBe(3)
  })

  rule('[bugman 25, 510] what he used in the turn before the kick-off is no longer counted', () => {
    const s = scene('H1* x', { at: 'h25', beside: 'a1@a1+pro!pro' })
    s.activate('H1', 'move').step('x').endAction()
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    kick(s, 'g15', [4, 1], [1, 1])
    expect(s.where('A1')).toBe('g14')
    s.roll('catch', 4)
    expect(s.away.answers()).toEqual(['keep', 'reroll pro'])
    s.away.keep()
    s.roll('bounce', 5)
  })
})

describe('skills in the opponent’s turn', () => {
  rule('[bugman 194] they answer a square that was moved, once it was moved, and not later', () => {
    const s = scene('y x H1 A1\n. . . .\n. . . .\nH2 . . .', { players: { A1: '+shadowing' } })
    s.activate('H1', 'move')
    expect(s.waits()).toBe('home activation')
    s.step('x')
    s.roll('dodge', 6)
    expect([s.waits(), s.where('H1')]).toEqual(['away useSkill', 'x'])
    s.away.decline()
    expect(s.waits()).toBe('home activation')
    s.step('y')
    expect(s.waits()).toBe('home activation')
    expect(s.where('A1')).toBe('f13')
  })

  rule('[bugman 194] or an act: the throw that lands next to him', () => {
    const s = scene('H1* . . . x A1', { players: { A1: '+diving-catch' } })
    s.activate('H1', 'pass').throwTo('x')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6)
    expect(s.waits()).toBe('away useSkill')
    s.away.decline()
    s.roll('bounce', 2)
  })
})
