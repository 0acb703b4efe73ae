// What becomes of a throw that is read as Intercepted: fumbled, thrown astray, or caught by an opponent, and by whom.
// Neighbours: src/procs/ball/interceptOnTable.ts, fallingBall.ts; the numbers are in src/tables/throwTables.ts.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions']

/** TS −2 makes a natural 2 an Intercepted throw at every band. */
const CLUMSY = { H1: ':4.2.3.3.-2.0.9' }

/** H1 throws to H2, and it is read as Intercepted. */
const intercepted = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, players: { ...CLUMSY, ...options.players } })
  s.activate('H1', '')
  s.throwTo('H2')
  s.roll('pass', 1, 1)
  return s
}

const row = (...cells: readonly string[]): string => cells.join(' ')
const dots = (count: number): string => Array<string>(count).fill('.').join(' ')

/** Who is asked for: each opponent that may intercept. */
const eligible = (s: Scene): string[] => {
  s.roll('interception', 3)
  const asked = s.away.answers('intercept')
  s.away.intercept(asked[0].replace('intercept ', ''))
  return asked
}

describe('an Intercepted throw', () => {
  rule('[second 53] on a 1 it is fumbled: the ball scatters once from the thrower, and the turn is over', () => {
    const s = intercepted('H1* . . H2\n. . . .')
    s.roll('interception', 1)
    s.roll('bounce', 7)
    expect(s.ball()).toBe('ground g10')
    expect(s.turnovers()).toEqual(['fumble'])
    expect(s.match.turn.side).toBe('away')
  })

  rule('[second 53] on a 2 it is a misthrow, and the turn is over', () => {
    const s = intercepted('H1* . . H2 . . x')
    s.roll('interception', 2)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.turnovers()).toEqual(['pass'])
    expect(s.match.turn.side).toBe('away')
  })

  rule('[second 53] on a 3 to 6 an opponent has it, and the turn is over', () => {
    for (const face of [3, 6]) {
      const s = intercepted('H1* . A1 . H2')
      s.roll('interception', face)
      expect(s.holder()).toBe('A1')
      expect(s.turnovers()).toEqual(['interception'])
      expect(s.match.turn.side).toBe('away')
    }
  })

  rule(
    '[second 54] a misthrow flies 3 squares at Quick and Short, 4 at Long, 5 at Long Bomb, all in one direction',
    () => {
      const landsAt = (squares: number): string => {
        const s = intercepted(row('H1*', dots(squares - 1), 'H2'), { at: 'h3' })
        s.roll('interception', 2)
        s.roll('scatter', 2)
        return s.ball()
      }
      expect([3, 6, 10, 13].map(landsAt)).toEqual(['ground e6', 'ground e9', 'ground d13', 'ground c16'])
    },
  )

  rule('[second 54] a player whom a misthrow only passes does not get it, one at its end does', () => {
    const s = intercepted('H1* . . H2 A1 H3 A2')
    s.roll('interception', 2)
    s.roll('scatter', 5)
    expect(s.holder()).toBe('A2')
  })

  rule(
    '[second 341] a throw of 2 + 3 + 2 − 2 = 5 at Long Bomb is Intercepted; on a 2 the ball flies 5 squares, into the crowd',
    () => {
      const s = sceneSecond(`${row('H1*', dots(12), 'H2')}\nA1 A2`, {
        on,
        at: 'f12',
        players: { H1: ':4.3.3.3.3.1.8', H2: ':4.5.3.4.1.2.7' },
      })
      s.activate('H1', '')
      s.throwTo('H2')
      expect(s.modifiers()).toEqual(['TS +3', 'CL +2', 'tackleZone -1', 'tackleZone -1'])
      s.roll('pass', 1, 1)
      expect(s.match.lastRoll).toMatchObject({ table: 'throwBomb', result: 'intercepted' })
      s.roll('interception', 2)
      s.roll('scatter', 5)
      expect(s.happened('ballMoved').at(-1)).toMatchObject({ to: -1, how: 'scatter' })
      // Straight in from the back of the end zone, 2 squares.
      s.roll('throwIn', 3, 1, 1)
      expect(s.ball()).toBe('ground f24')
      expect(s.match.turn.side).toBe('away')
    },
  )

  rule('[second 57] the crowd returns a missed throw that scatters off the pitch', () => {
    const s = intercepted('H1* . H2', { at: 'a10' })
    s.roll('interception', 2)
    s.roll('scatter', 2)
    // From the edge above: to the left, as one looks into the pitch, is south-east.
    s.roll('throwIn', 1, 1, 2)
    expect(s.ball()).toBe('ground d15')
  })
})

describe('who may intercept', () => {
  const field = (squares: number, cells: { readonly [place: string]: readonly string[] }): string =>
    [
      row('A1', dots(squares)),
      row('H1*', dots(squares - 1), 'H2', ...(cells.beyond ?? [])),
      row(dots(squares), ...(cells.below ?? [])),
    ].join('\n')

  rule('[second 55] Long: whoever is next to the thrower, or within 2 squares of the target', () => {
    const s = intercepted(field(8, { beyond: ['.', 'A2', 'A3'] }), { at: 'f6' })
    expect(eligible(s)).toEqual(['intercept A1', 'intercept A2'])
  })

  rule('[second 55] Long Bomb: whoever is next to the thrower, or within 3 squares of the target', () => {
    const s = intercepted(field(11, { beyond: ['.', '.', 'A2', 'A3'] }), { at: 'f6' })
    expect(eligible(s)).toEqual(['intercept A1', 'intercept A2'])
  })

  rule('[second 55] at Long nobody intercepts on the line alone', () => {
    const s = intercepted('H1* . . . A1 . . . . H2', { at: 'f6' })
    s.roll('interception', 3)
    s.roll('scatter', 2)
    s.roll('scatter', 2)
    expect(s.ball()).toBe('ground d15')
  })

  rule('[second 56] Quick and Short: whoever is next to the thrower or the target, or on the line', () => {
    const s = intercepted(
      ['A1 . . . . . .', 'H1* . . A2 . . H2 . A6', '. . . A3 . . . A4', '. A5 . . . . . . .'].join('\n'),
    )
    expect(eligible(s)).toEqual(['intercept A1', 'intercept A2', 'intercept A4'])
  })

  rule('[second 56] the defending coach names one of several, and cannot let it pass', () => {
    const s = intercepted('H1* A1 . A2 H2')
    s.roll('interception', 4)
    expect(s.away.answers()).toEqual(['intercept A1', 'intercept A2'])
    s.away.intercept('A2')
    expect(s.holder()).toBe('A2')
  })

  rule('[second 56] nobody intercepts who lies on the ground', () => {
    const s = intercepted('H1* A1/ . A2 H2')
    s.roll('interception', 4)
    expect(s.holder()).toBe('A2')
  })

  rule('[second 397] if nobody may intercept the throw is Missed', () => {
    const s = intercepted('H1* . . H2 x')
    s.roll('interception', 5)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[second 398] a Goblin or a Halfling holds it on a 3 or more', () => {
    const s = intercepted('H1* . A1 . H2', { players: { A1: '+small-hands' } })
    s.roll('interception', 3)
    expect(s.needs()).toBe(3)
    s.roll('holdInterception', 3)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 398] on less the throw is Missed', () => {
    const s = intercepted('H1* . A1 . H2 x', { players: { A1: '+small-hands' } })
    s.roll('interception', 3)
    s.roll('holdInterception', 2)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[second 369] who intercepts in the end zone where he scores has scored', () => {
    const s = intercepted('A1 H1* . . H2', { at: 'f2' })
    s.roll('interception', 3)
    expect(s.score()).toBe('0-1')
  })
})

describe('with interceptions off', () => {
  rule(
    '[second 448] an Intercepted throw goes straight to an opponent next to thrower or target, or on the line, at every band',
    () => {
      const s = intercepted('H1* . . . A1 . . . . H2 . A2', { at: 'f6', on: ['throwing'] })
      expect(s.holder()).toBe('A1')
      expect(s.turnovers()).toEqual(['interception'])
    },
  )

  rule('[second 448] if there is none it is Missed', () => {
    const s = intercepted('H1* . . H2 x', { on: ['throwing'] })
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
  })
})
