// The kick-off: chapter B of the ledger, and the questions at its end.
import { describe, expect } from 'vitest'
import { kick, kicksAtH21, kicksOut, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** Get the Ref: an event that changes neither ball nor players. */
const QUIET = [1, 1] as const

const ready = (): Scene => lineUpForKick(newGame())

/** Away with these skills on player 11, who stands alone on h20, and re-rolls to spare. */
const withSkillsOn11 = (...skills: string[]): Scene => {
  const away = plainLineUp(11, { rerolls: 3 })
  const players = away.players.map((spec) => (spec.number === 11 ? { ...spec, skills } : spec))
  return lineUpForKick(newGame({ home: plainLineUp(11, { rerolls: 3 }), away: { ...away, players } }))
}

describe('the kick', () => {
  rule('[bugman 13] the kicker aims at any square of the other half, its end zone too', () => {
    const s = ready()
    expect(s.waits()).toBe('home kickTarget')
    const targets = s.home.answers('aim')
    expect(targets).toHaveLength(195)
    for (const corner of ['aim a14', 'aim o14', 'aim a26', 'aim o26', 'aim h14']) expect(targets).toContain(corner)
    expect(targets).not.toContain('aim h13')
  })

  rule('[bugman 14] the kick scatters by a D8 for the direction and a D6 for the distance', () => {
    for (const [direction, distance, end, bounce] of kicksAtH21) {
      const s = ready()
      s.home.choose('aim', { square: 'h21' })
      expect(s.dice()).toEqual(['d8', 'd6'])
      s.roll('kickScatter', direction, distance)
      expect(s.ball()).toBe(`air ${end}`)
      s.roll('kickOffTable', ...QUIET)
      s.roll('bounce', bounce)
      expect(s.waits()).toBe('away turn')
    }
  })

  rule('[bugman 15] nothing but the kick scatters by a D6: a bounce and a missed pass go one square a D8', () => {
    const s = kick(ready(), 'c20', [5, 2], QUIET)
    expect(s.dice()).toEqual(['d8'])
    s.roll('bounce', 7)
    expect(s.ball()).toBe('ground d22')
    const thrown = scene('H1* . . . x', { at: 'h10' })
    thrown.activate('H1', 'pass').throwTo('x')
    thrown.roll('pass', 2)
    for (const [face, at] of [
      [2, 'g14'],
      [2, 'f14'],
      [5, 'f15'],
    ] as const) {
      expect(thrown.dice()).toEqual(['d8'])
      thrown.roll('scatter', face)
      expect(thrown.ball()).toBe(`${face === 5 ? 'loose' : 'air'} ${at}`)
    }
    thrown.roll('bounce', 5)
    expect(thrown.ball()).toBe('ground f16')
  })

  rule('[bugman 16, 635] a kick that leaves the pitch is out, with any distance left', () => {
    const s = kick(ready(), 'b20', [2, 6], QUIET)
    expect(s.waits()).toBe('away touchback')
    s.away.choose('giveBall', { player: 'A11' })
    const thrown = scene('H1* . . . x', { at: 'a10', beside: 'a1@reserves' })
    thrown.activate('H1', 'pass').throwTo('x')
    thrown.roll('pass', 2).roll('scatter', 2)
    expect(thrown.waits()).toBe('dice throwIn')
    expect(thrown.happened('ballMoved').at(-1)).toMatchObject({ how: 'scatter', to: -1 })
    thrown.roll('throwIn', 3, 2, 3).roll('bounce', 7)
    expect(thrown.ball()).toBe('ground f14')
  })

  rule('[bugman 17] on an empty square the kicked ball bounces, once', () => {
    const s = kick(ready(), 'c20', [5, 2], QUIET)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 4)
    expect(s.ball()).toBe('ground c21')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 18] a standing player must try to catch it, with no modifier of its own', () => {
    const s = kick(ready(), 'h21', [4, 1], QUIET)
    expect(s.waits()).toBe('dice catch')
    expect(s.needs()).toBe(4)
    expect(s.modifiers()).toEqual([])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A11')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 19] over a player who lies there it bounces', () => {
    const s = kick(ready(), 'h21', [4, 1], [5, 6])
    s.roll('throwARock', 6, 1).roll('randomPlayer', 11).roll('injury', 3, 4)
    expect(s.posture('A11')).toBe('stunned')
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
  })

  rule('[bugman 26] each opposing tackle zone on the catcher costs him 1', () => {
    const s = kick(ready(), 'e14', [7, 1], [4, 5])
    // Quick Snap: A2 steps from g14 to f14, under the ball and next to H2 on g13 alone.
    s.away.choose('step', { player: 'A2', square: 'f14' })
    s.away.choose('done')
    expect(s.needs()).toBe(5)
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    s.roll('catch', 5)
    expect(s.holder()).toBe('A2')
    const three = kick(ready(), 'h15', [4, 1], QUIET)
    expect(three.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1', 'tackleZone -1'])
    expect(three.needs()).toBe(6)
    three.roll('catch', 5).roll('bounce', 5)
  })

  rule('[bugman 24] first the scatter, then the table and its result, and only then the ball lands', () => {
    const s = ready()
    s.home.choose('aim', { square: 'h21' })
    s.roll('kickScatter', 4, 1)
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 4, 5)
    expect(s.waits()).toBe('away quickSnap')
    expect(s.ball()).toBe('air h20')
    s.away.choose('step', { player: 'A11', square: 'h19' })
    s.away.choose('done')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground h21')
  })

  rule('[bugman 25] no team re-roll helps to catch the kick', () => {
    const s = kick(withSkillsOn11(), 'h21', [4, 1], QUIET)
    s.roll('catch', 3)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([3, 3])
  })

  rule('[bugman 25] nor may the kickers use one when the ball lands on a player of theirs after a Blitz!', () => {
    const s = kick(withSkillsOn11(), 'd16', [4, 1], [4, 6])
    s.activate('H9', 'move').step('d13', 'd14', 'd15').roll('dodge', 6).keep()
    s.endAction()
    s.endTurn()
    s.roll('catch', 5)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.rerolls('home')).toBe(3)
  })

  rule('[bugman 25] the Catch skill does', () => {
    const s = kick(withSkillsOn11('catch'), 'h21', [4, 1], QUIET)
    s.roll('catch', 3)
    expect(s.away.answers()).toEqual(['keep', 'reroll catch'])
    s.away.reroll('catch')
    s.roll('catch', 4)
    expect(s.holder()).toBe('A11')
  })

  rule('[bugman 27] the receivers have the first turn', () => {
    const s = kick(ready(), 'c20', [5, 2], QUIET).roll('bounce', 2)
    expect(s.waits()).toBe('away turn')
    expect(s.markers()).toBe('0/1')
    s.endTurn()
    expect(s.waits()).toBe('home turn')
    expect(s.markers()).toBe('1/1')
  })
})

describe('the touchback', () => {
  rule('[bugman 20] a kick that ends off the board or beyond halfway', () => {
    for (const [target, scatter] of kicksOut) {
      const s = kick(ready(), target, scatter, QUIET)
      expect(s.waits()).toBe('away touchback')
      s.away.choose('giveBall', { player: 'A5' })
      expect(s.ball()).toBe('held A5')
    }
    const justIn = kick(ready(), 'c16', [4, 2], QUIET)
    expect(justIn.waits()).toBe('dice bounce')
    justIn.roll('bounce', 2)
    expect(justIn.ball()).toBe('ground b14')
  })

  rule('[bugman 21] a bounce off the pitch or across halfway', () => {
    const off = kick(ready(), 'b20', [2, 1], QUIET).roll('bounce', 2)
    expect(off.waits()).toBe('away touchback')
    const across = kick(ready(), 'c15', [4, 1], QUIET).roll('bounce', 4)
    expect(across.waits()).toBe('away touchback')
  })

  rule('[bugman 21, 633] a failed catch that bounces across halfway, though a player stands there', () => {
    const s = kick(ready(), 'h15', [4, 1], QUIET)
    s.roll('catch', 1).roll('bounce', 4)
    expect(s.waits()).toBe('away touchback')
    s.away.choose('giveBall', { player: 'A1' })
    expect(s.holder()).toBe('A1')
  })

  rule('[bugman 22] during a kick-off the crowd throws nothing back', () => {
    const s = kick(ready(), 'h25', [5, 1], QUIET).roll('bounce', 5)
    expect(s.waits()).toBe('away touchback')
    s.away.choose('giveBall', { player: 'A1' })
    expect(s.happened('ballMoved').filter((event) => event.type === 'ballMoved' && event.how === 'throwIn')).toEqual([])
  })

  rule('[bugman 23] the receiving coach gives the ball to a standing player of his, without a roll', () => {
    const s = kick(ready(), 'a20', [2, 1], [5, 6])
    s.roll('throwARock', 6, 1).roll('randomPlayer', 4).roll('injury', 3, 4)
    expect(s.away.answers()).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11].map((n) => `giveBall A${n}`))
    s.away.choose('giveBall', { player: 'A1' })
    expect(s.ball()).toBe('held A1')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 23] if none of them stands, the ball goes on any square of his half, and bounces off a body', () => {
    const lone = (): Scene => {
      const s = kick(lineUpForKick(newGame({ away: plainLineUp(1) })), 'a20', [2, 1], [5, 6])
      s.roll('throwARock', 6, 1).roll('randomPlayer', 1).roll('injury', 3, 4)
      expect(s.away.answers('putBall')).toHaveLength(195)
      return s
    }
    const empty = lone()
    empty.away.choose('putBall', { square: 'c20' })
    expect(empty.ball()).toBe('ground c20')
    const taken = lone()
    taken.away.choose('putBall', { square: 'h14' })
    taken.roll('bounce', 5)
    expect(taken.ball()).toBe('ground h15')
  })
})
