// Confetti over the pitch: falling layers in the team's colours. Neighbours: confetti.ts draws the pieces, TouchdownScene.tsx.
import type { Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { confetti, HEIGHT, WIDTH } from './confetti.ts'

const colours = ['paper-gold', 'paper-jersey', 'paper-trim', 'paper-white'] as const

export const Confetti = ({ side }: { readonly side: Side }): ReactNode => (
  <div className={`confetti ${side}`}>
    {confetti[side].map((sheet, i) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets keep their order
        key={i}
        className={`paper-sheet paper-sheet-${i}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {sheet.map((d, colour) => (
          <path key={colours[colour]} className={colours[colour]} d={d} />
        ))}
      </svg>
    ))}
  </div>
)
