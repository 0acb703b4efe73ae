// The same entry in other editions, under the name it has there. Neighbour: EntryView.tsx shows the differences.
import type { Engine } from '@double-skulls/engine'
import { type Entry, entriesOf } from './entries.ts'

/** Names that changed between editions, by the older name. */
const older: { readonly [id: string]: string } = {
  sidestep: 'side-step',
  claws: 'claw',
  bloodlust: 'blood-lust',
  'bloodweiser-kegs': 'bloodweiser-babes',
  'mortuary-assistant': 'igor',
}

const rootOf = (id: string): string => {
  const root = id.replace(/-\d$/, '').replace(/^animosity-.*/, 'animosity')
  return older[root] ?? root
}

export interface Kin {
  /** The editions that agree. */
  readonly engines: readonly Engine[]
  readonly entries: readonly Entry[]
}

/** Whether two entries have the same text and numbers. */
export const saysTheSame = (a: Entry, b: Entry): boolean =>
  a.id === b.id && a.text === b.text && a.roll === b.roll && a.facts.join() === b.facts.join()

const allTheSame = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  a.length === b.length && a.every((one, i) => saysTheSame(one, b[i]))

/** The entries of other editions for the same thing, grouped by those that agree; editions without it are left out. */
export const kinOf = (entry: Entry, others: readonly Engine[]): readonly Kin[] => {
  const kin: Kin[] = []
  for (const engine of others) {
    const entries = entriesOf(engine).filter((one) => one.kind === entry.kind && rootOf(one.id) === rootOf(entry.id))
    const at = kin.findIndex((known) => allTheSame(known.entries, entries))
    if (at < 0) kin.push({ engines: [engine], entries })
    else kin[at] = { entries, engines: [...kin[at].engines, engine] }
  }
  return kin
}
