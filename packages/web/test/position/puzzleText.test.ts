// Saved positions as one text, and back, and the errors of invalid ones.
import { expect, it } from 'vitest'
import { puzzleName, readPuzzles, writePuzzles } from '../../src/position/puzzleText.ts'

const cage = { name: 'A cage', text: 'bb2020 h1@h11 a1@h16' }
const dash = { name: 'Dash: 2 turns', text: 'crp h1@h11.o a1@h16' }

it('reads back what it writes', () => {
  expect(readPuzzles(writePuzzles([cage, dash]))).toEqual({ puzzles: [cage, dash], faults: [] })
})

it('accepts a position over several lines, and one without a name', () => {
  expect(readPuzzles('bb2020 h1@h11\n  a1@h16\n')).toEqual({
    puzzles: [{ name: 'Position 1', text: cage.text }],
    faults: [],
  })
})

it('takes what can be read and reports the errors of the rest', () => {
  const { puzzles, faults } = readPuzzles(`# Bad\nbb2020 h1@h11\n\n${writePuzzles([cage])}\n# Empty\n`)
  expect(puzzles).toEqual([cage])
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatch(/^Bad: a position needs a player of the away side/)
  expect(readPuzzles(' \n')).toEqual({ puzzles: [], faults: [] })
})

it('keeps a name on one line', () => {
  expect(puzzleName('  two\nlines ')).toBe('two lines')
  expect(puzzleName('x'.repeat(99))).toHaveLength(60)
})
