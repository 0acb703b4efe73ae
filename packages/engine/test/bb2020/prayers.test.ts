// Prayers to Nuffle: the roll, who is affected, how long they last, and the skills and characteristics they lend.

import { describe, expect } from 'vitest'
import type { LineUp } from '../../src/lineUp.ts'
import { activePrayers } from '../../src/procs/match/answeredPrayers.ts'
import { prayersBb2020 } from '../../src/tables/prayers.ts'
import { lineUpBb2020, needsToArgue, quietKickOffBb2020 } from '../support/bb2020.ts'
import { newGame } from '../support/game.ts'
import { restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

type Skills = { readonly [shirt: number]: readonly string[] }

/** Home prays before the match; its first D16 (or D8) is to be rolled. */
const praying = (
  home: Partial<LineUp> = {},
  homeSkills: Skills = {},
  awaySkills: Skills = {},
  exhibition = false,
): Scene =>
  newGame({
    home: lineUpBb2020(11, { prayers: 1, ...home }, homeSkills),
    away: lineUpBb2020(11, {}, awaySkills),
    options: { exhibition },
  })
    .roll('fans', 1)
    .roll('fans', 1)
    .roll('weather', 3, 4)

/** The match goes on to home's first turn, home receiving. */
const toFirstTurn = (s: Scene): Scene => {
  s.roll('coinToss', 1)
  s.home.choose('receive')
  return quietKickOffBb2020(s)
}

/** All players except those shirts have Loner. */
const lonersBut = (...shirts: number[]): Skills =>
  Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => i + 1).flatMap((n) => (shirts.includes(n) ? [] : [[n, ['loner-4']]])),
  )

const chosenFrom = (s: Scene): string[] => s.home.answers('choose')

describe('the roll', () => {
  rule('[bb2020 773] a D16 in a league, and in an exhibition a D8, which ends with the eighth', () => {
    const league = praying()
    expect(league.dice()).toEqual(['d16'])
    league.roll('prayer', 8)
    const s = praying({}, {}, {}, true)
    expect(s.dice()).toEqual(['d8'])
    s.roll('prayer', 8)
    expect(s.question()).toMatchObject({ kind: 'prayer', subject: 'blessedStatue' })
    expect(prayersBb2020).toHaveLength(16)
  })

  rule('[bb2020 772] one that is being answered is rolled again', () => {
    const s = praying({ prayers: 2 })
    s.roll('prayer', 9).roll('prayer', 9).roll('prayer', 15)
    expect(activePrayers.of(s.match.squads.home)).toEqual(['moles half', 'underScrutiny half'])
    expect(s.happened('prayed')).toMatchObject([
      { side: 'home', prayer: 'moles', player: -1 },
      { side: 'home', prayer: 'underScrutiny', player: -1 },
    ])
    toFirstTurn(s)
  })
})

describe('durations', () => {
  rule('[bb2020 772] those of a drive, of a half and of the match end when they should', () => {
    const s = praying({ prayers: 3 })
    s.roll('prayer', 12).roll('prayer', 9).roll('prayer', 10)
    toFirstTurn(s)
    expect(activePrayers.of(s.match.squads.home)).toEqual([
      'necessaryViolence drive',
      'moles half',
      'perfectPassing match',
    ])
    restOfHalf(s)
    expect(activePrayers.of(s.match.squads.home)).toEqual(['perfectPassing match'])
    expect(s.happened('prayerEnded').map((e) => ('prayer' in e ? e.prayer : ''))).toEqual([
      'necessaryViolence',
      'moles',
    ])
  })
})

describe('what other procedures and clients ask for', () => {
  rule('[bb2020 756, 772] Friends with the Ref: arguing needs a 5, and a 6 again after the drive', () => {
    const s = praying()
    s.roll('prayer', 2)
    expect([needsToArgue(s, 'home'), needsToArgue(s, 'away')]).toEqual([5, 6])
    toFirstTurn(s)
    restOfHalf(s)
    expect(needsToArgue(s, 'home')).toBe(6)
  })

  rule('[bb2020 764, 765, 766, 767] prayers for points mark the squad, and events tell when they begin and end', () => {
    for (const [face, id, lasts, points] of [
      [10, 'perfectPassing', 'match', { deed: 'completion', worth: 2 }],
      [11, 'fanInteraction', 'drive', { deed: 'crowdCasualty', worth: 2 }],
      [12, 'necessaryViolence', 'drive', { deed: 'casualty', worth: 3 }],
      [13, 'foulingFrenzy', 'drive', { deed: 'foulCasualty', worth: 2 }],
    ] as const) {
      const s = praying()
      s.roll('prayer', face)
      expect(prayersBb2020[face - 1]).toMatchObject({ id, lasts, points })
      expect(activePrayers.of(s.match.squads.home)).toEqual([`${id} ${lasts}`])
      expect(s.happened('prayed')).toMatchObject([{ side: 'home', prayer: id, player: -1 }])
      toFirstTurn(s)
      restOfHalf(s)
      expect(s.happened('prayerEnded')).toHaveLength(lasts === 'drive' ? 1 : 0)
    }
  })
})

describe('lent skills', () => {
  rule('[bb2020 757, 771] Stiletto: a drawn own player without Loner has Stab for a drive', () => {
    const s = praying({}, lonersBut(3, 7))
    s.roll('prayer', 3)
    expect(s.dice()).toEqual(['d2'])
    s.roll('randomPlayer', 2)
    expect(s.player('H7').skills).toEqual(['stab'])
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('H7').skills).toEqual([])
  })

  rule('[bb2020 759, 771] Knuckle Dusters: a chosen player has Mighty Blow for a drive', () => {
    const s = praying({}, lonersBut(3, 7))
    s.roll('prayer', 5)
    expect(chosenFrom(s)).toEqual(['choose H3', 'choose H7'])
    s.home.choose('choose', { player: 'H3' })
    expect(s.player('H3').skills).toEqual(['mighty-blow-1'])
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('H3').skills).toEqual([])
  })

  rule('[bb2020 760, 771] Bad Habits: D3 different drawn opponents get Loner (2+)', () => {
    const s = praying({}, {}, lonersBut(1, 2, 3))
    s.roll('prayer', 6).roll('prayer', 4)
    expect(s.dice()).toEqual(['d3'])
    s.roll('randomPlayer', 1)
    expect(s.dice()).toEqual(['d2'])
    s.roll('randomPlayer', 2)
    expect(['A1', 'A2', 'A3'].map((token) => s.player(token).skills)).toEqual([['loner-2'], [], ['loner-2']])
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('A1').skills).toEqual([])
  })

  rule('[bb2020 762, 771] Blessed Statue: a chosen player has Pro for the whole match', () => {
    const s = praying({}, lonersBut(5))
    s.roll('prayer', 8)
    expect(chosenFrom(s)).toEqual(['choose H5'])
    s.home.choose('choose', { player: 'H5' })
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('H5').skills).toEqual(['pro'])
  })

  rule('[bb2020 770, 771] Intensive Training: a drawn one learns a primary skill of the coach’s choice', () => {
    const s = praying({}, lonersBut(2))
    for (const p of s.match.players) Object.assign(p, { who: { ...p.who, primary: 'P' } })
    s.roll('prayer', 16).roll('randomPlayer', 1)
    expect(s.question()).toMatchObject({ kind: 'prayer', player: s.player('H2').id })
    expect(chosenFrom(s)).toContain('choose leader')
    expect(chosenFrom(s)).not.toContain('choose block')
    expect(chosenFrom(s)).not.toContain('choose claws')
    s.home.choose('choose', { option: 'accurate' })
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('H2').skills).toEqual(['accurate'])
  })

  rule('[bb2020 770] nothing he has already, nor what it excludes', () => {
    const s = praying({}, { ...lonersBut(2), 2: ['frenzy'] })
    s.roll('prayer', 16).roll('randomPlayer', 1)
    expect(chosenFrom(s)).not.toContain('choose frenzy')
    expect(chosenFrom(s)).not.toContain('choose grab')
    expect(chosenFrom(s)).toContain('choose block')
  })

  rule('[bb2020 771] where everybody is a Loner the prayer is wasted', () => {
    for (const face of [3, 4, 5, 8, 16]) {
      const s = praying({}, lonersBut())
      s.roll('prayer', face)
      expect(s.waits()).toBe('dice coinToss')
      s.roll('coinToss', 1)
      expect(s.happened('prayed')).toEqual([])
    }
  })
})

describe('lent characteristics', () => {
  rule('[bb2020 758] Iron Man: a chosen one’s armour is 1 better for the match, but 11+ at most', () => {
    const s = praying({}, lonersBut(1, 4))
    s.roll('prayer', 4)
    expect(chosenFrom(s)).toEqual(['choose H1', 'choose H4'])
    s.home.choose('choose', { player: 'H4' })
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('H4').stats.AV).toBe(10)
    const t = praying()
    Object.assign(t.player('H4'), { stats: { ...t.player('H4').stats, AV: 11 } })
    t.roll('prayer', 4)
    t.home.choose('choose', { player: 'H4' })
    expect(t.player('H4').stats.AV).toBe(11)
    t.roll('coinToss', 1)
  })

  rule('[bb2020 761] Greasy Cleats: a drawn opponent is a square slower for a drive, Loner or not', () => {
    const s = praying({}, {}, lonersBut())
    s.roll('prayer', 7)
    expect(s.dice()).toEqual(['d11'])
    s.roll('randomPlayer', 5)
    expect(s.player('A5').stats.MA).toBe(5)
    toFirstTurn(s)
    restOfHalf(s)
    expect(s.player('A5').stats.MA).toBe(6)
  })
})
