// Magic items before the match: who looks for them, how many there are and what they are, what is confiscated, who gets one, and who
// sees any of it. Neighbours: using.test.ts, seen.test.ts; ../../play/secrecy.test.ts plays whole matches with secrets.
import { describe, expect, it } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { hiddenItems, itemsOf, shownItems } from '../../../src/procs/match/items.ts'
import { itemOfD66 } from '../../../src/tables/itemTables.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { type CarriedItem, itemIds } from '../../../src/vocabulary/items.ts'
import type { Side } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, plainSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['items']

const before = (home: LineUp = plainSecond()): Scene => newSecond({ home }, ...on)

/** Home looks for items, and this is the sum on the table. */
const looked = (first: number, second: number, home?: LineUp): Scene => {
  const s = before(home)
  s.home.use()
  return s.roll('itemsFound', first, second)
}

/** Away looks for none, and the coin is tossed. */
const toss = (s: Scene): Scene => {
  s.away.decline()
  return s.roll('coinToss', 1)
}

const hidden = (s: Scene, side: Side = 'home'): readonly CarriedItem[] => hiddenItems.of(s.match.squads[side])

describe('looking for magic items', () => {
  rule('[second 160] each coach says whether he looks for any, and 2D6 say how many there are', () => {
    for (const [first, second, count] of [
      [1, 1, 0],
      [3, 4, 0],
      [4, 4, 1],
      [5, 6, 1],
      [6, 6, 2],
    ] as const) {
      const s = looked(first, second)
      expect(s.happened('itemsFound')).toEqual([{ type: 'itemsFound', side: 'home', count }])
      for (let i = 0; i < count; i++) s.roll('itemType', 1, 1)
      for (let i = 0; i < count; i++) s.roll('itemSearch', 1)
      if (count > 0) expect(s.waits()).toBe('home giveItem')
      for (let i = 0; i < count; i++) s.home.choose('choose', { player: `H${i + 1}` })
      expect(s.waits()).toBe('away findItems')
      toss(s)
    }
  })

  rule('[second 160] a coach who looks for none rolls for none', () => {
    const s = before()
    expect(s.waits()).toBe('home findItems')
    s.home.decline()
    expect(s.waits()).toBe('away findItems')
    toss(s)
    expect(hidden(s)).toEqual([])
  })

  rule('[second 160] a D66 says what each is: three results of six belong to each item', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const rolled = faces.flatMap((tens) => faces.map((units) => itemOfD66(tens, units)))
    expect(rolled).toEqual(itemIds.flatMap((id) => [id, id, id]))
    expect([itemOfD66(4, 3), itemOfD66(4, 4), itemOfD66(6, 6)]).toEqual([
      'luckyRabbitsFoot',
      'bracersOfSmashing',
      'ringOfInvulnerability',
    ])
  })

  rule(
    '[second 160] the coach gives each to a player of his, and nobody gets two of the same while others have none',
    () => {
      const s = looked(6, 6).roll('itemType', 5, 1).roll('itemType', 5, 2).roll('itemSearch', 1).roll('itemSearch', 5)
      expect(s.question()).toMatchObject({ kind: 'giveItem', subject: 'bootsOfSpeed' })
      expect(s.home.answers()).toHaveLength(11)
      s.home.choose('choose', { player: 'H4' })
      expect(s.home.answers()).not.toContain('choose H4')
      s.home.choose('choose', { player: 'H7' })
      expect(hidden(s).map(({ number }) => number)).toEqual([4, 7])
      const c = { rules: s.engine.rules, match: s.match, events: [] }
      expect(itemsOf(c, s.player('H4'))).toEqual(['bootsOfSpeed'])
      expect(itemsOf(c, s.player('H5'))).toEqual([])
      toss(s)
    },
  )

  rule('[second 462] items off: nobody looks for any, and none can be brought', () => {
    const s = newSecond({})
    expect(s.waits()).toBe('dice coinToss')
    expect(() => newSecond({ home: plainSecond(11, { secrets: { items: [] } }) })).toThrow('knows no secret "items"')
    s.roll('coinToss', 1)
  })
})

describe('the search before the match', () => {
  rule('[second 161] a D6 for each item: on a 6 it is confiscated', () => {
    const s = looked(6, 6).roll('itemType', 1, 1).roll('itemType', 6, 6)
    s.roll('itemSearch', 6)
    expect(s.happened('itemConfiscated')).toEqual([
      { type: 'itemConfiscated', side: 'home', item: 'armbandsOfBlocking', player: -1, reveals: 'home' },
    ])
    s.roll('itemSearch', 5)
    expect(s.question()).toMatchObject({ kind: 'giveItem', subject: 'ringOfInvulnerability' })
    s.home.choose('choose', { player: 'H1' })
    toss(s)
    expect(hidden(s)).toEqual([{ number: 1, item: 'ringOfInvulnerability' }])
  })

  rule(
    '[second 161] items that players have brought along are looked for too, whether or not the coach looks for more',
    () => {
      const items: readonly CarriedItem[] = [
        { number: 3, item: 'bootsOfSpeed' },
        { number: 5, item: 'glovesOfTackling' },
      ]
      const s = before(plainSecond(11, { secrets: { items } }))
      s.home.decline()
      s.roll('itemSearch', 2).roll('itemSearch', 6)
      expect(s.happened('itemConfiscated')).toMatchObject([{ item: 'glovesOfTackling', player: s.player('H5').id }])
      expect(hidden(s)).toEqual([items[0]])
      toss(s)
    },
  )

  rule('[second 169] nobody looks for a Lucky Rabbit’s Foot', () => {
    const s = looked(4, 4).roll('itemType', 4, 2)
    expect(s.waits()).toBe('home giveItem')
    s.home.choose('choose', { player: 'H1' })
    toss(s)
  })

  rule('[second 346] 9 finds one item, 46 are the Bracers, and a 3 does not find them', () => {
    const s = looked(4, 5).roll('itemType', 4, 6).roll('itemSearch', 3)
    expect(s.question().subject).toBe('bracersOfSmashing')
    s.home.choose('choose', { player: 'H9' })
    expect(hidden(s)).toEqual([{ number: 9, item: 'bracersOfSmashing' }])
    toss(s)
  })
})

describe('what others see of it', () => {
  it('[second 160] how many there are; neither what they are, nor who has one', () => {
    const s = looked(6, 6)
    const { engine, match } = s
    const whole = () => JSON.stringify(engine.view(match, 'away'))
    const seen = whole()
    expect(engine.secret(match)).toEqual({ how: 'all', of: 'home' })
    s.roll('itemType', 2, 2)
    expect(s.events.at(-1)).toMatchObject({ type: 'itemFound', item: 'helmOfDistraction', secretOf: 'home' })
    s.roll('itemType', 1, 2).roll('itemSearch', 1)
    expect(engine.secret(match)).toEqual({ how: 'all', of: 'home' })
    s.roll('itemSearch', 1)
    expect(engine.secret(match)).toEqual({ how: 'all', of: 'home' })
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('choose', { player: 'H2' })
    expect(s.events.at(-1)).toMatchObject({ type: 'itemGiven', secretOf: 'home' })
    expect(whole()).toBe(seen)
    expect(engine.view(match, 'away').squads.home.secrets).toBeUndefined()
    expect(engine.view(match, 'home').squads.home.secrets).toBeDefined()
    toss(s)
    expect(shownItems.of(match.squads.home)).toEqual([])
  })

  it('[second 160] a line-up that brings items names known ones and its own players, nobody with two of the same', () => {
    const bring = (items: unknown) => () => before(plainSecond(11, { secrets: { items } }))
    expect(bring('boots')).toThrow('home.secrets.items: must be a list')
    expect(bring([{ number: 3, item: 'bootsOfLead' }])).toThrow('knows no item "bootsOfLead"')
    expect(bring([{ number: 77, item: 'bootsOfSpeed' }])).toThrow('nobody wears the number 77')
    const boots = { number: 3, item: 'bootsOfSpeed' }
    expect(bring([boots, { ...boots }])).toThrow('give bootsOfSpeed twice to number 3')
  })
})
