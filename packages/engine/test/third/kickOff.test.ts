// The kick-off of third in its five steps; kickOffTable.test.ts has the results of the table.
import { describe, expect } from 'vitest'
import { kicksAtH21, kicksOut, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'
import { kickThird, quietKick, readyToKick } from '../support/third.ts'

/** Home with Kick on a player of this number; 11 stands on h7, 1 on the line, 9 in a wide zone. */
const withKickOn = (number: number): Scene => {
  const home = plainLineUp()
  const players = home.players.map((spec) => (spec.number === number ? { ...spec, skills: ['kick'] } : spec))
  return readyToKick({ home: { ...home, players } })
}

describe('five steps', () => {
  rule('[third 124] place the ball, roll the table, scatter, resolve the result, and only then it comes down', () => {
    const s = readyToKick()
    s.home.choose('aim', { square: 'h21' })
    expect([s.waits(), s.ball()]).toEqual(['dice kickOffTable', 'air h21'])
    s.roll('kickOffTable', 4, 4)
    expect(s.waits()).toBe('dice kickScatter')
    s.roll('kickScatter', 4, 1)
    expect([s.waits(), s.ball()]).toEqual(['away quickSnap', 'air h20'])
    s.away.choose('step', { player: 'A11', square: 'h19' })
    s.away.choose('done')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
    expect(s.waits()).toBe('away turn')
  })

  rule('[third 121] nothing re-rolls the table', () => {
    const many = plainLineUp(11, { rerolls: 3 })
    const players = many.players.map((spec) => ({ ...spec, skills: ['pro', 'leader'] }))
    const s = readyToKick({ home: { ...many, players }, away: { ...many, players } })
    s.home.choose('aim', { square: 'c20' })
    s.roll('kickOffTable', 3, 4)
    expect(s.waits()).toBe('dice kickScatter')
    s.roll('kickScatter', 5, 2).roll('weather', 3, 4).roll('bounce', 2)
    expect(s.happened('spent')).toEqual([])
  })

  rule('[third 135] the ball is caught after the result: who is hit by a rock beneath it catches nothing', () => {
    const s = kickThird(readyToKick(), 'h21', [5, 6], [4, 1])
    s.roll('throwARock', 6, 6).roll('throwARock', 1, 1)
    expect(s.ball()).toBe('air h20')
    s.roll('randomPlayer', 11).roll('injury', 3, 4)
    expect(s.posture('A11')).toBe('stunned')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
  })

  rule('[third 135] a touchback is given after the result', () => {
    const s = kickThird(readyToKick(), 'a20', [4, 4], [2, 1])
    expect(s.waits()).toBe('away quickSnap')
    expect(s.holder()).toBeNull()
    s.away.choose('done')
    expect(s.waits()).toBe('away touchback')
    s.away.choose('giveBall', { player: 'A5' })
    expect([s.holder(), s.waits()]).toEqual(['A5', 'away turn'])
  })
})

describe('the scatter', () => {
  rule('[third 154] D6 squares in a D8 direction', () => {
    for (const [direction, distance, end, bounce] of kicksAtH21) {
      const s = readyToKick()
      s.home.choose('aim', { square: 'h21' })
      s.roll('kickOffTable', 3, 4)
      expect(s.dice()).toEqual(['d8', 'd6'])
      s.roll('kickScatter', direction, distance)
      expect(s.ball()).toBe(`air ${end}`)
      s.roll('weather', 3, 4).roll('bounce', bounce)
      expect(s.waits()).toBe('away turn')
    }
  })

  rule('[third 154] Kick halves it, rounded down; not from the line of scrimmage, nor from a wide zone', () => {
    const s = kickThird(withKickOn(11), 'c20', [3, 4], [5, 5])
    expect(s.waits()).toBe('home useSkill')
    s.home.use()
    expect(s.ball()).toBe('air c22')
    s.roll('weather', 3, 4).roll('bounce', 2)
    const declined = kickThird(withKickOn(11), 'c20', [3, 4], [5, 5])
    declined.home.decline()
    expect(declined.ball()).toBe('air c25')
    declined.roll('weather', 3, 4).roll('bounce', 2)
    for (const number of [1, 9]) {
      const none = kickThird(withKickOn(number), 'c20', [3, 4], [5, 5])
      expect(none.waits()).toBe('dice weather')
      none.roll('weather', 3, 4).roll('bounce', 2)
    }
  })

  rule('[third 233] Kick is the kicking side’s, works once a kick, and brings a kick back onto the pitch', () => {
    const theirs = plainLineUp()
    const skilled = { ...theirs, players: theirs.players.map((spec) => ({ ...spec, skills: ['kick'] })) }
    const receiving = kickThird(readyToKick({ away: skilled }), 'c20', [3, 4], [5, 5])
    expect(receiving.waits()).toBe('dice weather')
    receiving.roll('weather', 3, 4).roll('bounce', 2)
    const s = kickThird(readyToKick({ home: skilled }), 'b20', [3, 4], [2, 2])
    s.home.use()
    expect([s.waits(), s.ball()]).toEqual(['dice weather', 'air a20'])
    s.roll('weather', 3, 4).roll('bounce', 7)
    const long = kickThird(readyToKick({ home: skilled }), 'c20', [3, 4], [2, 5])
    long.home.use()
    expect([long.ball(), long.happened('skillUsed')]).toEqual(['air a20', [expect.objectContaining({ skill: 'kick' })]])
    long.roll('weather', 3, 4).roll('bounce', 7)
  })

  rule('[third 133] a kick that leaves the pitch stays off, with any distance left', () => {
    const s = quietKick(readyToKick(), 'b20', [2, 6])
    expect(s.happened('kickScattered')).toMatchObject([{ to: -1, dice: [2, 6] }])
    expect(s.waits()).toBe('away touchback')
    s.away.choose('giveBall', { player: 'A11' })
  })
})

describe('the ball comes down', () => {
  rule('[third 155] off the pitch or beyond halfway it is a touchback, for any standing receiver', () => {
    for (const [target, scatter] of kicksOut) {
      const s = quietKick(readyToKick(), target, scatter)
      expect(s.waits()).toBe('away touchback')
      expect(s.away.answers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `giveBall A${n}`))
      s.away.choose('giveBall', { player: 'A5' })
      expect(s.ball()).toBe('held A5')
    }
    const justIn = quietKick(readyToKick(), 'c16', [4, 2]).roll('bounce', 2)
    expect(justIn.ball()).toBe('ground b14')
  })

  rule('[third 155] so it is when the bounce leaves the half', () => {
    expect(quietKick(readyToKick(), 'b20', [2, 1]).roll('bounce', 2).waits()).toBe('away touchback')
    expect(quietKick(readyToKick(), 'c15', [4, 1]).roll('bounce', 4).waits()).toBe('away touchback')
  })

  rule('[third 156] on an empty square it bounces once', () => {
    const s = quietKick(readyToKick(), 'c20', [5, 2])
    expect(s.dice()).toEqual(['d8'])
    s.roll('bounce', 4)
    expect([s.ball(), s.waits()]).toEqual(['ground c21', 'away turn'])
  })

  rule('[third 156, 126] a standing player there may catch it, with no modifier of its own, or let it bounce', () => {
    const s = quietKick(readyToKick(), 'h21', [4, 1])
    expect(s.waits()).toBe('away catchBall')
    s.away.use()
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A11')
    const refused = quietKick(readyToKick(), 'h21', [4, 1])
    refused.away.decline()
    refused.roll('bounce', 5)
    expect([refused.ball(), refused.waits()]).toEqual(['ground h21', 'away turn'])
  })
})
