// Down and distance in the scoreboard, and the quarter with the downs that are left of its half. Neighbours: ScoreStrip.tsx has it in its
// middle, pitch/Downs.tsx draws the line on the field, words/downs.ts has the words.
import type { DownState } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { announcedNow, downAndDistance, downInFull, quarterName } from '../words/downs.ts'

export const DownLine = ({ state }: { readonly state: DownState }): ReactNode => (
  <span className={`strip-down ${state.offence}`} role="img" aria-label={downInFull(state)} title={downInFull(state)}>
    {downAndDistance(state)}
  </span>
)

/** What the offence has announced takes the place of the quarter. */
export const QuarterLine = ({ state }: { readonly state: DownState }): ReactNode => {
  const announced = announcedNow(state)
  return (
    <span className={announced === '' ? 'strip-quarter' : 'strip-quarter announced'} aria-hidden="true">
      {announced || `${quarterName(state)} · ${state.left} left`}
    </span>
  )
}
