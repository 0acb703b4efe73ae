// Pro and Shadowing in bb2020: one die in the own action, and the follower's own roll.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

/** H1 moves away from A1 and rolls this. */
const dodged = (face: number, facts = '', skills = '+pro'): Scene =>
  scene('y x H1 A1\n. A2 . .', { facts, players: { H1: skills } })
    .activate('H1', 'move')
    .step('x')
    .roll('dodge', face)

/** H1 of strength 5 blocks A1 and rolls this. */
const blocked = (players: Players, faces: readonly number[], facts = ''): Scene => {
  const s = scene('H9 . H1 A1 x', { facts, players })
  s.activate('H1', 'block').block('A1')
  return s.roll('block', ...faces)
}

describe('Pro', () => {
  rule('[bb2020 453] on 3 or more he rolls the die again, a success too', () => {
    const s = dodged(1)
    expect(s.answers()).toEqual(['keep', 'reroll pro'])
    s.reroll('pro')
    expect([s.waits(), s.needs()]).toEqual(['dice pro', 3])
    s.roll('pro', 3).roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
    const t = dodged(6)
    t.reroll('pro')
    t.roll('pro', 3).roll('dodge', 1).roll('armour', 1, 2)
    expect(t.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 453] from a pool his coach chooses the die', () => {
    const s = blocked({ H1: ':65349+pro' }, [1, 3])
    s.reroll('pro')
    expect([s.waits(), s.answers()]).toEqual(['home rerollDie', ['useDie attackerDown', 'useDie pushed']])
    s.useDie('attackerDown')
    s.roll('pro', 3)
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 6)
    expect(s.answers()).toEqual(['useDie defenderDown', 'useDie pushed'])
    s.useDie('pushed')
    s.push('x')
    s.stay()
  })

  rule('[bb2020 453] once in an action', () => {
    const s = dodged(6)
    s.reroll('pro')
    s.roll('pro', 3).roll('dodge', 6)
    s.step('y').roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })

  rule('[bb2020 454] not on armour and injury rolls, nor on standing up', () => {
    const s = dodged(1)
    s.keep()
    s.roll('armour', 6, 5).roll('injury', 1, 2)
    expect(s.posture('H1')).toBe('stunned')
    const t = scene('H1/', { players: { H1: ':23349+pro' } }).activate('H1', 'move')
    t.standUp()
    t.roll('standUp', 3)
    expect([t.posture('H1'), t.turnovers()]).toEqual(['prone', []])
  })

  rule('[bb2020 455] a failed attempt bars every other re-roll of that die', () => {
    const s = dodged(1, 'rr=1/0')
    expect(s.answers()).toEqual(['keep', 'reroll pro', 'reroll team'])
    s.reroll('pro')
    s.roll('pro', 2).roll('armour', 1, 2)
    expect([s.rerolls('home'), s.turnovers()]).toEqual([1, ['knockedDown']])
  })

  rule('[bb2020 455] other dice of the pool stay open to single-die skills, not to a team re-roll', () => {
    const s = blocked({ H1: ':65349+pro+brawler' }, [1, 2], 'rr=1/0')
    expect(s.answers()).toEqual(['keep', 'reroll pro', 'reroll brawler', 'reroll team'])
    s.reroll('pro')
    s.useDie('attackerDown')
    s.roll('pro', 1)
    expect(s.answers()).toEqual(['keep', 'reroll brawler'])
    s.reroll('brawler')
    s.roll('block', 3)
    expect(s.answers()).toEqual(['useDie attackerDown', 'useDie pushed'])
  })

  rule('[bb2020 456] refused outside his own action', () => {
    const s = scene('H1* . A1 . H2', { players: { H2: '+pro', A1: ':63349+pro' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6)
    s.away.intercept('A1')
    s.roll('intercept', 2)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
  })
})

describe('Shadowing', () => {
  const left = (home: string, away: string, dodge = 6): Scene =>
    scene('x H1 A1', { players: { H1: home, A1: away } })
      .activate('H1', 'move')
      .step('x')
      .roll('dodge', dodge)

  rule('[bb2020 457] his die plus his movement less the other’s must reach 6', () => {
    const s = left(':63349', ':73349+shadowing')
    expect(`${s.waits()} ${s.question().subject}`).toBe('away useSkill shadowing')
    s.away.use()
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice shadowing', 5, ['MA +7', 'MA -6']])
    s.roll('shadowing', 5)
    expect([s.where('A1'), s.waits()]).toEqual(['f11', 'home activation'])
    const t = left(':63349', ':73349+shadowing')
    t.away.use()
    t.roll('shadowing', 4)
    expect(t.where('A1')).toBe('f12')
  })

  rule('[bb2020 458] a natural 1 fails, a natural 6 works', () => {
    const s = left(':33349', ':93349+shadowing')
    s.away.use()
    expect(s.needs()).toBe(2)
    s.roll('shadowing', 1)
    expect(s.where('A1')).toBe('f12')
    const t = left(':93349', ':33349+shadowing')
    t.away.use()
    expect(t.needs()).toBe(6)
    t.roll('shadowing', 6)
    expect(t.where('A1')).toBe('f11')
  })

  rule('[bb2020 459] asked only after the dodge, which counts the zones before he follows', () => {
    const s = scene('x H1 A1', { players: { A1: '+shadowing' } })
      .activate('H1', 'move')
      .step('x')
    expect([s.waits(), s.needs()]).toEqual(['dice dodge', 3])
    s.roll('dodge', 3)
    expect(s.waits()).toBe('away useSkill')
    s.away.decline()
    expect(s.waits()).toBe('home activation')
  })

  rule('[bb2020 460] of two who could, only one follows a move', () => {
    const s = scene('x H1 A1\n. A2 .', { players: { A1: '+shadowing', A2: '+shadowing' } })
    s.activate('H1', 'move').step('x').roll('dodge', 6)
    s.away.use()
    s.roll('shadowing', 2)
    expect(s.waits()).toBe('home activation')
    const t = scene('x H1 A1\n. A2 .', { players: { A1: '+shadowing', A2: '+shadowing' } })
    t.activate('H1', 'move').step('x').roll('dodge', 6)
    t.away.decline()
    expect([t.waits(), t.question().player]).toEqual(['away useSkill', t.player('A2').id])
    t.away.decline()
  })
})
