// A bust alone and large, for cards: no base, no number. Neighbours: Bust.tsx, look.ts.
import type { Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Bust } from './Bust.tsx'
import type { Look } from './look.ts'

export const Portrait = ({ look, side }: { readonly look: Look; readonly side: Side }): ReactNode => (
  <svg className="portrait" viewBox="-16 -24 132 110" aria-hidden="true">
    <g transform={side === 'away' ? 'translate(100 0) scale(-1 1)' : undefined}>
      <Bust look={look} side={side} pose="portrait" />
    </g>
  </svg>
)
