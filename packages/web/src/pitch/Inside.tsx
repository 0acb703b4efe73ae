// Who is inside a thing on the pitch, looking out of it: his head and shoulders, and his number. Neighbours: Things.tsx has the thing
// around him, figures/ the drawings.
import type { Engine, Match, Piece } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Bust } from '../figures/Bust.tsx'
import { inJersey, lookOf } from '../figures/look.ts'
import type { Spot } from './geometry.ts'

interface InsideProps {
  readonly engine: Engine
  readonly match: Match
  readonly piece: Piece
  /** Where he looks out, from the middle of the thing. */
  readonly at: Spot
}

/** The size of a bust in there, of one in the open. */
const SMALLER = 0.27

/** The sign behind the number has the form of his side's bases. */
const SIGNS = { home: 'M-6-6H6A6 6 0 0 1 6 6H-6A6 6 0 0 1-6-6Z', away: 'M-7-6H7L11 0 7 6H-7L-11 0Z' } as const

export const Inside = ({ engine, match, piece, at }: InsideProps): ReactNode =>
  piece.load.map((id) => {
    const player = match.players[id]
    const look = lookOf(engine, match, player)
    const { side } = player
    if (side === 'neutral') return null
    return (
      <g key={id} className={`inside in-kit ${side}`} style={inJersey(look)} data-inside={id}>
        <g
          transform={`translate(${at.x} ${at.y}) scale(${side === 'away' ? -SMALLER : SMALLER} ${SMALLER}) translate(-50 -58)`}
        >
          <Bust look={look} side={side} pose="portrait" />
        </g>
      </g>
    )
  })

/** Their numbers, over everything. */
export const InsideNumbers = ({ match, piece, at }: Omit<InsideProps, 'engine'>): ReactNode =>
  piece.load.map((id) => {
    const { side, who } = match.players[id]
    if (side === 'neutral') return null
    return (
      <g key={id} className={`inside-number ${side}`} transform={`translate(${at.x} ${at.y})`}>
        <path d={SIGNS[side]} />
        <text y="4.4">{who.number}</text>
      </g>
    )
  })
