// A large bust for cards, without base and number. Neighbours: Bust.tsx, look.ts.
import type { Allegiance } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Bust } from './Bust.tsx'
import type { Look } from './look.ts'

interface PortraitProps {
  readonly look: Look
  readonly side: Allegiance
  /** Shown at the size of a hand or larger. */
  readonly poster?: boolean
}

export const Portrait = ({ look, side, poster = false }: PortraitProps): ReactNode => (
  <svg className="portrait" viewBox="-16 -24 132 110" aria-hidden="true">
    <g transform={side === 'away' ? 'translate(100 0) scale(-1 1)' : undefined}>
      <Bust look={look} side={side} pose={poster ? 'poster' : 'portrait'} />
    </g>
  </svg>
)
