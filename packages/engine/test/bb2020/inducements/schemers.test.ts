// Coaching staff who influence the crowd and the referee: Galandril Silverwater and Fink Da Fixer.
// Neighbours: src/inducements/schemers.ts, staff.test.ts.

import { describe, expect } from 'vitest'
import { cheerleaders, coachEjected } from '../../../src/procs/match/staff.ts'
import { kickBb2020, lineUpBb2020, nameKicker, openingBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

describe('Galandril Silverwater', () => {
  const home = lineUpBb2020(11, { inducements: ['galandril-silverwater'], cheerleaders: 1 })
  const cheers = (): Scene => {
    const s = openingBb2020(home)
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    nameKicker(s)
    return kickBb2020(s, 'h24', [5, 1], [3, 3])
  }

  rule('[bb2020 663] D3 more cheerleaders for Cheering Fans', () => {
    const s = cheers().roll('louderCheers', 5).roll('cheeringFans', 1, 4)
    expect(s.happened('rollOff').at(-1)).toMatchObject({ home: 1 + 1 + 3, away: 4 })
    s.roll('prayer', 9).roll('bounce', 5)
    expect([cheerleaders.of(s.match.squads.home), s.rerolls('home')]).toEqual([1, 0])
  })

  rule('[bb2020 663] a team without cheerleaders has one then', () => {
    const s = openingBb2020(lineUpBb2020(11, { inducements: ['galandril-silverwater'] }))
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    nameKicker(s)
    kickBb2020(s, 'h24', [5, 1], [3, 3]).roll('louderCheers', 1).roll('cheeringFans', 1, 3)
    expect(s.happened('rollOff').at(-1)).toMatchObject({ home: 1 + 1 + 1, away: 3 })
    s.roll('bounce', 5)
  })

  rule('[bb2020 663] a prayer of 15 or 16 brings a team re-roll', () => {
    for (const [face, rerolls] of [
      [14, 0],
      [15, 1],
    ] as const) {
      const s = cheers().roll('louderCheers', 6).roll('cheeringFans', 6, 1).roll('prayer', face).roll('bounce', 5)
      expect(s.rerolls('home')).toBe(rerolls)
    }
    const s = cheers().roll('louderCheers', 6).roll('cheeringFans', 6, 1).roll('prayer', 16).roll('randomPlayer', 1)
    s.home.choose('choose', { option: 'block' })
    s.roll('bounce', 5)
    expect(s.rerolls('home')).toBe(1)
  })

  rule('[bb2020 663] in an exhibition an 8 of the short list does', () => {
    const pray = (face: number) =>
      newGame({ home: { ...home, prayers: 1 }, away: lineUpBb2020(), options: { exhibition: true } })
        .roll('fans', 1)
        .roll('fans', 1)
        .roll('weather', 3, 4)
        .roll('prayer', face)
    const s = pray(8)
    s.home.choose('choose', { player: 'H1' })
    expect(pray(2).roll('coinToss', 1).rerolls('home')).toBe(0)
    s.roll('coinToss', 1)
    s.home.choose('kick')
    // It was won before the match, so it counts in the first half.
    expect([s.match.clock.half, s.rerolls('home')]).toEqual([1, 1])
  })

  rule('[bb2020 663] the opponents’ prayers bring them nothing', () => {
    const s = cheers().roll('louderCheers', 1).roll('cheeringFans', 1, 6).roll('prayer', 15).roll('bounce', 5)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 0])
  })
})

describe('Fink Da Fixer', () => {
  const caught = (facts: string): Scene => {
    const s = scene('H1 A1/', { facts, beside: 'h9@b2 a9@n25' })
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    return s.roll('armour', 2, 2)
  }

  rule('[bb2020 668] once in the match a bribe is rolled again', () => {
    const s = caught('hold=fink-da-fixer/ bribe=2/0')
    s.choose('use', { option: 'bribe' })
    s.roll('bribe', 1)
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use fix-a-bribe']])
    s.choose('use')
    s.roll('bribe', 2)
    expect([s.where('H1'), s.turnovers()]).toEqual(['f10', []])
    s.expectTurnOf('home')
    const t = caught('hold=fink-da-fixer/ bribe=2/0')
    t.choose('use', { option: 'bribe' })
    t.roll('bribe', 1)
    t.choose('use')
    t.roll('bribe', 1)
    // The second bribe fails on a 1 as usual.
    t.choose('use', { option: 'bribe' })
    t.roll('bribe', 1)
    expect([t.where('H1'), t.match.squads.home.inducements]).toEqual(['sentOff', ['fink-da-fixer']])
  })

  rule('[bb2020 668] arguing works on 5 and 6', () => {
    for (const [face, where] of [
      [4, 'sentOff'],
      [5, 'f10'],
      [6, 'f10'],
    ] as const) {
      const s = caught('hold=fink-da-fixer/')
      s.choose('use', { option: 'argue' })
      s.roll('argue', face)
      expect(s.where('H1')).toBe(where)
    }
  })

  rule('[bb2020 668] he leaves if the coach is sent off', () => {
    const s = caught('hold=fink-da-fixer/')
    s.choose('use', { option: 'argue' })
    s.roll('argue', 1)
    expect(coachEjected.of(s.match.squads.home)).toBe(true)
    expect(s.match.squads.home).toMatchObject({ inducements: [], effects: [] })
  })
})
