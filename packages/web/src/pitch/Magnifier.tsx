// A magnifier for touch: shows what lies under the finger, beside the finger, while a square is being chosen. Neighbours:
// Pitch.tsx holds it, useThumb.ts and choosing/useDrag.ts follow the finger.
import type { Square } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { type Geometry, middle, UNIT } from './geometry.ts'

/** The size of the glass in pixels, the number of squares in it, and its distance from the finger. */
const GLASS = 148
const SEEN = 3.4
const AWAY = 44

/** The position of the finger on the screen. */
export interface Finger {
  readonly x: number
  readonly y: number
}

/** Above the finger; beside it where there is no room above. */
const placeOf = ({ x, y }: Finger): { readonly left: number; readonly top: number } => {
  const above = y - AWAY - GLASS
  const left = Math.min(innerWidth - GLASS - 4, Math.max(4, x - GLASS / 2))
  if (above >= 4) return { left, top: above }
  const beside = x > innerWidth / 2 ? x - AWAY - GLASS : x + AWAY
  return { left: Math.min(innerWidth - GLASS - 4, Math.max(4, beside)), top: Math.max(4, y - GLASS / 2) }
}

interface MagnifierProps {
  readonly geometry: Geometry
  readonly finger: Finger
  readonly square: Square
  /** The id of the group in the picture that is shown larger. */
  readonly of: string
}

export const Magnifier = ({ geometry, finger, square, of }: MagnifierProps): ReactNode => {
  const { x, y } = middle(geometry, square)
  const half = (SEEN * UNIT) / 2
  return (
    <div className="magnifier" style={{ ...placeOf(finger), width: GLASS, height: GLASS }} aria-hidden="true">
      <svg role="presentation" viewBox={`${x - half} ${y - half} ${half * 2} ${half * 2}`}>
        <use href={`#${of}`} />
      </svg>
    </div>
  )
}
