// Throw-ins: chapter J of the ledger, when the ball has left the pitch.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** A pass lands at the edge and bounces out in that direction: the throw-in is pending. */
const overTheEdge = (square: string, bounce: number, players = ''): Scene => {
  const column = Number(square.slice(1))
  const thrower = `${square[0]}${column > 13 ? column - 3 : column + 3}`
  const s = scene('H1*', { at: thrower, beside: `a9@h13 ${players}` })
  s.activate('H1', 'pass').throwTo(square)
  s.roll('pass', 6).roll('bounce', bounce)
  return s
}

const thrownInTo = (s: Scene): string => {
  const moved = s.happened('ballMoved').filter((e) => e.type === 'ballMoved' && e.how === 'throwIn')
  const last = moved[moved.length - 1]
  if (last?.type !== 'ballMoved') throw new Error('nothing was thrown in')
  const { x, y } = s.engine.rules.pitch
  return last.to < 0 ? 'off' : `${String.fromCharCode(97 + y[last.to])}${x[last.to] + 1}`
}

describe('throw-ins', () => {
  rule(
    '[bugman 174] [third 182] it starts from the last square on the pitch, in one of three directions away from the edge',
    () => {
      const rows = [
        ['a8', 2, 'b9 b8 b7'], // upper edge
        ['g26', 5, 'h25 g25 f25'], // right edge
        ['o8', 7, 'n7 n8 n9'], // lower edge
        ['g1', 4, 'f2 g2 h2'], // left edge
      ] as const
      for (const [square, out, squares] of rows)
        squares.split(' ').forEach((expected, way) => {
          for (const face of [2 * way + 1, 2 * way + 2]) {
            const s = overTheEdge(square, out)
            expect(s.waits()).toBe('dice throwIn')
            s.roll('throwIn', face, 1, 1)
            expect(`${square} ${face}: ${thrownInTo(s)}`).toBe(`${square} ${face}: ${expected}`)
            s.roll('bounce', square === 'o8' ? 2 : 7)
          }
        })
    },
  )

  rule('[bugman 174] [third 182] from a corner it goes along either edge or between them', () => {
    const rows = [
      ['a1', 2, 'a2 b2 b1'],
      ['a26', 2, 'b26 b25 a25'],
      ['o26', 7, 'o25 n25 n26'],
      ['o1', 7, 'n1 n2 o2'],
    ] as const
    for (const [square, out, squares] of rows)
      squares.split(' ').forEach((expected, way) => {
        for (const face of [2 * way + 1, 2 * way + 2]) {
          const s = overTheEdge(square, out)
          s.roll('throwIn', face, 1, 1)
          expect(`${square} ${face}: ${thrownInTo(s)}`).toBe(`${square} ${face}: ${expected}`)
          s.roll('bounce', square[0] === 'o' ? 2 : 7)
        }
      })
  })

  rule(
    '[bugman 175, 609] [third 182] it flies two dice of squares, of which the one it starts from is the first',
    () => {
      const s = overTheEdge('a8', 2)
      s.roll('throwIn', 3, 2, 3)
      expect(thrownInTo(s)).toBe('e8')
      s.roll('bounce', 7)
      expect(s.ball()).toBe('ground f8')
      const far = overTheEdge('a8', 1)
      far.roll('throwIn', 4, 6, 6)
      expect(thrownInTo(far)).toBe('l8')
      far.roll('bounce', 2)
    },
  )

  rule('[bugman 176] a standing player where it lands must try to catch it at +0', () => {
    for (const word of ['h2@e8', 'a2@e8']) {
      const s = overTheEdge('a8', 2, word)
      s.roll('throwIn', 3, 2, 3)
      expect(s.waits()).toBe('dice catch')
      expect([s.needs(), ...s.modifiers()]).toEqual([4])
      s.roll('catch', 4)
      expect(s.holder()).toBe(word.slice(0, 2).toUpperCase())
    }
  })

  rule('[bugman 177] [third 182] on an empty square, a prone or a stunned player it bounces', () => {
    for (const word of ['', 'h2@e8.p', 'a2@e8.p', 'h2@e8.s', 'a2@e8.s']) {
      const s = overTheEdge('a8', 2, word)
      s.roll('throwIn', 3, 2, 3)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground e9')
    }
  })

  rule(
    '[bugman 178] [third 182] when it leaves the pitch again, it is thrown in again from the last square it crossed',
    () => {
      const s = overTheEdge('d1', 4)
      s.roll('throwIn', 1, 4, 5)
      expect(thrownInTo(s)).toBe('off')
      expect(s.waits()).toBe('dice throwIn')
      s.roll('throwIn', 3, 1, 2)
      expect(thrownInTo(s)).toBe('c4')
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground c5')
    },
  )

  rule('[bugman 179] [third 123] nobody is asked to intercept it, and those it passes over do not catch it', () => {
    const s = overTheEdge('a8', 2, 'a1@b8 a2@c8 h2@d8')
    s.roll('throwIn', 3, 2, 3)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 7)
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[bugman 174] a carrier pushed off the pitch leaves the ball to a throw-in from his square', () => {
    const s = scene('. A1* .\n . H1 .', { at: 'a7' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    s.stay()
    s.roll('injury', 1, 1)
    s.roll('throwIn', 3, 3, 3)
    expect(thrownInTo(s)).toBe('f8')
    s.roll('bounce', 7)
    expect(s.where('A1')).toBe('reserves')
  })
})
