// Kick-off events of bb2020 that move no players: bribes, clocks, roll-offs, weather and the crowd.

import { describe, expect } from 'vitest'
import { putPlayer } from '../../src/kernel/occupancy.ts'
import { activePrayers } from '../../src/procs/match/answeredPrayers.ts'
import { fans } from '../../src/procs/match/fans.ts'
import { coachEjected } from '../../src/procs/match/staff.ts'
import { kickBb2020, lineUpBb2020, nameKicker, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

/** A kick that will bounce on c22; the event is next. */
const event = (table: readonly [number, number], s: Scene = readyToKick()): Scene => kickBb2020(s, 'c20', [5, 2], table)

describe('Get the Ref and Time-out', () => {
  rule('[bb2020 73] Get the Ref gives each side a bribe that lasts', () => {
    const s = event([1, 1]).roll('bounce', 5)
    expect([s.match.squads.home.resources.bribe, s.match.squads.away.resources.bribe]).toEqual([1, 1])
    restOfHalf(s)
    expect([s.match.squads.home.resources.bribe, s.match.squads.away.resources.bribe]).toEqual([1, 1])
  })

  rule(
    '[bb2020 74, 75] Time-out turns both markers back from turn 6 of the kicking team on, and forward before it',
    () => {
      for (const [home, away, after] of [
        [0, 0, '1/1'],
        [5, 5, '6/6'],
        [6, 6, '5/5'],
        [7, 6, '6/5'],
        [8, 7, '7/6'],
      ] as const) {
        const s = readyToKick()
        Object.assign(s.match.clock, { home, away })
        event([1, 2], s)
        expect(s.markers()).toBe(after)
        s.roll('bounce', 5)
        expect(s.waits()).toBe('away turn')
      }
    },
  )

  rule('[bb2020 75] after an early Time-out both sides have seven turns left', () => {
    const s = event([1, 2]).roll('bounce', 5)
    expect(restOfHalf(s)).toHaveLength(14)
  })
})

describe('Cheering Fans and Brilliant Coaching', () => {
  const home = lineUpBb2020(11, { cheerleaders: 2, assistantCoaches: 2 })

  rule('[bb2020 81] the higher of D6 and cheerleaders prays at once', () => {
    const s = event([3, 3], readyToKick(openingBb2020(home)))
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('cheeringFans', 3, 4).roll('prayer', 9).roll('bounce', 5)
    expect(activePrayers.of(s.match.squads.home)).toEqual(['moles half'])
    expect(activePrayers.of(s.match.squads.away)).toEqual([])
  })

  rule('[bb2020 82] a tie gives no prayer', () => {
    const s = event([3, 3], readyToKick(openingBb2020(home))).roll('cheeringFans', 2, 4)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
  })

  rule('[bb2020 83] a prayer that is still active is rolled again, one that is over counts', () => {
    const s = event([3, 3]).roll('cheeringFans', 1, 2).roll('prayer', 11).roll('bounce', 5)
    expect(activePrayers.of(s.match.squads.away)).toEqual(['fanInteraction drive'])
    activePrayers.put(s.match.squads.away, ['fanInteraction drive', 'perfectPassing match'])
    restOfHalf(s)
    expect(activePrayers.of(s.match.squads.away)).toEqual(['perfectPassing match'])
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('formation', { option: 'wall' })
    nameKicker(s)
    kickBb2020(s, 'c7', [4, 2], [3, 3]).roll('cheeringFans', 1, 2).roll('prayer', 10).roll('prayer', 11)
    expect(activePrayers.of(s.match.squads.away)).toEqual(['perfectPassing match', 'fanInteraction drive'])
    s.roll('bounce', 4)
  })

  rule('[bb2020 84, 85] the better coaches win a re-roll that is gone with the drive', () => {
    const s = event([3, 4], readyToKick(openingBb2020(lineUpBb2020(11, { assistantCoaches: 2, rerolls: 1 }))))
    s.roll('brilliantCoaching', 3, 4).roll('bounce', 5)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([2, 0])
    s.endTurn()
    const runner = s.player('H11')
    putPlayer(s.match, s.engine.rules.pitch, runner, s.square('h25'))
    Object.assign(s.match.balls[0], { state: 'held', carrier: runner.id, at: runner.at })
    s.activate('H11', 'move').step('h26')
    expect(s.score()).toBe('1-0')
    expect(s.rerolls('home')).toBe(1)
  })

  rule('[bb2020 86] a coach who was sent off counts −1', () => {
    const s = readyToKick(openingBb2020(home))
    coachEjected.put(s.match.squads.home, true)
    event([3, 4], s).roll('brilliantCoaching', 4, 4).roll('bounce', 5)
    expect(s.happened('rollOff')).toMatchObject([{ home: 5, away: 4 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
  })

  rule('[bb2020 87] a tie of the coaches gives nothing', () => {
    const s = event([3, 4], readyToKick(openingBb2020(home)))
      .roll('brilliantCoaching', 1, 3)
      .roll('bounce', 5)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 0])
  })
})

describe('Changing Weather', () => {
  rule('[bb2020 88] the new weather counts at once, and a bad one leaves the ball alone', () => {
    const s = event([4, 4]).roll('weather', 6, 6)
    expect(s.match.weather).toBe('blizzard')
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
  })

  rule('[bb2020 89] perfect conditions scatter the ball by three D8', () => {
    const s = event([4, 4]).roll('weather', 3, 4)
    for (const [face, at] of [
      [5, 'c23'],
      [7, 'd23'],
      [8, 'e24'],
    ] as const) {
      expect(s.dice()).toEqual(['d8'])
      s.roll('gust', face)
      expect(s.match.balls[0].at).toBe(s.square(at))
    }
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground e25')
  })

  rule('[bb2020 90] the scatter can make it a touchback, and ends there', () => {
    const s = kickBb2020(readyToKick(), 'b20', [2, 1], [4, 4]).roll('weather', 3, 4).roll('gust', 2)
    expect(s.waits()).toBe('away touchback')
  })
})

describe('the referee and the crowd', () => {
  rule('[bb2020 8, 100, 102] Officious Ref: the lower side draws one player at random, stunned on 2 or more', () => {
    const s = event([5, 6])
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('officiousRef', 3, 5)
    expect(s.dice()).toEqual(['d11'])
    s.roll('randomPlayer', 4).roll('officiousRef', 2)
    expect(s.posture('H4')).toBe('stunned')
    s.roll('bounce', 5)
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 100] the Fan Factor is added', () => {
    const s = readyToKick()
    fans.put(s.match.squads.home, 6)
    event([5, 6], s).roll('officiousRef', 1, 5).roll('randomPlayer', 11).roll('officiousRef', 6)
    expect(s.posture('A11')).toBe('stunned')
    s.roll('bounce', 5)
  })

  rule('[bb2020 101] on a tie both sides suffer', () => {
    const s = event([5, 6]).roll('officiousRef', 3, 3)
    s.roll('randomPlayer', 1).roll('officiousRef', 6).roll('randomPlayer', 2).roll('officiousRef', 6)
    expect([s.posture('H1'), s.posture('A2')]).toEqual(['stunned', 'stunned'])
    s.roll('bounce', 5)
  })

  rule('[bb2020 103] on a 1 he is sent off, and neither a bribe nor arguing is offered', () => {
    const s = event([5, 6], readyToKick(openingBb2020(lineUpBb2020(11, { bribes: 2 }))))
    s.roll('officiousRef', 1, 5).roll('randomPlayer', 8).roll('officiousRef', 1)
    expect(s.where('H8')).toBe('sentOff')
    expect(s.waits()).toBe('dice bounce')
    expect(s.match.squads.home.resources.bribe).toBe(2)
    s.roll('bounce', 5)
  })

  rule('[bb2020 8, 104] Pitch Invasion: a D3 of the lower side lie stunned, drawn without repeats', () => {
    const s = event([6, 6]).roll('pitchInvasion', 5, 2).roll('pitchInvasion', 3)
    expect(s.dice()).toEqual(['d11'])
    s.roll('randomPlayer', 3)
    expect(s.dice()).toEqual(['d10'])
    s.roll('randomPlayer', 3)
    expect(s.match.players.filter((p) => p.posture === 'stunned').map((p) => `${p.side} ${p.who.number}`)).toEqual([
      'away 3',
      'away 4',
    ])
    s.roll('bounce', 5)
  })

  rule('[bb2020 105] on a tie one D3 serves both sides', () => {
    const s = event([6, 6]).roll('pitchInvasion', 4, 4).roll('pitchInvasion', 4)
    for (const face of [1, 1, 11, 10]) s.roll('randomPlayer', face)
    const stunned = s.match.players.filter((p) => p.posture === 'stunned')
    expect(stunned.map((p) => p.side)).toEqual(['home', 'home', 'away', 'away'])
    s.roll('bounce', 5)
  })
})
