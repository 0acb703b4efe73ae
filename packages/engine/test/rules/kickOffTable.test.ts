// The kick-off table from 2 to 8 (chapter N of the ledger), its dice, and the D3. kickOffTurmoil.test.ts has 9 to 12.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

interface Sides {
  readonly home?: Parameters<typeof plainLineUp>
  readonly away?: Parameters<typeof plainLineUp>
  /** FAME by the fans' dice; default: equal crowds. */
  readonly fans?: readonly [home: number, away: number]
}

/** Both lined up as a wall, home to kick; A1 … A11 on h14 g14 i14 e15 k15 f15 j15 h16 c15 m15 h20, home mirrored. */
const lined = ({ home = [11], away = [11], fans = [3, 3] }: Sides = {}): Scene =>
  lineUpForKick(newGame({ home: plainLineUp(...home), away: plainLineUp(...away) }), 'wall', 'wall', fans)

/** The ball will land on the empty square c22. */
const kicked = (table: readonly [number, number], sides: Sides = {}): Scene => kick(lined(sides), 'c20', [5, 2], table)

const bribes = (s: Scene): string => `${s.match.squads.home.resources.bribe}/${s.match.squads.away.resources.bribe}`

/** Home scores with the markers as given, sets up and kicks to c22; the table's roll is pending. */
const afterTouchdown = (facts: string, beside = ''): Scene => {
  const s = scene('H1* x', { at: 'h25', facts, beside: `a1@reserves ${beside}`.trim() })
  s.activate('H1', 'move').step('x').endAction()
  s.home.choose('formation', { option: 'wall' })
  s.away.choose('formation', { option: 'wall' })
  s.home.choose('aim', { square: 'c20' })
  return s.roll('kickScatter', 5, 2)
}

describe('the table', () => {
  rule('[bugman 245] neither its roll nor the dice of its results are re-rolled', () => {
    const many = { home: [11, { rerolls: 3 }], away: [11, { rerolls: 3 }] } as const
    const coaching = kicked([2, 6], { home: [...many.home], away: [...many.away] })
    expect(coaching.waits()).toBe('dice brilliantCoaching')
    coaching.roll('brilliantCoaching', 1, 6)
    expect(coaching.waits()).toBe('dice bounce')
    coaching.roll('bounce', 2)
    expect(coaching.happened('spent')).toEqual([])
    const riot = afterTouchdown('turn=home:3/3 rr=3/3').roll('kickOffTable', 1, 2).roll('riot', 1)
    expect(riot.waits()).toBe('dice bounce')
    riot.roll('bounce', 2)
  })

  rule('[bugman 246, 268] a random player is drawn evenly from those on the pitch', () => {
    const s = kicked([5, 6], { away: [14] }).roll('throwARock', 4, 3)
    const outcomes = s.engine.outcomes(s.match)
    expect(outcomes.map(({ dice }) => dice[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    for (const { p } of outcomes) expect(p).toBeCloseTo(1 / 11, 12)
    const hit = outcomes.map(({ dice }) => {
      const other = s.engine.clone(s.match)
      s.engine.apply(other, { dice })
      s.engine.apply(other, { dice: [1, 1] })
      return other.players.filter((p) => p.posture === 'stunned').map((p) => `${p.side} ${p.who.number}`)
    })
    expect(hit).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => [`away ${n}`]))
    s.roll('randomPlayer', 1).roll('injury', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 608] a D3 is a D6 halved and rounded up', () => {
    for (const [face, d3] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ] as const) {
      const s = kicked([2, 6]).roll('brilliantCoaching', face, 1).roll('bounce', 2)
      expect(s.happened('rollOff')).toMatchObject([{ home: d3, away: 1 }])
    }
  })
})

describe('2 to 4', () => {
  rule('[bugman 247] Get the Ref gives each side one bribe more', () => {
    const s = kicked([1, 1], { home: [11, { bribes: 1 }] }).roll('bounce', 2)
    expect(bribes(s)).toBe('2/1')
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 248] a bribe keeps a fouler on the pitch on 2 or more, and is used up', () => {
    const s = scene('H1 A1/ A2/ H2', { facts: 'bribe=1/0' })
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 2, 2)
    expect(s.waits()).toBe('home useResource')
    expect(s.answers()).toEqual(['use bribe', 'decline'])
    s.use()
    expect(s.needs()).toBe(2)
    s.roll('bribe', 2)
    expect([s.where('H1'), s.turnover(), bribes(s)]).toEqual(['f10', '', '0/0'])
    s.expectTurnOf('home')
  })

  rule('[bugman 248] on a 1 it fails and the call stands; without a bribe none is offered', () => {
    const s = scene('H1 A1/ H2', { facts: 'bribe=1/0' })
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 2, 2)
    s.use()
    s.roll('bribe', 1)
    expect([s.where('H1'), bribes(s)]).toEqual(['sentOff', '0/0'])
    s.expectTurnOf('away')
    const none = scene('H1 A1/ H2')
    none.activate('H1', 'foul').foul('A1')
    none.roll('armour', 2, 2)
    expect(none.where('H1')).toBe('sentOff')
  })

  rule('[bugman 249] Get the Ref brings nobody back who was sent off before', () => {
    const s = afterTouchdown('turn=home:3/3', 'h5@off').roll('kickOffTable', 1, 1).roll('bounce', 2)
    expect(bribes(s)).toBe('1/1')
    expect(s.where('H5')).toBe('sentOff')
  })

  rule('[bugman 250] Riot with the receivers on turn 7 sets both markers back', () => {
    const s = afterTouchdown('turn=home:8/7').roll('kickOffTable', 1, 2)
    expect(s.markers()).toBe('7/6')
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.markers()).toBe('7/7')
  })

  rule('[bugman 251] Riot before the receivers had a turn moves both on, without a die', () => {
    const first = kicked([2, 1])
    expect(first.markers()).toBe('1/1')
    expect(first.waits()).toBe('dice bounce')
    first.roll('bounce', 2)
    expect(first.markers()).toBe('1/2')
    const later = afterTouchdown('turn=home:1/0').roll('kickOffTable', 1, 2)
    expect(later.markers()).toBe('2/1')
    later.roll('bounce', 2)
  })

  rule('[bugman 252] Riot otherwise rolls: 1 to 3 moves both on, 4 to 6 back', () => {
    for (const [face, markers] of [
      [1, '5/4'],
      [3, '5/4'],
      [4, '3/2'],
      [6, '3/2'],
    ] as const) {
      const s = afterTouchdown('turn=home:4/3').roll('kickOffTable', 1, 2).roll('riot', face)
      expect(s.markers()).toBe(markers)
      s.roll('bounce', 2)
      s.expectTurnOf('away')
    }
  })

  rule('[bugman 252] Riot leaves no marker below 0, and past 8 the half is over', () => {
    const low = afterTouchdown('turn=home:0/1').roll('kickOffTable', 1, 2).roll('riot', 4)
    expect(low.markers()).toBe('0/0')
    low.roll('bounce', 2)
    const late = afterTouchdown('turn=home:7/8').roll('kickOffTable', 1, 2).roll('riot', 3).roll('bounce', 2)
    expect(late.happened('halfEnded')).toHaveLength(1)
    expect([late.match.clock.half, late.markers()]).toEqual([2, '0/0'])
  })

  rule('[bugman 253] Perfect Defence: the kickers may set up again, the same eleven, by the usual limits', () => {
    const s = kicked([1, 3], { home: [13] })
    expect(s.waits()).toBe('home setUp')
    expect(s.question().subject).toBe('again')
    expect(s.home.answers('pick')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `pick H${n}`))
    expect(s.home.answers('done')).toHaveLength(1)
    s.home.choose('pick', { player: 'H1' })
    expect(s.home.answers('place')).toHaveLength(195)
    expect(s.home.answers('toReserves')).toEqual([])
    s.home.choose('place', { square: 'h10' })
    expect(s.question().missing).toEqual({ fault: 'tooFewOnLine', limit: 3, has: 2 })
    expect(s.home.answers('done')).toEqual([])
    const before = s.match.players.filter((p) => p.side === 'away').map((p) => p.at)
    s.home.choose('formation', { option: 'deep' })
    expect([s.where('H4'), s.where('H11'), s.where('H12')]).toEqual(['e11', 'h4', 'reserves'])
    expect(s.match.players.filter((p) => p.side === 'away').map((p) => p.at)).toEqual(before)
    s.roll('bounce', 2)
  })
})

describe('5 to 8', () => {
  rule('[bugman 254] High Kick: a receiver nobody marks may go under the ball, however far it is', () => {
    const s = kick(lined(), 'b23', [3, 1], [1, 4])
    expect(s.waits()).toBe('away highKick')
    const free = [4, 5, 6, 7, 8, 9, 10, 11].map((n) => `step A${n} a24`)
    expect(s.away.answers()).toEqual(['decline', ...free])
    s.away.choose('step', { player: 'A10' })
    expect(s.where('A10')).toBe('a24')
    expect(s.waits()).toBe('dice catch')
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A10')
  })

  rule('[bugman 254] High Kick: the coach is asked even if only one receiver may move', () => {
    // A1 to A3 are marked on the line of scrimmage; only A4 is left.
    const s = kicked([1, 4], { away: [4] })
    expect([s.waits(), s.away.answers()]).toEqual(['away highKick', ['decline', 'step A4 c22']])
    s.away.choose('step')
    s.roll('catch', 4)
    expect(s.holder()).toBe('A4')
  })

  rule('[bugman 254] High Kick may be let alone', () => {
    const s = kicked([1, 4])
    s.away.decline()
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground b22')
  })

  rule('[bugman 255] High Kick does nothing where a player stands already or the ball is out', () => {
    const taken = kick(lined(), 'h21', [4, 1], [1, 4])
    expect(taken.waits()).toBe('dice catch')
    taken.roll('catch', 4)
    const out = kick(lined(), 'a20', [2, 1], [1, 4])
    expect(out.waits()).toBe('away touchback')
  })

  rule('[bugman 256] Cheering Fans: D3, FAME and cheerleaders; the higher side has one re-roll more this half', () => {
    // FAME 2 for home: 1 + 2 + 1 = 4 against 3 + 0 + 0.
    const s = kicked([1, 5], { home: [11, { cheerleaders: 1, rerolls: 1 }], fans: [6, 3] })
    s.roll('cheeringFans', 2, 6).roll('bounce', 2)
    expect(s.happened('rollOff')).toMatchObject([{ home: 4, away: 3 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([2, 0])
    for (let i = 0; i < 16; i++) s.endTurn()
    expect(s.waits()).toBe('away setUp')
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
  })

  rule('[bugman 257] Cheering Fans: on a tie both have one', () => {
    const s = kicked([1, 5], { away: [11, { cheerleaders: 2, assistantCoaches: 5 }] })
    s.roll('cheeringFans', 5, 1).roll('bounce', 2)
    expect(s.happened('rollOff')).toMatchObject([{ home: 3, away: 3 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 1])
  })

  rule('[bugman 258, 260] Changing Weather holds at once, and moves the ball no further unless it is Nice', () => {
    for (const [dice, weather, modifiers] of [
      [[1, 1], 'swelteringHeat', []],
      [[1, 2], 'verySunny', []],
      [[5, 6], 'pouringRain', ['pouringRain -1']],
      [[6, 6], 'blizzard', []],
    ] as const) {
      const s = kick(lined(), 'h21', [4, 1], [3, 4]).roll('weather', ...dice)
      expect(s.match.weather).toBe(weather)
      expect(s.waits()).toBe('dice catch')
      expect(s.modifiers()).toEqual(modifiers)
      s.roll('catch', 6)
      expect(s.ball()).toBe('held A11')
    }
  })

  rule('[bugman 259] Changing Weather to Nice: a gust moves the ball one square before it lands', () => {
    const s = kick(lined(), 'h20', [5, 2], [3, 4]).roll('weather', 4, 4)
    expect(s.match.weather).toBe('nice')
    expect(s.ball()).toBe('air h22')
    s.roll('gust', 4)
    expect(s.ball()).toBe('loose h21')
    s.roll('bounce', 4).roll('catch', 4)
    expect(s.holder()).toBe('A11')
    const out = kick(lined(), 'b20', [2, 1], [3, 4]).roll('weather', 4, 4).roll('gust', 2)
    expect(out.waits()).toBe('away touchback')
  })

  rule('[bugman 261] Brilliant Coaching: D3, FAME and assistant coaches; the higher side has one re-roll more', () => {
    // FAME 1 for away: 2 + 1 + 1 = 4 against 3; cheerleaders do not coach.
    const s = kicked([4, 4], {
      home: [11, { cheerleaders: 4 }],
      away: [11, { assistantCoaches: 1, rerolls: 2 }],
      fans: [3, 4],
    })
    s.roll('brilliantCoaching', 6, 4).roll('bounce', 2)
    expect(s.happened('rollOff')).toMatchObject([{ home: 3, away: 4 }])
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 3])
    for (let i = 0; i < 16; i++) s.endTurn()
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 2])
  })

  rule('[bugman 262] Brilliant Coaching: on a tie both have one', () => {
    const s = kicked([4, 4], { home: [11, { assistantCoaches: 1 }] })
      .roll('brilliantCoaching', 1, 4)
      .roll('bounce', 2)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 1])
  })
})
