// What is under the pointer: the route with every roll on it and the chance at its end, or a frame around the choice. Neighbours:
// choosing/aim.ts says what it means, preview/ says the rest in words.
import type { Match, Square } from '@double-skulls/engine'
import type { Path } from '@double-skulls/odds'
import type { ReactNode } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import type { DeedPlan } from '../choosing/deedPlan.ts'
import { percent } from '../words/numbers.ts'
import { type Geometry, middle, type Spot, UNIT } from './geometry.ts'

const needs = (rolls: readonly { readonly needed: number }[]): string =>
  rolls.map(({ needed }) => (needed > 0 ? `${needed}+` : '·')).join(' ')

const Way = ({
  geometry,
  from,
  path,
  end,
  size,
  chance = path.chance,
}: {
  geometry: Geometry
  from: Square
  path: Path
  end: boolean
  /** The edge of his base in squares. */
  size: number
  /** The whole route, if this is only its last part. */
  chance?: number
}): ReactNode => {
  const spots: Spot[] = [from, ...path.squares].map((square) => middle(geometry, square, size))
  const last = spots[spots.length - 1]
  return (
    <g className="route">
      <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {path.steps.map(({ to, rolls }) => {
        if (rolls.length === 0) return null
        const { x, y } = middle(geometry, to, size)
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
          <text y="4.5">{percent(chance)}</text>
        </g>
      )}
    </g>
  )
}

/** As coaches write it: "2d", with a minus if the other coach chooses; for a foul the chance to break armour. */
const promise = ({ forecast, player }: DeedPlan, match: Match): string => {
  if (!('dice' in forecast)) return forecast.armour ? percent(forecast.armour.chance) : '·'
  return `${forecast.chooser === match.players[player].side || forecast.dice === 1 ? '' : '−'}${forecast.dice}d`
}

const Strike = ({
  geometry,
  from,
  plan,
  match,
}: {
  geometry: Geometry
  from: Square
  plan: DeedPlan
  match: Match
}): ReactNode => {
  const start = middle(geometry, plan.squares.at(-1) ?? from)
  const end = middle(geometry, match.players[plan.target].at)
  return (
    <g className="route strike">
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <g transform={`translate(${end.x} ${end.y - UNIT * 0.62})`} className="route-chance">
        <rect x="-22" y="-11" width="44" height="20" rx="10" />
        <text y="4.5">{promise(plan, match)}</text>
      </g>
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
  const walker = match.players[chosen.player]
  const size = walker?.who.size ?? 1
  let from = walker?.at ?? -1
  const done = chosen.waypoints.map((path) => {
    const start = from
    from = path.squares[path.squares.length - 1]
    return <Way key={from} geometry={geometry} from={start} path={path} end={false} size={size} />
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
      {aim.means === 'walk' && from >= 0 && (
        <Way geometry={geometry} from={from} path={aim.path} size={size} end chance={aim.whole.chance} />
      )}
      {aim.means === 'approach' && aim.approach.way && from >= 0 && (
        <Way geometry={geometry} from={from} path={aim.approach.way} size={size} end />
      )}
      {aim.means === 'plan' && from >= 0 && (
        <>
          {aim.plan.way && <Way geometry={geometry} from={from} path={aim.plan.way} end={false} size={size} />}
          <Strike geometry={geometry} from={from} plan={aim.plan} match={match} />
        </>
      )}
    </g>
  )
}
