// The field itself: stripes, chalk lines, end zones with the teams' names, coordinates at the edge. Drawn once a match.
// Neighbours: Pitch.tsx puts everything else on it, geometry.ts places squares.
import { squareName } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { type Geometry, UNIT } from './geometry.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle from column to column and row to row of the board, lying or standing. */
const boxOf = ({ pitch, upright }: Geometry, from: number, to: number, top: number, bottom: number): Box =>
  upright
    ? { x: top * UNIT, y: (pitch.length - to) * UNIT, width: (bottom - top) * UNIT, height: (to - from) * UNIT }
    : { x: from * UNIT, y: top * UNIT, width: (to - from) * UNIT, height: (bottom - top) * UNIT }

const Line = ({ geometry, at, along }: { geometry: Geometry; at: number; along: 'length' | 'width' }): ReactNode => {
  const { pitch } = geometry
  const box = along === 'width' ? boxOf(geometry, at, at, 0, pitch.width) : boxOf(geometry, 0, pitch.length, at, at)
  return <line x1={box.x} y1={box.y} x2={box.x + box.width} y2={box.y + box.height} />
}

const EndZone = ({ geometry, side, name }: { geometry: Geometry; side: 'home' | 'away'; name: string }): ReactNode => {
  const { pitch, upright } = geometry
  const from = side === 'home' ? 0 : pitch.length - pitch.endZone
  const box = boxOf(geometry, from, from + pitch.endZone, 0, pitch.width)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const turn = upright ? 0 : side === 'home' ? -90 : 90
  const room = (upright ? box.width : box.height) - UNIT
  const size = Math.min(28, (room / Math.max(6, name.length)) * 1.7)
  return (
    <g className={`end-zone ${side}`}>
      <rect {...box} className="end-zone-ground" />
      <rect {...box} fill={`url(#hatch-${side})`} />
      <text x={x} y={y} fontSize={size} transform={`rotate(${turn} ${x} ${y})`} className="end-zone-name">
        {name}
      </text>
    </g>
  )
}

const Hatch = ({ side }: { side: 'home' | 'away' }): ReactNode => (
  <pattern
    id={`hatch-${side}`}
    width="10"
    height="10"
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${side === 'home' ? 45 : -45})`}
  >
    <rect width="4" height="10" className="hatch" />
  </pattern>
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
        <text key={text} x={geometry.x(square) + UNIT / 2} y={-6}>
          {text}
        </text>
      ))}
      {down.map(({ square, text }) => (
        <text key={text} x={-10} y={geometry.y(square) + UNIT / 2 + 4}>
          {text}
        </text>
      ))}
    </g>
  )
}

interface TurfProps {
  readonly geometry: Geometry
  readonly home: string
  readonly away: string
  readonly coordinates: boolean
}

export const Turf = memo(({ geometry, home, away, coordinates }: TurfProps): ReactNode => {
  const { pitch, width, height } = geometry
  const { length, width: rows, wideZone, endZone } = pitch
  const stripes = Array.from({ length: Math.ceil(length / 2) }, (_, i) => i * 2)
  return (
    <g className="turf">
      <defs>
        <Hatch side="home" />
        <Hatch side="away" />
      </defs>
      <rect width={width} height={height} className="grass" />
      {stripes.map((from) => (
        <rect key={from} {...boxOf(geometry, from, Math.min(length, from + 1), 0, rows)} className="mown" />
      ))}
      <EndZone geometry={geometry} side="home" name={home} />
      <EndZone geometry={geometry} side="away" name={away} />
      <g className="grid-lines">
        {Array.from({ length: length - 1 }, (_, i) => i + 1).map((at) => (
          <Line key={at} geometry={geometry} at={at} along="width" />
        ))}
        {Array.from({ length: rows - 1 }, (_, i) => i + 1).map((at) => (
          <Line key={at} geometry={geometry} at={at} along="length" />
        ))}
      </g>
      <g className="chalk">
        <rect width={width} height={height} fill="none" />
        <Line geometry={geometry} at={endZone} along="width" />
        <Line geometry={geometry} at={length - endZone} along="width" />
      </g>
      <g className="chalk halfway">
        <Line geometry={geometry} at={length / 2} along="width" />
      </g>
      <g className="chalk dashed">
        <Line geometry={geometry} at={wideZone} along="length" />
        <Line geometry={geometry} at={rows - wideZone} along="length" />
      </g>
      {coordinates && <Coordinates geometry={geometry} />}
    </g>
  )
})
