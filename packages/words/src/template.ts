// Sentence templates, `{who} dodges to {at}.`, chosen by a number, so that a match always gives the same text.
// Neighbours: phrases.ts has templates, teller.ts fills them; the client's commentators use them too.
import type { Part } from './line.ts'

export type Slots = { readonly [name: string]: Part }

/** Fills the placeholders; one without a value stays visible, because it is a bug. */
export const fill = (template: string, slots: Slots): readonly Part[] => {
  const parts: Part[] = []
  for (const piece of template.split(/(\{\w+\})/)) {
    if (piece === '') continue
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    const part = name === undefined ? piece : slots[name]
    if (part === undefined) throw new Error(`the sentence "${template}" has nothing to put in for "${name}"`)
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part !== '') parts.push(part)
  }
  return parts
}

/** Hashes neighbouring numbers, so that sentences do not come in a fixed order. */
export const spread = (seed: number, length: number): number => {
  let mixed = Math.imul(seed + 1, 0x9e3779b1)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % length
}

/** One item of the list by this number, but not the last one used. */
export const oneOf = (list: readonly string[], seed: number, last: string): string => {
  const fresh = list.length > 1 ? list.filter((one) => one !== last) : list
  return fresh[spread(seed, fresh.length)]
}
