// Building a team, edition by edition: money, limits, staff, stars. Neighbours: faults.test.ts has one team for each
// kind of fault.

import {
  bookOf,
  changedSince,
  checkTeam,
  editionOf,
  foundingCost,
  listsOf,
  mayHave,
  priceNow,
  profileOf,
  starsFor,
  toLineUp,
  withSponsored,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { kindsOf, learnt, played, teamOf, with1 } from './teams.ts'

const cup = { edition: 'bugman' } as const

describe('the money', () => {
  it('[bugman 220] should be 1,300,000, of which nothing may be overspent', () => {
    const rich = teamOf({ ...cup, squad: [['Lineman', 11]], staff: { chefs: 1 }, stars: ['griff-oberwald'] })
    expect(rich.budget).toBe(1_300_000)
    expect(foundingCost(rich)).toBe(550_000 + 300_000 + 320_000)
    expect(kindsOf(rich)).toEqual([])
    const broke = teamOf({
      ...cup,
      squad: [['Lineman', 11]],
      staff: { chefs: 1, rerolls: 3 },
      stars: ['griff-oberwald'],
    })
    expect(foundingCost(broke)).toBe(1_320_000)
    expect(checkTeam(broke)).toMatchObject([{ kind: 'budget', remedy: 'save 20,000' }])
  })

  it('[bugman 226] should buy every re-roll at the price of the list', () => {
    const none = teamOf(cup)
    expect(none.staff.rerolls).toBe(0)
    expect(foundingCost(teamOf({ ...cup, staff: { rerolls: 2 } })) - foundingCost(none)).toBe(100_000)
    const dwarfs = (rerolls: number) =>
      teamOf({ ...cup, roster: 'khemri', squad: [['Skeleton', 11]], staff: { rerolls } })
    expect(foundingCost(dwarfs(2)) - foundingCost(dwarfs(0))).toBe(140_000)
  })

  it('[crp 7] should be 1,000,000 in the league, with no staff shop and no sponsor, and the rest kept', () => {
    const team = teamOf({ staff: { rerolls: 3, apothecaries: 1 }, fans: 5 })
    expect(team.budget).toBe(1_000_000)
    expect(team.treasury).toBe(1_000_000 - 550_000 - 150_000 - 50_000 - 50_000)
    expect(kindsOf(team)).toEqual([])
    for (const kind of ['henchmen', 'chefs', 'briberyAgents'] as const) {
      expect(priceNow(team, kind)).toBeNull()
      expect(kindsOf(teamOf({ staff: { [kind]: 1 } }))).toEqual(['staffUnknown'])
    }
    expect(kindsOf({ ...team, sponsored: 'p1' })).toEqual(['sponsor'])
    expect(kindsOf(team, 1_100_000)).toEqual(['budget'])
  })

  it("should be a league's own where it says so", () => {
    const team = teamOf({ budget: 1_150_000, staff: { rerolls: 8 } })
    expect(kindsOf(team, 1_150_000)).toEqual([])
    expect(checkTeam(team)).toMatchObject([{ kind: 'budget', where: 'budget' }])
  })

  it('[bugman 604] should not be kept in the event, where no points are counted either', () => {
    const team = teamOf(cup)
    expect(team.treasury).toBe(0)
    expect(kindsOf({ ...team, treasury: 10_000 })).toEqual(['treasury'])
    expect(kindsOf(with1(team, { points: 3 }))).toEqual(['points'])
    expect(kindsOf(with1(team, { niggling: 1 }))).toEqual(['injury'])
  })
})

describe('the players', () => {
  it('[bugman 221] should all come from one of the 21 team lists', () => {
    const { league, edition } = editionOf('bugman')
    expect(listsOf(league, edition)).toHaveLength(21)
    expect(kindsOf(with1(teamOf(cup), { position: 'Black Orc Blocker' }))).toEqual(['position'])
    const frogs = teamOf({ ...cup, roster: 'slann', squad: [['Lineman', 11]] })
    expect(kindsOf(frogs)).toEqual(['closedList'])
    expect(kindsOf(teamOf({ roster: 'slann', squad: [['Lineman', 11]] }))).toEqual([])
  })

  it('[bugman 222] should be 11 to 16', () => {
    const of = (count: number) => kindsOf(teamOf({ ...cup, squad: [['Lineman', count]] }))
    expect([10, 11, 16, 17].map(of)).toEqual([['tooFewPlayers'], [], [], ['tooManyPlayers']])
  })

  it('[bugman 223] should keep to the limits of their positions', () => {
    const of = (count: number) =>
      checkTeam(
        teamOf({
          ...cup,
          squad: [
            ['Lineman', 8],
            ['Blitzer', count],
          ],
        }),
      )
    expect(of(4)).toEqual([])
    expect(of(5)).toMatchObject([{ kind: 'positionLimit', where: 'players[12].position', player: 'p13' }])
  })

  it('should keep to the limit of big guys where the list has one', () => {
    const squad = (...big: readonly string[]) =>
      kindsOf(
        teamOf({
          edition: 'bb2020',
          roster: 'chaos-chosen',
          specialRule: 'Favoured of Khorne',
          squad: [['Beastman Runner Lineman', 11], ...big.map((name) => [name, 1] as const)],
        }),
      )
    expect(squad('Minotaur')).toEqual([])
    expect(squad('Minotaur', 'Chaos Ogre')).toEqual(['bigGuys'])
  })

  it('[bugman 224] should include stars at their list price, for good and each once', () => {
    const team = teamOf({ ...cup, stars: ['mighty-zug', 'griff-oberwald'] })
    expect(kindsOf(team)).toEqual([])
    expect(foundingCost(team)).toBe(550_000 + 260_000 + 320_000)
    const { players } = toLineUp(team)
    expect(players.at(-1)).toMatchObject({ name: 'Griff Oberwald', stats: { MA: 7, ST: 4, AG: 4, AV: 8 } })
    expect(players.at(-1)).not.toHaveProperty('engaged')
    expect(kindsOf(teamOf({ ...cup, stars: ['mighty-zug', 'mighty-zug'] }))).toEqual(['starTwice'])
    expect(kindsOf(with1(team, { advances: [learnt('block', 'normal', 0)] }, 11))).toEqual(['advanceSource'])
  })

  it('[bugman 225] should include only stars who play for them', () => {
    const orcs = (star: string) => kindsOf(teamOf({ ...cup, roster: 'orc', stars: [star] }))
    expect(orcs('varag-ghoul-chewer')).toEqual([])
    expect(orcs('griff-oberwald')).toEqual(['starTeam'])
  })

  it('should find a team for every star of the event', () => {
    const { league, edition } = editionOf('bugman')
    const hired = new Set(
      listsOf(league, edition).flatMap(({ id }) => starsFor(bookOf({ ...cup, roster: id }), { specialRule: '' })),
    )
    expect(edition.stars.map(({ id }) => id).filter((id) => !hired.has(id))).toEqual([])
  })

  it('should count a pair of stars once', () => {
    const ogres = (stars: readonly string[]) => teamOf({ ...cup, roster: 'ogre', squad: [['Snotling', 11]], stars })
    expect(foundingCost(ogres(['brick-far-th', 'grotty'])) - foundingCost(ogres([]))).toBe(290_000)
    expect(kindsOf(ogres(['brick-far-th', 'grotty']))).toEqual([])
    expect(kindsOf(ogres(['brick-far-th']))).toEqual(['starPartner'])
  })

  it('should let the chosen special rule open stars', () => {
    const norse = (specialRule: string) => starsFor(bookOf({ edition: 'bb2020', roster: 'norse' }), { specialRule })
    expect(norse('Favoured of Khorne')).toContain('scyla-anfingrimm')
    expect(norse('Old World Classic')).not.toContain('scyla-anfingrimm')
    expect(norse('Old World Classic')).toContain('griff-oberwald')
  })
})

describe('fans and the sponsor', () => {
  it('[bugman 227] should start at 0 and be bought up to 9, and grow beyond it by winning', () => {
    expect(teamOf(cup).fans).toBe(0)
    expect(foundingCost(teamOf({ ...cup, fans: 9 })) - foundingCost(teamOf(cup))).toBe(90_000)
    expect(kindsOf(teamOf({ ...cup, fans: 9 }))).toEqual([])
    expect(kindsOf(teamOf({ ...cup, fans: 10 }))).toEqual(['fans'])
    expect(kindsOf(played(teamOf({ ...cup, fans: 10 })))).toEqual([])
  })

  it('[bugman 228] should give one player Leader for 30,000, independent of his categories', () => {
    const plain = teamOf({
      ...cup,
      roster: 'orc',
      squad: [
        ['Lineman', 11],
        ['Troll', 1],
      ],
    })
    const team = withSponsored(plain, 'p12')
    expect(foundingCost(team) - foundingCost(plain)).toBe(30_000)
    expect(kindsOf(team)).toEqual([])
    expect(profileOf(bookOf(team), team, team.players[11]).skills).toContain('leader')
    expect(profileOf(bookOf(team), team, team.players[0]).skills).not.toContain('leader')
    expect(kindsOf(with1(team, { advances: [learnt('leader', 'double', 0)] }, 11))).not.toEqual([])
  })
})

describe('the staff', () => {
  const extra = (
    kind: 'assistantCoaches' | 'cheerleaders' | 'henchmen' | 'chefs' | 'briberyAgents' | 'apothecaries',
    roster: string,
  ) => priceNow(teamOf({ ...cup, roster, squad: [] }), kind)

  it('[bugman 230, 231] should be as many assistants and cheerleaders at 10,000 as one likes', () => {
    expect(extra('assistantCoaches', 'human')).toBe(10_000)
    expect(extra('cheerleaders', 'human')).toBe(10_000)
    expect(kindsOf(teamOf({ ...cup, staff: { assistantCoaches: 20, cheerleaders: 20 } }))).toEqual([])
  })

  it('[bugman 233] should be one Henchman for 100,000, of four lists only', () => {
    const { league, edition } = editionOf('bugman')
    const rule = league.staff.henchmen
    expect(rule).not.toBeNull()
    const open = listsOf(league, edition).filter((roster) => rule && mayHave({ league, edition, roster }, rule))
    expect(open.map(({ id }) => id)).toEqual(['khemri', 'necromantic', 'nurgle', 'undead'])
    expect(extra('henchmen', 'undead')).toBe(100_000)
    expect(kindsOf(teamOf({ ...cup, staff: { henchmen: 1 } }))).toEqual(['staffTeam'])
    const khemri = (henchmen: number) =>
      kindsOf(teamOf({ ...cup, roster: 'khemri', squad: [['Skeleton', 11]], staff: { henchmen } }))
    expect([1, 2].map(khemri)).toEqual([[], ['staffLimit']])
  })

  it('[bugman 235] should be a Chef for 100,000 with the Halflings and 300,000 elsewhere', () => {
    expect([extra('chefs', 'halfling'), extra('chefs', 'ogre')]).toEqual([100_000, 300_000])
  })

  it('[bugman 238] should be an Agent for 50,000 with the Goblins and 100,000 elsewhere', () => {
    expect([extra('briberyAgents', 'goblin'), extra('briberyAgents', 'orc')]).toEqual([50_000, 100_000])
  })

  it('[bugman 241] should be one apothecary for 50,000, but not of the four lists that cannot use him', () => {
    const { league, edition } = editionOf('bugman')
    expect(extra('apothecaries', 'human')).toBe(50_000)
    expect(kindsOf(teamOf({ ...cup, staff: { apothecaries: 2 } }))).toEqual(['staffLimit'])
    const without = listsOf(league, edition).filter(({ apothecary }) => !apothecary)
    expect(without.map(({ id }) => id)).toEqual(['khemri', 'necromantic', 'nurgle', 'undead'])
    const undead = teamOf({ ...cup, roster: 'undead', squad: [['Zombie', 11]], staff: { apothecaries: 1 } })
    expect(kindsOf(undead)).toEqual(['staffTeam'])
  })

  it('should take part in the match', () => {
    const staff = { rerolls: 2, assistantCoaches: 3, cheerleaders: 4, henchmen: 1, chefs: 1, briberyAgents: 1 } as const
    const team = teamOf({ ...cup, roster: 'undead', squad: [['Zombie', 11]], staff, fans: 6 })
    expect(toLineUp(team)).toMatchObject({
      ...{ rerolls: 2, fanFactor: 6, cheerleaders: 4, assistantCoaches: 3, apothecaries: 0, bribes: 1 },
      ...{ henchmen: 1, chefs: 1 },
    })
  })
})

describe('the roster of the event', () => {
  const handedIn = teamOf({ ...cup, staff: { rerolls: 2 } })

  it('[bugman 244] should be fixed but for skills and Fan Factor', () => {
    const grown = { ...with1(handedIn, { advances: [learnt('block', 'normal', 0)] }), fans: 3 }
    expect(changedSince(handedIn, played(grown))).toEqual([])
    const bought = { ...handedIn, staff: { ...handedIn.staff, rerolls: 3 } }
    expect(changedSince(handedIn, bought)).toMatchObject([
      { kind: 'changed', where: 'staff.rerolls', remedy: 'write 2 again' },
    ])
    const swapped = with1(handedIn, { position: 'Blitzer' }, 4)
    expect(changedSince(handedIn, swapped)).toMatchObject([{ player: 'p5' }])
    const fewer = { ...handedIn, players: handedIn.players.slice(0, 10) }
    expect(changedSince(handedIn, fewer)).toMatchObject([{ player: 'p11' }])
  })

  it('should be free to change in a league', () => {
    const team = teamOf({ staff: { rerolls: 2 } })
    expect(changedSince(team, { ...team, staff: { ...team.staff, rerolls: 3 } })).toEqual([])
  })
})
