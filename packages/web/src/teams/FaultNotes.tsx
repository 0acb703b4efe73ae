// The faults of one place of the page, beside it, each with its remedy; and all faults with a link to each. Neighbour: faults.ts
// says which belongs where.
import type { Fault } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { placeOf } from './faults.ts'

interface FaultNotesProps {
  readonly faults: readonly Fault[]
  readonly place: string
}

const keyOf = ({ where, kind }: Fault): string => `${where} ${kind}`

export const notesId = (place: string): string => `${place}-faults`

export const hasFaults = ({ faults, place }: FaultNotesProps): boolean =>
  faults.some((fault) => placeOf(fault) === place)

export const FaultNotes = ({ faults, place }: FaultNotesProps): ReactNode => {
  const here = faults.filter((fault) => placeOf(fault) === place)
  if (here.length === 0) return null
  return (
    <ul className="fault-notes" id={notesId(place)}>
      {here.map((fault) => (
        <li key={keyOf(fault)}>
          {fault.message}: <b>{fault.remedy}</b>
        </li>
      ))}
    </ul>
  )
}

/** Where a place is on the page: its first focusable element, or itself. */
const goTo = (place: string): void => {
  const found = document.getElementById(place)
  found?.scrollIntoView({ block: 'center' })
  const inside = found?.querySelector<HTMLElement>('input, select, button:not([aria-disabled="true"]), a')
  ;(inside ?? found)?.focus({ preventScroll: true })
}

export const FaultList = ({ faults }: { readonly faults: readonly Fault[] }): ReactNode => (
  <ul className="fault-list">
    {faults.map((fault) => (
      <li key={keyOf(fault)}>
        <button type="button" className="fault-jump" onClick={() => goTo(placeOf(fault))}>
          {fault.message}: <b>{fault.remedy}</b>
        </button>
      </li>
    ))}
  </ul>
)
