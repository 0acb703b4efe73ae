// What was chosen before a match that has not begun, kept for this tab: a reload finds it again. Neighbours: Prepare.tsx keeps and
// forgets it, desk.ts has the wishes.
import type { BySide } from '@double-skulls/engine'
import { count, either, isObject, listOf, nothing, record, type Shape, text } from '../store/shape.ts'
import type { Wish } from './desk.ts'

export interface Draft {
  /** By their ids; '' where there is nothing to choose. */
  readonly terms: string
  readonly preset: string
  /** null for a side that chooses for itself. */
  readonly wishes: BySide<Wish | null>
  /** Dice that fell already, by their place: nobody throws again by reloading. */
  readonly thrown: readonly (readonly number[])[]
}

const yesOrNo: Shape = (value, where) => (typeof value === 'boolean' ? null : `"${where}" must be true or false`)

const answers: Shape = (value, where) =>
  isObject(value) && Object.values(value).every((said) => typeof said === 'string')
    ? null
    : `"${where}" must be answers`

const wish = either(
  'a wish or null',
  nothing,
  record({
    said: answers,
    hires: listOf(record({ what: text, skills: listOf(text), settled: yesOrNo })),
    done: yesOrNo,
  }),
)

const draftShape = record({
  ...{ terms: text, preset: text, thrown: listOf(listOf(count)) },
  wishes: record({ home: wish, away: wish }),
})

const keyOf = (address: string): string => `before ${address}`

/** null where nothing was chosen yet, or nothing that can be read. */
export const keptDraft = (address: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null')
    return draftShape(value, '') === null ? (value as Draft) : null
  } catch {
    return null
  }
}

export const keepDraft = (address: string, draft: Draft): void => {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing forgets it with a reload, as it forgets everything.
  }
}

export const forgetDraft = (address: string): void => {
  try {
    sessionStorage.removeItem(keyOf(address))
  } catch {
    // The same browsers.
  }
}
