// Teams with wishes: each wish, and each pair of wishes, is paid first, for every list that may have it; an
// unaffordable wish is named with its price. Neighbours: squads.test.ts for teams without wishes.
import { editionNamed, type Roster } from '@double-skulls/engine'
import {
  BadTeam,
  bookOf,
  checkTeam,
  editionOf,
  foundingCost,
  leagueRules,
  listsOf,
  mayHave,
  staffKinds,
  starIn,
  suggestTeam,
  type Team,
  type Wishes,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'

/** One of each wish that a team of the list may have. */
const wishesFor = (edition: string, roster: Roster): readonly Wishes[] => {
  const book = bookOf({ edition, roster: roster.id })
  const { staff, fans, sponsorship } = book.league
  const allowed = (['apothecaries', 'henchmen', 'chefs', 'briberyAgents'] as const).filter((kind) => {
    const rule = staff[kind]
    return rule !== null && mayHave(book, rule)
  })
  return [
    { staff: { rerolls: 3 } },
    { staff: { assistantCoaches: 1 } },
    { staff: { cheerleaders: 1 } },
    ...allowed.map((kind) => ({ staff: { [kind]: 1 } })),
    { fans: fans.mostAtStart },
    ...(sponsorship ? [{ sponsor: 1 }] : []),
  ]
}

/** The price of the cheapest eleven players of a list. */
const eleven = ({ positions }: Roster): number =>
  positions
    .flatMap(({ cost, max }) => new Array<number>(max).fill(cost))
    .sort((a, b) => a - b)
    .slice(0, 11)
    .reduce((sum, cost) => sum + cost, 0)

const both = (one: Wishes, other: Wishes): Wishes => ({ ...one, ...other, staff: { ...one.staff, ...other.staff } })

const granted = (team: Team, { staff = {}, fans = team.fans, sponsor, players, stars = [] }: Wishes): void => {
  expect(team.staff).toMatchObject(staff)
  expect(team.fans).toBe(fans)
  if (sponsor !== undefined) expect(team.players.find(({ id }) => id === team.sponsored)?.number).toBe(sponsor)
  const hired = team.players.filter(({ kind }) => kind === 'hired').map(({ position }) => position)
  if (players) expect(hired).toEqual(players)
  expect(team.players.filter(({ kind }) => kind === 'star').map(({ position }) => position)).toEqual(stars)
}

const faultOf = (make: () => Team): BadTeam => {
  try {
    make()
  } catch (error) {
    if (error instanceof BadTeam) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** Editions in which teams spend the rest of their money on staff. */
const withStaff = leagueRules.filter(({ staff }) => staff.rerolls !== null)

describe.each(withStaff.map(({ edition }) => [edition]))('wishes in %s', (id) => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  const { league } = editionOf(id)
  const lists = listsOf(league, edition)
  const suggest = (roster: Roster, wishes: Wishes): Team =>
    suggestTeam({ edition: id, roster: roster.id, name: 'Any' }, wishes)
  const grants = (roster: Roster, wishes: Wishes): void => {
    const team = suggest(roster, wishes)
    expect(checkTeam(team), `${roster.id} ${JSON.stringify(wishes)}`).toEqual([])
    granted(team, wishes)
  }

  /** The price of a wish by the price list. */
  const priceOf = (
    { id: list, rerollCost }: Roster,
    { staff = {}, fans = league.fans.free, sponsor }: Wishes,
  ): number => {
    const ofStaff = staffKinds.map((kind) => {
      const rule = league.staff[kind]
      const each = rule?.bargain?.lists.includes(list) ? rule.bargain.cost : rule?.cost
      return (staff[kind] ?? 0) * (each === 'list' ? rerollCost : (each ?? 0))
    })
    const shirt = sponsor === undefined ? 0 : (league.sponsorship?.cost ?? 0)
    return ofStaff.reduce((sum, price) => sum + price, shirt) + (fans - league.fans.free) * league.fans.cost
  }

  it('should grant every single wish to every list that may have it', () => {
    for (const roster of lists) {
      const wishes = wishesFor(id, roster)
      expect(wishes.some(({ staff }) => staff?.apothecaries)).toBe(roster.apothecary)
      for (const wish of wishes) grants(roster, wish)
    }
  })

  it('should grant any two wishes together', () => {
    for (const roster of lists) {
      const wishes = wishesFor(id, roster)
      for (const [i, one] of wishes.entries())
        for (const other of wishes.slice(i + 1))
          if (eleven(roster) + priceOf(roster, one) + priceOf(roster, other) <= league.budget)
            grants(roster, both(one, other))
          else
            expect(() => suggest(roster, both(one, other)), roster.id).toThrow(/are left after the cheapest 11 players/)
    }
  })

  it('should spend what a smaller wish frees, and not on what was wished for', () => {
    for (const roster of lists)
      for (const wish of [{ staff: { rerolls: 0 } }, { staff: { rerolls: 1 } }, { staff: { apothecaries: 0 } }]) {
        grants(roster, wish)
        const team = suggest(roster, wish)
        const left = team.budget - foundingCost(team)
        // A large team in a league keeps the rest in its treasury, and a team of sixteen has no room for more.
        const full = team.players.length >= (league.treasury ? 13 : 16)
        expect(left < 50_000 || full, `${roster.id} ${JSON.stringify(wish)} leaves ${left}`).toBe(true)
      }
  })

  it('should take exactly the players that are named, and buy the rest around them', () => {
    for (const roster of lists) {
      const [{ name }] = [...roster.positions].filter(({ max }) => max >= 12).sort((a, b) => a.cost - b.cost)
      const players = new Array<string>(11).fill(name)
      grants(roster, { players })
      expect(suggest(roster, { players }).staff.rerolls, roster.id).toBeGreaterThanOrEqual(3)
      const plain = { players, staff: { rerolls: 0, apothecaries: 0 }, fans: league.fans.free }
      granted(suggest(roster, plain), plain)
    }
  })

  it('should say which wish cannot be paid, what it costs, and for how many there is money', () => {
    for (const roster of lists) {
      const budget = eleven(roster) + 300_000
      const make = (): Team =>
        suggestTeam({ edition: id, roster: roster.id, name: 'Any', budget }, { staff: { rerolls: 8, cheerleaders: 1 } })
      const price = (8 * roster.rerollCost).toLocaleString('en-US')
      const fault = faultOf(make)
      expect(fault.where, roster.id).toBe('rerolls')
      expect(fault.what, roster.id).toContain(`Team re-rolls (8) would cost ${price}`)
      expect(fault.remedy, roster.id).toMatch(/there is money for [1-7], or save [\d,]+ elsewhere/)
    }
  })
})

describe('wishes', () => {
  const human = { edition: 'bugman', roster: 'human', name: 'Any' }

  it('should pay a star first and take fewer players for him', () => {
    const book = bookOf(human)
    const wishes = { stars: ['griff-oberwald', 'mighty-zug'] }
    for (const star of wishes.stars) expect(starIn(book, star)).toBeDefined()
    const team = suggestTeam(human, wishes)
    expect(checkTeam(team)).toEqual([])
    granted(team, wishes)
    expect(team.players.filter(({ position }) => position === 'Blitzer').length).toBeGreaterThanOrEqual(1)
  })

  it('should give up the least missed first: fans and substitutes before the players a list is played for', () => {
    const count = (team: Team, position: string): number =>
      team.players.filter((one) => one.position === position).length
    const rats = suggestTeam({ edition: 'bb2020', roster: 'skaven', name: 'Any' }, { staff: { rerolls: 3 } })
    expect([count(rats, 'Gutter Runner'), count(rats, 'Blitzer'), count(rats, 'Thrower')]).toEqual([4, 2, 1])
    const elves = suggestTeam({ edition: 'bb2020', roster: 'wood-elf', name: 'Any' }, { staff: { apothecaries: 1 } })
    expect([count(elves, 'Wardancer'), elves.staff.rerolls]).toEqual([2, 1])
  })

  it('should name stars, players, fans and the sponsor that cannot be paid', () => {
    const fault = (wishes: Wishes, budget = 1_300_000): string =>
      faultOf(() => suggestTeam({ ...human, budget }, wishes)).message
    expect(fault({ players: new Array<string>(11).fill('Blitzer') }, 900_000)).toBe(
      'players: they cost 990,000, and 900,000 are there; save 90,000',
    )
    expect(fault({ stars: ['griff-oberwald'] }, 700_000)).toMatch(
      /^stars: Griff Oberwald would cost 320,000, and 200,000 of 700,000 are left after the cheapest 10 players; save 120,000/,
    )
    expect(fault({ fans: 9 }, 600_000)).toBe(
      'fans: Fan Factor (9) would cost 90,000, and 50,000 of 600,000 are left after the cheapest 11 players; there is money for 5, or save 40,000 elsewhere',
    )
    expect(fault({ staff: { rerolls: 1 }, sponsor: 1 }, 610_000)).toBe(
      "sponsor: Bugman's sponsorship would cost 30,000, and 10,000 of 610,000 are left after the cheapest 11 players and what else was asked for; save 20,000 elsewhere",
    )
    expect(fault({ sponsor: 40 })).toMatch(/^sponsor: nobody wears the number 40; take one of 1, 2, 3/)
  })

  it('should leave to the check what no money can buy', () => {
    const kinds = (edition: string, roster: string, wishes: Wishes): readonly string[] =>
      checkTeam(suggestTeam({ edition, roster, name: 'Any' }, wishes)).map(({ kind }) => kind)
    expect(kinds('crp', 'undead', { staff: { apothecaries: 1 } })).toEqual(['staffTeam'])
    expect(kinds('crp', 'human', { staff: { chefs: 1 } })).toEqual(['staffUnknown'])
    expect(kinds('bb2020', 'human', { fans: 7 })).toEqual(['fans'])
    expect(kinds('bb2020', 'human', { stars: ['griff-oberwald'] })).toEqual(['starPerMatch'])
    expect(kinds('crp', 'human', { staff: { rerolls: 9 } })).toContain('staffLimit')
  })
})
