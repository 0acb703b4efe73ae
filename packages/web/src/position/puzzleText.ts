// Saved positions as one text for sharing: a line `# name`, then the position. Neighbours: Puzzles.tsx, store/puzzles.ts stores
// them.
import type { Puzzle } from '../store/puzzles.ts'
import { readText } from './editing.ts'

export const MOST_NAME = 60

/** A name fits on its line. */
export const puzzleName = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_NAME)

export const writePuzzles = (puzzles: readonly Puzzle[]): string =>
  puzzles.map(({ name, text }) => `# ${name}\n${text}\n`).join('\n')

export interface ReadPuzzles {
  readonly puzzles: readonly Puzzle[]
  /** What could not be imported, with the reason. */
  readonly faults: readonly string[]
}

/** Imports what can be read and reports the errors of the rest. A position without a name gets one. */
export const readPuzzles = (text: string): ReadPuzzles => {
  const blocks: { name: string; words: string[] }[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('#')) blocks.push({ name: puzzleName(line.slice(1)), words: [] })
    else if (line !== '') {
      if (blocks.length === 0) blocks.push({ name: '', words: [] })
      blocks[blocks.length - 1].words.push(line)
    }
  }
  const puzzles: Puzzle[] = []
  const faults: string[] = []
  for (const [i, { name: given, words }] of blocks.entries()) {
    const name = given === '' ? `Position ${i + 1}` : given
    const position = words.join(' ')
    const read = readText(position)
    if ('fault' in read) faults.push(`${name}: ${read.fault}`)
    else puzzles.push({ name, text: position })
  }
  return { puzzles, faults }
}
