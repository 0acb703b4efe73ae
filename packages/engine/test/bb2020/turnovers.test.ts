// Turnovers and re-rolls in bb2020. Chapter U of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('turnovers', () => {
  rule('[bb2020 366] all consequences of a turnover are resolved, then the turn is over', () => {
    const s = scene('H9 . H1* A1 .')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2)
    expect(s.turnovers()).toEqual(['knockedDown'])
    s.roll('armour', 5, 5).roll('injury', 5, 5).roll('casualty', 1)
    s.roll('armour', 5, 5).roll('injury', 4, 4).roll('bounce', 4)
    expect([s.where('A1'), s.where('H1'), s.ball()]).toEqual(['casualty', 'ko', 'ground f11'])
    s.expectTurnOf('away')
  })

  rule('[bb2020 367] a touchdown ends the turn, with players who have not acted yet', () => {
    const s = scene('H9 H1* x', { at: 'h24', facts: 'turn=home:3/2' })
    s.activate('H1', 'move').step('x')
    expect([s.turnovers(), s.score(), s.happened('turnEnded').length]).toEqual([['touchdown'], '1-0', 1])
    expect(s.waits()).toBe('home setUp')
  })
})

describe('re-rolls', () => {
  rule('[bb2020 368] no die is rolled a third time, from any source of re-rolls', () => {
    const s = scene('H9 . H1 A1\n. x . .', { facts: 'rr=2/0', players: { H1: '+dodge' } })
    s.activate('H1', 'move').step('x').roll('dodge', 2)
    expect(s.answers('reroll')).toEqual(['reroll dodge', 'reroll team'])
    s.reroll('dodge')
    s.roll('dodge', 2)
    expect([s.waits(), s.rerolls('home')]).toEqual(['dice armour', 2])
    s.roll('armour', 1, 2)
  })

  rule('[bb2020 369] several team re-rolls may be used in one turn', () => {
    const s = scene('H9 . H1 A1\n. x . .\nH2 o . .', { facts: 'rr=2/0' })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('team')
    s.roll('dodge', 6)
    s.endAction()
    s.activate('H2', 'move').step('h11').roll('pickUp', 1)
    s.reroll('team')
    s.roll('pickUp', 6)
    expect([s.rerolls('home'), s.turnovers()]).toEqual([0, []])
  })

  rule('[bb2020 370, 376] none in the opponent’s turn, nor on a roll of the other side', () => {
    const s = scene('H1* . . A1', { facts: 'rr=2/2' })
    s.activate('H1', 'pass').throwTo('f13')
    s.roll('pass', 6)
    s.keep()
    expect(s.explain().player).toBe(s.player('A1').id)
    s.roll('catch', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 7)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([2, 2])
  })

  rule('[bb2020 371] a team re-roll takes the whole pool of dice', () => {
    const s = scene('H1 A1 x', { facts: 'rr=1/0', players: { H1: ':64349' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1, 6)
    s.reroll('team')
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3)
  })

  rule('[bb2020 372] and none for a pool that a skill re-rolled in part', () => {
    const s = scene('H9 . H1 A1 x', { facts: 'rr=1/0', players: { H1: ':64349+brawler' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2, 1)
    expect(s.answers('reroll')).toEqual(['reroll brawler', 'reroll team'])
    s.reroll('brawler')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 2)
    expect(s.waits()).toBe('home blockDie')
    s.useDie('bothDown')
    s.roll('armour', 1, 2).roll('armour', 1, 2)
    expect(s.rerolls('home')).toBe(1)
  })

  rule('[bb2020 373] none on deviation, scatter, bounce or throw-in', () => {
    const wild = scene('H1* . . . . . . H2', { facts: 'rr=3/3' })
    wild.activate('H1', 'pass').throwTo('H2')
    wild.roll('pass', 2)
    wild.keep()
    wild.roll('deviation', 5, 2)
    expect(wild.waits()).toBe('dice bounce')
    wild.roll('bounce', 5)
    wild.expectTurnOf('away')
    const out = scene('H1* . . x', { at: 'a10', facts: 'rr=3/3' })
    out.activate('H1', 'pass').throwTo('x')
    out.roll('pass', 3)
    out.keep()
    out.roll('scatter', 2)
    expect(out.waits()).toBe('dice throwIn')
    out.roll('throwIn', 3, 1, 1)
    expect(out.waits()).toBe('dice bounce')
    out.roll('bounce', 7)
    out.expectTurnOf('away')
  })

  rule('[bb2020 374] none on armour, injury or casualty', () => {
    const s = scene('H9 . H1 A1', { facts: 'rr=3/3' })
    s.activate('H1', 'move').step('f11').roll('dodge', 1)
    s.keep()
    s.roll('armour', 6, 6)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 5, 5)
    expect(s.waits()).toBe('dice casualty')
    s.roll('casualty', 16)
    s.expectTurnOf('away')
  })

  rule('[bb2020 375] none on a bribe, an argument or a regeneration', () => {
    const s = scene('H1 A1/', { facts: 'rr=3/3 bribe=1/0' })
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    s.roll('armour', 1, 1)
    s.choose('use', { option: 'argue' })
    s.roll('argue', 2)
    expect(s.answers()).toEqual(['decline', 'use bribe'])
    s.choose('use', { option: 'bribe' })
    s.roll('bribe', 1)
    expect([s.where('H1'), s.rerolls('home')]).toEqual(['sentOff', 3])
    const t = scene('H9 . H1 A1', { facts: 'rr=3/3', players: { H1: '+regeneration' } })
    t.activate('H1', 'move').step('f11').roll('dodge', 1)
    t.keep()
    t.roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 16)
    expect([t.waits(), t.needs()]).toEqual(['dice regeneration', 4])
    t.roll('regeneration', 3)
    expect([t.where('H1'), t.rerolls('home')]).toEqual(['casualty', 3])
  })

  rule('[bb2020 377] the second half starts with the full number; unused ones are not added', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8 rr=2/0 rrhalf=3/2' })
    s.endTurn()
    expect([s.match.clock.half, s.rerolls('home'), s.rerolls('away')]).toEqual([2, 3, 2])
  })

  rule('[bb2020 378] extra time is played with the re-rolls left from the second half', () => {
    const s = scene('H1 . A1', { facts: 'half=2 turn=away:8/8 rr=2/0 rrhalf=3/2 overtime=yes' })
    s.endTurn()
    s.roll('coinToss', 1)
    s.home.choose('kick')
    expect([s.match.clock.half, s.rerolls('home'), s.rerolls('away')]).toEqual([3, 2, 0])
  })
})
