// A small picture of a match as it stands: the players and the ball. Decoration; the text beside it says the same. Neighbours:
// Unfinished.tsx; pitch/ has the large one.
import { allegiances, type Engine, isFootball, type Match, type Player, sides } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { kitsOf } from '../kits/kit.ts'
import { count, listOf, record, text, wholeNumber, word } from '../store/shape.ts'

/** A square in units of the picture. */
const SQUARE = 10

/** Round for home, six corners for away, four for neither, as on the pitch. */
const SQUARE_BASE = 'M-4.5-4.5H4.5V4.5H-4.5Z'
const HEXAGON = 'M0-5.6L4.85-2.8V2.8L0 5.6-4.85 2.8V-2.8Z'

/** Whether the state has what the picture needs: lists check less of a state than this. */
const drawable = record({
  players: listOf(
    record({ id: count, side: word(allegiances), at: wholeNumber, posture: text, who: record({ size: count }) }),
  ),
  balls: listOf(record({ kind: text, at: wholeNumber })),
})

interface ThumbnailProps {
  readonly engine: Engine
  readonly match: Match
}

export const PitchThumbnail = ({ engine, match }: ThumbnailProps): ReactNode => {
  if (drawable(match, '') !== null) return null
  const { pitch } = engine.rules
  const [width, height] = [pitch.length * SQUARE, pitch.width * SQUARE]
  const kits = kitsOf(match.squads.home, match.squads.away)
  const middle = (square: number, size = 1): string =>
    `translate(${(pitch.x[square] + size / 2) * SQUARE} ${(pitch.y[square] + size / 2) * SQUARE})`
  const wide = SQUARE * pitch.wideZone
  const onPitch = match.players.filter(({ place, at }) => place === 'pitch' && at >= 0)
  const standsFor = ({ id, side, at, posture, who }: Player): ReactNode => (
    <g
      key={id}
      className={posture === 'standing' ? 'stamp-player' : 'stamp-player down'}
      transform={`${middle(at, who.size)} scale(${who.size})`}
      fill={side === 'neutral' ? '#ece8dc' : kits[side].jersey}
    >
      {side === 'home' ? <circle r="5" /> : <path d={side === 'away' ? HEXAGON : SQUARE_BASE} />}
    </g>
  )
  return (
    <svg className="stamp" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="stamp-grass" width={width} height={height} />
      {sides.map((side) => (
        <rect
          key={side}
          x={side === 'home' ? 0 : width - SQUARE}
          width={SQUARE}
          height={height}
          fill={kits[side].jersey}
          opacity="0.75"
        />
      ))}
      <path
        className="stamp-chalk"
        d={`M${width / 2} 0V${height}M${SQUARE} 0V${height}M${width - SQUARE} 0V${height}M${SQUARE} ${wide}H${width - SQUARE}M${SQUARE} ${height - wide}H${width - SQUARE}`}
      />
      {onPitch.map(standsFor)}
      {match.balls
        .filter((ball) => ball.at >= 0 && isFootball(ball))
        .map(({ at }) => (
          <ellipse
            key={at}
            className="stamp-ball"
            transform={`${middle(at)} rotate(-28)`}
            cx="2"
            cy="-2"
            rx="4.4"
            ry="2.9"
          />
        ))}
    </svg>
  )
}
