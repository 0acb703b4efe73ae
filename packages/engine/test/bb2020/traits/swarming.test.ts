// Swarming: more players enter the pitch once the kick is in the air.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'

/** Fifteen players; those with these shirts swarm. */
const swarm = (...shirts: readonly number[]): LineUp =>
  lineUpBb2020(15, {}, Object.fromEntries(shirts.map((shirt) => [shirt, ['swarming']])))

const kicked = (home: LineUp, away: LineUp = lineUpBb2020(15)): Scene => {
  const s = readyToKick(openingBb2020(home, away))
  s.home.choose('aim', { square: 'h21' })
  return s.roll('kickScatter', 5, 1)
}
const comeOn = (s: Scene, player: string, square: string): void => {
  s.coachOf(player).choose('pick', { player })
  s.coachOf(player).choose('place', { square })
}
const onPitch = (s: Scene, side: string): number =>
  s.match.players.filter((p) => p.side === side && p.place === 'pitch').length

describe('swarming', () => {
  rule('[bb2020 629] after the deviation a D3 says how many more come on from the reserves', () => {
    for (const [face, count] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ]) {
      const s = kicked(swarm(1, 2, 3, 4, 12, 13, 14, 15))
      expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'swarming'])
      s.home.use()
      s.roll('swarming', face)
      expect(s.home.answers()).toEqual(['done', 'pick H12', 'pick H13', 'pick H14', 'pick H15'])
      for (let i = 0; i < count; i++) comeOn(s, `H${12 + i}`, `h${2 + i}`)
      expect([s.waits(), onPitch(s, 'home')], `rolled ${face}`).toEqual(['dice kickOffTable', 11 + count])
      expect(s.player('H12').fielded).toBe(true)
      s.roll('kickOffTable', 1, 1).roll('bounce', 5)
      s.expectTurnOf('away')
    }
  })

  rule('[bb2020 629] never more than have been set up already', () => {
    const s = kicked(swarm(1, 12, 13, 14))
    s.home.use()
    s.roll('swarming', 6)
    comeOn(s, 'H13', 'h2')
    expect([s.waits(), onPitch(s, 'home')]).toEqual(['dice kickOffTable', 12])
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 629] without one on the pitch, or in the reserves, nobody is asked', () => {
    for (const line of [swarm(12, 13), swarm(1, 2)]) {
      const s = kicked(line)
      expect(s.waits()).toBe('dice kickOffTable')
      s.roll('kickOffTable', 1, 1).roll('bounce', 5)
    }
  })

  rule('[bb2020 629] a coach may bring fewer or none', () => {
    const none = kicked(swarm(1, 2, 12, 13))
    none.home.decline()
    expect([none.waits(), onPitch(none, 'home')]).toEqual(['dice kickOffTable', 11])
    none.roll('kickOffTable', 1, 1).roll('bounce', 5)
    const one = kicked(swarm(1, 2, 12, 13))
    one.home.use()
    one.roll('swarming', 6)
    comeOn(one, 'H12', 'h2')
    one.home.choose('done')
    expect([one.waits(), onPitch(one, 'home')]).toEqual(['dice kickOffTable', 12])
    one.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 629] both teams may, the kicking side first', () => {
    const s = kicked(swarm(1, 12), swarm(1, 12))
    expect(s.waits()).toBe('home useSkill')
    s.home.decline()
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    s.roll('swarming', 1)
    comeOn(s, 'A12', 'h25')
    expect(onPitch(s, 'away')).toBe(12)
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 630] in the own half, off the line of scrimmage and out of the wide zones', () => {
    const s = kicked(swarm(1, 12))
    s.home.use()
    s.roll('swarming', 1)
    s.home.choose('pick', { player: 'H12' })
    const squares = s.home.answers('place').map((one) => one.slice('place '.length))
    expect(squares).toEqual(expect.arrayContaining(['e1', 'k1', 'h2', 'h1']))
    for (const square of squares) {
      expect('efghijk').toContain(square[0])
      expect(Number(square.slice(1))).toBeLessThan(13)
    }
    // Taken squares are not free.
    for (const player of s.match.players)
      if (player.place === 'pitch') expect(squares).not.toContain(s.where(`H${player.who.number}`))
    s.home.choose('place', { square: 'e1' })
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 629] more than eleven stay more than eleven in a Solid Defence', () => {
    const s = kicked(swarm(1, 12))
    s.home.use()
    s.roll('swarming', 1)
    comeOn(s, 'H12', 'h2')
    s.roll('kickOffTable', 2, 2).roll('solidDefence', 1)
    expect([s.waits(), s.home.answers('done'), s.home.answers('pick')]).toEqual([
      'home setUp',
      ['done'],
      expect.arrayContaining(['pick H12']),
    ])
    s.home.choose('done')
    s.roll('bounce', 5)
    expect(onPitch(s, 'home')).toBe(12)
  })
})
