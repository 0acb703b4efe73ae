// The coaches' decisions before a match, put to the league's own procedure. Neighbours: src/before/preparation.ts; the league tests its
// rules.
import { editionNamed, engineFor, seededRoller } from '@double-skulls/engine'
import { preMatch, sensibleCoach, stockTeam, type Terms, termsOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { teamsOf } from '../../src/before/pairing.ts'
import {
  equipped,
  hired,
  noWish,
  type Preparation,
  preparationOf,
  returned,
  taken,
  type Wish,
  without,
} from '../../src/before/preparation.ts'

const termsNamed = (edition: string, part: string): Terms => {
  const found = termsOf(edition).find(({ id }) => id.includes(part))
  if (!found) throw new Error(`no terms ${part}`)
  return found
}

interface Scene {
  readonly edition?: string
  readonly terms?: string
  readonly home?: Wish
  /** null: a bot. */
  readonly away?: Wish | null
}

const sit = ({ edition = 'bb2020', terms = '1300000', home = noWish, away = null }: Scene): Preparation => {
  const money = termsNamed(edition, terms)
  const bot = sensibleCoach(seededRoller(1))
  return preparationOf({
    start: () => preMatch(stockTeam(edition, 'human', money), stockTeam(edition, 'orc', money), { friendly: true }),
    wishes: { home, away },
    chooseForBot: bot.choose,
    throwDice: (dice, place) => dice.map(() => place + 1),
  })
}

const helper = (what: string) => ({ what, kind: 'helper' as const })
const mercenary = (what: string) => ({ what, kind: 'mercenary' as const })
const articleOf = (preparation: Preparation, what: string) =>
  preparation.shops.home?.articles.find((one) => one.what === what)
const names = (preparation: Preparation, side: 'home' | 'away'): readonly string[] =>
  preparation.result.accounts[side].bought.map(({ what }) => what)

describe('before an exhibition', () => {
  it('asks the coach first, and shows nothing of a bot that has not decided yet', () => {
    const preparation = sit({})
    expect([preparation.side, preparation.ask?.about?.topic]).toEqual(['home', 'inducement'])
    expect(preparation.shops.home?.pettyCash).toBeGreaterThanOrEqual(300_000)
    expect([preparation.shops.away, preparation.ready.away]).toEqual([null, false])
  })

  it('buys, counts and gives back', () => {
    const left = sit({}).shops.home?.pettyCash ?? 0
    const two = hired(hired(noWish, helper('bribes')), helper('bribes'))
    const preparation = sit({ home: two })
    expect(preparation.shops.home?.pettyCash).toBe(left - 200_000)
    expect(articleOf(preparation, 'bribes')).toMatchObject({ had: 2, most: 3 })
    expect(taken(two, 'bribes')).toBe(2)
    const one = returned(two, 'bribes')
    expect(sit({ home: one }).shops.home?.pettyCash).toBe(left - 100_000)
    expect(sit({ home: returned(one, 'bribes') }).shops.home?.pettyCash).toBe(left)
  })

  it('lets the bot choose for itself once the coach is done, and the match can start', () => {
    const preparation = sit({ home: { ...hired(noWish, helper('bribes')), done: true } })
    expect([preparation.side, preparation.ready.away]).toEqual([null, true])
    expect(names(preparation, 'home')).toEqual(['bribes'])
    expect(names(preparation, 'away').length).toBeGreaterThan(0)
    const edition = editionNamed('bb2020')
    if (!edition) throw new Error('no bb2020')
    const match = engineFor(edition).start(preparation.result.setup)
    expect(match.squads.home.resources.bribe).toBe(1)
    expect(preparation.result.foretold.map(({ why, dice }) => [why, dice])).toEqual([
      ['fans', [1]],
      ['fans', [2]],
      ['weather', [3, 3]],
    ])
  })

  it('asks the friend after you, and keeps his wishes when you change yours', () => {
    const mine = { ...hired(noWish, helper('weather-mage')), done: true }
    const first = sit({ home: mine, away: noWish })
    expect([first.side, first.shops.away === null]).toEqual(['away', false])
    const his = { ...hired(noWish, helper('bribes')), done: true }
    expect(names(sit({ home: mine, away: his }), 'away')).toEqual(['bribes'])
    const again = sit({ home: { ...mine, done: false }, away: his })
    expect([again.side, again.ready.away]).toEqual(['home', false])
    expect(names(sit({ home: mine, away: his }), 'away')).toEqual(['bribes'])
  })

  it('asks for the options of a mercenary, for the right one of several', () => {
    const one = hired(noWish, mercenary('mercenary Human Lineman'))
    const asked = sit({ home: one })
    expect([asked.ask?.about?.topic, asked.hire]).toEqual(['mercenarySkill', 0])
    const blocking = equipped(one, asked.hire, 'block')
    const preparation = sit({ home: blocking })
    expect(preparation.ask?.about?.topic).toBe('inducement')
    expect(preparation.result.setup.home.players.at(-1)).toMatchObject({ engaged: 'mercenary' })
    expect(preparation.result.setup.home.players.at(-1)?.skills).toContain('block')
    const second = sit({ home: hired(blocking, mercenary('mercenary Human Lineman')) })
    expect(second.hire).toBe(1)
  })

  it('asks for a skill that becomes affordable only after something else was given back', () => {
    const wish = ['bribes', 'part-time-assistant-coaches'].reduce((now, what) => hired(now, helper(what)), noWish)
    const all = hired(wish, mercenary('mercenary Human Lineman'))
    const medium = { terms: '1200000' }
    expect(sit({ ...medium, home: all }).hire).toBe(-1)
    const freed = sit({ ...medium, home: returned(all, 'bribes') })
    expect([freed.ask?.about?.topic, freed.hire]).toEqual(['mercenarySkill', 1])
  })

  it('waits for the coach to confirm when nothing more can be bought', () => {
    const poor = { terms: '1100000' }
    const all = sit(poor).shops.home?.pettyCash ?? 0
    // Nothing costs less than twenty thousand.
    const wish = hired(noWish, helper('bribes'))
    const preparation = sit({ ...poor, home: wish })
    expect([all, preparation.side, preparation.ask]).toEqual([105_000, 'home', null])
    expect([preparation.shops.home?.pettyCash, preparation.shops.home?.account.spent]).toEqual([5_000, 100_000])
    expect(articleOf(preparation, 'bribes')).toMatchObject({ had: 1, not: '95,000 short' })
    expect(preparation.shops.home?.articles.filter(({ not }) => not === '')).toEqual([])
    expect(sit({ ...poor, home: { ...wish, done: true } }).side).toBeNull()
  })

  it('lists the purchases that are not possible under other options', () => {
    const dear = hired(noWish, { what: 'star griff-oberwald', kind: 'star' })
    expect(sit({ home: dear }).dropped.home).toEqual([])
    const preparation = sit({ home: dear, terms: '1100000' })
    expect(preparation.dropped.home).toEqual(['star griff-oberwald'])
    expect(without(dear, preparation.dropped.home).hires).toEqual([])
  })
})

describe('before a match of a league', () => {
  it('moves gold, and goes back to that question', () => {
    const start = sit({ edition: 'crp', terms: 'coffers-300000' })
    expect([start.side, start.ask?.about?.topic]).toEqual(['home', 'pettyCash'])
    const { key } = sit({ edition: 'crp', terms: 'coffers-300000' })
    const moving = { ...noWish, said: { [key]: '200000' } }
    const preparation = sit({ edition: 'crp', terms: 'coffers-300000', home: moving })
    expect(preparation.ask?.about?.topic).toBe('inducement')
    expect(preparation.result.accounts.home.moved).toBe(200_000)
    expect(preparation.shops.home?.pettyCash).toBeGreaterThanOrEqual(200_000)
  })

  it('founds a squad by the rules of the saved team it meets', () => {
    const wanted = { edition: 'bb2020', home: 'team x', away: 'orc', opponent: 'rookie' } as const
    const draft = stockTeam('bb2020', 'human', { budget: 1_200_000, exhibition: true })
    expect(teamsOf(wanted, { kept: { home: draft, away: null } }, undefined).away).toMatchObject({
      ...{ exhibition: true, budget: 1_200_000, roster: 'orc' },
    })
    const member = stockTeam('bb2020', 'human', { budget: 1_000_000, exhibition: false })
    expect(teamsOf(wanted, { kept: { home: member, away: null } }, undefined).away.exhibition).toBeUndefined()
  })
})

describe('between teams of different ratings', () => {
  const [plain, rich] = [termsNamed('third', 'founded'), termsNamed('third', 'coffers-300000')]
  /** Weather, two handicaps (54 and 62, each about an own player), then anything. */
  const script = [
    [3, 4],
    [5, 4],
    [6, 2],
  ]
  const between = (home: Wish): Preparation =>
    preparationOf({
      start: () => preMatch(stockTeam('third', 'human', plain), stockTeam('third', 'orc', rich), { friendly: true }),
      wishes: { home, away: null },
      chooseForBot: sensibleCoach(seededRoller(1)).choose,
      throwDice: (dice, place) => script[place] ?? dice.map(() => 2),
    })

  it('shows what the weaker side rolled, and asks about each handicap by itself', () => {
    const first = between(noWish)
    expect(first.result.options.handicaps?.home).toMatchObject({ rolled: ['stiletto', 'knuckledusters'], awards: 1 })
    expect([first.side, first.ask?.about?.topic]).toEqual(['home', 'handicapPlayer'])
    const [one, other] = first.ask?.options ?? []
    const second = between({ ...noWish, said: { [first.key]: one } })
    expect(second.ask?.about?.topic).toBe('handicapPlayer')
    expect(second.key).not.toBe(first.key)
    const settled = between({ ...noWish, said: { [first.key]: one, [second.key]: other } })
    expect(settled.ask?.about?.topic).not.toBe('handicapPlayer')
    const { players } = settled.result.setup.home
    const withSkill = (skill: string): readonly boolean[] =>
      players.slice(0, 2).map(({ skills }) => skills?.includes(skill) === true)
    expect(withSkill('razor-sharp-claws')).toEqual([true, false])
    expect(withSkill('mighty-blow')).toEqual([false, true])
  })

  it('counts the gate', () => {
    expect(between(noWish).result.options.gate).toBeGreaterThan(0)
  })
})
