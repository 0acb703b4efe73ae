// The doses of potions that a side has in store. Neighbours: ../../vocabulary/potions.ts lists the potions, ../../lineUpCheck.ts asks
// for faults.
import type { CompiledEdition } from '../../edition.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { type Doses, potions } from '../../vocabulary/potions.ts'

const EMPTY: Doses = {}
const MOST_DOSES = 99

/** What is left of a squad's store: replaced, never changed in place. */
export const doses = squadRecord<Doses>('doses', EMPTY)

/** What is wrong with the doses of a line-up, with the field, or null. */
export const dosesFault = (
  { potions: known, id }: CompiledEdition,
  brought: unknown,
): readonly [field: string, what: string] | null => {
  if (brought === undefined) return null
  if (typeof brought !== 'object' || brought === null || Array.isArray(brought))
    return ['potions', 'must say how many doses there are, as { "speed": 2 }']
  if (known.size === 0) return ['potions', `edition ${id} plays with no potions; leave them out`]
  for (const [name, count] of Object.entries(brought)) {
    if (!potions.some((potion) => potion === name))
      return [`potions.${name}`, `is no potion; name one of ${potions.join(', ')}`]
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > MOST_DOSES)
      return [`potions.${name}`, `must be a whole number from 0 to ${MOST_DOSES}, not ${JSON.stringify(count)}`]
  }
  return null
}
