// Spells before the match: how many, which, who gets them, and what the coaches may ask. Neighbours: flyingFist.test.ts and
// reactions.test.ts cast them, src/procs/match/gettingSpells.ts, ../../play/secrecy.test.ts plays whole matches with secrets.
import { describe, expect, it } from 'vitest'
import { type HeldSpell, spells, spellsTold } from '../../../src/procs/match/spells.ts'
import { commonSpell, specialSpell, spellsAvailable } from '../../../src/tables/spellTables.ts'
import { commonSpellIds, specialSpellIds } from '../../../src/vocabulary/spells.ts'
import type { Side } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond } from '../../support/second.ts'

const start = (): Scene => newSecond({}, 'spells')

const hand = ({ match }: Scene, side: Side): readonly HeldSpell[] => spells.of(match.squads[side])
const names = (s: Scene, side: Side): string[] => hand(s, side).map(({ id }) => id)

/** Four spells by these totals, given to the players of these numbers. */
const get = (s: Scene, side: Side, totals: readonly number[], to: readonly number[] = [1, 2, 3, 4]): Scene => {
  s.roll('spells', 1)
  for (const total of totals) s.roll('whichSpell', total - Math.min(6, total - 1), Math.min(6, total - 1))
  for (const number of to) s[side].choose('choose', { player: `${side === 'home' ? 'H' : 'A'}${number}` })
  return s
}

/** Both get theirs, and nobody asks anything. */
const quietly = (): Scene => {
  const s = get(get(start(), 'home', [2, 3, 4, 5]), 'away', [8, 8, 9, 10])
  s.home.decline()
  s.away.decline()
  return s
}

describe('getting spells', () => {
  it('[second 137] the tables: four to six spells by a D6, and which by 2D6 or a D6', () => {
    expect([1, 2, 3, 4, 5, 6].map(spellsAvailable)).toEqual([4, 4, 5, 5, 6, 6])
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(commonSpell)).toEqual([...commonSpellIds])
    expect([2, 5, 9, 11].map(commonSpell)).toEqual(['bombBlast', 'grabbit', 'cloudJump', 'flyingFist'])
    expect([1, 2, 3, 4, 5, 6].map(specialSpell)).toEqual([...specialSpellIds])
    expect([1, 6].map(specialSpell)).toEqual(['deathbringer', 'oldFaithful'])
  })

  rule(
    '[second 345] a 3 gives five spells; 11, 5, 5, 9 and 4 are Flying Fist, Grabbit twice, Cloud Jump and Quagmire, for five players',
    () => {
      const s = start()
      s.roll('spells', 3)
      for (const [one, other] of [
        [5, 6],
        [2, 3],
        [1, 4],
        [4, 5],
        [2, 2],
      ])
        s.roll('whichSpell', one, other)
      expect(names(s, 'home')).toEqual(['flyingFist', 'grabbit', 'grabbit', 'cloudJump', 'quagmire'])
      expect(s.question()).toMatchObject({ kind: 'giveSpell', subject: 'flyingFist', left: 5 })
      for (const player of ['H5', 'H4', 'H3', 'H2', 'H1']) s.home.choose('choose', { player })
      expect(hand(s, 'home').map(({ player }) => s.match.players[player].who.number)).toEqual([5, 4, 3, 2, 1])
      expect(s.waits()).toBe('dice spells')
      get(s, 'away', [3, 4, 5, 6])
      expect(s.waits()).toBe('home askSpells')
    },
    'second',
  )

  rule(
    '[second 138] a 12 is a special spell',
    () => {
      const s = start()
      s.roll('spells', 2).roll('whichSpell', 6, 6)
      expect([s.waits(), s.home.answers()]).toEqual(['home specialSpell', ['choose special', 'choose twoMore']])
      s.home.choose('choose', { option: 'special' })
      s.roll('specialSpell', 5)
      for (let i = 0; i < 3; i++) s.roll('whichSpell', 1, 1)
      expect(names(s, 'home')).toEqual(['meltdown', 'bombBlast', 'bombBlast', 'bombBlast'])
      s.home.choose('choose', { player: 'H1' })
      expect(s.question()).toMatchObject({ kind: 'giveSpell', left: 3 })
      for (const player of ['H2', 'H3', 'H4']) s.home.choose('choose', { player })
      get(s, 'away', [3, 4, 5, 6])
    },
    'second',
  )

  rule(
    '[second 138] or two more spells by rolls in which a 12 is rolled again, but only in these two',
    () => {
      const s = start()
      s.roll('spells', 2).roll('whichSpell', 6, 6)
      s.home.choose('choose', { option: 'twoMore' })
      s.roll('whichSpell', 6, 6).roll('whichSpell', 3, 4).roll('whichSpell', 6, 6).roll('whichSpell', 4, 4)
      s.roll('whichSpell', 6, 6)
      expect(s.waits()).toBe('home specialSpell')
      s.home.choose('choose', { option: 'special' })
      s.roll('specialSpell', 1).roll('whichSpell', 1, 1).roll('whichSpell', 1, 1)
      expect(names(s, 'home')).toEqual(['speedBurst', 'muscleBoost', 'deathbringer', 'bombBlast', 'bombBlast'])
      for (const player of ['H1', 'H2', 'H3', 'H4', 'H5']) s.home.choose('choose', { player })
      get(s, 'away', [3, 4, 5, 6])
    },
    'second',
  )

  rule(
    '[second 139] a second spell for the same player needs a 4, and so does a third',
    () => {
      const s = start()
      get(s, 'home', [2, 3, 4, 5], [7, 7])
      expect(s.waits()).toBe('dice overload')
      s.roll('overload', 4)
      s.home.choose('choose', { player: 'H7' })
      s.roll('overload', 6)
      s.home.choose('choose', { player: 'H8' })
      expect(hand(s, 'home').map(({ player }) => s.match.players[player].who.number)).toEqual([7, 7, 7, 8])
      get(s, 'away', [3, 4, 5, 6])
    },
    'second',
  )

  rule(
    '[second 139] with less he loses all he has and sits in the KO box, and gets none of those that are left',
    () => {
      const s = start()
      get(s, 'home', [2, 3, 4, 5], [7, 7])
      s.roll('overload', 3)
      expect([s.where('H7'), names(s, 'home')]).toEqual(['ko', ['quagmire', 'grabbit']])
      expect(s.home.answers()).not.toContain('choose H7')
      s.home.choose('choose', { player: 'H8' })
      s.home.choose('choose', { player: 'H9' })
      get(s, 'away', [3, 4, 5, 6])
      s.home.decline()
      s.away.decline()
      // He misses the first drive.
      openingSecond(s)
      expect(s.home.answers('pick')).not.toContain('pick H7')
    },
    'second',
  )

  rule(
    '[second 461] without the option nobody has any',
    () => {
      const s = newSecond()
      expect(s.waits()).toBe('dice coinToss')
      expect(s.engine.rules.spells.size).toBe(0)
      s.roll('coinToss', 1)
    },
    'second',
  )
})

describe('what the coaches ask', () => {
  rule(
    '[second 143] each in turn may ask how many spells each player has, or which spells there are, or nothing',
    () => {
      const s = start()
      get(s, 'home', [2, 3, 4, 5], [1, 1])
      s.roll('overload', 5)
      for (const player of ['H2', 'H3']) s.home.choose('choose', { player })
      get(s, 'away', [11, 3, 10, 3])
      expect([s.waits(), s.home.answers()]).toEqual(['home askSpells', ['choose counts', 'choose list', 'decline']])
      s.home.choose('choose', { option: 'list' })
      expect(spellsTold.of(s.match.squads.home)).toEqual({
        counts: [],
        spells: ['fearmonger', 'fearmonger', 'flyingFist', 'mindBlow'],
      })
      expect(s.waits()).toBe('away askSpells')
      s.away.choose('choose', { option: 'counts' })
      const [first, second, third] = ['H1', 'H2', 'H3'].map((token) => s.player(token).id)
      expect(spellsTold.of(s.match.squads.away)).toEqual({
        counts: [
          [first, 2],
          [second, 1],
          [third, 1],
        ],
        spells: [],
      })
      s.roll('coinToss', 1)
    },
    'second',
  )

  rule(
    '[second 143] only he who has asked learns the answer; that he has asked, and what, everybody hears',
    () => {
      const s = start()
      get(s, 'home', [2, 3, 4, 5])
      get(s, 'away', [11, 3, 10, 3])
      s.home.choose('choose', { option: 'list' })
      s.away.decline()
      expect(s.happened('spellsAsked')).toMatchObject([
        { side: 'home', what: 'list' },
        { side: 'away', what: '' },
      ])
      expect(s.happened('spellsTold')).toMatchObject([{ side: 'home', secretOf: 'home', reveals: 'away' }])
      const seen = (viewer: 'home' | 'away' | 'nobody') => s.engine.view(s.match, viewer).squads.home
      expect(spellsTold.of(seen('home')).spells).toHaveLength(4)
      expect([spellsTold.of(seen('away')).spells, spellsTold.of(seen('nobody')).spells]).toEqual([[], []])
      s.roll('coinToss', 1)
    },
    'second',
  )

  rule(
    '[second 137] who has which spells is seen by his coach alone',
    () => {
      const s = quietly()
      const seen = (viewer: 'home' | 'away' | 'nobody') => {
        const { home, away } = s.engine.view(s.match, viewer).squads
        return [spells.of(home).length, spells.of(away).length]
      }
      expect([seen('home'), seen('away'), seen('nobody')]).toEqual([
        [4, 0],
        [0, 4],
        [0, 0],
      ])
      s.roll('coinToss', 1)
    },
    'second',
  )

  rule(
    '[second 137] while one side gets its spells, the others see nothing of it, not even how many',
    () => {
      const s = start()
      const seen = () => JSON.stringify(s.engine.view(s.match, 'away'))
      const before = seen()
      s.roll('spells', 5)
      expect(seen()).toBe(before)
      for (let i = 0; i < 6; i++) s.roll('whichSpell', 1, i + 1)
      expect(seen()).toBe(before)
      s.home.choose('choose', { player: 'H1' })
      s.home.choose('choose', { player: 'H1' })
      expect(s.waits()).toBe('dice overload')
      expect(seen()).toBe(before)
      s.roll('overload', 5)
      expect(seen()).toBe(before)
      for (const player of ['H2', 'H3', 'H4', 'H5']) s.home.choose('choose', { player })
      expect(seen()).toBe(before)
      expect(s.events.every(({ secretOf }) => secretOf === 'home')).toBe(true)
      get(s, 'away', [3, 4, 5, 6])
    },
    'second',
  )
})
