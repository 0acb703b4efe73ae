// The range ruler as a grid: one quarter of the pitch around the thrower, each square with its range band. Neighbour:
// CompanionPage.tsx shows it in the chapter on passing.
import type { Engine } from '@double-skulls/engine'
import { bandWords } from '@double-skulls/words'
import type { ReactNode } from 'react'

const letter = (band: string): string =>
  bandWords(band)
    .replace(/^Long bomb$/, 'Bomb')
    .charAt(0)

export const RangeGrid = ({ engine }: { readonly engine: Engine }): ReactNode => {
  const { grid, modifiers } = engine.rules.tables.passRange
  const bands = Object.keys(modifiers)
  const band = (x: number, y: number): string | null => grid[Math.max(x, y)]?.[Math.min(x, y)] ?? null
  const size = grid.length
  return (
    <figure className="range-grid">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The range of each square, counted from the thrower">
        {Array.from({ length: size * size }, (_, i) => {
          const x = i % size
          const y = Math.floor(i / size)
          const here = band(x, y)
          const thrower = i === 0
          if (!here && !thrower) return null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares keep their place
            <g key={i} transform={`translate(${x} ${y})`}>
              <rect width="1" height="1" className={thrower ? 'thrower' : `range range-${bands.indexOf(here ?? '')}`} />
              <text x="0.5" y="0.72">
                {thrower ? '●' : letter(here ?? '')}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        How far a square is from the thrower, who stands in the corner:{' '}
        {bands.map((one) => `${letter(one)} ${bandWords(one).toLowerCase()}`).join(', ')}. Farther than that nobody
        throws.
      </figcaption>
    </figure>
  )
}
