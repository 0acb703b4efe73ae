// The companion tells an edition with all that a match of it can have: with the options of its largest set. Neighbours:
// CompanionPage.tsx, otherEditions.ts; links name an edition without options.
import { baseOf, type Engine, presetsOf } from '@double-skulls/engine'
import { engineNamed } from '../match/engines.ts'

const fullestId = (edition: string): string =>
  presetsOf(edition).reduce((most, set) => (set.options.length > most.options.length ? set : most), {
    id: baseOf(edition),
    options: [],
  } as ReturnType<typeof presetsOf>[number]).id

export const fullestEngine = (edition: string): Engine | null => engineNamed(fullestId(edition))
