// The coaches' decisions before a match, put to the league's own procedure. Neighbours: src/before/desk.ts; the league tests its
// rules.
import { editionNamed, engineFor, seededRoller } from '@double-skulls/engine'
import { preMatch, sensibleCoach, stockTeam, type Terms, termsOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import {
  type Desk,
  deskOf,
  equipped,
  hired,
  noWish,
  returned,
  taken,
  type Wish,
  without,
} from '../../src/before/desk.ts'
import { teamsOf } from '../../src/before/pairing.ts'

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

const sit = ({ edition = 'bb2020', terms = '1300000', home = noWish, away = null }: Scene): Desk => {
  const money = termsNamed(edition, terms)
  const bot = sensibleCoach(seededRoller(1))
  return deskOf({
    start: () => preMatch(stockTeam(edition, 'human', money), stockTeam(edition, 'orc', money), { friendly: true }),
    wishes: { home, away },
    chooseForBot: bot.choose,
    throwDice: (dice, place) => dice.map(() => place + 1),
  })
}

const helper = (what: string) => ({ what, kind: 'helper' as const })
const mercenary = (what: string) => ({ what, kind: 'mercenary' as const })
const articleOf = (desk: Desk, what: string) => desk.shops.home?.articles.find((one) => one.what === what)
const names = (desk: Desk, side: 'home' | 'away'): readonly string[] =>
  desk.result.accounts[side].bought.map(({ what }) => what)

describe('before an exhibition', () => {
  it('asks the coach first, and shows nothing of a bot that has not decided yet', () => {
    const desk = sit({})
    expect([desk.side, desk.ask?.about?.topic]).toEqual(['home', 'inducement'])
    expect(desk.shops.home?.pettyCash).toBeGreaterThanOrEqual(300_000)
    expect([desk.shops.away, desk.ready.away]).toEqual([null, false])
  })

  it('buys, counts and gives back', () => {
    const left = sit({}).shops.home?.pettyCash ?? 0
    const two = hired(hired(noWish, helper('bribes')), helper('bribes'))
    const desk = sit({ home: two })
    expect(desk.shops.home?.pettyCash).toBe(left - 200_000)
    expect(articleOf(desk, 'bribes')).toMatchObject({ had: 2, most: 3 })
    expect(taken(two, 'bribes')).toBe(2)
    const one = returned(two, 'bribes')
    expect(sit({ home: one }).shops.home?.pettyCash).toBe(left - 100_000)
    expect(sit({ home: returned(one, 'bribes') }).shops.home?.pettyCash).toBe(left)
  })

  it('lets the bot choose for itself once the coach is done, and the match can start', () => {
    const desk = sit({ home: { ...hired(noWish, helper('bribes')), done: true } })
    expect([desk.side, desk.ready.away]).toEqual([null, true])
    expect(names(desk, 'home')).toEqual(['bribes'])
    expect(names(desk, 'away').length).toBeGreaterThan(0)
    const edition = editionNamed('bb2020')
    if (!edition) throw new Error('no bb2020')
    const match = engineFor(edition).start(desk.result.setup)
    expect(match.squads.home.resources.bribe).toBe(1)
    expect(desk.result.foretold.map(({ why, dice }) => [why, dice])).toEqual([
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
    const desk = sit({ home: blocking })
    expect(desk.ask?.about?.topic).toBe('inducement')
    expect(desk.result.setup.home.players.at(-1)).toMatchObject({ engaged: 'mercenary' })
    expect(desk.result.setup.home.players.at(-1)?.skills).toContain('block')
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
    const desk = sit({ ...poor, home: wish })
    expect([all, desk.side, desk.ask]).toEqual([105_000, 'home', null])
    expect([desk.shops.home?.pettyCash, desk.shops.home?.account.spent]).toEqual([5_000, 100_000])
    expect(articleOf(desk, 'bribes')).toMatchObject({ had: 1, not: '95,000 short' })
    expect(desk.shops.home?.articles.filter(({ not }) => not === '')).toEqual([])
    expect(sit({ ...poor, home: { ...wish, done: true } }).side).toBeNull()
  })

  it('lists the purchases that are not possible under other options', () => {
    const dear = hired(noWish, { what: 'star griff-oberwald', kind: 'star' })
    expect(sit({ home: dear }).dropped.home).toEqual([])
    const desk = sit({ home: dear, terms: '1100000' })
    expect(desk.dropped.home).toEqual(['star griff-oberwald'])
    expect(without(dear, desk.dropped.home).hires).toEqual([])
  })
})

describe('before a match of a league', () => {
  it('moves gold, and goes back to that question', () => {
    const start = sit({ edition: 'crp', terms: 'coffers-300000' })
    expect([start.side, start.ask?.about?.topic]).toEqual(['home', 'pettyCash'])
    const moving = { ...noWish, said: { pettyCash: '200000' } }
    const desk = sit({ edition: 'crp', terms: 'coffers-300000', home: moving })
    expect(desk.ask?.about?.topic).toBe('inducement')
    expect(desk.result.accounts.home.moved).toBe(200_000)
    expect(desk.shops.home?.pettyCash).toBeGreaterThanOrEqual(200_000)
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
