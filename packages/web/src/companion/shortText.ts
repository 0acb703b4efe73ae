// The name and short text of one entry, for the box beside a name. Loaded on demand with all texts. Neighbours: RuleName.tsx
// asks, entries.ts has the entries.
import type { Engine } from '@double-skulls/engine'
import { type Entry, entryOf } from './entries.ts'
import type { RuleKind } from './ruleKinds.ts'

export const shortText = (engine: Engine, kind: RuleKind, id: string): Pick<Entry, 'name' | 'text'> =>
  entryOf(engine, kind, id) ?? { name: id, text: 'Nothing is written about this yet.' }
