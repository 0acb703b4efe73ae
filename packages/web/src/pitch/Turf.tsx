// The field itself: mown stripes under pools of light, chalk lines, end zones with the teams' names, coordinates at the edge.
// Drawn once per match. Neighbours: Pitch.tsx puts everything else on it, geometry.ts places squares.
import { type Side, squareName } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import type { Kit } from '../kits/kit.ts'
import { type Geometry, UNIT } from './geometry.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle from column to column and row to row of the board, on a lying or upright pitch. */
const boxOf = ({ pitch, upright }: Geometry, from: number, to: number, top: number, bottom: number): Box =>
  upright
    ? { x: top * UNIT, y: (pitch.length - to) * UNIT, width: (bottom - top) * UNIT, height: (to - from) * UNIT }
    : { x: from * UNIT, y: top * UNIT, width: (to - from) * UNIT, height: (bottom - top) * UNIT }

/** Lines across and along the pitch, as one path: fewer shapes are drawn faster. */
const strokes = (geometry: Geometry, across: readonly number[], along: readonly number[], inset = 0): string => {
  const { pitch } = geometry
  const stroke = ({ x, y, width, height }: Box): string => `M${x} ${y}l${width} ${height}`
  return [
    ...across.map((at) => stroke(boxOf(geometry, at, at, 0, pitch.width))),
    ...along.map((at) => stroke(boxOf(geometry, inset, pitch.length - inset, at, at))),
  ].join('')
}

const upTo = (end: number): readonly number[] => Array.from({ length: end - 1 }, (_, i) => i + 1)

interface EndZoneProps {
  readonly geometry: Geometry
  readonly side: Side
  readonly name: string
  readonly jersey: string
}

const EndZone = ({ geometry, side, name, jersey }: EndZoneProps): ReactNode => {
  const { pitch, upright } = geometry
  const from = side === 'home' ? 0 : pitch.length - pitch.endZone
  const box = boxOf(geometry, from, from + pitch.endZone, 0, pitch.width)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const turn = upright ? 0 : side === 'home' ? -90 : 90
  const room = (upright ? box.width : box.height) - UNIT
  const size = Math.min(31, (room / Math.max(6, name.length)) * 1.35)
  return (
    <g className={`end-zone ${side}`}>
      <rect {...box} className="end-zone-ground" fill={jersey} />
      <rect {...box} className="hatched" fill="url(#hatch)" />
      <text x={x} y={y} fontSize={size} transform={`rotate(${turn} ${x} ${y})`} className="end-zone-name">
        {name}
      </text>
    </g>
  )
}

/** The pools of light: their places as shares of the pitch's length and width, and their radius in squares. */
const pools: readonly (readonly [number, number])[] = [
  [0.12, 0.1],
  [0.5, 0.06],
  [0.88, 0.1],
  [0.12, 0.92],
  [0.5, 0.96],
  [0.88, 0.92],
]
const POOL = { along: 7.6, across: 8.2 } as const

const Light = ({ geometry }: { readonly geometry: Geometry }): ReactNode => {
  const { width, height, upright } = geometry
  const [across, down] = upright ? [POOL.across, POOL.along] : [POOL.along, POOL.across]
  return (
    <>
      {pools.map(([along, beside]) => (
        <ellipse
          key={`${along} ${beside}`}
          cx={width * (upright ? beside : along)}
          cy={height * (upright ? along : beside)}
          rx={across * UNIT}
          ry={down * UNIT}
          fill="url(#pool)"
        />
      ))}
      <ellipse cx={width / 2} cy={height / 2} rx={width * 0.62} ry={height * 0.6} fill="url(#pool)" opacity="0.8" />
      <rect width={width} height={height} fill="url(#vignette)" />
    </>
  )
}

const Inks = ({ geometry: { width, height } }: { readonly geometry: Geometry }): ReactNode => (
  <defs>
    <clipPath id="turf-edge">
      <rect width={width} height={height} rx="4" />
    </clipPath>
    <radialGradient id="pool">
      <stop className="pool" offset="0" stopOpacity="0.36" />
      <stop className="pool" offset="0.55" stopOpacity="0.13" />
      <stop className="pool" offset="1" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="vignette" r="0.72">
      <stop offset="0.55" stopOpacity="0" />
      <stop className="vignette" offset="1" />
    </radialGradient>
    <pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="8" height="18" />
    </pattern>
  </defs>
)

const Coordinates = ({ geometry }: { geometry: Geometry }): ReactNode => {
  const { pitch, upright } = geometry
  const numbers = Array.from({ length: pitch.length }, (_, x) => ({ square: x, text: String(x + 1) }))
  const letters = Array.from({ length: pitch.width }, (_, y) => {
    const square = y * pitch.length
    return { square, text: squareName(pitch, square).charAt(0) }
  })
  const across = upright ? letters : numbers
  const down = upright ? numbers : letters
  return (
    <g className="coordinates">
      {across.map(({ square, text }) => (
        <text key={text} x={geometry.x(square) + UNIT / 2} y={-5}>
          {text}
        </text>
      ))}
      {down.map(({ square, text }) => (
        <text key={text} x={-9} y={geometry.y(square) + UNIT / 2 + 4}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** Where substitutes come on: a mat at the sideline before the own dug-out. */
const Entries = ({ geometry }: { readonly geometry: Geometry }): ReactNode => {
  const { home, away } = geometry.pitch.entrySquares
  return (
    <g className="entries">
      {[...home, ...away].map((square) => (
        <rect
          key={square}
          x={geometry.x(square) + 3}
          y={geometry.y(square) + 3}
          width={UNIT - 6}
          height={UNIT - 6}
          rx="3"
        />
      ))}
    </g>
  )
}

interface TurfProps {
  readonly geometry: Geometry
  readonly home: string
  readonly away: string
  readonly kits: { readonly [S in Side]: Kit }
  readonly coordinates: boolean
}

export const Turf = memo(({ geometry, home, away, kits, coordinates }: TurfProps): ReactNode => {
  const { pitch, width, height } = geometry
  const { length, width: rows, wideZone, endZone, lines } = pitch
  const stripes = Array.from({ length: Math.ceil(length / 2) }, (_, i) => i * 2)
  return (
    <g className="turf">
      <Inks geometry={geometry} />
      <g clipPath="url(#turf-edge)">
        <rect width={width} height={height} className="grass" />
        {stripes.map((from) => (
          <rect key={from} {...boxOf(geometry, from, Math.min(length, from + 1), 0, rows)} className="mown" />
        ))}
        <Light geometry={geometry} />
        <EndZone geometry={geometry} side="home" name={home} jersey={kits.home.jersey} />
        <EndZone geometry={geometry} side="away" name={away} jersey={kits.away.jersey} />
      </g>
      <path d={strokes(geometry, upTo(length), upTo(rows))} className="grid-lines" />
      {lines ? (
        <path
          d={strokes(
            geometry,
            lines.flatMap((line) => [endZone + line, length - endZone - line]),
            [],
          )}
          className="chalk dashed"
        />
      ) : (
        <path d={strokes(geometry, [], [wideZone, rows - wideZone], endZone)} className="chalk dashed" />
      )}
      <Entries geometry={geometry} />
      <path d={strokes(geometry, [endZone, length / 2, length - endZone], [])} className="chalk" />
      <rect width={width} height={height} rx="4" className="chalk" />
      {coordinates && <Coordinates geometry={geometry} />}
    </g>
  )
})
