// A loose ball in bb2020: scatter, deviation, bounces and throw-ins. Chapter Q of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 throws at x with that roll. */
const thrown = (face: number, picture: string, players: { readonly [token: string]: string } = {}): Scene => {
  const s = scene(picture, { players })
  s.activate('H1', 'pass').throwTo('x')
  return s.roll('pass', face)
}

describe('scatter, deviation and bounce', () => {
  rule(
    '[bb2020 289, 290, 291] three single squares, nobody on the first two may catch, and an empty one lets it bounce',
    () => {
      const s = thrown(3, 'H1* . . x H2 H3 .\n. . . . . . .')
      s.roll('scatter', 5).roll('scatter', 5)
      expect(s.waits()).toBe('dice scatter')
      s.roll('scatter', 5)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 7)
      expect(s.ball()).toBe('ground g16')
      const steps = s.happened('ballMoved').filter((e) => e.type === 'ballMoved' && e.how === 'scatter')
      expect(steps).toHaveLength(3)
    },
  )

  rule('[bb2020 292] a deviated ball bounces from an empty square too', () => {
    const s = thrown(2, 'H1* . . . . . x\n. . . . . . .')
    s.roll('deviation', 5, 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 8)
    expect(s.ball()).toBe('ground g13')
  })

  rule('[bb2020 293] a bounce is one square in the direction of a D8', () => {
    const squares = ['e12', 'e13', 'e14', 'f12', 'f14', 'g12', 'g13', 'g14']
    squares.forEach((square, i) => {
      const s = thrown(6, 'H1* . . x')
      expect(s.dice()).toEqual(['d8'])
      s.roll('bounce', i + 1)
      expect(s.ball()).toBe(`ground ${square}`)
    })
  })

  rule(
    '[bb2020 294, 295] on players who cannot catch it bounces again, and it never rests on an occupied square',
    () => {
      const s = thrown(6, 'H1* . . x H2/ A1= H3', { H3: '.z' })
      for (let i = 0; i < 4; i++) {
        expect(s.waits()).toBe('dice bounce')
        s.roll('bounce', 5)
      }
      expect(s.ball()).toBe('ground f17')
    },
  )
})

/** A pass lands at the edge and bounces out in that direction: the throw-in is pending. */
const overTheEdge = (square: string, bounce: number, players = ''): Scene => {
  const column = Number(square.slice(1))
  const s = scene('H1*', {
    at: `${square[0]}${column > 13 ? column - 3 : column + 3}`,
    beside: `a9@h13 ${players}`,
  })
  s.activate('H1', 'pass').throwTo(square)
  return s.roll('pass', 6).roll('bounce', bounce)
}

const comesDown = (s: Scene): string => {
  const { at } = s.match.balls[0]
  const { x, y } = s.engine.rules.pitch
  return `${String.fromCharCode(97 + y[at])}${x[at] + 1}`
}

describe('throw-ins', () => {
  const directions = (rows: readonly (readonly [square: string, out: number, squares: string])[]): void => {
    for (const [square, out, squares] of rows)
      squares.split(' ').forEach((expected, way) => {
        for (const face of [2 * way + 1, 2 * way + 2]) {
          const s = overTheEdge(square, out)
          expect(s.dice()).toEqual(['d6', 'd6', 'd6'])
          s.roll('throwIn', face, 1, 1)
          expect([square, face, comesDown(s)]).toEqual([square, face, expected])
          s.roll('bounce', square[0] === 'o' ? 2 : 7)
        }
      })
  }

  rule('[bb2020 296, 299] from a side line: clockwise by pairs of the D6, two dice of squares beyond the first', () => {
    directions([
      ['a8', 2, 'c10 c8 c6'],
      ['o8', 7, 'm6 m8 m10'],
    ])
  })

  rule('[bb2020 297] from the line behind an end zone', () => {
    directions([
      ['g26', 5, 'i24 g24 e24'],
      ['g1', 4, 'e3 g3 i3'],
    ])
  })

  rule('[bb2020 298] from a corner: along either line, or between them', () => {
    directions([
      ['a1', 2, 'a3 c3 c1'],
      ['a26', 2, 'c26 c24 a24'],
      ['o26', 7, 'o24 m24 m26'],
      ['o1', 7, 'm1 m3 o3'],
    ])
  })

  rule('[bb2020 300] a standing player where it lands must try to catch it at −1', () => {
    const s = overTheEdge('a8', 2, 'a1@f8').roll('throwIn', 3, 2, 3)
    expect([s.waits(), s.explain().player, s.modifiers()]).toEqual(['dice catch', s.player('A1').id, ['throwIn -1']])
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['pass']])
  })

  rule('[bb2020 301] on an empty square or on players who cannot catch it bounces', () => {
    for (const players of ['', 'a1@f8.p', 'a1@f8.s', 'a1@f8.z']) {
      const s = overTheEdge('a8', 2, players).roll('throwIn', 3, 2, 3)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 7)
      expect(s.ball()).toBe('ground g8')
    }
  })

  rule('[bb2020 302] off the pitch again it is thrown in again, from its last square', () => {
    const s = overTheEdge('a24', 2).roll('throwIn', 1, 6, 6)
    expect([s.waits(), comesDown(s)]).toEqual(['dice throwIn', 'c26'])
    s.roll('throwIn', 3, 1, 2)
    expect(comesDown(s)).toBe('c23')
    s.roll('bounce', 7)
  })
})
