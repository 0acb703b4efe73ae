// The drawings of the balls, by kind. Neighbours: Players.tsx shows them on the ground and in the air, Plate.tsx with their carriers.
import type { BallKind } from '@double-skulls/engine'
import type { ReactNode } from 'react'

const Leather = (): ReactNode => (
  <>
    <ellipse rx="8" ry="5" />
    <path className="ball-light" d="M-6.6-2.1C-3.4-4.6 2.6-4.6 5.8-2.5" />
    <path d="M-3.8 0H3.8M-2.1-1.4V1.4M0-1.5V1.5M2.1-1.4V1.4" />
  </>
)

/** All around, longer at the ends. */
const SPIKES =
  'M-7-2.4L-11.4 0-7 2.4ZM7-2.4L11.4 0 7 2.4ZM-6-3.4L-7-7.4-3.2-4.6ZM-2-4.8L0-8.8 2-4.8ZM3.2-4.6L7-7.4 6-3.4ZM-6 3.4L-7 7.4-3.2 4.6ZM-2 4.8L0 8.8 2 4.8ZM3.2 4.6L7 7.4 6 3.4Z'

/** It has seen better matches. */
const Head = (): ReactNode => (
  <g className="severed" transform="rotate(28)">
    <path className="neck" d="M-4 5.6H4L3.4 8.6 1.4 7.4 0 9.2-1.4 7.4-3.4 8.6Z" />
    <path className="face" d="M-6-2C-6-7 6-7 6-2L5.4 3C5 7-5 7-5.4 3Z" />
    <path className="helmet" d="M-7-.6C-7.4-9 7.4-9 7-.6L4-1.6H-4Z" />
    <path d="M-4.2-.2L-1.6 2M-1.6-.2L-4.2 2M1.6-.2L4.2 2M4.2-.2L1.6 2M-2 4.4C-1 3.6 1 3.6 2 4.4" />
  </g>
)

const Bomb = (): ReactNode => <circle r="7" className="bomb" />

/** Seen from the side. */
export const BallMark = ({ kind }: { readonly kind: BallKind }): ReactNode => {
  switch (kind) {
    case 'bomb':
      return <Bomb />
    case 'head':
      return (
        <g className="ball-mark">
          <Head />
        </g>
      )
    case 'spiked':
    case 'ball':
      return (
        <g className="ball-mark" transform="rotate(-28)">
          {kind === 'spiked' && <path className="spikes" d={SPIKES} />}
          <Leather />
        </g>
      )
  }
}
