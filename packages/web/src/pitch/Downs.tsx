// Where play is in downs: the line of scrimmage between two markers of the chain crew, and the goalposts at the back of the end zones.
// Neighbours: Turf.tsx has the field under it, table/DownLine.tsx says it in words; the engine's downState knows both.
import type { DownState, Pitch, Square } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { type Geometry, UNIT } from './geometry.ts'

/** A point by squares along and across the field, in the picture. */
const point = ({ pitch, upright }: Geometry, along: number, across: number): readonly [number, number] =>
  upright ? [across * UNIT, (pitch.length - along) * UNIT] : [along * UNIT, across * UNIT]

/** The edge in front of the offence, counted from home's end. */
const edgeOf = (pitch: Pitch, { column, offence }: DownState): number => pitch.x[column] + (offence === 'home' ? 1 : 0)

/** A board on a pole, with the number of the down. */
const Marker = ({ at: [x, y], down }: { readonly at: readonly [number, number]; readonly down: number }): ReactNode => (
  <g className="down-marker" transform={`translate(${x} ${y})`}>
    <rect x="-10" y="-11" width="20" height="22" rx="3" />
    <text y="6.5">{down}</text>
  </g>
)

const Line = ({ geometry, state }: { readonly geometry: Geometry; readonly state: DownState }): ReactNode => {
  const { pitch } = geometry
  const edge = edgeOf(pitch, state)
  const [near, far] = [point(geometry, edge, 0), point(geometry, edge, pitch.width)]
  const inset = 0.34
  return (
    <g className={`scrimmage ${state.offence}`}>
      <path className="under" d={`M${near.join(' ')}L${far.join(' ')}`} />
      <path d={`M${near.join(' ')}L${far.join(' ')}`} />
      <Marker at={point(geometry, edge, inset)} down={state.down} />
      <Marker at={point(geometry, edge, pitch.width - inset)} down={state.down} />
    </g>
  )
}

/** Half the width between the posts, in squares, and how far their shadows fall. */
const WIDE = 1.4
const SHADOW = 1.5

interface PostsProps {
  readonly geometry: Geometry
  readonly at: Square
  /** The offence has said that it will kick at these. */
  readonly aimed: boolean
}

/** From above: a bar at the back of the end zone, two posts on it, and their shadows on the turf. */
const Posts = ({ geometry, at, aimed }: PostsProps): ReactNode => {
  const { pitch } = geometry
  const isFar = pitch.x[at] > 0
  const back = isFar ? pitch.length - 0.14 : 0.14
  const middle = pitch.y[at] + 0.5
  const shadow = isFar ? back - SHADOW : back + SHADOW
  const ends = [middle - WIDE, middle + WIDE]
  const [from, to] = ends.map((across) => point(geometry, back, across).join(' '))
  return (
    <g className={`goalposts${aimed ? ' aimed' : ''}`}>
      {ends.map((across) => (
        <path
          key={across}
          className="shadow"
          d={`M${point(geometry, back, across).join(' ')}L${point(geometry, shadow, across + 0.35).join(' ')}`}
        />
      ))}
      <path className="under" d={`M${from}L${to}`} />
      <path className="bar" d={`M${from}L${to}`} />
      {ends.map((across) => {
        const [x, y] = point(geometry, back, across)
        return <circle key={across} cx={x} cy={y} r="5" />
      })}
    </g>
  )
}

interface DownsProps {
  readonly geometry: Geometry
  readonly state: DownState
}

export const Downs = memo(({ geometry, state }: DownsProps): ReactNode => {
  const { pitch } = geometry
  const across = Math.floor(pitch.width / 2)
  return (
    <g className="downs">
      {[0, pitch.length - 1].map((along) => {
        const at = across * pitch.length + along
        return <Posts key={at} geometry={geometry} at={at} aimed={state.fieldGoal && state.goalpost === at} />
      })}
      {state.column >= 0 && <Line geometry={geometry} state={state} />}
    </g>
  )
})
