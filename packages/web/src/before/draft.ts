// The decisions before a match that has not begun, stored for this tab so that they survive a reload. Neighbours: Prepare.tsx
// writes and deletes it, preparation.ts has the wishes.
import type { BySide } from '@double-skulls/engine'
import { count, either, isObject, listOf, nothing, object, optional, record, type Shape, text } from '../store/shape.ts'
import type { Agreed } from './AgreedHandicaps.tsx'
import type { Wish } from './preparation.ts'

export interface Draft {
  /** With the options that are on. */
  readonly edition: string
  readonly agreed: Agreed
  /** match/agreement.ts reads it. */
  readonly agreement?: object
  /** Option ids; '' when there is nothing to choose. */
  readonly terms: string
  readonly preset: string
  /** null for a bot. */
  readonly wishes: BySide<Wish | null>
  /** Dice that were rolled already, by index: a reload does not roll them again. */
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
  ...{ edition: text, terms: text, preset: text, thrown: listOf(listOf(count)) },
  agreed: record({ home: listOf(text), away: listOf(text) }),
  agreement: optional(object),
  wishes: record({ home: wish, away: wish }),
})

const keyOf = (address: string): string => `before ${address}`

/** null when nothing is stored, or nothing readable. */
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
    // A browser without storage loses the draft on reload, as it loses everything else.
  }
}

export const forgetDraft = (address: string): void => {
  try {
    sessionStorage.removeItem(keyOf(address))
  } catch {
    // The same browsers.
  }
}
