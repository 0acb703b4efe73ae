// A coach's saved set-ups, by team list. One that cannot be read stays until the coach removes it. Neighbours: db.ts,
// setUp/SavedFormations.tsx.
import { shelves } from './db.ts'
import { jsonOf } from './jsonOf.ts'
import { count, listOf, name, record } from './shape.ts'

export interface Spot {
  /** The shirt number. */
  readonly number: number
  /** Columns from the own end zone, and the row. */
  readonly column: number
  readonly row: number
}

export interface Formation {
  readonly name: string
  readonly spots: readonly Spot[]
}

const keyOf = (roster: string): string => `formations ${roster}`

const formationShape = record({ name, spots: listOf(record({ number: count, column: count, row: count })) })

const faultOf = (entry: unknown): string | null => formationShape(entry, '')

const isSound = (entry: unknown): entry is Formation => faultOf(entry) === null

export interface BrokenFormation {
  readonly why: string
  readonly value: unknown
}

export interface KeptFormations {
  readonly sound: readonly Formation[]
  readonly broken: readonly BrokenFormation[]
}

/** Anything stored that is not a list becomes its only entry, so that nothing is lost. */
const entriesOf = (kept: unknown): readonly unknown[] => (kept === undefined ? [] : Array.isArray(kept) ? kept : [kept])

export const savedFormations = async (roster: string): Promise<KeptFormations> => {
  const entries = entriesOf(await (await shelves()).get('things', keyOf(roster)))
  return {
    sound: entries.filter(isSound),
    broken: entries.flatMap((value) => {
      const why = faultOf(value)
      return why === null ? [] : [{ why, value }]
    }),
  }
}

/** Reading and writing are one transaction: another tab may save one at the same time. */
const change = async (roster: string, edit: (entries: readonly unknown[]) => readonly unknown[]): Promise<void> => {
  const work = (await shelves()).transaction('things', 'readwrite')
  await work.store.put(edit(entriesOf(await work.store.get(keyOf(roster)))), keyOf(roster))
  await work.done
}

const isCalled = (entry: unknown, called: string): boolean => isSound(entry) && entry.name === called

/** Replaces one with the same name. */
export const keepFormation = (roster: string, formation: Formation): Promise<void> =>
  change(roster, (entries) => [...entries.filter((entry) => !isCalled(entry, formation.name)), formation])

export const forgetFormation = (roster: string, called: string): Promise<void> =>
  change(roster, (entries) => entries.filter((entry) => !isCalled(entry, called)))

export const forgetBrokenFormation = (roster: string, { value }: BrokenFormation): Promise<void> =>
  change(roster, (entries) => entries.filter((entry) => isSound(entry) || jsonOf(entry) !== jsonOf(value)))

export const putBackFormation = (roster: string, { value }: BrokenFormation): Promise<void> =>
  change(roster, (entries) => [...entries, value])
