// What fans are like, how many come, and what they check. Neighbours: src/procs/match/fanBase.ts, fans.ts; crowds.ts.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { newSecond } from '../../support/second.ts'
import { FANS, fansArrive, fansOf, goOn, ofRace, wildCrowd } from './crowds.ts'

const match = (race: string) => newSecond({ home: ofRace(race), away: ofRace('Dwarf') }, 'rerolls', 'fans')

describe('what fans are like', () => {
  rule('[second 342] Example 7: fans of Dark Elves roll 2, 2 and 5, which makes 3, 3 and 4, and so 2, 2 and 2', () => {
    const s = match('Dark Elf')
    expect(s.modifiers()).toEqual(['race +1'])
    s.roll('fanRoll', 2)
    expect(s.modifiers()).toEqual(['race +1'])
    s.roll('fanRoll', 2)
    expect(s.modifiers()).toEqual(['race -1'])
    s.roll('fanRoll', 5)
    expect(fansOf(s, 'home').slice(0, 3)).toEqual([2, 2, 2])
    expect(s.happened('fanTraits')).toEqual([{ type: 'fanTraits', side: 'home', chant: 2, hooliganism: 2, loyalty: 2 }])
    goOn(s)
  })

  for (const [race, dice, made] of [
    ['Dark Elf', [6, 5, 3], [4, 3, 1]],
    ['Dwarf', [3, 3, 5], [1, 2, 4]],
    ['Elf', [5, 3, 2], [4, 1, 1]],
    ['Goblin', [4, 6, 6], [2, 4, 3]],
    ['Halfling', [1, 3, 6], [1, 2, 4]],
    ['Orc', [4, 5, 3], [2, 4, 1]],
  ] as const)
    rule(`[second 110] fans of a team of race ${race} roll a die each with its modifiers`, () => {
      const s = fansArrive(match(race), ...dice, 1)
      expect(fansOf(s, 'home').slice(0, 3)).toEqual(made)
      goOn(s)
    })

  rule('[second 111, 299] a team of another race adds 1 to a roll that its coach chooses when he knows all', () => {
    for (const [option, made] of [
      ['chant', [2, 2, 1]],
      ['hooliganism', [1, 3, 1]],
      ['loyalty', [1, 2, 2]],
    ] as const) {
      const s = match('Human')
      expect(s.modifiers()).toEqual([])
      s.roll('fanRoll', 2).roll('fanRoll', 4).roll('fanRoll', 2)
      expect(s.waits()).toBe('home fanBonus')
      s.home.choose('choose', { option })
      expect(fansOf(s, 'home').slice(0, 3)).toEqual(made)
      goOn(s)
    }
  })

  rule('[second 111] a team without a race of more than half of its players is mixed', () => {
    const elves = ofRace('Elf', {})
    const players = elves.players.map((player, i) => ({ ...player, race: i < 5 ? 'Elf' : i < 10 ? 'Orc' : 'Goblin' }))
    const s = newSecond({ home: { ...elves, players }, away: ofRace('Elf') }, 'rerolls', 'fans')
    s.roll('fanRoll', 6).roll('fanRoll', 4).roll('fanRoll', 2)
    expect(s.waits()).toBe('home fanBonus')
    s.home.choose('choose', { option: 'chant' })
    expect(fansOf(s, 'home').slice(0, 3)).toEqual([4, 2, 1])
    // Six of eleven are more than half.
    const most = elves.players.map((player, i) => ({ ...player, race: i < 6 ? 'Elf' : 'Orc' }))
    const other = newSecond({ home: { ...elves, players: most }, away: ofRace('Elf') }, 'rerolls', 'fans')
    expect(other.modifiers()).toEqual(['race +2'])
    goOn(other)
    // Five of ten are not.
    const half = newSecond({ home: { ...elves, players: most.slice(1) }, away: ofRace('Elf') }, 'rerolls', 'fans')
    expect(half.modifiers()).toEqual([])
    goOn(half)
    goOn(s)
  })
})

describe('the gate', () => {
  for (const [loyalty, die, count, factor] of [
    [1, 1, 15_000, 3],
    [1, 2, 20_000, 4],
    [1, 3, 20_000, 4],
    [1, 4, 25_000, 5],
    [1, 5, 25_000, 5],
    [1, 6, 30_000, 6],
    [2, 6, 30_000, 6],
    [3, 6, 35_000, 7],
    [4, 6, 40_000, 8],
  ] as const)
    rule(
      `[second 113] D6 + Loyalty: a ${die} with Loyalty ${loyalty} brings ${count} fans, a Fan Factor of ${factor}`,
      () => {
        // Dwarfs add 2 to the die of their Loyalty.
        const face = [0, 0, 1, 3, 5][loyalty]
        const s = loyalty === 1 ? match('Orc') : match('Dwarf')
        s.roll('fanRoll', 3)
          .roll('fanRoll', 3)
          .roll('fanRoll', loyalty === 1 ? 2 : face)
        expect(fansOf(s, 'home')[2]).toBe(loyalty)
        s.roll('gate', die)
        expect(s.happened('fans')).toEqual([{ type: 'fans', side: 'home', fans: count, fanFactor: factor, fame: 0 }])
        expect(fansOf(s, 'home')[3]).toBe(factor)
        goOn(s)
      },
    )

  for (const [fame, factor] of [
    [5, 4],
    [6, 5],
    [13, 6],
    [60, 10],
    [-5, 4],
    [-6, 3],
    [-60, 2],
  ] as const)
    rule(`[second 268] a Fame of ${fame} makes a Fan Factor of 4 one of ${factor}`, () => {
      const s = newSecond({ home: { ...ofRace('Dwarf'), fame }, away: ofRace('Dwarf') }, 'rerolls', 'fans')
      s.roll('fanRoll', 3).roll('fanRoll', 3).roll('fanRoll', 1).roll('gate', 2)
      expect(fansOf(s, 'home')[3]).toBe(factor)
      goOn(s)
    })

  rule('[second 126] a team that has always the same fans rolls for the gate only', () => {
    const fanTraits = { chant: 5, hooliganism: 1, loyalty: 4 }
    const s = newSecond({ home: { ...ofRace('Human'), fanTraits }, away: ofRace('Dwarf') }, 'rerolls', 'fans')
    s.roll('gate', 6)
    expect(fansOf(s, 'home').slice(0, 4)).toEqual([5, 1, 4, 8])
    expect(s.waits()).toContain('fanRoll')
    goOn(s)
  })

  rule('[second 126] refuses fans that cannot be, and those of an edition without any', () => {
    const bad =
      (more: object, ...options: EditionOption[]) =>
      () =>
        newSecond({ home: { ...ofRace('Dwarf'), ...more }, away: ofRace('Dwarf') }, ...options)
    const fans = { chant: 1, hooliganism: 6, loyalty: 1 }
    expect(bad({ fanTraits: fans }, 'rerolls', 'fans')).toThrow(
      /home.fanTraits.hooliganism: must be a whole number from 1 to 5, not 6/,
    )
    expect(bad({ fanTraits: null }, 'rerolls', 'fans')).toThrow(/home.fanTraits.chant/)
    expect(bad({ fame: 1.5 }, 'rerolls', 'fans')).toThrow(/home.fame: must be a whole number, not 1.5/)
    expect(bad({ fame: 3 }, 'rerolls')).toThrow(/home.fame: edition second:rerolls has no such fans; leave it out/)
  })

  rule('[second 113] both gates make the gate of the match', () => {
    const s = fansArrive(match('Dwarf'), 3, 3, 3, 2)
    fansArrive(s, 3, 3, 3, 6)
    expect(s.happened('gate')).toEqual([{ type: 'gate', fans: 25_000 + 35_000 }])
    goOn(s)
  })
})

describe('a check of the fans', () => {
  const leaving = (loyalty: number, die: number) =>
    wildCrowd('H1 x . A1', FANS.replace('loyalty=2', `loyalty=${loyalty}`))
      .roll('crowd', 2, 2)
      .roll('fanCheck', die)

  rule('[second 112] passes on a D6 that does not exceed the characteristic', () => {
    expect(leaving(2, 2).explain()).toMatchObject({ base: 2, needed: 2, under: true, passed: true })
    expect(leaving(2, 3).explain().passed).toBe(false)
    expect(leaving(4, 4).explain().passed).toBe(true)
    expect(leaving(4, 5).explain().passed).toBe(false)
  })

  rule('[second 112] nobody passes for a characteristic that is used up', () => {
    expect(leaving(0, 1).explain()).toMatchObject({ base: 0, passed: false })
  })
})

describe('without the option', () => {
  rule('[second 458] nobody rolls for fans, chants or leaves: no crowd, no chanting, no gate', () => {
    const s = newSecond({}, 'rerolls')
    expect(s.waits()).toBe('dice coinToss')
    s.roll('coinToss', 1)
    expect(s.happened('fans')).toEqual([])
  })
})
