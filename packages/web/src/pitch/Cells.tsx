// The squares as controls: invisible, on top of everything, each with a name for screen readers. One of them is in the tab order;
// arrow keys move on from there. Neighbours: Pitch.tsx listens, words/ names players.
import {
  type BallKind,
  type Match,
  type Pitch,
  pieceCovers,
  playerLabel,
  type Square,
  spelledOut,
  squareName,
} from '@double-skulls/engine'
import { thingWords } from '@double-skulls/words'
import { memo, type ReactNode } from 'react'
import { playerOn } from '../choosing/choices.ts'
import type { Choosing } from '../choosing/choosing.ts'
import { letPassWords, percent } from '../words/numbers.ts'
import { type Geometry, UNIT } from './geometry.ts'

interface CellProps {
  readonly square: Square
  readonly x: number
  readonly y: number
  readonly label: string
  readonly focusable: boolean
}

const Cell = memo(
  ({ square, x, y, label, focusable }: CellProps): ReactNode => (
    <rect
      className="cell"
      data-square={square}
      role="button"
      aria-label={label}
      tabIndex={focusable ? 0 : -1}
      x={x}
      y={y}
      width={UNIT}
      height={UNIT}
    />
  ),
)

const ballWords: { readonly [K in BallKind]: string } = {
  ball: 'the ball',
  spiked: 'the spiked ball',
  head: 'a head',
  bomb: 'a bomb',
}

const DIRECTIONS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

/** What lies or stands there, whose it is, where it points, and who is in it. */
const thingsOn = (pitch: Pitch, { pieces, players }: Match, square: Square): readonly string[] =>
  pieces
    .filter((piece) => pieceCovers(pitch, piece, square))
    .map(({ kind, side, facing, load }) =>
      [
        ...[side, thingWords(kind), facing === '' ? '' : `pointing ${DIRECTIONS[facing]}`],
        load.length === 0 ? '' : `with ${load.map((id) => playerLabel(players[id])).join(' and ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    )

const describe = (pitch: Pitch, match: Match, square: Square): string => {
  const id = playerOn(match, square)
  const ball = match.balls.find(({ at, state }) => at === square && (state === 'ground' || state === 'held'))
  const parts: string[] = []
  if (id >= 0) {
    const player = match.players[id]
    parts.push(`${player.side} ${playerLabel(player)}`)
    if (player.posture !== 'standing') parts.push(spelledOut(player.posture))
    if (player.acted) parts.push('has acted')
  }
  if (ball) parts.push(ball.state === 'held' ? `has ${ballWords[ball.kind]}` : ballWords[ball.kind])
  if (match.pieces.length > 0) parts.push(...thingsOn(pitch, match, square))
  return parts.join(', ')
}

interface CellsProps {
  readonly geometry: Geometry
  readonly match: Match
  readonly choosing: Choosing
  readonly cursor: Square
  readonly active: boolean
}

export const Cells = memo(
  ({ geometry, match, choosing: { chosen, choices }, cursor, active }: CellsProps): ReactNode => {
    const { pitch } = geometry
    const answers = active ? choices.squares(chosen.mode, chosen.player) : null
    const label = (square: Square): string => {
      const parts = [squareName(pitch, square), describe(pitch, match, square)]
      const chance = active ? (chosen.reach?.chance[square] ?? 0) : 0
      const id = playerOn(match, square)
      const unopposed = active ? (chosen.reach?.unopposed[square] ?? 0) : 0
      if (unopposed > 0 && id < 0) parts.push(`reached ${percent(chance)}`, letPassWords(chance, unopposed))
      else if (answers?.has(square)) parts.push('can be chosen')
      else if (id >= 0 && active && (choices.players.has(id) || choices.movers.has(id))) parts.push('can be chosen')
      return parts.filter(Boolean).join(', ')
    }
    return (
      <g className="cells">
        {Array.from({ length: pitch.squares }, (_, square) => (
          <Cell
            key={squareName(pitch, square)}
            square={square}
            x={geometry.x(square)}
            y={geometry.y(square)}
            label={label(square)}
            focusable={square === cursor}
          />
        ))}
      </g>
    )
  },
  // Pointing at squares happens all the time and changes nothing here.
  (before, after) =>
    before.geometry === after.geometry &&
    before.match === after.match &&
    before.cursor === after.cursor &&
    before.active === after.active &&
    before.choosing.chosen === after.choosing.chosen &&
    before.choosing.choices === after.choosing.choices,
)
