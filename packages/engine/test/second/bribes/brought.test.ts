// What teams of a campaign bring to a match beside their players: several secret weapons, spells of earlier matches; and what is left with
// whom when it is over. Neighbours: ../../../src/crews.ts, ../../../src/procs/match/spellsBrought.ts, ../../../src/play/holdings.ts.
import { describe, expect, it } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { holdingsOf } from '../../../src/play/holdings.ts'
import { doses } from '../../../src/procs/match/potions.ts'
import { spellsOf } from '../../../src/procs/match/spells.ts'
import { weapons } from '../../../src/procs/match/weapons.ts'
import { commonSpell } from '../../../src/tables/spellTables.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { WeaponBrought } from '../../../src/vocabulary/weapons.ts'
import { type Side, sides } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, plainSecond } from '../../support/second.ts'

const CAMPAIGN: readonly EditionOption[] = ['rerolls', 'tricks', 'secretWeapons', 'spells', 'items', 'potions']

const start = (home: LineUp, on = CAMPAIGN) => engineSecond(...on).start({ home, away: plainSecond() })

const armed = (...named: readonly WeaponBrought[]): LineUp => plainSecond(11, { weapons: named })

describe('secret weapons of a campaign', () => {
  rule('[second 264] a team brings as many as it has paid for', () => {
    const match = start(armed({ id: 'chainsaws' }, { id: 'seeSaw' }, { id: 'grenades' }))
    expect(weapons.of(match.squads.home).map(({ id }) => id)).toEqual(['chainsaws', 'seeSaw', 'grenades'])
  })

  rule('[second 264] each is ruled on, and nobody operates two', () => {
    const match = start(armed({ id: 'chainsaws' }, { id: 'grenades' }))
    const jobs = ['chainsaw', 'grenadier']
    const crew = match.players.filter(({ skills }) => skills.some((id) => jobs.includes(id)))
    expect(crew).toHaveLength(3)
    for (const { skills } of crew) expect(skills.filter((id) => jobs.includes(id))).toHaveLength(1)
    const s = newSecond({ home: armed({ id: 'chainsaws' }, { id: 'seeSaw' }) }, 'rerolls', 'tricks', 'secretWeapons')
    s.roll('ruling', 1).roll('ruling', 1).roll('coinToss', 1)
  })

  it('brings one outside of campaigns, and of each kind one', () => {
    const two = armed({ id: 'chainsaws' }, { id: 'seeSaw' })
    expect(() => start(two, ['secretWeapons'])).toThrow('a team brings 1')
    expect(() => start(armed({ id: 'chainsaws' }, { id: 'chainsaws' }))).toThrow(
      'home.weapons[1].id: names "chainsaws" twice',
    )
  })

  it('refuses a player who is named for two', () => {
    const named = armed({ id: 'chainsaws', crew: { chainsaw: [3] } }, { id: 'grenades', crew: { grenadier: [3] } })
    expect(() => start(named)).toThrow('home.weapons: name number 3 for two of them')
  })
})

/** A side’s wizard brings four spells, each for one of these players; who has one already may be overloaded. */
const dealt = (s: Scene, side: Side, numbers: readonly number[]): void => {
  s.roll('spells', 1)
  for (const _ of numbers) s.roll('whichSpell', 3, 3)
  for (const number of numbers) {
    s[side].choose('choose', { player: `${side === 'home' ? 'H' : 'A'}${number}` })
    if (s.waits() === 'dice overload') s.roll('overload', 6)
  }
}

const learned = (spells: unknown): LineUp => plainSecond(11, { secrets: { spells } })

describe('spells of earlier matches', () => {
  rule('[second 257] players bring those that they have not cast', () => {
    const match = start(learned([{ number: 4, spell: 'grabbit' }]), ['spells'])
    expect(spellsOf(match, match.players[3])).toEqual(['grabbit'])
    expect(engineSecond('spells').view(match, 'away').squads.home.secrets).toBe(undefined)
  })

  rule('[second 257] the new ones come on top', () => {
    const s = newSecond({ home: learned([{ number: 1, spell: 'grabbit' }]) }, 'spells')
    dealt(s, 'home', [1, 2, 3, 4])
    expect([spellsOf(s.match, s.player('H1')).length, spellsOf(s.match, s.player('H2')).length]).toEqual([2, 1])
    expect(s.happened('spellsCome')[0]).toMatchObject({ spells: Array(4).fill(commonSpell(6)) })
    dealt(s, 'away', [1, 2, 3, 4])
    s.home.decline()
    s.away.decline()
    s.roll('coinToss', 1)
  })

  it('refuses what nobody could have learned', () => {
    expect(() => start(learned({}))).toThrow('home.secrets.spells: must be a list')
    expect(() => start(learned([{ number: 1, spell: 'abracadabra' }]))).toThrow('knows no spell "abracadabra"')
    expect(() => start(learned([{ number: 77, spell: 'grabbit' }]))).toThrow('nobody wears the number 77')
    expect(() => start(learned([]), ['items'])).toThrow('knows no secret "spells"')
  })
})

describe('what is left after a match', () => {
  /** Home has a potion, an item and a spell, and drinks the potion. */
  const played = (): Scene => {
    const secrets = { items: [{ number: 2, item: 'bootsOfSpeed' }], spells: [{ number: 3, spell: 'grabbit' }] }
    const s = newSecond({ home: plainSecond(11, { potions: { speed: 2 }, secrets }) }, 'items', 'spells', 'potions')
    expect(holdingsOf(s.match, 'home').doses).toEqual({ speed: 2 })
    s.home.decline()
    s.roll('itemSearch', 1)
    s.away.decline()
    for (const side of sides) dealt(s, side, [5, 6, 7, 8])
    s.home.decline()
    s.away.decline()
    s.roll('coinToss', 1)
    return s
  }

  rule('[second 257] items and spells stay with whoever has them', () => {
    const held = holdingsOf(played().match, 'home')
    expect(held.items).toEqual([{ number: 2, item: 'bootsOfSpeed' }])
    expect(held.spells.map(({ number }) => number)).toEqual([3, 5, 6, 7, 8])
    expect(held.spells[0].spell).toBe('grabbit')
  })

  rule('[second 275] doses that nobody has drunk stay in store', () => {
    const s = played()
    doses.put(s.match.squads.home, { speed: 1 })
    s.player('H1').spent = ['potion-speed match']
    const held = holdingsOf(s.match, 'home')
    expect([held.doses, held.drunk, held.poisoned]).toEqual([{ speed: 1 }, [{ number: 1, potion: 'speed' }], []])
  })
})
