// Chanting and cheerleaders. Neighbours: src/procs/match/chanting.ts, cheerleadersCoin.ts; crowds.ts.
import { describe, expect } from 'vitest'
import type { MatchSetup } from '../../../src/lineUp.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { openingSecond, sceneSecond, setUpSecond } from '../../support/second.ts'
import { aloud, fansOf, goOn, ofRace } from './crowds.ts'

const lineUps = (home: object, away: object = {}): Partial<MatchSetup> => ({
  home: ofRace('Goblin', home),
  away: ofRace('Goblin', away),
})

describe('chanting', () => {
  rule('[second 114] at the start both roll 2D6 + Chant + Fan Factor, and the higher has a re-roll', () => {
    const s = aloud()
    expect([fansOf(s, 'home'), fansOf(s, 'away')]).toEqual([
      [2, 2, 2, 5, 0],
      [2, 2, 2, 5, 0],
    ])
    expect(s.modifiers()).toEqual(['chant +2', 'fanFactor +5'])
    s.roll('chant', 3, 4).roll('chant', 4, 4)
    expect(s.happened('rollOff')).toEqual([{ type: 'rollOff', why: 'chanting', home: 14, away: 15 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 1])
    s.roll('coinToss', 1)
  })

  rule('[second 114] nobody has it after a draw', () => {
    const s = aloud().roll('chant', 3, 4).roll('chant', 6, 1)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 0])
    s.roll('coinToss', 1)
  })

  /** Home has the ball one square from the end zone. */
  const before = (facts: string): Scene =>
    sceneSecond('H1* x', {
      at: 'h24',
      on: ['rerolls', 'fans'],
      facts: `act=h1:open:4.0 rr=0/0 ${facts}`,
      beside: 'h2@reserves a1@reserves',
    })

  rule('[second 343] Example 8: after the touchdown Chant 4, a Fan Factor of 5 and 2 for the lead add 11', () => {
    const s = before('chant=4/2 hooliganism=2/2 loyalty=1/2 fans=5/5')
    s.step('x')
    expect(s.modifiers()).toEqual(['chant +4', 'fanFactor +5', 'lead +2'])
    s.roll('chant', 1, 1)
    expect(s.modifiers()).toEqual(['chant +2', 'fanFactor +5'])
    s.roll('chant', 1, 4)
    expect(s.happened('rollOff')).toEqual([{ type: 'rollOff', why: 'chanting', home: 13, away: 12 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
  })

  rule('[second 114] the side that is behind, or level, adds nothing for the lead', () => {
    const s = before('chant=4/2 fans=5/5 score=0-1')
    s.step('x')
    expect(s.modifiers()).toEqual(['chant +4', 'fanFactor +5'])
    s.roll('chant', 1, 1)
    expect(s.modifiers()).toEqual(['chant +2', 'fanFactor +5'])
    s.roll('chant', 1, 1)
  })

  rule('[second 114] the re-roll is gone with the next touchdown, and another one is chanted for', () => {
    const s = setUpSecond(openingSecond(aloud().roll('chant', 6, 6).roll('chant', 1, 1)))
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
    // The drive ends as by a touchdown of the other side.
    s.home.choose('giveBall', { player: 'H1' })
    s.match.turn.touchdown = 'away'
    s.home.choose('endTurn')
    s.roll('chant', 1, 1)
    expect(s.rerolls('home')).toBe(0)
    s.roll('chant', 6, 6)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 1])
  })
})

describe('cheerleaders', () => {
  const cheering = (home: object, ...on: readonly EditionOption[]): string[] => {
    const s = aloud(lineUps(home), ...on)
    const found = s.modifiers().filter((one) => one.startsWith('cheerleaders'))
    goOn(s)
    return found
  }

  for (const [count, ability] of [
    [0, 1],
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
    [12, 7],
  ] as const)
    rule(`[second 103] ${count} of them have a Cheering Ability of ${ability}, and 2 more if they are painted`, () => {
      expect(cheering({ cheerleaders: count }, 'cheerleaders')).toEqual([`cheerleaders +${ability}`])
      const painted = { cheerleaders: count, cheerleadersPainted: true }
      expect(cheering(painted, 'cheerleaders')).toEqual([`cheerleaders +${ability + 2}`])
    })

  rule('[second 104] Cheering Ability is part of the total of a chant', () => {
    const s = aloud(lineUps({ cheerleaders: 3 }, { cheerleaders: 1 }), 'cheerleaders')
    s.roll('chant', 2, 2).roll('chant', 3, 2)
    expect(s.happened('rollOff')).toEqual([{ type: 'rollOff', why: 'chanting', home: 16, away: 15 }])
    expect(s.rerolls('home')).toBe(1)
    s.roll('coinToss', 1)
  })

  rule('[second 456] without the option Cheering Ability counts 0, even of many', () => {
    expect(cheering({ cheerleaders: 5, cheerleadersPainted: true })).toEqual([])
  })

  rule('[second 301] if the coaches disagree about them, a coin says whether they perform', () => {
    const disputed = (face: number): Scene =>
      aloud({ ...lineUps({ cheerleaders: 5 }), options: { cheerleadersDisputed: true } }, 'cheerleaders').roll(
        'cheerleaders',
        face,
      )
    const performing = disputed(1)
    expect(performing.modifiers()).toContain('cheerleaders +7')
    const barred = disputed(2)
    expect(barred.modifiers()).toEqual(['chant +2', 'fanFactor +5'])
    expect(barred.happened('cheerleaders')).toEqual([{ type: 'cheerleaders', perform: false }])
    for (const s of [performing, barred]) goOn(s)
  })
})
