// Attacker and target on the pitch: a solid tile under the one, a dashed tile under the other, an arrow between them, a dotted
// line for a throw. Neighbours: stage/spotlight.ts says who, pitch/Pitch.tsx draws the tiles below the players and the arrow
// above.
import type { Match } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { type Geometry, middle, type Spot, UNIT } from '../pitch/geometry.ts'
import type { Aim } from '../stage/moment.ts'
import type { Stage } from '../stage/stage.ts'
import { useSpotlight } from '../stage/useSpotlight.ts'

interface AimedProps {
  readonly stage: Stage
  readonly geometry: Geometry
  readonly match: Match
  /** Attacker and target of the pending question. */
  readonly asked: Aim | null
}

const sizeOf = ({ players }: Match, id: number): number => players[id]?.who.size ?? 1

interface Ends {
  readonly from: Spot
  readonly to: Spot
}

const endsOf = ({ geometry, match }: AimedProps, aim: Aim): Ends => ({
  from: middle(geometry, aim.from, sizeOf(match, aim.player)),
  to: middle(geometry, aim.to, sizeOf(match, aim.target)),
})

const Tile = ({ spot: { x, y }, size, kind }: { spot: Spot; size: number; kind: 'acting' | 'target' }): ReactNode => {
  const edge = size * UNIT + 2
  return <rect className={`aim-tile ${kind}`} x={x - edge / 2} y={y - edge / 2} width={edge} height={edge} rx="6" />
}

export const AimTiles = (props: AimedProps): ReactNode => {
  const aim = useSpotlight(props.stage).aim ?? props.asked
  if (!aim) return null
  const { from, to } = endsOf(props, aim)
  return (
    <g className={`aimed ${aim.kind}${aim === props.asked ? ' asked' : ''}`}>
      <Tile spot={from} size={sizeOf(props.match, aim.player)} kind="acting" />
      <Tile spot={to} size={sizeOf(props.match, aim.target)} kind="target" />
    </g>
  )
}

/** Its tip lies on the edge between the two squares; drawn to the right, then turned. */
const ARROW = 'M-15-5H1V-13L19 0 1 13V5H-15Z'

export const AimArrow = (props: AimedProps): ReactNode => {
  const aim = useSpotlight(props.stage).aim ?? props.asked
  if (!aim) return null
  const { from, to } = endsOf(props, aim)
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  if (aim.kind === 'pass') return <line className="aim-throw" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
  return (
    <path
      className="aim-arrow"
      d={ARROW}
      transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${turn})`}
    />
  )
}
