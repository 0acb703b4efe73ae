// Before a match of the Competition Rules: the order of steps, petty cash, the grant. Neighbours:
// src/preMatch/transfer.ts.
import { type Engine, editionNamed, engineFor, type Match, nextInput, seededRoller } from '@double-skulls/engine'
import { BadTeam, currentTeamValue, preMatch, run, withEarlyDice } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { teamOf } from '../team/teams.ts'
import { prepared, wares, withTreasury } from './support.ts'

/** 550,000 and that many re-rolls of 50,000. */
const worth = (rerolls: number, treasury = 0) => withTreasury(teamOf({ staff: { rerolls } }), treasury)

describe('before a match of the Competition Rules', () => {
  it('[crp 1] the weather comes first, then petty cash, then inducements; the gate is the match’s', () => {
    const { steps, foretold, setup } = prepared(worth(3, 50_000), worth(0, 50_000))
    expect(steps).toEqual(['roll weather', 'home pettyCash', 'away pettyCash', 'away inducement'])
    expect(foretold).toEqual([{ why: 'weather', dice: [3, 4] }])
    const edition = editionNamed('crp')
    if (!edition) throw new Error('no crp')
    const engine = engineFor(edition)
    const match = engine.start(setup)
    const coach = () => engine.legal(match)[0]
    const roller = withEarlyDice(engine, match, seededRoller(1), foretold)
    const driver = { roller, coaches: { home: coach, away: coach } }
    const rolled: unknown[] = []
    for (let i = 0; i < 3; i++) {
      const pending = engine.pending(match)
      const input = nextInput(engine, match, driver)
      rolled.push(pending.wait === 'dice' ? pending.why : pending.wait)
      if (i === 0) expect(input).toEqual({ dice: [3, 4] })
      if (input) engine.apply(match, input)
    }
    expect(rolled).toEqual(['weather', 'fans', 'fans'])
    expect(match.weather).toBe('nice')
  })

  it('dice told before the match are not used once the toss has come', () => {
    const whys = ['fans', 'coinToss', 'weather']
    const engine = { pending: () => ({ wait: 'dice', why: whys[0] }) } as unknown as Engine
    const usual = { below: () => 0, roll: () => [6] }
    const roller = withEarlyDice(engine, {} as Match, usual, [{ why: 'weather', dice: [1, 1] }])
    const rolled = whys.slice().map(() => {
      const faces = roller.roll(['d6'])
      whys.shift()
      return faces
    })
    expect(rolled).toEqual([[6], [6], [6]])
  })

  it('[crp 2] the team of the higher value moves gold first', () => {
    const first = ({ steps }: ReturnType<typeof prepared>) => steps.find((step) => step.includes('pettyCash'))
    expect(first(prepared(worth(0, 50_000), worth(2, 50_000)))).toBe('away pettyCash')
    expect(first(prepared(worth(2, 50_000), worth(0, 50_000)))).toBe('home pettyCash')
    expect(first(prepared(worth(1, 50_000), worth(1, 50_000)))).toBe('home pettyCash')
  })

  it('[crp 3] gold that was moved counts for the value of its team in this match', () => {
    const { accounts, teams, setup } = prepared(worth(2, 100_000), worth(0), {
      home: ['100000'],
      away: ['wizard', 'bloodweiser-babes'],
    })
    expect(accounts.home).toMatchObject({ teamValue: 650_000, moved: 100_000, lost: 100_000 })
    expect(accounts.away).toMatchObject({ granted: 200_000, spent: 200_000, lost: 0 })
    expect(teams.home.treasury).toBe(0)
    expect(setup.away.inducements).toEqual(['wizard', 'bloodweiser-babes'])
  })

  it('[crp 4] the weaker side is given the difference after both have moved gold, and adds its own', () => {
    const alone = prepared(worth(4), worth(0)).accounts.away
    expect(alone).toMatchObject({ granted: 200_000, moved: 0 })
    const both = prepared(worth(4), worth(0, 50_000), { away: ['50000'] }).accounts.away
    expect(both).toMatchObject({ granted: 150_000, moved: 50_000, lost: 200_000 })
    // A side that moves more than the gap becomes the stronger side.
    const { accounts: turned, steps } = prepared(worth(2), worth(0, 190_000), { away: ['190000'] })
    expect(turned.home.granted).toBe(90_000)
    expect(turned.away.granted).toBe(0)
    expect(steps.filter((step) => step.endsWith('inducement'))).toEqual(['away inducement', 'home inducement'])
  })

  it('[crp 5] nobody buys before both have moved their gold, and the gate comes after it all', () => {
    const { steps, setup, foretold } = prepared(worth(3, 200_000), worth(0, 50_000), { home: ['200000'] })
    expect(steps).toEqual(['roll weather', 'home pettyCash', 'away pettyCash', 'home inducement', 'away inducement'])
    // The fans are rolled in the match, after all purchases.
    expect(foretold.map(({ why }) => why)).toEqual(['weather'])
    const edition = editionNamed('crp')
    if (!edition) throw new Error('no crp')
    const engine = engineFor(edition)
    const match = engine.start(setup)
    engine.apply(match, { dice: [...foretold[0].dice] })
    expect(engine.pending(match)).toMatchObject({ wait: 'dice', why: 'fans' })
  })

  it('[crp 6] petty cash that is left is lost; gold that stayed in the treasury is not touched', () => {
    const { accounts, teams } = prepared(worth(3, 300_000), worth(0, 70_000), { home: ['100000', 'bloodweiser-babes'] })
    expect(accounts.home).toMatchObject({ moved: 100_000, spent: 50_000, lost: 50_000, fromTreasury: 0 })
    expect(teams.home.treasury).toBe(200_000)
    expect(teams.away.treasury).toBe(70_000)
    expect(teams.home.history.at(-1)).toEqual({
      ...{ what: 'inducements', at: 1, bought: ['bloodweiser-babes'] },
      ...{ paid: 100_000, stake: 0 },
    })
    expect(teams.away.history).toHaveLength(1)
  })

  it('[crp 7] what the event sells for good is hired match by match', () => {
    const undead = withTreasury(teamOf({ roster: 'undead', squad: [['Skeleton', 11]] }), 0)
    const told = prepared(worth(12), undead)
    expect(undead.budget).toBe(1_000_000)
    expect(wares(told, 'away')).toEqual(expect.arrayContaining(['igor', 'halfling-master-chef', 'bribes', 'wizard']))
    expect(wares(told, 'away')).not.toContain('wandering-apothecary')
    expect(undead.staff).toMatchObject({ henchmen: 0, chefs: 0, briberyAgents: 0 })
  })

  it('[crp 8] two stars at the most, of those who play for the team', () => {
    const { setup, guests, offered } = prepared(worth(20), worth(0), {
      away: ['star griff-oberwald', 'star mighty-zug'],
    })
    expect(guests.away.map(({ kind, position }) => [kind, position])).toEqual([
      ['star', 'griff-oberwald'],
      ['star', 'mighty-zug'],
    ])
    expect(setup.away.players.slice(-2).map(({ engaged, position }) => [engaged, position])).toEqual([
      ['star', 'Griff Oberwald'],
      ['star', 'Mighty Zug'],
    ])
    const later = offered.filter(({ about }) => about?.topic === 'inducement')
    expect(later[1].options).not.toContain('star griff-oberwald')
    expect(later[2].options.filter((option) => option.startsWith('star'))).toEqual([])
    expect(later[0].options).not.toContain('star varag-ghoul-chewer')
  })

  it('fills a team up to eleven with journeymen, who count for its value', () => {
    const seven = withTreasury(teamOf({ squad: [['Lineman', 7]] }), 0)
    const { guests, accounts, setup, ids } = prepared(worth(0), seven)
    expect(guests.away).toHaveLength(4)
    expect(accounts.away.teamValue).toBe(550_000)
    expect(currentTeamValue(seven)).toBe(350_000)
    expect(
      setup.away.players.slice(7).every(({ engaged, skills }) => engaged === 'journeyman' && skills.includes('loner')),
    ).toBe(true)
    expect(ids.away).toEqual([...seven.players.map(({ id }) => id), 'guest1', 'guest2', 'guest3', 'guest4'])
    expect(new Set(setup.away.players.map(({ number }) => number)).size).toBe(11)
  })

  it('asks which kind of journeyman where the list has several', () => {
    const undead = withTreasury(teamOf({ roster: 'undead', squad: [['Skeleton', 9]] }), 0)
    const { guests, steps } = prepared(undead, undead, { home: ['Zombie', 'Skeleton'] })
    expect(steps.filter((step) => step === 'home journeyman')).toHaveLength(2)
    expect(guests.home.map(({ position }) => position)).toEqual(['Zombie', 'Skeleton'])
  })

  it('changes neither team, and refuses teams of two editions', () => {
    const home = worth(3, 300_000)
    const before = JSON.stringify(home)
    prepared(home, worth(0), { home: ['100000'] })
    expect(JSON.stringify(home)).toBe(before)
    const other = teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] })
    expect(() => run(() => preMatch(home, other), [])).toThrow(BadTeam)
    expect(() => run(() => preMatch(home, other), [])).toThrow(/away\.edition: "bb2020".*take crp/)
  })
})
