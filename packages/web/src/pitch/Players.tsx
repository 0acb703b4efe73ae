// The tokens, their plates above them, and the balls on the pitch, each at its place; the style sheet animates them. Neighbours:
// Token.tsx and Plate.tsx draw one player, Things.tsx what is neither player nor ball, Pitch.tsx stacks the layers.
import type { Ball, BallKind, Engine, Match, Player } from '@double-skulls/engine'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { lookOf } from '../figures/look.ts'
import type { Motion } from '../stage/beats.ts'
import { gainedSkills } from './gained.ts'
import { type Geometry, middle } from './geometry.ts'
import { Plate } from './Plate.tsx'
import { BallMark } from './pieces.tsx'
import { StateMarks } from './StateMarks.tsx'
import { Things } from './Things.tsx'
import { Token } from './Token.tsx'

interface PlayersProps {
  readonly geometry: Geometry
  readonly engine: Engine
  readonly match: Match
  readonly selected: number
  readonly dragged: number
  /** What is moving now: players walk and are pushed, balls fly and bounce. */
  readonly motion: Motion
}

/** Lying players are drawn below standing ones, and big ones below small ones. */
const drawnFirst = (a: Player, b: Player): number =>
  Number(a.posture === 'standing') - Number(b.posture === 'standing') || a.id - b.id

const DEGREES = { N: 0, E: 90, S: 180, W: 270 } as const

/** The direction a player faces in the picture: an upright pitch is turned by a quarter. */
const looksOf = ({ upright }: Geometry, { facing }: Player): { readonly looks?: number } =>
  facing ? { looks: DEGREES[facing] - (upright ? 90 : 0) } : {}

interface LooseBallProps {
  readonly geometry: Geometry
  readonly ball: Ball
  readonly motion: Motion
}

/** Where the ball comes from, relative to where it lands; undefined if another one is in the air. */
const comingFrom = ({ geometry, ball, motion: { from, to } }: LooseBallProps): CSSProperties | undefined => {
  if (to !== ball.at) return undefined
  if (from < 0) return {}
  const start = middle(geometry, from)
  const end = middle(geometry, to)
  return { '--dx': `${start.x - end.x}px`, '--dy': `${start.y - end.y}px` } as CSSProperties
}

/** How somebody who flies comes to his square. */
const soaring = (geometry: Geometry, { id, at, who }: Player, { player, from, how }: Motion): CSSProperties => {
  if (how !== 'soar' || player !== id || from < 0 || at < 0) return {}
  const [start, end] = [middle(geometry, from, who.size), middle(geometry, at, who.size)]
  return { '--dx': `${start.x - end.x}px`, '--dy': `${start.y - end.y}px` } as CSSProperties
}

const LooseBall = (props: LooseBallProps): ReactNode => {
  const { geometry, ball, motion } = props
  if (ball.at < 0 || ball.state === 'held' || ball.state === 'absent') return null
  const { x, y } = middle(geometry, ball.at)
  const coming = comingFrom(props)
  return (
    <g className={`loose-ball ${ball.kind} ${ball.state}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {/* Each flight is a new element, so that it is animated from its start. */}
      <g key={`${motion.from} ${motion.to}`} className={coming ? 'flying' : undefined} style={coming}>
        <g className="arc">
          <BallMark kind={ball.kind} />
        </g>
      </g>
    </g>
  )
}

export const Players = memo(({ geometry, engine, match, selected, dragged, motion }: PlayersProps): ReactNode => {
  const standing = match.players.filter(({ place, at }) => place === 'pitch' && at >= 0).sort(drawnFirst)
  const carried = ({ id }: Player): BallKind | null => match.balls.find(({ carrier }) => carrier === id)?.kind ?? null
  const placeClass = ({ id }: Player): string =>
    `place${id === dragged ? ' dragged' : ''}${motion.how === 'soar' && motion.player === id ? ' soaring' : ''}`
  const placed = (player: Player): CSSProperties => {
    const { x, y } = middle(geometry, player.at, player.who.size)
    return { transform: `translate(${x}px, ${y}px)`, ...soaring(geometry, player, motion) }
  }
  return (
    <g className={`players ${motion.how}`} style={{ '--took': `${motion.milliseconds}ms` } as CSSProperties}>
      <Things geometry={geometry} engine={engine} match={match} layer="below" />
      <StateMarks geometry={geometry} match={match} />
      {standing.map((player) => (
        <g key={player.id} className={placeClass(player)} style={placed(player)}>
          <Token
            player={player}
            look={lookOf(engine, match, player)}
            ball={carried(player)}
            selected={player.id === selected}
            {...looksOf(geometry, player)}
          />
        </g>
      ))}
      <Things geometry={geometry} engine={engine} match={match} layer="above" />
      <g className="plates">
        {standing.map((player) => (
          <g key={player.id} className={placeClass(player)} style={placed(player)}>
            <Plate
              player={player}
              look={lookOf(engine, match, player)}
              ball={carried(player)}
              gained={gainedSkills(engine, match, player)}
            />
          </g>
        ))}
      </g>
      {match.balls.map((ball, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: balls keep their index
        <LooseBall key={i} geometry={geometry} ball={ball} motion={motion} />
      ))}
    </g>
  )
})
