// Which exercises were solved on this device. Neighbours: shelf.ts reads, practice/ shows it.
import { shelves } from './db.ts'
import { expectShape, listOf, name } from './shape.ts'
import { type Broken, BrokenRecord, readRecord } from './shelf.ts'

const KEY = 'solved exercises'

const asSolved = (value: unknown): readonly string[] => {
  expectShape(listOf(name), value)
  return value as readonly string[]
}

export interface Solved {
  readonly ids: readonly string[]
  readonly broken: readonly Broken[]
}

export const solvedExercises = async (): Promise<Solved> => {
  try {
    return { ids: (await readRecord('things', KEY, asSolved)) ?? [], broken: [] }
  } catch (error) {
    if (error instanceof BrokenRecord) return { ids: [], broken: [error.broken] }
    throw error
  }
}

/** Reading and writing are one transaction. A record that cannot be read stays until the coach removes it, and nothing is added to it. */
export const keepSolvedExercise = async (id: string): Promise<void> => {
  const work = (await shelves()).transaction('things', 'readwrite')
  const kept: unknown = await work.store.get(KEY)
  const ids = kept === undefined ? [] : asSolved(kept)
  if (!ids.includes(id)) await work.store.put([...ids, id], KEY)
  await work.done
}
