// The drawing of the ball. Neighbours: Players.tsx shows it on the ground and in the air, Plate.tsx with its carrier.
import type { ReactNode } from 'react'

/** Seen from the side. */
export const BallMark = (): ReactNode => (
  <g className="ball-mark" transform="rotate(-28)">
    <ellipse rx="8" ry="5" />
    <path className="ball-light" d="M-6.6-2.1C-3.4-4.6 2.6-4.6 5.8-2.5" />
    <path d="M-3.8 0H3.8M-2.1-1.4V1.4M0-1.5V1.5M2.1-1.4V1.4" />
  </g>
)
