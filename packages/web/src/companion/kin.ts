// The same thing in other editions, whatever it is called there. Neighbours: EntryView.tsx shows what differs.
import type { Engine } from '@double-skulls/engine'
import { type Entry, entriesOf } from './entries.ts'

/** Names that changed between editions, by the older one. */
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
  /** Editions that say the same. */
  readonly engines: readonly Engine[]
  readonly entries: readonly Entry[]
}

/** Whether two entries say the same, in words and in numbers. */
export const saysTheSame = (a: Entry, b: Entry): boolean =>
  a.id === b.id && a.text === b.text && a.roll === b.roll && a.facts.join() === b.facts.join()

const allTheSame = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  a.length === b.length && a.every((one, i) => saysTheSame(one, b[i]))

/** What other editions have of the same name, those that agree with each other together; nothing where one has none. */
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
