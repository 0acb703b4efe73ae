// The kick-off of second: who kicks, where to, and where the ball comes down. Neighbours: comingDown.test.ts goes on from there,
// src/procs/kickOff/kickOffOnTable.ts.
import { describe, expect } from 'vitest'
import { takeOff } from '../../../src/kernel/occupancy.ts'
import { stopDrive } from '../../../src/procs/turn/turnover.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, openingSecond, sceneSecond, setUpSecond } from '../../support/second.ts'
import { atKickOff, kickTo } from './kickOffScene.ts'

const usual = { offence: { 1: 'b10' }, defence: { 1: 'h21' } } as const

/** The squares that A1 may aim at. */
const targets = (s: Scene): string[] => {
  s.away.choose('choose', { player: 'A1' })
  return s.away.answers('aim').map((answer) => answer.replace('aim ', ''))
}

const columnsOf = (squares: readonly string[]): number[] =>
  [...new Set(squares.map((square) => Number(square.slice(1))))].sort((a, b) => a - b)

/** The columns of the pitch in which a side may put its first player. */
const setUpColumns = (s: Scene, side: 'home' | 'away'): number[] => {
  s[side].choose('pick', { player: side === 'home' ? 'H1' : 'A1' })
  return columnsOf(s[side].answers('place').map((answer) => answer.replace('place ', '')))
}

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('before the kick', () => {
  rule('[second 60] the winner of the toss chooses to be the offence or the defence', () => {
    const s = newSecond({}, 'kickOff')
    s.roll('coinToss', 1)
    expect([s.waits(), s.home.answers()]).toEqual(['home kickOrReceive', ['kick', 'receive']])
    s.home.choose('kick')
    expect([s.waits(), s.match.drive.kicking]).toEqual(['away setUp', 'home'])
  })

  rule('[second 60] who lost the toss is asked nothing', () => {
    const s = newSecond({}, 'kickOff')
    s.roll('coinToss', 2)
    expect(s.waits()).toBe('away kickOrReceive')
  })

  rule('[second 61] the offence sets up first, up to its second line', () => {
    const s = openingSecond(newSecond({}, 'kickOff'))
    expect([s.waits(), setUpColumns(s, 'home')]).toEqual(['home setUp', from(1, 10)])
  })

  rule('[second 61] then the defence, up to its first line only', () => {
    const s = openingSecond(newSecond({}, 'kickOff'))
    s.home.choose('formation', { option: 'wall' })
    expect([s.waits(), setUpColumns(s, 'away')]).toEqual(['away setUp', from(21, 26)])
  })

  rule('[second 61] every stock formation fits behind the first line', () => {
    for (const { id } of engineSecond('kickOff').rules.formations) {
      const s = setUpSecond(openingSecond(newSecond({}, 'kickOff')), 'wall', id)
      const columns = s.match.players.filter((p) => p.side === 'away').map((p) => s.engine.rules.pitch.x[p.at] + 1)
      expect(columns.length, id).toBe(11)
      for (const column of columns) expect(column, id).toBeGreaterThan(20)
    }
  })

  rule('[second 61] a player of the defence has the ball, whom its coach names', () => {
    const s = atKickOff({ offence: { 1: 'b10' }, defence: { 1: 'h21', 2: 'h22' } })
    expect([s.waits(), s.away.answers()]).toEqual(['away kicker', ['choose A1', 'choose A2']])
    s.away.choose('choose', { player: 'A2' })
    expect(s.holder()).toBe('A2')
    expect(s.waits()).toBe('away kickTarget')
  })

  rule(
    '[second 404, 450] kickOff off: both sides set up to the second line, and the offence says who has the ball',
    () => {
      const s = openingSecond(newSecond())
      s.home.choose('formation', { option: 'wall' })
      expect(setUpColumns(s, 'away')).toEqual(from(17, 26))
      s.away.choose('place', { square: 'h17' })
      s.away.choose('done')
      expect(s.waits()).toBe('home touchback')
      s.home.choose('giveBall', { player: 'H3' })
      expect([s.holder(), s.waits()]).toEqual(['H3', 'home turn'])
    },
  )
})

describe('the target of a kick-off', () => {
  rule(
    '[second 62] lies between end zone and second line, 3 squares or more from the end zone and the sidelines',
    () => {
      const squares = targets(atKickOff(usual))
      expect(columnsOf(squares)).toEqual(from(5, 10))
      expect([...new Set(squares.map((square) => square[0]))].join('')).toBe('cdefghijklm')
      expect(squares.length).toBe(6 * 11)
    },
  )

  rule('[second 62] is at most 20 squares from the kicker', () => {
    expect(columnsOf(targets(atKickOff({ ...usual, defence: { 1: 'h25' } })))).toEqual(from(5, 10))
    expect(columnsOf(targets(atKickOff({ ...usual, defence: { 1: 'h26' } })))).toEqual(from(6, 10))
  })

  rule('[second 63, 288] Long Kick adds its level to the range', () => {
    const players = { A1: { skills: ['long-kick-1'] } }
    expect(columnsOf(targets(atKickOff({ ...usual, defence: { 1: 'h26' }, players })))).toEqual(from(5, 10))
  })
})

describe('the accuracy of a kick-off', () => {
  /** Whether the ball comes down where it was aimed. */
  const isAccurate = (skills: readonly string[], ...dice: number[]): boolean => {
    const s = kickTo(atKickOff({ ...usual, players: { A1: { skills } } }), 'h8').roll('kick', ...dice)
    const accurate = s.waits() !== 'dice scatter'
    if (!accurate) s.roll('scatter', 5).roll('scatter', 5)
    s.roll('bounces', 1, 1).roll('bounce', 5)
    return accurate
  }

  rule('[second 64] a Kicker needs 8 or more', () => {
    expect([isAccurate(['kicker'], 3, 4), isAccurate(['kicker'], 4, 4)]).toEqual([false, true])
  })

  rule('[second 64] anybody else needs 10 or more', () => {
    expect([isAccurate([], 4, 5), isAccurate([], 5, 5)]).toEqual([false, true])
  })

  rule('[second 288] Kick adds its level', () => {
    expect([isAccurate(['kicker', 'kick-2'], 1, 4), isAccurate(['kicker', 'kick-2'], 3, 3)]).toEqual([false, true])
    expect([isAccurate(['kick-1'], 4, 4), isAccurate(['kick-1'], 4, 5)]).toEqual([false, true])
  })

  rule('[second 64] opponents beside him and the distance do not count', () => {
    const s = kickTo(atKickOff({ ...usual, defence: { 1: 'h25' } }), 'h5')
    expect(s.modifiers()).toEqual([])
    s.roll('kick', 6, 6).roll('bounces', 1, 1).roll('bounce', 5)
  })

  rule('[second 131] in blustery weather it needs one more, and goes one square further astray', () => {
    const s = kickTo(atKickOff({ ...usual, on: ['weather'], weather: [5, 5] }), 'h6')
    expect(s.modifiers()).toEqual(['blustery -1'])
    s.roll('kick', 4, 6).roll('scatter', 5)
    expect(s.ball()).toBe('air h10')
    s.roll('scatter', 5).roll('bounces', 1, 1).roll('bounce', 5)
  })

  rule('[second 133] no weather shortens a kick-off', () => {
    const s = atKickOff({ ...usual, on: ['weather'], weather: [6, 6] })
    expect(columnsOf(targets(s))).toEqual(from(5, 10))
  })
})

describe('an inaccurate kick-off', () => {
  rule('[second 65] comes down 3 squares away, in any of eight directions', () => {
    const to = [1, 2, 3, 4, 5, 6, 7, 8].map((face) => {
      const s = kickTo(atKickOff({ ...usual, offence: { 1: 'o1' } }), 'g7')
        .roll('kick', 1, 1)
        .roll('scatter', face)
      const ball = s.ball()
      s.roll('scatter', 9 - face)
        .roll('bounces', 1, 1)
        .roll('bounce', 9 - face)
      return ball.replace('air ', '')
    })
    expect(to).toEqual(['d4', 'd7', 'd10', 'g4', 'g10', 'j4', 'j7', 'j10'])
  })

  rule('[second 68] scatters one square more if nobody has it, and who stands there catches it', () => {
    const s = kickTo(atKickOff({ offence: { 1: 'b10', 2: 'h10' }, defence: { 1: 'h21' } }), 'h6')
    s.roll('kick', 1, 1).roll('scatter', 5)
    expect([s.ball(), s.waits()]).toEqual(['air h9', 'home runUnder'])
    s.home.choose('decline')
    s.roll('scatter', 5)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 68] an accurate one does not', () => {
    const s = kickTo(atKickOff(usual), 'h6').roll('kick', 6, 6)
    expect(s.waits()).toBe('dice bounces')
    s.roll('bounces', 1, 1).roll('bounce', 5)
  })
})

describe('a kick-off out of bounds', () => {
  rule('[second 69] is taken again if it flies there, by whom the coach likes', () => {
    const s = kickTo(atKickOff({ offence: { 1: 'b10' }, defence: { 1: 'h21', 2: 'h22' } }), 'c7')
    s.roll('kick', 1, 1).roll('scatter', 2)
    expect(s.happened('kickRetaken')).toEqual([{ type: 'kickRetaken', side: 'away' }])
    expect([s.waits(), s.ball()]).toEqual(['away kicker', 'out a7'])
    s.away.choose('choose', { player: 'A2' })
    expect(s.holder()).toBe('A2')
  })

  rule('[second 69] and if it scatters there before it has landed', () => {
    const s = kickTo(atKickOff(usual), 'd7').roll('kick', 1, 1).roll('scatter', 2)
    expect(s.ball()).toBe('air a7')
    s.roll('scatter', 1)
    expect(s.waits()).toBe('away kicker')
  })

  rule('[second 57, 69] but once it has bounced on the pitch the crowd throws it in', () => {
    const s = kickTo(atKickOff(usual), 'd7').roll('kick', 1, 1).roll('scatter', 2).roll('scatter', 5)
    s.roll('bounces', 4, 4).roll('bounce', 2)
    s.roll('throwIn', 3, 1, 1)
    expect([s.ball(), s.waits()]).toEqual(['ground c8', 'away turn'])
  })
})

describe('a defence without anybody on the pitch', () => {
  rule('[second 72] does not kick: the offence begins with the ball', () => {
    const s = kickTo(atKickOff(usual), 'c7').roll('kick', 1, 1)
    takeOff(s.match, s.engine.rules.pitch, s.player('A1'), 'reserves')
    s.roll('scatter', 2)
    expect(s.waits()).toBe('home touchback')
    s.home.choose('giveBall', { player: 'H1' })
    expect(s.holder()).toBe('H1')
  })
})

describe('a restart without a touchdown', () => {
  rule('[second 72, 300] has the same side kick again', () => {
    const s = kickTo(atKickOff({ offence: { 1: 'h8' }, defence: { 1: 'h21' } }), 'h8').roll('kick', 6, 6)
    stopDrive({ rules: s.engine.rules, match: s.match, events: [] })
    s.endTurn()
    expect(s.waits()).toBe('home setUp')
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    expect(s.waits()).toBe('away kicker')
  })
})

describe('after a touchdown', () => {
  rule('[second 72] the side that scored kicks, and the other sets up first', () => {
    const s = sceneSecond('H1* x', { at: 'h24', on: ['kickOff'], beside: 'a1@reserves' })
    s.activate('H1', '').step('x')
    expect([s.score(), s.waits()]).toEqual(['1-0', 'away setUp'])
    s.away.choose('formation', { option: 'wall' })
    expect(setUpColumns(s, 'home')).toEqual(from(1, 6))
    s.home.choose('place', { square: 'h6' })
    s.home.choose('done')
    expect(s.waits()).toBe('home kicker')
  })
})
