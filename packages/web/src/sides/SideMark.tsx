// The sign of a side, independent of colour: a disc for home, a hexagon for away. Neighbour: pitch/Token.tsx has the same shapes.
import type { Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'

export const SideMark = ({ side }: { readonly side: Side }): ReactNode => (
  <svg className={`side-mark ${side}`} viewBox="0 0 16 16" role="img" aria-label={side}>
    {side === 'home' ? (
      <circle cx="8" cy="8" r="7" />
    ) : (
      <polygon points="8,0.5 14.5,4.2 14.5,11.8 8,15.5 1.5,11.8 1.5,4.2" />
    )}
  </svg>
)
