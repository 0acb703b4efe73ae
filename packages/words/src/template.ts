// Sentences with gaps: `{who} dodges to {at}.` One of several is chosen by a number, never by chance, so that a match is told
// the same way every time. Neighbours: phrases.ts has the sentences, teller.ts fills them; the client's commentators
// speak by them too.
import type { Part } from './line.ts'

export type Slots = { readonly [name: string]: Part }

/** Fills the gaps; a gap without a filling is a fault of ours and shows. */
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

/** Spreads neighbouring numbers over a list, so that the third of a kind does not always follow the second. */
export const spread = (seed: number, length: number): number => {
  let mixed = Math.imul(seed + 1, 0x9e3779b1)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % length
}

/** One of the list by this number, and never the one that was taken last time. */
export const oneOf = (list: readonly string[], seed: number, last: string): string => {
  const fresh = list.length > 1 ? list.filter((one) => one !== last) : list
  return fresh[spread(seed, fresh.length)]
}
