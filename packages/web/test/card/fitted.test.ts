// Texts that fit into a picture. Neighbour: src/card/fitted.ts.
import { describe, expect, it } from 'vitest'
import { fitted, lengthOf } from '../../src/card/fitted.ts'

const room = { width: 290, most: 44, least: 22, lines: 2 }

describe('a text in a picture', () => {
  it('is as large as possible, in one line if that is no smaller', () => {
    expect(fitted('ORC', room)).toEqual({ lines: ['ORC'], size: 44 })
    expect(fitted('DEEP CELLAR ELEVEN', room)).toEqual({ lines: ['DEEP CELLAR', 'ELEVEN'], size: 44 })
  })

  it.each([
    ['sixty letters', 'A'.repeat(60)],
    ['sixty letters in words', 'THE MOST HONOURABLE COMPANY OF LATE RISERS AND EARLY SLEEPERS'],
    ['signs of a mark-up language', '<SCRIPT>&AMP;</SCRIPT> "UNITED"'],
    ['another alphabet', '骷髅杯挑战者联合队骷髅杯挑战者联合队骷髅杯挑战者联合队'],
    ['one letter', 'W'],
    ['nothing', ''],
  ])('never leaves its room: %s', (_, text) => {
    const { lines, size } = fitted(text, room)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(size).toBeGreaterThanOrEqual(22)
    expect(size).toBeLessThanOrEqual(44)
    for (const line of lines) expect(lengthOf(line) * size).toBeLessThanOrEqual(room.width + 0.01)
  })

  it('shows that something was cut off', () => {
    expect(fitted('A'.repeat(60), room).lines.at(-1)).toMatch(/…$/)
    expect(fitted('Snib 9, Mugga 7', { ...room, lines: 1 }).lines).toEqual(['Snib 9, Mugga 7'])
  })
})
