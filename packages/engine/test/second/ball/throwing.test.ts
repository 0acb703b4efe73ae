// Throws that are read on a table: when, to whom, how far, with what modifiers, and what becomes of the turn.
// Neighbours: src/procs/ball/throwOnTable.ts, throwModifiers.ts, ballDeeds.ts.
import { describe, expect } from 'vitest'
import { throwTables } from '../../../src/tables/throwTables.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions']

/** TS 3, as an Elf Thrower; CL 2, as an Elf Catcher. */
const ELVES = { H1: ':4.3.3.3.3.1.8', H2: ':4.5.3.4.1.2.7' }

const act = (s: Scene, token: string): Scene => s.activate(token, '')

describe('when the ball is thrown', () => {
  rule('[second 49] the carrier throws at any point of his action, and goes on moving', () => {
    const s = sceneSecond('H1* x . . H2', { on })
    act(s, 'H1').step('x')
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    expect(s.holder()).toBe('H2')
    expect(s.answers('step')).not.toEqual([])
  })

  rule('[second 49] a carrier who has acted still throws, and then does nothing else', () => {
    const s = sceneSecond('H1* x . . H2', { on })
    act(s, 'H1').step('x')
    s.endAction()
    expect(s.answers('activate')).toEqual(['activate H1 late', 'activate H2'])
    s.activate('H1', 'late')
    expect(s.answers().filter((answer) => !answer.startsWith('throw'))).toEqual(['endAction'])
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    expect(s.answers('activate')).toEqual(['activate H2'])
  })

  rule('[second 49] the ball is thrown once a turn, whoever throws it', () => {
    const s = sceneSecond('H1* . . H2 . . H3', { on })
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    s.endAction()
    act(s, 'H2')
    expect(s.answers('throw')).toEqual([])
  })

  rule('[second 51] the receiver who has not moved moves after the catch', () => {
    const s = sceneSecond('H1* . . H2 x', { on })
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    s.endAction()
    act(s, 'H2').step('x')
    expect(s.holder()).toBe('H2')
    expect(s.where('H2')).toBe('x')
  })

  rule('[second 51] a receiver who has acted does not act again', () => {
    const s = sceneSecond('H1* . . H2 x', { on })
    act(s, 'H2').step('x')
    s.endAction()
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    s.endAction()
    expect(s.match.turn.side).toBe('away')
  })

  rule('[second 50] a missed throw ends the turn, even if a team-mate gets the ball', () => {
    const s = sceneSecond('H1* . . H2 H3', { on })
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 1, 2)
    s.roll('scatter', 5)
    expect(s.holder()).toBe('H3')
    expect(s.turnovers()).toEqual(['pass'])
    expect(s.match.turn.side).toBe('away')
  })

  rule('[second 447] throwing off: a throw that is caught ends the turn too', () => {
    const s = sceneSecond('H1* . . H2 x', { on: ['interceptions'] })
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    expect(s.holder()).toBe('H2')
    expect(s.turnovers()).toEqual(['throw'])
    expect(s.match.turn.side).toBe('away')
  })
})

describe('to whom and how far', () => {
  rule('[second 394] the ball is thrown to a standing team-mate only', () => {
    const s = sceneSecond('H1* . H2 H3/ A1 .', { on })
    act(s, 'H1')
    expect(s.answers('throw')).toEqual(['throw f12'])
  })

  rule('[second 395] the range is the shortest way with the target counted', () => {
    const bandOver = (squares: number): string => {
      const s = sceneSecond(['H1*', ...Array<string>(squares - 1).fill('.'), 'H2'].join(' '), { on, at: 'f3' })
      act(s, 'H1')
      s.throwTo('H2')
      s.roll('pass', 6, 6)
      const passed = s.happened('passed')[0]
      return passed.type === 'passed' ? passed.band : ''
    }
    expect([3, 4, 6, 7, 10, 11, 13].map(bandOver)).toEqual(['quick', 'short', 'short', 'long', 'long', 'bomb', 'bomb'])
    const far = sceneSecond(['H1*', ...Array<string>(13).fill('.'), 'H2'].join(' '), { on, at: 'f3' })
    act(far, 'H1')
    expect(far.answers('throw')).toEqual([])
  })

  rule('[second 395] diagonal squares count one each', () => {
    const s = sceneSecond('H1* . . .\n. . . .\n. . . .\n. . . H2', { on })
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    expect(s.happened('passed')).toMatchObject([{ band: 'quick' }])
  })
})

describe('the table', () => {
  rule('[second 52] 2D6 with TS and CL, and 1 less for each zone on thrower or catcher', () => {
    const s = sceneSecond('A1 A2 . . .\n. H1* . H2 .\n. . . . A3', { on, players: ELVES })
    act(s, 'H1')
    s.throwTo('H2')
    expect(s.modifiers()).toEqual(['TS +3', 'CL +2', 'tackleZone -1', 'tackleZone -1', 'tackleZone -1'])
    // 4 + 3 + 2 − 3 = 6.
    s.roll('pass', 2, 2)
    expect(s.explain().result).toBe('caught')
  })

  rule('[second 52] each band has a row of its own', () => {
    const read = (band: keyof typeof throwTables) => throwTables[band].rows.slice(0, 2).map(({ upTo }) => upTo)
    expect([read('quick'), read('short'), read('long'), read('bomb')]).toEqual([
      [2, 5],
      [3, 6],
      [4, 8],
      [5, 10],
    ])
  })

  rule('[second 52] who lies has no zone that could count', () => {
    const s = sceneSecond('A1/ H1* . H2 A2', { on })
    act(s, 'H1')
    s.throwTo('H2')
    expect(s.modifiers().filter((one) => one.startsWith('tackleZone'))).toEqual(['tackleZone -1'])
    s.roll('pass', 6, 6)
  })

  rule('[second 369] a throw that is caught in the end zone scores', () => {
    const s = sceneSecond('H1* . . H2', { on, at: 'f22' })
    act(s, 'H1')
    s.throwTo('H2')
    s.roll('pass', 4, 4)
    expect(s.score()).toBe('1-0')
  })
})
