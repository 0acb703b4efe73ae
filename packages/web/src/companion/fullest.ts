// The companion tells an edition with all that a match of it can have: with the options of its largest set. Neighbours:
// CompanionPage.tsx, otherEditions.ts; links name an edition without options.
import { type Engine, fullestOf } from '@double-skulls/engine'
import { engineNamed } from '../match/engines.ts'

export const fullestEngine = (edition: string): Engine | null => engineNamed(fullestOf(edition))
