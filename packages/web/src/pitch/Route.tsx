// What is pointed at: the way there with every roll on it and the chance at its end, or a frame around what would be chosen.
// Neighbours: choosing/aim.ts says what it means, preview/ tells the rest in words.
import type { Match, Square } from '@double-skulls/engine'
import type { Path } from '@double-skulls/odds'
import type { ReactNode } from 'react'
import type { Choosing } from '../table/useChoosing.ts'
import { percent } from '../words/numbers.ts'
import { type Geometry, middle, type Spot, UNIT } from './geometry.ts'

const needs = (rolls: readonly { readonly needed: number }[]): string =>
  rolls.map(({ needed }) => (needed > 0 ? `${needed}+` : '·')).join(' ')

const Way = ({
  geometry,
  from,
  path,
  end,
}: {
  geometry: Geometry
  from: Square
  path: Path
  end: boolean
}): ReactNode => {
  const spots: Spot[] = [from, ...path.squares].map((square) => middle(geometry, square))
  const last = spots[spots.length - 1]
  return (
    <g className="route">
      <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {path.steps.map(({ to, rolls }) => {
        if (rolls.length === 0) return null
        const { x, y } = middle(geometry, to)
        return (
          <g key={to} transform={`translate(${x} ${y})`} className="route-roll">
            <rect x="-15" y="-9" width="30" height="18" rx="9" />
            <text y="5">{needs(rolls)}</text>
          </g>
        )
      })}
      {end && (
        <g transform={`translate(${last.x} ${last.y - UNIT * 0.62})`} className="route-chance">
          <rect x="-22" y="-11" width="44" height="20" rx="10" />
          <text y="4.5">{percent(path.chance)}</text>
        </g>
      )}
    </g>
  )
}

interface RouteProps {
  readonly geometry: Geometry
  readonly match: Match
  readonly choosing: Choosing
}

export const Route = ({ geometry, match, choosing }: RouteProps): ReactNode => {
  const { aim, pointed, chosen, armed } = choosing
  let from = match.players[chosen.player]?.at ?? -1
  const done = chosen.waypoints.map((path) => {
    const start = from
    from = path.squares[path.squares.length - 1]
    return <Way key={from} geometry={geometry} from={start} path={path} end={false} />
  })
  return (
    <g className="aim">
      {done}
      {pointed >= 0 && (
        <rect
          className={`aim-square ${aim.means} ${armed === pointed ? 'armed' : ''}`}
          x={geometry.x(pointed) + 1}
          y={geometry.y(pointed) + 1}
          width={UNIT - 2}
          height={UNIT - 2}
          rx="5"
        />
      )}
      {aim.means === 'walk' && from >= 0 && <Way geometry={geometry} from={from} path={aim.path} end />}
    </g>
  )
}
