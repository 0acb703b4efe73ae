// The shop as a coach sees it: wares he cannot have now stay listed with the reason; also terms and presets of single
// matches. Neighbours: wares.test.ts has the prices, src/preMatch/wares.ts, src/preMatch/terms.ts.
import { editionNamed, startingLineUp } from '@double-skulls/engine'
import {
  type Article,
  checkTeam,
  leagueRules,
  matchPresets,
  type Shop,
  stockTeam,
  termsOf,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { poor, rich, shopped } from './shop.ts'
import { prepared, type Told } from './support.ts'

const shops = ({ offered }: Told): readonly Shop[] => offered.flatMap(({ about }) => about?.shop ?? [])
const article = (shop: Shop | undefined, what: string): Article => {
  const found = shop?.articles.find((one) => one.what === what)
  if (!found) throw new Error(`no ${what} on the shelf`)
  return found
}

describe('the shelf', () => {
  it('offers what has no objection, and nothing else', () => {
    const told = shopped('bb2020', 'human', ['bribes', 'star griff-oberwald', 'mercenary Human Lineman', 'none'])
    const asked = told.offered.filter(({ about }) => about?.topic === 'inducement')
    expect(asked.length).toBe(4)
    for (const { options, about } of asked)
      expect(about?.shop?.articles.filter(({ not }) => not === '').map(({ what }) => what)).toEqual(options.slice(1))
  })

  it('counts what was taken, and says what ends it', () => {
    const shop = shops(shopped('bb2020', 'human', ['bribes', 'bribes', 'bribes', 'hireling-sports-wizard'])).at(-1)
    expect(article(shop, 'bribes')).toMatchObject({ had: 3, most: 3, cost: 100_000, not: 'no more than 3 for a match' })
    expect(article(shop, 'wandering-haemomancer').not).toBe('no more than 1 wizard for a match')
    expect(article(shop, 'weather-mage').not).toBe('')
  })

  it('keeps to two stars, and to the places of the squad', () => {
    const stars = ['star griff-oberwald', 'star mighty-zug']
    const shop = shops(shopped('crp', 'human', stars)).at(-1)
    expect(article(shop, stars[0])).toMatchObject({ had: 1, most: 1, not: 'hired already' })
    expect(article(shop, 'star morg-n-thorg').not).toBe('no more than 2 stars for a match')
    const five = ['star griff-oberwald', ...Array.from({ length: 4 }, () => ['mercenary Blitzer', 'none']).flat()]
    const last = shops(shopped('crp', 'human', five)).at(-1)
    expect(article(last, 'mercenary Catcher').not).toBe('the squad has no place left: 16 players at most')
  })

  it('says how much is missing, and counts the purse down', () => {
    const told = prepared(
      rich('crp'),
      { ...poor('crp', 'human'), staff: { ...rich('crp').staff, rerolls: 56 } },
      {
        away: ['bloodweiser-babes'],
      },
    )
    const [first, second] = shops(told)
    expect([first.pettyCash, first.treasury, first.account.granted]).toEqual([200_000, 0, 200_000])
    expect(article(first, 'halfling-master-chef').not).toBe('100,000 short')
    expect([second.pettyCash, second.account.spent]).toEqual([150_000, 50_000])
    expect(second.account.bought.map(({ name }) => name)).toEqual(['Bloodweiser Babes'])
  })
})

describe.each(leagueRules.map(({ edition }) => edition))('a match of squads from the lists, %s', (edition) => {
  const rosters = editionNamed(edition)?.rosters ?? []

  it('is played by the squads that everybody starts with', () => {
    for (const terms of termsOf(edition))
      for (const roster of rosters) {
        const team = stockTeam(edition, roster.id, terms)
        const { players, rerolls, apothecaries, cheerleaders } = startingLineUp(roster)
        const fielded = toLineUp(team)
        expect(fielded.players.map(({ position, skills, number }) => ({ position, skills, number }))).toEqual(
          players.map(({ position, skills, number }) => ({ position, skills, number })),
        )
        expect(fielded).toMatchObject({ name: roster.name, rerolls, apothecaries, cheerleaders })
        expect(checkTeam(team, { budget: terms.budget })).toEqual([])
      }
  })

  it('has money for its match where the edition sells anything', () => {
    const rules = leagueRules.find((one) => one.edition === edition)
    expect(termsOf(edition).length > 0).toBe(rules?.inducements !== null)
    for (const terms of termsOf(edition).slice(1)) {
      const told = prepared(stockTeam(edition, 'human', terms), stockTeam(edition, 'orc', terms), {
        ...(rules?.beforeMatch.includes('transfer') ? { home: ['100000'] } : {}),
      })
      const [{ pettyCash, treasury }] = shops(told)
      expect(rules?.rated ? treasury : pettyCash).toBeGreaterThanOrEqual(100_000)
    }
  })

  it('has presets that change what they say', () => {
    const presets = matchPresets(edition)
    expect(presets[0]).toMatchObject({ options: {}, decisive: false })
    expect(new Set(presets.map(({ options, decisive }) => JSON.stringify([options, decisive]))).size).toBe(
      presets.length,
    )
    const others: { readonly [edition: string]: readonly string[] } = {
      bb2020: ['cup', 'main', 'first'],
      second: ['draw', 'pick'],
    }
    expect(presets.map(({ id }) => id)).toEqual(['regular', ...(others[edition] ?? ['cup'])])
  })
})
