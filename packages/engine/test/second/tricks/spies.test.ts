// Spies: they cancel a trick before its dice, and each other, and are as good as a team re-roll; who has none is not seen to have none.
// Neighbours: src/procs/match/spies.ts; ../../play/secrecy.test.ts plays whole matches with them.
import { describe, expect } from 'vitest'
import { spiesLeft } from '../../../src/procs/match/spies.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'
import type { DirtyTricks } from '../../../src/vocabulary/tricks.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { plotted, tossed } from './plots.ts'

const KNIFE: DirtyTricks = { assassin: { kind: 'ninja', target: 3 } }

const told = (s: Scene): string[] =>
  s.events.flatMap((event) =>
    event.type === 'spyUsed'
      ? [`${event.side} ${event.against}`]
      : event.type === 'trickCancelled' || event.type === 'trickFailed'
        ? [event.type]
        : [],
  )

describe('a spy', () => {
  rule('[second 263] cancels a trick of the other coach, before the dice', () => {
    const s = plotted({ home: KNIFE, away: { spies: 1 } })
    expect(s.waits()).toBe('away spy')
    expect(s.question()).toMatchObject({ subject: 'assassin', player: s.player('A3').id, left: 1 })
    s.away.use()
    expect(told(s)).toEqual(['away trick', 'trickCancelled'])
    expect(spiesLeft(s.match, 'away')).toBe(0)
    expect(s.where('A3')).toBe('reserves')
    tossed(s)
  })

  rule('[second 263] may be kept for later, and the trick goes on', () => {
    const s = plotted({ home: KNIFE, away: { spies: 1 } })
    s.away.decline()
    expect(spiesLeft(s.match, 'away')).toBe(1)
    s.roll('assassin', 1)
    // It is as good as a re-roll.
    s.away.keep()
    expect(told(s)).toEqual(['trickFailed'])
    tossed(s)
  })

  rule('[second 263] is cancelled by a spy in turn, again and again', () => {
    const s = plotted({ home: { ...KNIFE, spies: 2 }, away: { spies: 2 } })
    s.away.use()
    expect(s.waits()).toBe('home spy')
    s.home.use()
    expect(s.waits()).toBe('away spy')
    s.away.use()
    s.home.use()
    expect(told(s)).toEqual(['away trick', 'home spy', 'away trick', 'home spy'])
    expect([spiesLeft(s.match, 'home'), spiesLeft(s.match, 'away')]).toEqual([0, 0])
    tossed(s.roll('assassin', 2))
  })

  rule('[second 263] who does not want to cancel the other spy loses the trick', () => {
    const s = plotted({ home: { ...KNIFE, spies: 1 }, away: { spies: 1 } })
    s.away.use()
    s.home.decline()
    expect(told(s)).toEqual(['away trick', 'trickCancelled'])
    expect(spiesLeft(s.match, 'home')).toBe(1)
    tossed(s)
  })

  rule('[second 263] cancels one dose of a drug, not all', () => {
    const s = plotted({ home: { drugs: [4, 7] }, away: { spies: 1 } })
    expect(s.question()).toMatchObject({ subject: 'drug', player: s.player('A4').id })
    s.away.use()
    expect(s.waits()).toBe('dice drug')
    s.roll('drug', 3)
    expect(s.happened('trickFailed')).toHaveLength(1)
    tossed(s)
  })

  rule('[second 263] has a roll made again, once a coach, however many spies there are', () => {
    const s = plotted({ home: { ...KNIFE, spies: 3 } }).roll('assassin', 2)
    expect(s.waits()).toBe('home reroll')
    s.home.reroll('spy')
    expect(s.happened('spent')).toEqual([{ type: 'spent', side: 'home', what: 'spy', player: -1, reveals: 'home' }])
    s.roll('assassin', 1)
    expect(spiesLeft(s.match, 'home')).toBe(2)
    expect(s.happened('trickFailed')).toHaveLength(1)
    tossed(s)
  })

  rule('[second 263] does so in the match, and after a team re-roll no more', () => {
    const s = plotted({ home: { ...KNIFE, spies: 1 }, homeUp: { rerolls: 1 } }).roll('assassin', 2)
    expect(s.home.answers('reroll')).toEqual(['reroll team', 'reroll spy'])
    s.home.reroll('team')
    s.roll('assassin', 2)
    expect(s.rerolls('home')).toBe(0)
    expect(spiesLeft(s.match, 'home')).toBe(1)
    tossed(s)
  })
})

describe('a trick in hand', () => {
  rule(
    '[second 265] is unknown to the others, and nobody sees that a spy could have done something and did not',
    () => {
      const brought = (spies: number) => plotted({ home: KNIFE, away: { spies } })
      const [with2, without] = [brought(2), brought(0)]
      expect(with2.engine.secret(with2.match)).toEqual({ how: 'offer', of: 'away' })
      const seen = (s: Scene, viewer: 'home' | 'nobody') => JSON.stringify(s.engine.view(s.match, viewer))
      for (const viewer of ['home', 'nobody'] as const) expect(seen(with2, viewer)).toBe(seen(without, viewer))
      with2.away.decline()
      for (const viewer of ['home', 'nobody'] as const) expect(seen(with2, viewer)).toBe(seen(without, viewer))
      for (const s of [with2, without]) s.roll('assassin', 1)
      // A spy could be a re-roll now.
      expect(with2.engine.secret(with2.match)).toEqual({ how: 'offer', of: 'away' })
      for (const viewer of ['home', 'nobody'] as const) expect(seen(with2, viewer)).toBe(seen(without, viewer))
      with2.away.keep()
      for (const s of [with2, without]) tossed(s)
    },
  )

  rule('[second 265] is off the list once it has struck', () => {
    const s = plotted({ home: { ...KNIFE, drugs: [2, 5] } }).roll('assassin', 1)
    expect(tricks.of(s.match.squads.home)).toEqual({ drugs: [5] })
    s.roll('drug', 1).roll('drug', 1)
    expect(tricks.of(s.match.squads.home)).toEqual({ drugs: [] })
    tossed(s)
  })
})

describe('after the match', () => {
  rule('[second 325] both coaches’ lists are read to all, the tricks that never struck too', () => {
    const home: DirtyTricks = { ...KNIFE, spies: 2, refereeBribes: { amount: 300, count: 1 } }
    const away: DirtyTricks = { drugs: [1], playerBribes: [{ target: 2, amount: 600 }] }
    const s = plotted({ home, away })
    s.roll('assassin', 6)
    s.home.keep()
    s.roll('assassinEffect', 1)
    s.home.keep()
    s.home.decline()
    s.roll('drug', 1)
    s.home.keep()
    // The toss is not bribed.
    s.home.decline()
    tossed(s)
    s.home.choose('receive')
    expect(s.happened('tricksOpened')).toEqual([])
    s.home.choose('formation', { option: 'wall' })
    const [first] = s.engine.legal(s.match).filter(({ do: verb }) => verb === 'formation')
    s.away.choose('formation', { option: first.option })
    s.home.choose('giveBall', { player: 'H1' })
    s.outside('concede')
    expect(s.waits()).toBe('over')
    expect(s.happened('tricksOpened')).toEqual([
      { type: 'tricksOpened', side: 'home', tricks: home, reveals: 'home' },
      { type: 'tricksOpened', side: 'away', tricks: away, reveals: 'away' },
    ])
  })
})
