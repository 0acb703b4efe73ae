// A value that no source gives, with its reason and its ruling. Neighbours: proposalsSecond.ts and proposalsThird.ts have those of
// their editions.

export interface Proposal<T> {
  readonly value: T
  /** Why this value, in a few words. */
  readonly why: string
  readonly ruling: string
}

/** All of an edition, by name. */
export type Proposals = { readonly [name: string]: Proposal<unknown> }

export const propose = <const T>(value: T, why: string, ruling: string): Proposal<T> => ({ value, why, ruling })
