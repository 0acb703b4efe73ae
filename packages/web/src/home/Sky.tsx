// The picture behind tonight's fixture: night sky, floodlights, stands and the field. Decoration. Neighbour: Cover.tsx.
import { memo, type ReactNode } from 'react'

const lamps = [-30, -10, 10, 30]

const Tower = ({ x }: { readonly x: number }): ReactNode => (
  <g transform={`translate(${x} 40)`}>
    <circle r="150" fill="url(#sky-glow)" />
    <rect x="-44" y="-20" width="88" height="40" rx="6" fill="#0b110e" />
    {lamps.map((at) => (
      <path key={at} d={`M${at} -7h.01M${at} 8h.01`} stroke="#fffbe0" strokeWidth="13" strokeLinecap="round" />
    ))}
  </g>
)

/** From a lamp down to the field, shifted sideways by this much. */
const beam = (x: number, aside: number): string => `M${x} 40L${x + aside - 190} 900H${x + aside + 190}Z`

/** The lines of the field, which meet in the distance. */
const yards = Array.from({ length: 13 }, (_, i) => `M${534 + (i - 6) * 60} 540L${534 + (i - 6) * 190} 900`).join('')

export const Sky = memo(
  (): ReactNode => (
    <svg className="sky" viewBox="0 0 1068 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1d2a" />
          <stop offset="0.5" stopColor="#0f2a22" />
          <stop offset="1" stopColor="#07100d" />
        </linearGradient>
        <linearGradient id="sky-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffbe0" stopOpacity="0.6" />
          <stop offset="1" stopColor="#fffbe0" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="sky-glow">
          <stop offset="0" stopColor="#fffbe0" stopOpacity="0.55" />
          <stop offset="1" stopColor="#fffbe0" stopOpacity="0" />
        </radialGradient>
        <pattern id="sky-crowd" width="84" height="48" y="400" patternUnits="userSpaceOnUse">
          <path
            d="M8 12h.01M29 14h.01M50 10h.01M71 16h.01M19 38h.01M40 34h.01M61 40h.01M82 36h.01M-2 36h.01"
            stroke="#fff"
            strokeOpacity="0.07"
            strokeWidth="16"
            strokeLinecap="round"
          />
          <path
            d="M29 14h.01M61 40h.01M8 12h.01"
            stroke="#fff"
            strokeOpacity="0.03"
            strokeWidth="16"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect x="-600" width="2268" height="900" fill="url(#sky-night)" />
      <rect x="-600" y="400" width="2268" height="140" fill="url(#sky-crowd)" />
      <rect x="-600" y="540" width="2268" height="360" fill="#1d4a2c" />
      <path d={yards} stroke="#eef1e4" strokeWidth="2" opacity="0.22" />
      <path d="M-600 540H1668" stroke="#eef1e4" strokeWidth="4" opacity="0.7" />
      <g fill="url(#sky-beam)">
        <path d={`${beam(70, 330)}${beam(998, -330)}`} opacity="0.5" />
        <path d={`${beam(70, 90)}${beam(998, -90)}`} opacity="0.3" />
      </g>
      <Tower x={70} />
      <Tower x={998} />
    </svg>
  ),
)
Sky.displayName = 'Sky'
