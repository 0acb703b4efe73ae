// Drafting in bb2020, and a team of every list. Neighbours: building.test.ts for money, limits, staff and stars.
import { editionNamed, engineFor, playMatch, randomCoach, seededRoller } from '@double-skulls/engine'
import {
  checkTeam,
  editionOf,
  engageStaff,
  foundingCost,
  leagueRules,
  listsOf,
  suggestTeam,
  teamValue,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { rookie } from '../../src/founding.ts'
import { kindsOf, learnt, played, teamOf, with1 } from './teams.ts'

describe('drafting in 2020', () => {
  const draft = { edition: 'bb2020', squad: [['Human Lineman', 11]] } as const

  it('[bb2020 433] should keep to the limits of players, re-rolls, staff and fans', () => {
    expect(teamOf(draft)).toMatchObject({ budget: 1_000_000, fans: 1, treasury: 450_000 })
    expect(kindsOf(teamOf({ ...draft, staff: { rerolls: 8 } }))).toEqual([])
    expect(kindsOf(teamOf({ ...draft, staff: { rerolls: 9 } }))).toEqual(['staffLimit'])
    expect(kindsOf(teamOf({ ...draft, staff: { assistantCoaches: 6, cheerleaders: 12 } }))).toEqual([])
    expect(kindsOf(teamOf({ ...draft, staff: { assistantCoaches: 7 } }))).toEqual(['staffLimit'])
    expect(kindsOf(teamOf({ ...draft, staff: { cheerleaders: 13 } }))).toEqual(['staffLimit'])
    expect(kindsOf(teamOf({ ...draft, staff: { apothecaries: 2 } }))).toEqual(['staffLimit'])
    expect(foundingCost(teamOf({ ...draft, fans: 6 })) - foundingCost(teamOf(draft))).toBe(50_000)
    expect([0, 1, 6, 7].map((fans) => kindsOf(teamOf({ ...draft, fans })))).toEqual([['fans'], [], [], ['fans']])
    const of = (count: number) => kindsOf(teamOf({ ...draft, squad: [['Human Lineman', count]] }))
    expect([10, 16, 17].map(of)).toEqual([['tooFewPlayers'], [], ['tooManyPlayers']])
  })

  it('[bb2020 434] should give teams for single matches more money, no fans and no treasury', () => {
    const single = teamOf({ ...draft, exhibition: true })
    expect(single).toMatchObject({ budget: 1_100_000, fans: 0, treasury: 0, exhibition: true })
    expect(checkTeam(single)).toEqual([])
    expect(foundingCost(teamOf({ ...draft, exhibition: true, fans: 1 })) - foundingCost(single)).toBe(10_000)
    const of = (budget: number) => checkTeam(teamOf({ ...draft, exhibition: true, budget })).map(({ kind }) => kind)
    expect([1_090_000, 1_300_000, 1_310_000].map(of)).toEqual([['budget'], [], ['budget']])
    expect(kindsOf({ ...single, treasury: 5_000 })).toEqual(['treasury'])
    expect(kindsOf(teamOf({ ...draft, fans: 0 }))).toEqual(['fans'])
  })

  it('[bb2020 420] should sell later re-rolls at double price and count them once in the value', () => {
    const before = played({ ...teamOf({ ...draft, staff: { rerolls: 2 } }), treasury: 200_000 })
    const after = engageStaff(before, 'rerolls', 3)
    expect(after.treasury).toBe(100_000)
    expect(teamValue(after) - teamValue(before)).toBe(50_000)
    expect(engageStaff(played(teamOf(draft)), 'cheerleaders', 1).treasury).toBe(teamOf(draft).treasury - 10_000)
  })

  it('[bb2020 436] should leave the price of linemen out of the value of low cost teams', () => {
    const team = teamOf({
      edition: 'bb2020',
      roster: 'ogre',
      squad: [
        ['Gnoblar Lineman', 10],
        ['Ogre Blocker', 2],
      ],
    })
    expect(foundingCost(team)).toBe(10 * 15_000 + 2 * 140_000)
    expect(teamValue(team)).toBe(2 * 140_000)
    const grown = with1(team, { advances: [learnt('dodge', 'chosenPrimary', 20_000, 6)], points: 6 })
    expect(teamValue(grown)).toBe(2 * 140_000 + 20_000)
  })
})

/** How many lists an edition has at least. */
const fewest = (edition: string): number => (edition === 'second' ? 14 : edition === 'third' ? 15 : 21)

describe('every team list', () => {
  for (const { edition: id } of leagueRules) {
    it(`should give a team in ${id} that may play, and play it`, () => {
      const { league, edition } = editionOf(id)
      const engine = engineFor(edition)
      const lists = listsOf(league, edition)
      expect(lists.length).toBeGreaterThanOrEqual(fewest(id))
      for (const { id: roster } of lists) {
        const team = suggestTeam({ edition: id, roster, name: 'Any' })
        expect(checkTeam(team), roster).toEqual([])
        const match = engine.start({ home: toLineUp(team), away: toLineUp(team) })
        expect(match.squads.home.roster).toBe(roster)
      }
    })
  }

  it('should play a whole match with a team that was built', () => {
    const edition = editionNamed('bugman')
    if (!edition) throw new Error('no edition')
    const roller = seededRoller(7)
    const team = (roster: string) => toLineUp(suggestTeam({ edition: 'bugman', roster, name: roster }))
    const engine = engineFor(edition)
    const match = engine.start({ home: team('orc'), away: team('wood-elf') })
    playMatch(engine, match, { coaches: { home: randomCoach(roller), away: randomCoach(roller) }, roller })
    expect(match.result).not.toBeNull()
  })

  it('should refuse a position it does not have, by name', () => {
    expect(() => rookie(teamOf(), { position: 'Wardancer' })).toThrow(
      /position: there is no hired "Wardancer" for Human; take one of Lineman/,
    )
    expect(() => teamOf({ roster: 'martian' })).toThrow(/roster: there is no roster "martian"; take one of amazon/)
    expect(() => teamOf({ edition: 'tenth' })).toThrow(
      /edition: there is no edition "tenth"; take one of bugman, crp, bb2020/,
    )
  })
})
