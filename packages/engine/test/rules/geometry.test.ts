// The pass range grid and the ruler of interceptions, cell by cell: chapter Q of crp's ledger and the geometry behind
// it.
import { describe, expect } from 'vitest'
import { rulerCovers } from '../../src/procs/ball/interception.ts'
import { bandOf, type PassBand } from '../../src/tables/passRange.ts'
import { currentEdition, rule } from '../support/rule.ts'
import { engineOf, scene } from '../support/scene.ts'

/** Row: squares across; column: squares along, as the reference sheet prints it; `.` is out of range. */
const SHEET = `
  T Q Q Q S S S L L L L B B B
  Q Q Q Q S S S L L L L B B B
  Q Q Q S S S S L L L L B B .
  Q Q S S S S S L L L B B B .
  S S S S S S L L L L B B B .
  S S S S S L L L L B B B . .
  S S S S L L L L L B B B . .
  L L L L L L L L B B B . . .
  L L L L L L L B B B B . . .
  L L L L L B B B B B . . . .
  L L L B B B B B B . . . . .
  B B B B B B B . . . . . . .
  B B B B B . . . . . . . . .
  B B . . . . . . . . . . . .
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const LETTERS: { readonly [band in PassBand]: string } = { quick: 'Q', short: 'S', long: 'L', bomb: 'B' }

const letter = (dx: number, dy: number): string => {
  const band = bandOf(engineOf(currentEdition()).rules.tables.passRange, dx, dy)
  return band ? LETTERS[band] : '.'
}

const covered = (rx: number, ry: number): string[] => {
  const width = engineOf(currentEdition()).rules.ball.rulerWidth
  const found: string[] = []
  for (let ix = -15; ix <= 15; ix++)
    for (let iy = -15; iy <= 15; iy++) if (rulerCovers([rx, ry], [ix, iy], width)) found.push(`${ix},${iy}`)
  return found
}

describe('pass range', () => {
  rule('[crp 136] the grid of the sheet holds in all four quadrants, along and across alike', () => {
    for (let dy = 0; dy <= 13; dy++)
      for (let dx = 0; dx <= 13; dx++) {
        const printed = dx + dy === 0 ? '.' : SHEET[dy][dx]
        for (const [x, y] of [
          [dx, dy],
          [-dx, dy],
          [dx, -dy],
          [-dx, -dy],
          [dy, dx],
        ])
          expect(`${x},${y} ${letter(x, y)}`).toBe(`${x},${y} ${printed}`)
      }
    for (let other = 0; other <= 25; other++) expect(letter(14, other)).toBe('.')
  })

  rule('[crp 136] a throw reaches exactly the squares of the grid that lie on the pitch', () => {
    const s = scene('H1*', { at: 'h13' }) // 12 squares to the left, 13 to the right, 7 up and down
    s.activate('H1', 'pass')
    let inRange = 0
    for (let dx = -12; dx <= 13; dx++) for (let dy = -7; dy <= 7; dy++) if (letter(dx, dy) !== '.') inRange++
    expect(s.answers('throw')).toHaveLength(inRange)
    expect(s.answers('throw')).toContain('throw h26')
    expect(s.answers('throw')).toContain('throw i26')
    expect(s.answers('throw')).not.toContain('throw h13')
  })

  rule('[crp 137] two squares one way and thirteen the other is too far', () => {
    for (const [dx, dy] of [
      [2, 13],
      [13, 2],
      [-13, 2],
      [-2, -13],
    ])
      expect(letter(dx, dy)).toBe('.')
    expect([letter(13, 1), letter(1, 13), letter(12, 2)]).toEqual(['B', 'B', 'B'])
    const s = scene('H1*', { at: 'h13' })
    s.activate('H1', 'pass')
    expect(s.answers('throw')).not.toContain('throw f26')
    expect(s.answers('throw')).not.toContain('throw j26')
  })

  rule('[crp 138] a quadrant has 12 Quick, 30 Short, 51 Long and 52 Long Bomb squares', () => {
    const count: { [band: string]: number } = { Q: 0, S: 0, L: 0, B: 0, '.': 0 }
    for (let dy = 0; dy <= 13; dy++) for (let dx = 0; dx <= 13; dx++) count[letter(dx, dy)]++
    expect(count).toEqual({ Q: 12, S: 30, L: 51, B: 52, '.': 196 - 145 })
  })

  rule('[bugman 153] a square that a range line touches belongs to the farther band: the far corner decides', () => {
    const lines = [
      ['Q', 64],
      ['S', 225],
      ['L', 475],
      ['B', 739],
    ] as const
    for (let dx = 0; dx <= 25; dx++)
      for (let dy = 0; dy <= 14; dy++) {
        if (dx + dy === 0) continue
        const farCorner = (2 * dx + 1) ** 2 + (2 * dy + 1) ** 2
        const band = lines.find(([, most]) => farCorner <= most)?.[0] ?? '.'
        expect(`${dx},${dy} ${letter(dx, dy)}`).toBe(`${dx},${dy} ${band}`)
      }
  })
})

describe('the ruler', () => {
  rule('[bugman 308] it covers these squares of the shortest passes', () => {
    expect(covered(1, 0)).toEqual([])
    expect(covered(1, 1)).toEqual(['0,1', '1,0'])
    expect(covered(2, 0)).toEqual(['1,-1', '1,0', '1,1'])
    expect(covered(2, 1)).toEqual(['0,1', '1,0', '1,1', '2,0'])
    expect(covered(2, 2)).toEqual(['0,1', '0,2', '1,0', '1,1', '1,2', '2,0', '2,1'])
    expect(covered(3, 1)).toEqual(['0,1', '1,-1', '1,0', '1,1', '2,0', '2,1', '2,2', '3,0'])
    expect(covered(4, 2).join(' ')).toBe('0,1 1,-1 1,0 1,1 1,2 2,0 2,1 2,2 3,0 3,1 3,2 3,3 4,1')
  })

  rule('[bugman 308] it covers so many squares of longer passes, 3514 in a quadrant and 13120 in all', () => {
    for (const [rx, ry, size] of [
      [3, 0, 6],
      [4, 0, 9],
      [3, 3, 12],
      [5, 1, 14],
      [6, 3, 20],
      [10, 0, 27],
      [7, 7, 32],
      [9, 9, 42],
      [13, 1, 36],
    ])
      expect(`${rx},${ry}: ${covered(rx, ry).length}`).toBe(`${rx},${ry}: ${size}`)
    let quadrant = 0
    let all = 0
    let most = 0
    for (let rx = -13; rx <= 13; rx++)
      for (let ry = -13; ry <= 13; ry++) {
        if (letter(rx, ry) === '.') continue
        const { length } = covered(rx, ry)
        all += length
        most = Math.max(most, length)
        if (rx >= 0 && ry >= 0) quadrant += length
      }
    expect([quadrant, all, most]).toEqual([3514, 13120, 42])
  })

  rule('[bugman 308, 310, 311] it is the same from either end, and only squares nearer to both ends count', () => {
    for (let rx = 0; rx <= 13; rx++)
      for (let ry = 0; ry <= rx; ry++) {
        if (letter(rx, ry) === '.') continue
        const there = covered(rx, ry)
        const back = there.map((name) => name.split(',').map(Number)).map(([x, y]) => `${rx - x},${ry - y}`)
        expect([...back].sort()).toEqual([...there].sort())
        for (const [x, y] of there.map((name) => name.split(',').map(Number))) {
          expect(x * x + y * y).toBeLessThan(rx * rx + ry * ry)
          expect((rx - x) ** 2 + (ry - y) ** 2).toBeLessThan(rx * rx + ry * ry)
        }
      }
  })
})
