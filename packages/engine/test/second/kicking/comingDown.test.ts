// What happens while a kick-off is in the air, when it comes down, and before the first turn. Neighbours: kickOff.test.ts has the kick,
// src/procs/ball/runUnder.ts and kickLands.ts, src/procs/turn/turnOfEach.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { atKickOff, kickTo } from './kickOffScene.ts'

const far = { 1: 'h21' } as const

/** An accurate kick. */
const accurate = (s: Scene, square: string): Scene => kickTo(s, square).roll('kick', 6, 6)

describe('a kick-off comes down', () => {
  rule('[second 66] a standing player in its square catches it, without a roll', () => {
    const s = accurate(atKickOff({ offence: { 1: 'h8', 2: 'h9' }, defence: far }), 'h8')
    expect([s.holder(), s.waits()]).toEqual(['H1', 'away turn'])
  })

  rule('[second 66] nobody runs then', () => {
    const s = kickTo(atKickOff({ offence: { 1: 'h8', 2: 'h5' }, defence: far }), 'h5').roll('kick', 1, 1)
    s.roll('scatter', 5)
    expect([s.holder(), s.waits()]).toEqual(['H1', 'away turn'])
  })

  rule('[second 70] the bounces: 2-4 once, 5-9 twice, 10-12 three times', () => {
    const bounces = (...dice: number[]): number => {
      const s = accurate(atKickOff({ offence: { 1: 'b2' }, defence: far }), 'h8').roll('bounces', ...dice)
      let count = 0
      for (; s.waits() === 'dice bounce'; count++) s.roll('bounce', 5)
      expect(s.ball()).toBe(`ground h${8 + count}`)
      return count
    }
    expect([bounces(1, 1), bounces(1, 3), bounces(1, 4), bounces(4, 5), bounces(4, 6), bounces(6, 6)]).toEqual([
      ...[1, 1, 2],
      ...[2, 3, 3],
    ])
  })

  rule('[second 70] each bounce goes one square in a direction of its own', () => {
    const s = accurate(atKickOff({ offence: { 1: 'b2' }, defence: far }), 'h8').roll('bounces', 6, 6)
    s.roll('bounce', 1).roll('bounce', 2).roll('bounce', 4)
    expect(s.ball()).toBe('ground f6')
  })

  rule('[second 70] a standing player takes it on the way', () => {
    const s = accurate(atKickOff({ offence: { 1: 'h9' }, defence: far }), 'h8')
    s.home.choose('decline')
    s.roll('bounces', 6, 6).roll('bounce', 5)
    expect([s.holder(), s.waits()]).toEqual(['H1', 'away turn'])
  })
})

describe('running under a kick-off', () => {
  rule('[second 67] a player of the offence who can be there with his SP catches it', () => {
    const s = accurate(atKickOff({ offence: { 1: 'h10', 2: 'h5', 3: 'k8' }, defence: far }), 'h8')
    expect([s.waits(), s.home.answers()]).toEqual(['home runUnder', ['choose H1', 'decline']])
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('step', { square: 'g9' })
    expect([s.waits(), s.home.answers()]).toEqual(['home freeMove', ['step h8']])
    s.home.choose('step', { square: 'h8' })
    expect([s.holder(), s.where('H1'), s.waits()]).toEqual(['H1', 'h8', 'away turn'])
  })

  rule('[second 67] every step leads there in time', () => {
    const s = accurate(atKickOff({ offence: { 1: 'h10' }, defence: far }), 'h8')
    s.home.choose('choose', { player: 'H1' })
    expect(s.home.answers()).toEqual(['step g9', 'step h9', 'step i9'])
  })

  rule('[second 67] his way may be round others, if his SP is enough', () => {
    const wall = { 2: 'g9', 3: 'h9', 4: 'i9' }
    const players = { H2: { stats: { SP: 0 } }, H3: { stats: { SP: 0 } }, H4: { stats: { SP: 0 } } }
    const runs = (SP: number): string => {
      const s = atKickOff({
        offence: { 1: 'h10', ...wall },
        defence: far,
        players: { ...players, H1: { stats: { SP } } },
      })
      accurate(s, 'h8')
      const waits = s.waits()
      if (waits === 'dice bounces') s.roll('bounces', 1, 1).roll('bounce', 4)
      return waits
    }
    expect([runs(3), runs(4)]).toEqual(['dice bounces', 'home runUnder'])
  })

  rule('[second 67] only one of them, and his coach may leave it', () => {
    const s = accurate(atKickOff({ offence: { 1: 'h10', 2: 'g9' }, defence: far }), 'h8')
    expect(s.home.answers()).toEqual(['choose H1', 'choose H2', 'decline'])
    expect(s.engine.fallback(s.match).do).toBe('decline')
    s.home.choose('decline')
    s.roll('bounces', 1, 1).roll('bounce', 2)
    expect([s.ball(), s.where('H1'), s.where('H2')]).toEqual(['ground g8', 'h10', 'g9'])
  })

  rule('[second 67] nobody of the defence does', () => {
    const players = { A2: { stats: { SP: 12 } } }
    const s = accurate(atKickOff({ offence: { 1: 'b2' }, defence: { 1: 'h21', 2: 'h22' }, players }), 'h10')
    expect(s.waits()).toBe('dice bounces')
    s.roll('bounces', 1, 1).roll('bounce', 5)
  })

  rule('[second 67] he runs before an inaccurate kick scatters once more', () => {
    const s = kickTo(atKickOff({ offence: { 1: 'h10' }, defence: far }), 'h6')
      .roll('kick', 1, 1)
      .roll('scatter', 5)
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('step', { square: 'h9' })
    expect([s.holder(), s.waits()]).toEqual(['H1', 'away turn'])
  })

  rule('[second 67, 129] in a heatwave his SP is one less', () => {
    const s = atKickOff({ offence: { 1: 'h10' }, defence: far, on: ['weather'], weather: [1, 2] })
    accurate(s, 'h8')
    expect(s.waits()).toBe('dice bounces')
    s.roll('bounces', 1, 1).roll('bounce', 5)
  })
})

describe('after a kick-off', () => {
  const kickedOff = (players = {}) =>
    accurate(atKickOff({ offence: { 1: 'h8' }, defence: { 1: 'h21', 2: 'k21', 3: 'a26' }, players }), 'h8')

  rule('[second 71] every player of the defence may move up to 4 squares, whatever his MA, and does not sprint', () => {
    const s = kickedOff({ A1: { stats: { MA: 2, SP: 3 } }, A2: { stats: { MA: 8 } } })
    expect([s.waits(), s.answers()]).toEqual(['away turn', ['endTurn', 'activate A1', 'activate A2', 'activate A3']])
    s.activate('A1', '').step('h20', 'h19', 'h18', 'h17')
    expect(s.answers()).toEqual(['endTurn', 'activate A2', 'activate A3'])
    s.activate('A2', '').step('k20', 'k19', 'k18', 'k17')
    s.activate('A3', '').step('a25')
    s.endAction()
    expect([s.waits(), s.markers()]).toEqual(['home turn', '1/0'])
  })

  rule('[second 71] then the offence has its first turn', () => {
    const s = kickedOff()
    s.endTurn()
    expect([s.waits(), s.markers()]).toEqual(['home turn', '1/0'])
    s.endTurn()
    expect([s.waits(), s.markers()]).toEqual(['away turn', '1/1'])
  })

  rule('[second 71] who reaches an opponent may block him', () => {
    const s = atKickOff({ offence: { 1: 'h10' }, defence: { 1: 'h21', 2: 'h22' } })
    accurate(s, 'e7').roll('bounces', 1, 1).roll('bounce', 5)
    s.match.board[s.player('H1').at] = 0
    Object.assign(s.player('H1'), { at: s.square('h16') })
    s.match.board[s.square('h16')] = s.player('H1').id + 1
    s.activate('A1', '').step('h20', 'h19', 'h18', 'h17')
    s.block('H1')
    s.roll('strike', 4, 4)
    expect(s.posture('A1')).toBe('faceDown')
    s.roll('armour', 1, 1).roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('faceDown')
    expect(s.answers()).toEqual(['endTurn', 'activate A2'])
  })

  rule('[second 71] a slow player may join a gang over 4 squares too', () => {
    const s = atKickOff({
      ...{ offence: { 1: 'h10' }, defence: { 1: 'h21', 2: 'h22' } },
      ...{ players: { A2: { stats: { MA: 2 } } }, on: ['gangUp'] },
    })
    accurate(s, 'e7').roll('bounces', 1, 1).roll('bounce', 5)
    s.match.board[s.player('H1').at] = 0
    Object.assign(s.player('H1'), { at: s.square('h17') })
    s.match.board[s.square('h17')] = s.player('H1').id + 1
    s.activate('A1', '').step('h20', 'h19', 'h18')
    s.choose('gangUp', { player: 'H1' })
    expect(s.answers()).toEqual(['done', 'activate A2'])
  })

  rule('[second 71] nobody throws, hands off or kicks the ball', () => {
    const on = ['kicksInPlay'] as const
    const s = atKickOff({ offence: { 1: 'b2' }, defence: { 1: 'h21', 2: 'h22' }, on })
    accurate(s, 'e7').roll('bounces', 1, 1).roll('bounce', 5)
    Object.assign(s.match.balls[0], { state: 'held', carrier: s.player('A1').id, at: s.player('A1').at })
    s.activate('A1', '')
    expect(new Set(s.answers().map((answer) => answer.split(' ')[0]))).toEqual(new Set(['endAction', 'step']))
    s.endAction()
    expect(s.answers()).toEqual(['endTurn', 'activate A2'])
  })

  rule('[second 71] it is no turn of theirs: nobody gets up, and no turn is counted', () => {
    const s = kickedOff()
    const { posture } = s.player('A3')
    expect([posture, s.markers(), s.match.clock.awayTaken]).toEqual(['standing', '0/0', 0])
    s.player('A3').posture = 'prone'
    expect(s.answers()).toEqual(['endTurn', 'activate A1', 'activate A2'])
  })
})
