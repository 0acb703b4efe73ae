// The kick-off table of third, 2 to 12. Neighbour: kickOff.test.ts has the kick itself.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../src/lineUp.ts'
import { plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'
import { kickThird, readyToKick } from '../support/third.ts'

interface Sides {
  readonly home?: Partial<LineUp>
  readonly away?: Partial<LineUp>
}

/** The ball comes down on the empty square c22. */
const kicked = (table: readonly [number, number], { home = {}, away = {} }: Sides = {}): Scene =>
  kickThird(readyToKick({ home: plainLineUp(11, home), away: plainLineUp(11, away) }), 'c20', table, [5, 2])

/** Home has just scored: the table is next, with the markers of `facts`. */
const afterTouchdown = (facts: string): Scene => {
  const s = scene('H1* x', { at: 'h25', facts, beside: 'h2@reserves a1@c2 a2@reserves' })
  s.activate('H1', 'move').step('x').endAction()
  s.home.choose('formation', { option: 'wall' })
  s.away.choose('formation', { option: 'wall' })
  s.home.choose('aim', { square: 'c20' })
  return s
}

const places = (s: Scene, place: string): string[] =>
  s.match.players.filter((p) => p.place === place).map((p) => `${p.side} ${p.who.number}`)

describe('2 to 4', () => {
  rule('[third 157] 2 Riot: both markers move on by a D6', () => {
    for (const face of [1, 4, 6]) {
      const s = kicked([1, 1])
      expect(s.dice()).toEqual(['d6'])
      s.roll('riot', face)
      expect(s.markers()).toBe(`${face}/${face}`)
      s.roll('bounce', 2)
      s.expectTurnOf('away')
      expect(s.markers()).toBe(`${face}/${face + 1}`)
    }
  })

  rule('[third 157] Riot stops at the eighth turn; with both markers there the half is over', () => {
    const late = afterTouchdown('turn=home:6/5').roll('kickOffTable', 1, 1).roll('kickScatter', 5, 2).roll('riot', 2)
    expect(late.markers()).toBe('8/7')
    late.roll('bounce', 2)
    late.expectTurnOf('away')
    // Each of them: the receivers lose their turn too.
    const over = afterTouchdown('turn=home:6/5').roll('kickOffTable', 1, 1).roll('kickScatter', 5, 2).roll('riot', 3)
    expect(over.markers()).toBe('8/8')
    over.roll('bounce', 2)
    expect(over.happened('halfEnded')).toHaveLength(1)
  })

  rule('[third 158] 3 Get the Ref: 2D6 and Fan Factor, ties again; no fouler of the higher side is sent off', () => {
    const s = kicked([1, 2], { home: { fanFactor: 2 }, away: { fanFactor: 4 } })
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('getTheRef', 6, 2).roll('getTheRef', 3, 3)
    expect(s.happened('rollOff')).toMatchObject([{ home: 10, away: 10 }])
    s.roll('getTheRef', 3, 4).roll('getTheRef', 3, 3)
    expect(s.happened('rollOff').at(-1)).toMatchObject({ home: 9, away: 10 })
    s.roll('bounce', 2)
    s.player('H1').posture = 'prone'
    s.activate('A1', 'foul').foul('H1')
    s.roll('armour', 1, 2).roll('referee', 6)
    expect(s.where('A1')).toBe('h14')
    s.endTurn()
    // The other side has no such friend.
    s.player('A2').posture = 'prone'
    s.activate('H2', 'foul').foul('A2')
    s.roll('armour', 1, 2).roll('referee', 6)
    expect(s.where('H2')).toBe('sentOff')
  })

  rule('[third 158] to the end of the half, not only of the drive', () => {
    const s = afterTouchdown('turn=home:7/7').roll('kickOffTable', 1, 2).roll('kickScatter', 5, 2)
    s.roll('getTheRef', 6, 6).roll('getTheRef', 1, 1).roll('bounce', 2)
    expect(s.match.squads.home.effects).toEqual(['referee-got half'])
    s.endTurn()
    s.endTurn()
    expect([s.match.clock.half, s.match.squads.home.effects]).toEqual([2, []])
  })

  rule(
    '[third 159] 4 Perfect Defence: the kickers set up again, the receivers do not, and the ball stays in the air',
    () => {
      const s = kicked([1, 3])
      expect([s.waits(), s.question().subject, s.ball()]).toEqual(['home setUp', 'again', 'air c22'])
      const before = s.match.players.filter((p) => p.side === 'away').map((p) => p.at)
      s.home.choose('formation', { option: 'deep' })
      expect([s.where('H4'), s.where('H11')]).toEqual(['e11', 'h4'])
      expect(s.match.players.filter((p) => p.side === 'away').map((p) => p.at)).toEqual(before)
      s.roll('bounce', 2)
      s.expectTurnOf('away')
    },
  )
})

describe('5 to 9', () => {
  rule('[third 160] 5 Cheering Fans: D6, Fan Factor and cheerleaders, a tie again; one re-roll more this half', () => {
    const s = kicked([1, 4], {
      home: { fanFactor: 3, cheerleaders: 1, rerolls: 1 },
      away: { fanFactor: 4, assistantCoaches: 5 },
    })
    s.roll('cheeringFans', 2, 2)
    expect(s.happened('rollOff')).toMatchObject([{ home: 6, away: 6 }])
    expect(s.waits()).toBe('dice cheeringFans')
    s.roll('cheeringFans', 3, 2)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([2, 0])
    s.roll('bounce', 2)
    for (let i = 0; i < 16; i++) s.endTurn()
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
  })

  rule('[third 161] 6 Bad Kick: the ball scatters 2D6 squares, and nothing else happens', () => {
    const s = readyToKick()
    s.home.choose('aim', { square: 'c14' })
    s.roll('kickOffTable', 2, 4)
    expect(s.dice()).toEqual(['d8', 'd6', 'd6'])
    s.roll('kickScatter', 5, 6, 4)
    expect(s.ball()).toBe('loose c24')
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground b24')
    const out = readyToKick()
    kickThird(out, 'c20', [3, 3], [5, 3, 4])
    expect(out.waits()).toBe('away touchback')
  })

  rule('[third 161] Kick halves the 2D6 of a Bad Kick, rounded down', () => {
    const home = plainLineUp()
    const players = home.players.map((spec) => (spec.number === 11 ? { ...spec, skills: ['kick'] } : spec))
    const s = kickThird(readyToKick({ home: { ...home, players } }), 'c20', [1, 5], [5, 6, 5])
    s.home.use()
    expect(s.ball()).toBe('loose c25')
    s.roll('bounce', 2)
  })

  rule('[third 162] 7 Weather Change: a new roll that counts at once, and no gust', () => {
    for (const [dice, weather, modifiers] of [
      [[1, 1], 'swelteringHeat', []],
      [[1, 2], 'verySunny', []],
      [[4, 4], 'nice', []],
      [[5, 6], 'pouringRain', ['pouringRain -1']],
      [[6, 6], 'blizzard', []],
    ] as const) {
      const s = kickThird(readyToKick(), 'h21', [3, 4], [4, 1]).roll('weather', ...dice)
      expect(s.match.weather).toBe(weather)
      s.away.use()
      expect(s.modifiers()).toEqual(modifiers)
      s.roll('catch', 6)
      expect(s.ball()).toBe('held A11')
    }
  })

  rule('[third 163] 8 Quick Snap: every receiver may move one square, free of zones, across halfway too', () => {
    const s = kicked([4, 4])
    const movers = new Set(s.away.answers('step').map((answer) => answer.split(' ')[1]))
    expect([...movers]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `A${n}`))
    s.away.choose('step', { player: 'A2', square: 'f13' })
    expect([s.where('A2'), s.waits()]).toEqual(['f13', 'away quickSnap'])
    expect(s.away.answers('step').some((answer) => answer.startsWith('step A2 '))).toBe(false)
    s.away.choose('step', { player: 'A6', square: 'g14' })
    s.away.choose('done')
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.answers('activate')).toContain('activate A2 move')
  })

  rule('[third 164] 9 Brilliant Coaching: D6 and assistant coaches, a tie again; one re-roll more this half', () => {
    const s = kicked([4, 5], {
      home: { fanFactor: 9, cheerleaders: 4 },
      away: { assistantCoaches: 1, rerolls: 2 },
    })
    s.roll('brilliantCoaching', 3, 2)
    expect(s.happened('rollOff')).toMatchObject([{ home: 3, away: 3 }])
    s.roll('brilliantCoaching', 3, 3)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 3])
    s.roll('bounce', 2)
    for (let i = 0; i < 16; i++) s.endTurn()
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 2])
  })
})

describe('10 to 12', () => {
  rule('[third 165] 10 Blitz: a free turn of the kickers, marked ones too, while the ball is in the air', () => {
    const s = kicked([4, 6])
    s.expectTurnOf('home')
    expect([s.markers(), s.ball()]).toEqual(['0/0', 'air c22'])
    const actors = new Set(s.answers('activate').map((answer) => answer.split(' ')[1]))
    expect([...actors]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `H${n}`))
    // H1 on h13 is marked by A1, A2 and A3.
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    s.push('h15')
    s.stay()
    s.endTurn()
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.markers()).toBe('0/1')
  })

  rule('[third 165] a kicker who ran under the ball may catch it, and a turnover ends the Blitz', () => {
    const s = kickThird(readyToKick(), 'd16', [4, 6], [4, 1])
    s.activate('H9', 'move').step('d13', 'd14')
    s.step('d15').roll('dodge', 6)
    s.endAction()
    s.endTurn()
    s.home.use()
    s.roll('catch', 6)
    expect(s.holder()).toBe('H9')
    s.expectTurnOf('away')
    const fell = kickThird(readyToKick(), 'd16', [4, 6], [4, 1])
    fell.activate('H9', 'move').step('d13', 'd14', 'd15').roll('dodge', 1).roll('armour', 1, 2)
    fell.roll('bounce', 5)
    fell.expectTurnOf('away')
  })

  rule('[third 166] 11 Throw a Rock: 2D6 and Fan Factor; an injury roll for a random player of the lower side', () => {
    const s = kicked([5, 6], { home: { fanFactor: 2 }, away: { fanFactor: 5 } })
    s.roll('throwARock', 4, 4).roll('throwARock', 3, 3)
    expect(s.happened('rollOff')).toMatchObject([{ home: 10, away: 11 }])
    expect(s.dice()).toEqual(['d11'])
    s.roll('randomPlayer', 10)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 4, 4)
    expect(places(s, 'ko')).toEqual(['home 10'])
    s.roll('bounce', 2)
  })

  rule('[third 128, 166] a player hurt by a rock is on the pitch: his apothecary may treat him', () => {
    const hit = (): Scene =>
      kicked([5, 6], { home: { fanFactor: 2, apothecaries: 1 }, away: { fanFactor: 5 } })
        .roll('throwARock', 4, 4)
        .roll('throwARock', 3, 3)
        .roll('randomPlayer', 10)
        .roll('injury', 5, 5)
        .roll('casualty', 6)
    const s = hit()
    expect([s.waits(), s.question().subject]).toEqual(['home useResource', 'apothecary'])
    s.home.use()
    s.roll('apothecary', 2)
    expect([places(s, 'casualty'), places(s, 'reserves')]).toEqual([[], ['home 10']])
    s.roll('bounce', 2)
    const dead = hit()
    dead.home.decline()
    expect(places(dead, 'casualty')).toEqual(['home 10'])
    dead.roll('bounce', 2)
  })

  rule('[third 19, 166] on a tie a rock hits one of each side, and nothing is rolled again', () => {
    const s = kicked([5, 6], { away: { fanFactor: 3 } })
      .roll('throwARock', 4, 4)
      .roll('throwARock', 2, 3)
    s.roll('randomPlayer', 4).roll('injury', 4, 4).roll('randomPlayer', 5).roll('injury', 4, 5)
    expect(places(s, 'ko')).toEqual(['home 4', 'away 5'])
    expect(s.happened('rollOff')).toHaveLength(1)
    s.roll('bounce', 2)
  })

  rule(
    '[third 167] 12 Field Invasion: 2D6 and Fan Factor; injury rolls for D6 random players of the lower side',
    () => {
      const s = kicked([6, 6], { home: { fanFactor: 4 }, away: { fanFactor: 1 } })
      s.roll('pitchInvasion', 3, 3).roll('pitchInvasion', 4, 4)
      expect(s.happened('rollOff')).toMatchObject([{ home: 10, away: 9 }])
      expect(s.dice()).toEqual(['d6'])
      s.roll('pitchInvasion', 3)
      // Drawn one after another from those who are left, each with an injury roll and no armour roll.
      expect(s.dice()).toEqual(['d11'])
      s.roll('randomPlayer', 11).roll('injury', 4, 4)
      expect(s.dice()).toEqual(['d10'])
      s.roll('randomPlayer', 1).roll('injury', 3, 4)
      s.roll('randomPlayer', 1).roll('injury', 4, 5)
      expect([places(s, 'ko'), s.posture('A1')]).toEqual([['away 2', 'away 11'], 'stunned'])
      s.roll('bounce', 2)
      s.expectTurnOf('away')
    },
  )

  rule('[third 19, 167] on a tie the fans invade both sides, with a D6 each', () => {
    const s = kicked([6, 6]).roll('pitchInvasion', 3, 3).roll('pitchInvasion', 2, 4)
    s.roll('pitchInvasion', 1).roll('randomPlayer', 2).roll('injury', 4, 4)
    s.roll('pitchInvasion', 2).roll('randomPlayer', 3).roll('injury', 4, 4)
    s.roll('randomPlayer', 3).roll('injury', 4, 4)
    expect(places(s, 'ko')).toEqual(['home 2', 'away 3', 'away 4'])
    expect(s.happened('rollOff')).toHaveLength(1)
    s.roll('bounce', 2)
  })
})
