// Freebooters before a match: cards, stars made for the day, healers; bids, places, retainers. Neighbours:
// src/gameDay/freebootersForHire.ts; bids.test.ts has the bids.
import {
  benchwarmers,
  bookOf,
  campaignOf,
  cardsElsewhere,
  checkTeam,
  firstTeam,
  type MatchOptions,
  preMatch,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { afterGame, optionsOf } from '../fullCampaign/games.ts'
import { campaignTeam, careerOf, linesOf, withApothecaryOf, withCareer, withGold } from '../fullCampaign/teams.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { askOf, heard, seasoned } from './days.ts'

const CARDS: MatchOptions = { match: ['starCards'], phases: ['freebooters'], freebooters: { cards: 1 } }
const full = { ...withGold(campaignTeam([['Lineman', 16]], 'elf', 'Ann'), 20_000), history: [{ what: 'match', at: 0 }] }
const away = seasoned('Bob', 10_000, 0, 'orc')

const before = (script: Script, options: MatchOptions = CARDS, home: Team = full) =>
  scripted(() => preMatch(home, away, options), script)

/** The first card of the deck is turned up. */
const LUARN = 'Luarn Proudbrow'
const deckAt = (name: string, options = CARDS): number => {
  const { steps } = before({}, options)
  const draw = steps.find((step) => step.kind === 'roll' && step.why === 'a star card')
  return draw?.kind === 'roll' ? (draw.means ?? []).indexOf(name) + 1 : 0
}

const hired = (bid: string, home: Team = full) =>
  before(
    {
      'a star card': [deckAt(LUARN)],
      [`home a bid for ${LUARN}`]: bid,
      ...(home === full ? { 'whose place': 'p5' } : {}),
    },
    CARDS,
    home,
  )

describe('Freebooters', () => {
  it('[second 258] are star cards that are turned up, for bids from the Treasury of at least their price', () => {
    const offer = hired('4500')
    expect(askOf(offer, `home a bid for ${LUARN}`).sums).toEqual({ least: 3000, most: 20_000 })
    expect(askOf(offer, `away a bid for ${LUARN}`).sums).toEqual({ least: 3000, most: 10_000 })
    const { home } = offer.result.teams
    expect(home.treasury).toBe(15_500)
    expect(campaignOf(home).book.at(-1)).toMatchObject({ for: 'freebooter', amount: -4500, whom: 'p17' })
    expect(careerOf(home.players.at(-1)).bid).toBe(4500)
    expect(linesOf(home)).toEqual([])
  })

  it('[second 258] take the place of one of the First Team, who watches from the bench', () => {
    const { home } = hired('4500').result.teams
    expect(benchwarmers(home).map(({ id }) => id)).toEqual(['p5'])
    expect(firstTeam(home)).toHaveLength(16)
    const names = hired('4500').result.setup.home.players.map(({ name }) => name)
    expect([names.includes(LUARN), names.includes('Lineman 5'), names.length]).toEqual([true, false, 16])
  })

  it('[second 258] take the place of a Kicker, where they would be the third', () => {
    const kickers = campaignTeam([
      ['Lineman', 11],
      ['Kicker', 2],
    ])
    const home = { ...withGold(kickers, 20_000), history: full.history }
    const DOLFAR = 'Dolfar Longstride'
    const KICKED: MatchOptions = { ...CARDS, match: ['starCards', 'kickers'] }
    const offer = before(
      { 'a star card': [deckAt(DOLFAR, KICKED)], [`home a bid for ${DOLFAR}`]: '3500', 'whose place': 'p13' },
      KICKED,
      home,
    )
    expect(askOf(offer, 'whose place').options).toEqual(['p12', 'p13'])
    expect(benchwarmers(offer.result.teams.home).map(({ id }) => id)).toEqual(['p13'])
    expect(linesOf(offer.result.teams.home)).toEqual([])
  })

  it('[second 258] take a free place if there is one', () => {
    const offer = hired('3000', seasoned('Few', 9000))
    expect(heard(offer).some((words) => words.includes('whose place'))).toBe(false)
    expect(offer.result.setup.home.players).toHaveLength(15)
  })

  it('[second 258] stay for a fifth of what was bid', () => {
    const { teams } = hired('4500').result
    const told = afterGame({ home: teams.home, away: teams.away, script: { 'a retainer of 900': 'retain' } })
    expect(optionsOf(told, 'retainer')).toEqual(['retain', 'letGo'])
    expect(campaignOf(told.result.home).book).toContainEqual({ at: 2, for: 'retainer', amount: -900, whom: 'p17' })
    expect(checkTeam(told.result.home)).toEqual([])
    const left = afterGame({ home: teams.home, away: teams.away, script: { 'a retainer of 900': 'letGo' } }).result.home
    expect(left.players.some(({ name }) => name === LUARN)).toBe(false)
  })

  it('[second 258] are not on offer while somebody has them, or once they are dead', () => {
    const elsewhere = { ...CARDS, freebooters: { cards: 1, elsewhere: ['luarn-proudbrow'] } }
    expect(deckAt(LUARN)).toBeGreaterThan(0)
    expect(deckAt(LUARN, elsewhere)).toBe(0)
    const { home } = hired('4500').result.teams
    const again = scripted(() => preMatch(home, away, CARDS))
    expect(again.steps.find((step) => step.kind === 'roll')).toMatchObject({
      means: expect.not.arrayContaining([LUARN]),
    })
  })

  it('[second 258] are each in the deck of one match of the day', () => {
    const { home } = hired('4500').result.teams
    const all = bookOf(home).edition.stars.map(({ id }) => id)
    const decks = [0, 1, 2].map((place) => {
      const elsewhere = cardsElsewhere([home, away], place, 3)
      return all.filter((id) => !elsewhere.includes(id))
    })
    expect(decks.flat().sort()).toEqual(all.filter((id) => id !== 'luarn-proudbrow').sort())
    const dead = {
      ...home,
      players: full.players,
      former: home.players.slice(-1).map((one) => ({ ...one, departure: 'dead' as const })),
    }
    expect(cardsElsewhere([dead])).toEqual(['luarn-proudbrow'])
  })

  it('[second 323] are a phase that a league may leave out', () => {
    expect(heard(before({}, { ...CARDS, phases: ['tricks'] }))).toEqual([])
  })

  it('[second 258] join no Undead', () => {
    const bones = withGold(campaignTeam([['Skeleton', 16]], 'undead', 'Bones'), 9000)
    const offer = before({}, CARDS, { ...bones, history: [{ what: 'match', at: 0 }] })
    expect(heard(offer).filter((words) => words.startsWith('home a bid'))).toEqual([])
  })
})

describe('Freebooters made for the day', () => {
  const MADE: MatchOptions = { ...CARDS, freebooters: { cards: 0, generated: 1 } }

  it('[second 321] are stars by the tables, and cost what such a star costs', () => {
    const offer = before(
      {
        'league the race of a Freebooter': [1],
        'league the position': [4, 5],
        'league Star Player Points': [1],
        'league a Star Player Point': ['MA', 'positionTable'],
        'home a bid for Freebooter 1, Elf Thrower': '5000',
        'whose place': 'p1',
      },
      MADE,
    )
    expect(askOf(offer, 'home a bid').sums?.least).toBe(4000)
    const star = offer.result.teams.home.players.at(-1)
    expect(star).toMatchObject({ name: 'Freebooter 1', position: 'Thrower', kind: 'hired' })
    expect(careerOf(star)).toMatchObject({ rank: 'star', starPoints: 3, bid: 5000 })
    expect(star?.advances.length).toBeGreaterThan(1)
    expect(linesOf(offer.result.teams.home)).toEqual([])
  })

  it('[second 321] may be Apothecaries: four Healing Points more in the next Healing Phase', () => {
    const HEALER: MatchOptions = { ...CARDS, freebooters: { cards: 0, apothecaries: 1 } }
    const offer = before({ 'home a bid for an Apothecary': '1200' }, HEALER)
    const { teams } = offer.result
    expect([teams.home.treasury, campaignOf(teams.home).visitingPoints]).toEqual([18_800, 4])
    const hurt = withCareer(teams.home, 0, {
      ailments: [{ what: 'broken-leg', misses: 3, lasting: true, saves: true }],
      bench: true,
    })
    const laidUp = {
      ...hurt,
      players: hurt.players.map((one, i) => (i === 0 ? { ...one, missesNextGame: true } : one)),
    }
    const told = afterGame({ home: laidUp, away: teams.away, script: { 'with 4 Healing Points': 'mend p1 1' } })
    expect(careerOf(told.result.home.players[0]).ailments[0].misses).toBe(1)
    expect(campaignOf(told.result.home).visitingPoints).toBeUndefined()
    expect(heard(told).some((words) => words.includes('with 3 Healing Points'))).toBe(true)
    // One visitor is enough: the other coach may have the second.
    const two = before(
      { 'home a bid for an Apothecary': ['1200', '1300'], 'away a bid for an Apothecary': ['1000', '1000'] },
      { ...HEALER, freebooters: { cards: 0, apothecaries: 2 } },
    ).result.teams
    expect([two.home.treasury, two.away.treasury]).toEqual([18_800, 9000])
    // Beside a healer of his own.
    const own = afterGame({ home: withApothecaryOf(laidUp), away: teams.away })
    expect(heard(own).some((words) => words.includes('with 8 Healing Points'))).toBe(true)
  })
})
