// Two seconds of joy after a touchdown: paper thrown over the pitch, the same every time. Neighbours: Pitch.tsx, pitch.css.
import type { ReactNode } from 'react'
import { type Geometry, UNIT } from './geometry.ts'

const PIECES = 48
/** Spreads neighbouring numbers evenly between 0 and 1. */
const GOLDEN = 0.618_033_988_7

const spread = (i: number, salt: number): number => ((i + salt) * GOLDEN) % 1

const colours = ['paper-home', 'paper-away', 'paper-chalk'] as const

export const Joy = ({ geometry }: { readonly geometry: Geometry }): ReactNode => (
  <g className="confetti">
    {Array.from({ length: PIECES }, (_, i) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are alike
        key={i}
        className={colours[i % colours.length]}
        x={spread(i, 1) * geometry.width}
        y={spread(i * 7, 3) * geometry.height * 0.8 - UNIT}
        width="7"
        height="11"
        style={{ animationDelay: `${Math.round(spread(i * 3, 5) * 500)}ms` }}
      />
    ))}
  </g>
)
