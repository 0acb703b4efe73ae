// The tokens, the ball and other pieces on the pitch, each at its place; moving is the style sheet's business.
// Neighbours: Token.tsx draws one player, Pitch.tsx stacks the layers.
import type { Ball, Engine, Match, Player } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { gainedSkills } from './gained.ts'
import { type Geometry, middle } from './geometry.ts'
import { BallMark } from './glyphs.tsx'
import { stripeOf } from './stripes.ts'
import { Token } from './Token.tsx'

interface PlayersProps {
  readonly geometry: Geometry
  readonly engine: Engine
  readonly match: Match
  readonly selected: number
  readonly dragged: number
}

/** Whoever lies is under whoever stands, and big ones are under small ones. */
const drawnFirst = (a: Player, b: Player): number =>
  Number(a.posture === 'standing') - Number(b.posture === 'standing') || a.id - b.id

const LooseBall = ({ geometry, ball }: { readonly geometry: Geometry; readonly ball: Ball }): ReactNode => {
  if (ball.at < 0 || ball.state === 'held' || ball.state === 'absent') return null
  const { x, y } = middle(geometry, ball.at)
  return (
    <g className={`loose-ball ${ball.kind} ${ball.state}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {ball.kind === 'ball' ? <BallMark /> : <circle r="7" className="bomb" />}
    </g>
  )
}

export const Players = memo(({ geometry, engine, match, selected, dragged }: PlayersProps): ReactNode => {
  const standing = match.players.filter(({ place, at }) => place === 'pitch' && at >= 0).sort(drawnFirst)
  return (
    <g className="players">
      {match.pieces.map((piece, i) => {
        if (piece.at < 0) return null
        const { x, y } = middle(geometry, piece.at, piece.size)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their index
          <g key={i} className="piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <rect x="-13" y="-13" width="26" height="26" />
            <text y="6">{piece.kind.charAt(0).toUpperCase()}</text>
          </g>
        )
      })}
      {standing.map((player) => {
        const { x, y } = middle(geometry, player.at, player.who.size)
        return (
          <g
            key={player.id}
            className={`place${player.id === dragged ? ' dragged' : ''}`}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <Token
              player={player}
              hasBall={match.balls.some(({ carrier }) => carrier === player.id)}
              gained={gainedSkills(engine, match, player)}
              selected={player.id === selected}
              stripe={stripeOf(match.squads[player.side].roster)}
            />
          </g>
        )
      })}
      {match.balls.map((ball, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: balls keep their index
        <LooseBall key={i} geometry={geometry} ball={ball} />
      ))}
    </g>
  )
})
