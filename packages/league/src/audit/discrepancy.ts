// Makes the faults of an audit: a field, what it says and what it should say. Neighbours: the other files of this
// folder use it; ../fault.ts has the type.
import { type Fault, type FaultKind, gold } from '../fault.ts'

export type FieldValue = number | string | boolean | readonly string[]

/** A value in a message: gold with separators, others as in the file. */
export const valueText = (value: FieldValue): string => {
  if (typeof value === 'number') return gold(value)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `"${value}"`
  return value.length === 0 ? 'none' : value.join(', ')
}

/** The value as JSON. */
const typed = (value: FieldValue): string => JSON.stringify(value)

export const discrepancy = (kind: FaultKind, where: string, message: string, remedy: string, player = ''): Fault => ({
  kind,
  where,
  player,
  message,
  remedy,
})

/** A field that the history contradicts. */
export const contradiction = (where: string, says: FieldValue, should: FieldValue, player = ''): Fault =>
  discrepancy(
    'history',
    where,
    `it says ${valueText(says)}, and by its history it should be ${valueText(should)}`,
    `write ${typed(should)}`,
    player,
  )

/** A field above its maximum or below its minimum. */
export const beyond = (
  where: string,
  says: number,
  limit: 'at most' | 'at least',
  bound: number,
  why: string,
  player = '',
): Fault =>
  discrepancy(
    'history',
    where,
    `it says ${gold(says)}, and can be ${limit} ${gold(bound)}: ${why}`,
    `make it ${bound} ${limit}`,
    player,
  )
