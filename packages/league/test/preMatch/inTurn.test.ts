// Before a match of the Second Season: journeymen, petty cash, prayers, and matches without a league. Neighbours:
// src/preMatch/.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { availablePlayers, BadTeam, preMatch, run, type Team, teamValue } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { teamOf } from '../team/teams.ts'
import { prepared, type Told, wares, withTreasury } from './support.ts'

/** 550,000 and that many re-rolls of 50,000. */
const worth = (rerolls: number, treasury = 0, linemen = 11): Team =>
  withTreasury(teamOf({ edition: 'bb2020', squad: [['Human Lineman', linemen]], staff: { rerolls } }), treasury)

const missing = (team: Team, count: number): Team => ({
  ...team,
  players: team.players.map((player, i) => (i < count ? { ...player, missesNextGame: true } : player)),
})

const starts = ({ setup }: Told) => {
  const edition = editionNamed('bb2020')
  if (!edition) throw new Error('no bb2020')
  return engineFor(edition).start(setup)
}

describe('before a match of the Second Season', () => {
  it('the fans come first, then the weather, journeymen, inducements and prayers', () => {
    const undead = withTreasury(
      teamOf({ edition: 'bb2020', roster: 'shambling-undead', squad: [['Skeleton Lineman', 10]] }),
      0,
    )
    const { steps, foretold, setup } = prepared(worth(6), undead, {}, { secretObjectives: { reward: 10_000 } })
    expect(steps).toEqual([
      ...['roll fans', 'roll fans', 'roll weather', 'roll secret objective', 'roll secret objective'],
      ...['away journeyman', 'away inducement'],
    ])
    expect(foretold.map(({ why }) => why)).toEqual(['fans', 'fans', 'weather'])
    expect(setup.away.prayers).toBe(8)
  })

  it('draws secret objectives only where the league plays with them', () => {
    const { options } = prepared(worth(0), worth(0), {}, { secretObjectives: { reward: 10_000 } })
    expect(options.objectives).toEqual({ home: 'two-casualties', away: 'two-casualties' })
    expect(prepared(worth(0), worth(0)).options.objectives).toBeUndefined()
  })

  it('[bb2020 23] journeymen fill a team up to eleven who can play', () => {
    const { guests, setup } = prepared(missing(worth(0), 3), worth(0))
    expect(guests.home.map(({ kind }) => kind)).toEqual(['journeyman', 'journeyman', 'journeyman'])
    expect(setup.home.players).toHaveLength(11)
    expect(guests.away).toEqual([])
  })

  it('[bb2020 24] a journeyman is one of the linemen of whom the list allows a dozen or sixteen', () => {
    const nurgle = withTreasury(teamOf({ edition: 'bb2020', roster: 'nurgle', squad: [['Pestigor', 4]] }), 0)
    const { guests } = prepared(nurgle, missing(worth(0), 1))
    expect(guests.home.map(({ position }) => position)).toEqual(Array.from({ length: 7 }, () => 'Rotter Lineman'))
    expect(guests.away.map(({ position }) => position)).toEqual(['Human Lineman'])
  })

  it('[bb2020 25] a journeyman has Loner (4+)', () => {
    const { setup } = prepared(missing(worth(0), 1), worth(0))
    expect(setup.home.players.at(-1)).toMatchObject({ engaged: 'journeyman', skills: ['loner-4'] })
  })

  it('[bb2020 26] journeymen may bring a team over sixteen', () => {
    const sixteen = missing(worth(0, 0, 16), 7)
    const { guests, teams, setup } = prepared(sixteen, worth(0))
    expect(guests.home).toHaveLength(2)
    expect(teams.home.players.length + guests.home.length).toBe(18)
    expect(setup.home.players).toHaveLength(11)
    // A journeyman does not get the number of a player who misses the match.
    const worn = [...teams.home.players, ...guests.home].map(({ number }) => number)
    expect(new Set(worn).size).toBe(18)
  })

  it('[bb2020 27] journeymen count for the value in this match, unless linemen come for nothing', () => {
    expect(prepared(missing(worth(0), 3), worth(0)).accounts.home.teamValue).toBe(550_000)
    const snotlings = withTreasury(
      teamOf({
        ...{ edition: 'bb2020', roster: 'snotling' },
        squad: [
          ['Snotling Lineman', 8],
          ['Trained Troll', 2],
        ],
      }),
      0,
    )
    const { accounts, guests } = prepared(snotlings, worth(0))
    expect(guests.home).toHaveLength(1)
    expect(accounts.home.teamValue).toBe(230_000)
  })

  it('[bb2020 28] journeymen come before anything is hired', () => {
    const short = missing(worth(0), 1)
    const { guests, steps } = prepared(worth(6), short, { away: ['star griff-oberwald'] })
    expect(guests.away.map(({ kind }) => kind)).toEqual(['journeyman', 'star'])
    expect(steps.at(-1)).toBe('away inducement')
  })

  it('[bb2020 29] the side of the higher value spends first, out of its treasury', () => {
    const { steps, accounts, teams } = prepared(worth(0), worth(2, 120_000), { away: ['bribes'] })
    const shopping = steps.filter((step) => step.includes('inducement'))
    expect(shopping[0]).toBe('away inducement')
    expect(shopping.at(-1)).toBe('home inducement')
    expect(accounts.away).toMatchObject({ granted: 0, spent: 100_000, fromTreasury: 100_000, lost: 0 })
    expect(teams.away.treasury).toBe(20_000)
  })

  it('[bb2020 30] the other side has the gap and what was spent as petty cash', () => {
    const { accounts, setup } = prepared(worth(2, 100_000), worth(0), {
      home: ['bribes'],
      away: ['hireling-sports-wizard', 'bloodweiser-kegs'],
    })
    expect(accounts.away).toMatchObject({ granted: 200_000, spent: 200_000, fromTreasury: 0 })
    expect(setup.away.inducements).toEqual(['hireling-sports-wizard', 'bloodweiser-kegs'])
    expect(setup.home.inducements).toEqual(['bribes'])
  })

  it('[bb2020 31] the weaker side may not use its treasury, except as first printed', () => {
    const errata = prepared(worth(1), worth(0, 500_000))
    expect(errata.accounts.away.granted).toBe(50_000)
    expect(wares(errata, 'away')).not.toContain('bribes')
    const print = prepared(
      worth(1, 100_000),
      worth(0, 500_000),
      { home: ['bribes'], away: ['bribes'] },
      { treasuryForBoth: true },
    )
    expect(print.accounts.away).toMatchObject({ granted: 50_000, spent: 100_000, fromTreasury: 50_000 })
    expect(print.teams.away.treasury).toBe(450_000)
    const level = prepared(worth(1, 100_000), worth(1), { home: ['bribes'] }, { treasuryForBoth: true })
    expect(level.teams.home.treasury).toBe(0)
  })

  it('[bb2020 32] petty cash that is left is lost', () => {
    const { accounts, teams } = prepared(worth(3), worth(0, 10_000), { away: ['weather-mage'] })
    expect(accounts.away).toMatchObject({ granted: 150_000, spent: 30_000, lost: 120_000 })
    expect(teams.away.treasury).toBe(10_000)
  })

  it('[bb2020 33] teams of equal value have no petty cash and leave their treasuries alone', () => {
    const { steps, teams } = prepared(worth(1, 500_000), worth(1, 500_000))
    expect(steps).toEqual(['roll fans', 'roll fans', 'roll weather'])
    expect(teams.home.treasury).toBe(500_000)
  })

  it('[bb2020 34] [bb2020 35] inducements count when the underdog is found: one prayer for each full 50,000', () => {
    expect(prepared(worth(3), worth(0)).setup.away.prayers).toBe(3)
    const bought = prepared(worth(3), worth(0), { away: ['weather-mage'] })
    expect(bought.setup.away.prayers).toBe(2)
    expect(prepared(worth(3), worth(0), { away: ['bribes', 'bloodweiser-kegs'] }).setup.away.prayers).toBeUndefined()
    // A side that spends its treasury gives the other side prayers, unless that one spends as much.
    expect(prepared(worth(1, 100_000), worth(0), { home: ['bribes'] }).setup.away.prayers).toBe(3)
    expect(starts(bought).squads.away.resources.prayer).toBe(2)
  })

  it('[bb2020 39] [bb2020 40] a team for single matches has neither journeymen nor prayers before the match', () => {
    const single = (rerolls: number): Team =>
      teamOf({ edition: 'bb2020', exhibition: true, squad: [['Human Lineman', 11]], staff: { rerolls } })
    const { steps, setup, accounts, teams } = prepared(single(8), single(0), { away: ['star griff-oberwald'] })
    expect(setup.options).toEqual({ exhibition: true })
    expect(setup.home.prayers).toBeUndefined()
    expect(setup.away.prayers).toBeUndefined()
    expect(steps).not.toContain('home journeyman')
    // The rest of the draft pays for inducements.
    expect(accounts.home.lost).toBe(1_100_000 - 550_000 - 400_000)
    expect(accounts.away).toMatchObject({ spent: 280_000, lost: 270_000 })
    expect(teams.away.history).toEqual([])
    const ten = { ...single(0), players: single(0).players.slice(1) }
    expect(() => run(() => preMatch(ten, single(0)), [])).toThrow(/home\.players: 10 can play.*bring 11/)
    expect(() => run(() => preMatch(worth(0), single(0)), [])).toThrow(BadTeam)
  })

  it('[bb2020 696] a side bet leaves the treasury, and its stake is passed on to the post-match sequence', () => {
    const { accounts, teams, options, offered } = prepared(worth(2, 60_000), worth(0, 250_000), {
      home: ['50000'],
      away: ['100000'],
    })
    expect(accounts.home).toMatchObject({ stake: 50_000, spent: 0, fromTreasury: 50_000 })
    expect(teams.home.treasury).toBe(10_000)
    expect(teams.away.treasury).toBe(150_000)
    expect(options.sideBets).toEqual({ home: 50_000, away: 100_000 })
    const bets = offered.filter(({ about }) => about?.topic === 'sideBet')
    expect(bets[0].options).toEqual(['0', '10000', '20000', '30000', '40000', '50000', '60000'])
    expect(bets[1].options.at(-1)).toBe('100000')
    // The stake is money spent: it raises the other side's petty cash.
    expect(accounts.away.granted).toBe(150_000)
    expect(prepared(worth(2, 60_000), worth(0), {}, { friendly: true }).steps).not.toContain('home sideBet')
  })

  it('changes neither team and never makes a value of nothing', () => {
    const home = worth(2, 60_000)
    const told = JSON.stringify(home)
    const { teams } = prepared(home, worth(0), { home: ['50000'] })
    expect(JSON.stringify(home)).toBe(told)
    expect(teamValue(teams.home)).toBe(teamValue(home))
    expect(availablePlayers(teams.home)).toHaveLength(11)
  })
})
