// A coach's saved positions, by name. One that cannot be read stays until the coach removes it. Neighbours: db.ts,
// position/Puzzles.tsx.

import { shelves } from './db.ts'
import { jsonOf } from './jsonOf.ts'
import { name, record } from './shape.ts'

const KEY = 'puzzles'

export interface Puzzle {
  readonly name: string
  /** The position as text. */
  readonly text: string
}

const puzzleShape = record({ name, text: name })

const faultOf = (entry: unknown): string | null => puzzleShape(entry, '')

const isSound = (entry: unknown): entry is Puzzle => faultOf(entry) === null

export interface BrokenPuzzle {
  readonly why: string
  readonly value: unknown
}

export interface KeptPuzzles {
  readonly sound: readonly Puzzle[]
  readonly broken: readonly BrokenPuzzle[]
}

/** Anything stored that is not a list becomes its only entry, so that nothing is lost. */
const entriesOf = (kept: unknown): readonly unknown[] => (kept === undefined ? [] : Array.isArray(kept) ? kept : [kept])

export const keptPuzzles = async (): Promise<KeptPuzzles> => {
  const entries = entriesOf(await (await shelves()).get('things', KEY))
  return {
    sound: entries.filter(isSound),
    broken: entries.flatMap((value) => {
      const why = faultOf(value)
      return why === null ? [] : [{ why, value }]
    }),
  }
}

/** Reading and writing are one transaction: another tab may save one at the same time. */
const change = async (edit: (entries: readonly unknown[]) => readonly unknown[]): Promise<void> => {
  const work = (await shelves()).transaction('things', 'readwrite')
  await work.store.put(edit(entriesOf(await work.store.get(KEY))), KEY)
  await work.done
}

const isCalled = (entry: unknown, called: string): boolean => isSound(entry) && entry.name === called

/** Each replaces one with the same name, or is added at the end. */
const withPuzzle = (entries: readonly unknown[], puzzle: Puzzle): readonly unknown[] =>
  entries.some((entry) => isCalled(entry, puzzle.name))
    ? entries.map((entry) => (isCalled(entry, puzzle.name) ? puzzle : entry))
    : [...entries, puzzle]

export const keepPuzzles = (puzzles: readonly Puzzle[]): Promise<void> =>
  change((entries) => puzzles.reduce<readonly unknown[]>(withPuzzle, entries))

export const forgetPuzzle = (called: string): Promise<void> =>
  change((entries) => entries.filter((entry) => !isCalled(entry, called)))

/** A name that another position has is refused, so that nothing is overwritten. */
export const renamePuzzle = (from: string, to: string): Promise<void> =>
  change((entries) => {
    if (from !== to && entries.some((entry) => isCalled(entry, to)))
      throw new Error(`"${to}" is kept already; choose another name`)
    return entries.map((entry) => (isSound(entry) && entry.name === from ? { ...entry, name: to } : entry))
  })

export const forgetBrokenPuzzle = ({ value }: BrokenPuzzle): Promise<void> =>
  change((entries) => entries.filter((entry) => isSound(entry) || jsonOf(entry) !== jsonOf(value)))
