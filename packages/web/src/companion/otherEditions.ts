// The same entry in other editions, under the name it has there, and what no other edition has. Neighbours: EntryView.tsx shows
// the differences, OnlyHere.tsx what is in one edition only.
import { type Engine, editionCatalogue } from '@double-skulls/engine'
import { type Entry, entriesOf } from './entries.ts'
import { fullestEngine } from './fullest.ts'

/** Names that changed between editions, by the older name. */
const older: { readonly [id: string]: string } = {
  sidestep: 'side-step',
  claws: 'claw',
  bloodlust: 'blood-lust',
  'bloodweiser-kegs': 'bloodweiser-babes',
  'mortuary-assistant': 'igor',
  teamValue: 'teamRating',
  mercenaries: 'freebooters',
}

const rootOf = (id: string): string => {
  const root = id.replace(/-\d$/, '').replace(/^animosity-.*/, 'animosity')
  return older[root] ?? root
}

export interface OtherEditions {
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
export const inOtherEditions = (entry: Entry, others: readonly Engine[]): readonly OtherEditions[] => {
  const kin: OtherEditions[] = []
  for (const engine of others) {
    const entries = entriesOf(engine).filter((one) => one.kind === entry.kind && rootOf(one.id) === rootOf(entry.id))
    const at = kin.findIndex((known) => allTheSame(known.entries, entries))
    if (at < 0) kin.push({ engines: [engine], entries })
    else kin[at] = { entries, engines: [...kin[at].engines, engine] }
  }
  return kin
}

/** The engines of all editions but this one, without options. */
export const othersThan = (engine: Engine): readonly Engine[] =>
  editionCatalogue
    .filter(({ id }) => id !== engine.rules.base)
    .map(({ id }) => fullestEngine(id))
    .filter((one) => one !== null)

const keyOf = ({ kind, id }: Entry): string => `${kind} ${rootOf(id)}`

/** The entries of an edition that none of the others has, under this or another name. */
export const onlyIn = (engine: Engine, others: readonly Engine[]): readonly Entry[] => {
  const elsewhere = new Set(others.flatMap((other) => entriesOf(other).map(keyOf)))
  return entriesOf(engine).filter((one) => !elsewhere.has(keyOf(one)))
}
