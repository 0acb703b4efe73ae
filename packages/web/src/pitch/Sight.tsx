// What referees see, while the pointer rests on one of them or on a player: a line to everybody in his view, and a broken one to whom
// somebody hides. Neighbours: Pitch.tsx; the engine's sightLines.
import { type Engine, type Match, type Player, type SightLine, sightLine, sightLines } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { playerOn } from '../choosing/choices.ts'
import { type Geometry, middle } from './geometry.ts'

interface SightProps {
  readonly geometry: Geometry
  readonly engine: Engine
  readonly match: Match
  /** The square under the pointer. */
  readonly pointed: number
}

const onPitch = ({ place, at }: Player): boolean => place === 'pitch' && at >= 0

/** From a referee to everybody else, or from every referee to a player. */
const linesFor = (engine: Engine, match: Match, player: Player): readonly SightLine[] => {
  const { pitch } = engine.rules
  if (player.side !== 'neutral') return sightLines(pitch, match, player)
  if (player.posture !== 'standing') return []
  return match.players
    .filter((other) => other.side !== 'neutral' && onPitch(other))
    .map((other) => sightLine(pitch, match, player, other))
}

export const Sight = ({ geometry, engine, match, pointed }: SightProps): ReactNode => {
  const id = pointed < 0 ? -1 : playerOn(match, pointed)
  if (id < 0 || !onPitch(match.players[id]) || !match.players.some((one) => one.side === 'neutral' && onPitch(one)))
    return null
  return (
    <g className="sight">
      {linesFor(engine, match, match.players[id]).map(({ referee, player, blockers, things }) => {
        const clear = blockers.length + things.length === 0
        const [from, to] = [referee, player].map((one) => match.players[one])
        const start = middle(geometry, from.at, from.who.size)
        const end = middle(geometry, to.at, to.who.size)
        return (
          <g key={`${referee} ${player}`} className={clear ? 'seen-by' : 'hidden-from'}>
            <line className="under" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            {clear && <circle cx={end.x} cy={end.y} r={19} />}
          </g>
        )
      })}
    </g>
  )
}
