// Before and around a drive in bb2020: fans, weather, toss, the order of steps, and setting up.

import { describe, expect } from 'vitest'
import { activePrayers } from '../../src/procs/match/answeredPrayers.ts'
import { fans } from '../../src/procs/match/fans.ts'
import { prayersFor } from '../../src/tables/prayers.ts'
import { lineUpBb2020, needsToArgue, openingBb2020, quietKickOffBb2020 } from '../support/bb2020.ts'
import { newGame } from '../support/game.ts'
import { restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** Picks a player up and puts him down. */
const place = (s: Scene, player: string, square: string): Scene => {
  s.home.choose('pick', { player })
  s.home.choose('place', { square })
  return s
}

const RANKS = ['g13', 'h13', 'i13', 'e12', 'f12', 'g12', 'h12', 'i12', 'j12', 'k12', 'h10'] as const

/** Home sets up eleven by hand, on these squares. */
const arranged = (squares: readonly string[] = RANKS, home = lineUpBb2020(12)): Scene => {
  const s = openingBb2020(home)
  squares.forEach((square, i) => {
    place(s, `H${i + 1}`, square)
  })
  return s
}

const isDone = (s: Scene): boolean => s.home.answers('done').length > 0

const eventTypes = (s: Scene, ...types: string[]): string[] =>
  s.events.map(({ type }) => type).filter((type) => types.includes(type))

describe('before the match', () => {
  rule('[bb2020 11, 21, 22, 38] fans come before the weather, and the winner of the toss chooses', () => {
    const s = newGame({
      home: lineUpBb2020(11, { fanFactor: 4 }),
      away: lineUpBb2020(11, { fanFactor: 1, prayers: 1 }),
    })
    expect(s.dice()).toEqual(['d6'])
    s.roll('fans', 5).roll('fans', 2)
    expect([fans.of(s.match.squads.home), fans.of(s.match.squads.away)]).toEqual([7, 2])
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('weather', 5, 6)
    expect(s.match.weather).toBe('pouringRain')
    expect(s.dice()).toEqual(['d16'])
    s.roll('prayer', 9).roll('coinToss', 2)
    expect(s.waits()).toBe('away kickOrReceive')
    s.away.choose('receive')
    expect(s.waits()).toBe('home setUp')
  })

  rule('[bb2020 1, 21] a D3 is a D6 halved upward', () => {
    for (const [face, count] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ]) {
      const s = newGame({ home: lineUpBb2020(), away: lineUpBb2020() })
      s.roll('fans', face).roll('fans', 1)
      expect(fans.of(s.match.squads.home)).toBe(count)
      s.roll('weather', 3, 3).roll('coinToss', 1)
    }
  })

  rule('[bb2020 3] modifiers to a D3 are added after the halving', () => {
    const s = newGame({ home: lineUpBb2020(11, { fanFactor: 1 }), away: lineUpBb2020() })
    s.roll('fans', 2).roll('fans', 1)
    expect(fans.of(s.match.squads.home)).toBe(2)
    s.roll('weather', 3, 3).roll('coinToss', 1)
  })

  rule(
    '[bb2020 35, 36, 37] a prayer for each full 50,000, no prayer twice, and all of them last into the first drive',
    () => {
      expect([0, 49_999, 50_000, 99_999, 100_000, 250_000].map(prayersFor)).toEqual([0, 0, 1, 1, 2, 5])
      const s = newGame({ home: lineUpBb2020(), away: lineUpBb2020(11, { prayers: 3 }) })
      s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 3)
      s.roll('prayer', 2).roll('prayer', 2).roll('prayer', 9)
      s.roll('prayer', 9).roll('prayer', 2).roll('prayer', 11)
      expect(activePrayers.of(s.match.squads.away)).toEqual([
        'friendsWithTheRef drive',
        'moles half',
        'fanInteraction drive',
      ])
      s.roll('coinToss', 1)
      s.home.choose('kick')
      quietKickOffBb2020(s)
      expect(activePrayers.of(s.match.squads.away)).toHaveLength(3)
      expect(needsToArgue(s, 'away')).toBe(5)
    },
  )
})

describe('the course of a match', () => {
  rule(
    '[bb2020 12, 13, 14, 61] kickers set up, receivers set up, kick, deviation, event, landing, receivers move',
    () => {
      const s = openingBb2020()
      expect(s.waits()).toBe('home setUp')
      s.home.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('away setUp')
      s.away.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('home kicker')
      s.home.choose('choose', { player: 'H8' })
      expect(s.waits()).toBe('home kickTarget')
      s.home.choose('aim', { square: 'c20' })
      expect(s.waits()).toBe('dice kickScatter')
      s.roll('kickScatter', 5, 2)
      expect(s.ball()).toBe('air c22')
      s.roll('kickOffTable', 1, 1)
      expect(s.happened('gained')).toHaveLength(2)
      s.roll('bounce', 5)
      expect(s.waits()).toBe('away turn')
      expect(s.markers()).toBe('0/1')
    },
  )

  rule('[bb2020 15, 16] eight turns each, and the side that received first kicks the second half', () => {
    const s = quietKickOffBb2020(openingBb2020())
    expect(restOfHalf(s)).toEqual(Array.from({ length: 16 }, (_, i) => (i % 2 === 0 ? 'away turn' : 'home turn')))
    expect(s.waits()).toBe('away setUp')
    quietKickOffBb2020(s)
    expect(restOfHalf(s)).toHaveLength(16)
    expect(s.waits()).toBe('over')
  })

  rule('[bb2020 17, 18] the scorer kicks next, and knocked-out players recover before the drive is over', () => {
    const s = scene('H1* x', { at: 'h25', beside: 'a12@ko a13@reserves h2@reserves', facts: 'turn=home:3/2 kick=home' })
    s.activate('H1', 'move').step('x')
    s.roll('recover', 4)
    expect(s.score()).toBe('1-0')
    expect(s.waits()).toBe('home setUp')
    expect(s.where('A12')).toBe('reserves')
    expect(eventTypes(s, 'returned', 'driveEnded', 'driveStarted')).toEqual(['returned', 'driveEnded', 'driveStarted'])
  })

  rule('[bb2020 18] on 1 to 3 a knocked-out player stays where he is, and is not asked again at the set-up', () => {
    const s = scene('H1* x', { at: 'h25', beside: 'a12@ko a13@reserves', facts: 'kick=home' })
    s.activate('H1', 'move').step('x')
    s.roll('recover', 3)
    expect(s.where('A12')).toBe('ko')
    expect(s.waits()).toBe('home setUp')
  })
})

describe('setting up', () => {
  rule('[bb2020 7] the pitch is 26 by 15 with two wide zones of four rows', () => {
    const { pitch } = openingBb2020().engine.rules
    expect([pitch.length, pitch.width, pitch.wideZone, pitch.width - 2 * pitch.wideZone]).toEqual([26, 15, 4, 7])
  })

  rule('[bb2020 41, 42, 50, 51, 52] a twelfth player cannot stay, and goes back to the reserves freely', () => {
    const s = arranged(RANKS.slice(0, 10))
    expect(isDone(s)).toBe(false)
    expect(s.question().missing).toEqual({ fault: 'tooFewPlayers', limit: 11, has: 10 })
    place(s, 'H11', 'h10')
    expect(isDone(s)).toBe(true)
    place(s, 'H12', 'h9')
    expect(isDone(s)).toBe(false)
    s.home.choose('pick', { player: 'H12' })
    s.home.choose('toReserves')
    expect(s.where('H12')).toBe('reserves')
    s.home.choose('done')
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bb2020 43] with fewer than eleven everybody must be set up', () => {
    const s = arranged(RANKS.slice(0, 8), lineUpBb2020(9))
    expect(isDone(s)).toBe(false)
    place(s, 'H9', 'j12')
    expect(isDone(s)).toBe(true)
  })

  rule('[bb2020 44] nobody may be put beyond the own half', () => {
    const s = openingBb2020()
    s.home.choose('pick', { player: 'H1' })
    expect(s.home.answers('place')).toContain('place h13')
    expect(s.home.answers('place')).not.toContain('place h14')
    expect(s.home.answers('place')).toHaveLength(13 * 15)
  })

  rule('[bb2020 45, 46] two may stand in each wide zone, not three', () => {
    const s = arranged(['g13', 'h13', 'i13', 'a12', 'd12', 'l12', 'o12', 'h12', 'i12', 'j12', 'h10'])
    expect(isDone(s)).toBe(true)
    place(s, 'H8', 'b12')
    expect(isDone(s)).toBe(false)
    expect(s.question().missing).toEqual({ fault: 'tooManyInUpperWideZone', limit: 2, has: 3 })
  })

  rule('[bb2020 47] three must stand in the centre of the line of scrimmage', () => {
    const s = arranged(['g13', 'h13', 'd13', 'e12', 'f12', 'g12', 'h12', 'i12', 'j12', 'k12', 'h10'])
    expect(isDone(s)).toBe(false)
    expect(s.question().missing).toEqual({ fault: 'tooFewOnLine', limit: 3, has: 2 })
    place(s, 'H3', 'e13')
    expect(isDone(s)).toBe(true)
  })

  rule('[bb2020 48] three or fewer must all stand on the line', () => {
    const s = arranged(['g13', 'h13', 'i12'], lineUpBb2020(3))
    expect(isDone(s)).toBe(false)
    place(s, 'H3', 'i13')
    expect(isDone(s)).toBe(true)
  })

  rule('[bb2020 49] a player who collapsed in the heat cannot be set up', () => {
    const s = scene('H1* x', { at: 'h25', beside: 'a12@heat a13@reserves h2@reserves', facts: 'kick=away' })
    s.activate('H1', 'move').step('x')
    s.home.choose('formation', { option: 'wall' })
    expect(s.waits()).toBe('away setUp')
    expect(s.away.answers('pick')).toEqual(['pick A99', 'pick A13'])
  })
})
