// The kick-off in bb2020: who kicks, where the ball goes, who catches it, and touchbacks.
import { describe, expect } from 'vitest'
import { kickBb2020, lineUpBb2020, nameKicker, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** Get the Ref: an event that changes neither ball nor players. */
const QUIET = [1, 1] as const

/** Home sets up by hand, away takes the wall: the kicker is asked for. */
const kickersOn = (...squares: string[]): Scene => {
  const s = openingBb2020(lineUpBb2020(squares.length))
  squares.forEach((square, i) => {
    s.home.choose('pick', { player: `H${i + 1}` })
    s.home.choose('place', { square })
  })
  s.home.choose('done')
  s.away.choose('formation', { option: 'wall' })
  expect(s.waits()).toBe('home kicker')
  return s
}

/** All receivers are stunned. */
const flatten = (s: Scene): Scene => {
  for (const player of s.match.players) if (player.side === 'away') player.posture = 'stunned'
  return s
}

describe('the kicker', () => {
  rule('[bb2020 54, 55] he stands neither on the line of scrimmage nor in a wide zone', () => {
    const s = openingBb2020()
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    expect(s.home.answers()).toEqual(['H4', 'H5', 'H6', 'H7', 'H8', 'H11'].map((who) => `choose ${who}`))
  })

  rule('[bb2020 56] with three or fewer on the pitch one of the line kicks', () => {
    expect(kickersOn('g13', 'h13', 'i13').home.answers()).toEqual(['choose H1', 'choose H2', 'choose H3'])
  })

  rule('[bb2020 57] if no one else is left a player of the line kicks, never one of a wide zone', () => {
    const s = kickersOn('e13', 'f13', 'g13', 'h13', 'i13', 'j13', 'k13', 'a13', 'b12', 'n12', 'o13')
    expect(s.home.answers()).toEqual([1, 2, 3, 4, 5, 6, 7].map((shirt) => `choose H${shirt}`))
    expect(nameKicker(s).waits()).toBe('home kickTarget')
  })
})

describe('the kick', () => {
  rule('[bb2020 58, 59] any square of the receiving half may be aimed at, occupied or not', () => {
    const targets = readyToKick().home.answers('aim')
    expect(targets).toHaveLength(195)
    expect(targets).toEqual(expect.arrayContaining(['aim a14', 'aim o26', 'aim h20', 'aim h14']))
    expect(targets).not.toContain('aim h13')
  })

  rule('[bb2020 60] it deviates by a D8 and a D6', () => {
    const s = readyToKick()
    s.home.choose('aim', { square: 'h21' })
    expect(s.dice()).toEqual(['d8', 'd6'])
    s.roll('kickScatter', 8, 5)
    expect(s.ball()).toBe('air m26')
    s.roll('kickOffTable', ...QUIET).roll('bounce', 4)
    expect(s.ball()).toBe('ground m25')
  })

  rule('[bb2020 62, 65] a standing receiver under it must catch at −1, and no team re-roll helps', () => {
    const s = readyToKick(openingBb2020(lineUpBb2020(), lineUpBb2020(11, { rerolls: 3 })))
    kickBb2020(s, 'h18', [5, 2], QUIET)
    expect(s.waits()).toBe('dice catch')
    expect(s.modifiers()).toEqual(['kick -1'])
    expect(s.needs()).toBe(4)
    s.roll('catch', 3)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground g20')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bb2020 62] a caught kick is held at the first turn', () => {
    const s = kickBb2020(readyToKick(), 'h18', [5, 2], QUIET).roll('catch', 4)
    expect(s.holder()).toBe('A11')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 63] a player of the kicking team under the ball must catch too', () => {
    const s = kickBb2020(readyToKick(), 'a14', [5, 2], [4, 6]).roll('blitz', 1)
    s.activate('H9', 'move').step('b13', 'a14', 'a15', 'a16')
    s.endAction()
    s.endTurn()
    expect(s.explain().player).toBe(s.player('H9').id)
    expect(s.modifiers()).toEqual(['kick -1'])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H9')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 64] a kick nobody catches bounces once, and again where a catch fails', () => {
    const empty = kickBb2020(readyToKick(), 'c20', [5, 2], QUIET).roll('bounce', 5)
    expect(empty.ball()).toBe('ground c23')
    const s = kickBb2020(readyToKick(), 'h18', [5, 1], QUIET).roll('bounce', 5)
    expect(s.modifiers()).toEqual(['bounce -1'])
    s.roll('catch', 2).roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
  })
})

describe('touchbacks', () => {
  rule('[bb2020 66, 70] off the pitch: any standing receiver has it without a roll', () => {
    const s = kickBb2020(readyToKick(), 'b20', [2, 6], QUIET)
    expect(s.waits()).toBe('away touchback')
    expect(s.away.answers()).toHaveLength(11)
    s.away.choose('giveBall', { player: 'A1' })
    expect(s.holder()).toBe('A1')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 67] into the kicking half', () => {
    const s = kickBb2020(readyToKick(), 'c15', [4, 2], QUIET)
    expect(s.waits()).toBe('away touchback')
  })

  rule('[bb2020 68] a bounce across the line', () => {
    const s = kickBb2020(readyToKick(), 'c15', [2, 1], QUIET)
    expect(s.ball()).toBe('loose b15')
    s.roll('bounce', 4)
    expect(s.ball()).toBe('ground b14')
    const across = kickBb2020(readyToKick(), 'b15', [4, 1], QUIET).roll('bounce', 4)
    expect(across.waits()).toBe('away touchback')
  })

  rule('[bb2020 69] a bounce off the pitch is one too, and never a throw-in', () => {
    const s = kickBb2020(readyToKick(), 'b20', [2, 1], QUIET).roll('bounce', 2)
    expect(s.waits()).toBe('away touchback')
    s.away.choose('giveBall', { player: 'A11' })
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 71] with nobody standing it goes to one who is down, and bounces from him', () => {
    const s = kickBb2020(flatten(readyToKick()), 'b20', [2, 6], QUIET)
    expect(s.away.answers()).toHaveLength(11)
    s.away.choose('giveBall', { player: 'A11' })
    expect(s.ball()).toBe('loose h20')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 71] as long as one stands he is the only choice; without a tackle zone he lets it bounce', () => {
    const s = flatten(readyToKick())
    Object.assign(s.player('A11'), { posture: 'standing', noZones: true })
    kickBb2020(s, 'b20', [2, 6], QUIET)
    expect(s.away.answers()).toEqual(['giveBall A11'])
    s.away.choose('giveBall', { player: 'A11' })
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
  })

  rule('[bb2020 71] after the touchback the ball is in play and may bounce anywhere', () => {
    const s = kickBb2020(flatten(readyToKick()), 'b20', [2, 6], QUIET)
    s.away.choose('giveBall', { player: 'A9' })
    s.roll('bounce', 4)
    expect(s.ball()).toBe('ground c14')
    const over = kickBb2020(flatten(readyToKick(openingBb2020(), 'spread')), 'b20', [2, 6], QUIET)
    over.away.choose('giveBall', { player: 'A1' })
    over.roll('bounce', 1)
    expect(over.ball()).toBe('ground g13')
    expect(over.waits()).toBe('away turn')
  })

  rule('[bb2020 72] it is given after the event', () => {
    const s = readyToKick()
    s.home.choose('aim', { square: 'b20' })
    s.roll('kickScatter', 2, 6)
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 4, 5).roll('quickSnap', 1)
    s.away.choose('step', { player: 'A11', square: 'h19' })
    s.away.choose('done')
    s.away.choose('giveBall', { player: 'A11' })
    expect(s.where('A11')).toBe('h19')
    expect(s.holder()).toBe('A11')
  })
})

describe('the ball in a running match', () => {
  rule('[bb2020 69] once the ball is in play a bounce off the pitch is a throw-in', () => {
    const s = scene('. x\nH1 .', { at: 'a10', facts: 'ball=a11' })
    s.activate('H1', 'move').step('a11')
    s.roll('pickUp', 2).roll('bounce', 2)
    expect(s.waits()).toBe('dice throwIn')
    s.roll('throwIn', 3, 2, 3).roll('bounce', 7)
  })
})
