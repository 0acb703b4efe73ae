// Where a player can go: three tones, three marks. A dot where no die is rolled, a ring where success is likely, a cross where it
// is not; corners where he would have to dodge away again. Neighbours: Marks.tsx; packages/odds has the chances.
import type { Match, Square } from '@double-skulls/engine'
import type { Reach } from '@double-skulls/odds'
import { memo, type ReactNode } from 'react'
import type { Geometry } from './geometry.ts'

interface ReachMarksProps {
  readonly geometry: Geometry
  readonly match: Match
  readonly reach: Reach
  readonly player: number
  readonly corners: boolean
}

/** From this chance on a route counts as likely. */
const LIKELY = 2 / 3

const tones = ['safe', 'roll', 'risk'] as const
type Tone = (typeof tones)[number]

const toneOf = (chance: number): Tone => (chance >= 1 ? 'safe' : chance >= LIKELY - 1e-9 ? 'roll' : 'risk')

const TILE = 'm2.2 1.2h35.6a1 1 0 0 1 1 1v35.6a1 1 0 0 1-1 1h-35.6a1 1 0 0 1-1-1v-35.6a1 1 0 0 1 1-1z'
const marks: { readonly [T in Tone]: string } = {
  safe: 'm16 20a4 4 0 0 0 8 0a4 4 0 0 0-8 0z',
  roll: 'm14.8 20a5.2 5.2 0 0 0 10.4 0a5.2 5.2 0 0 0-10.4 0z',
  risk: 'm15.2 15.2l9.6 9.6m0-9.6l-9.6 9.6',
}
const CORNERS = 'm4 11v-7h7m18 0h7v7m0 18v7h-7m-18 0h-7v-7'

export const ReachMarks = memo(({ geometry, match, reach, player, corners }: ReachMarksProps): ReactNode => {
  const squares: Square[] = []
  for (let square = 0; square < reach.chance.length; square++)
    if (reach.chance[square] > 0 && match.board[square] === 0) squares.push(square)
  /** The same mark on many squares is one path: hundreds of shapes fewer. */
  const on = (places: readonly Square[], mark: string): string =>
    places.map((square) => `M${geometry.x(square)} ${geometry.y(square)}${mark}`).join('')
  const home = match.players[player]?.at ?? -1
  const marked = corners
    ? [...squares, ...(home < 0 ? [] : [home])].filter((square) => reach.forecast.isMarked(square))
    : []
  return (
    <g className="reach">
      {tones.map((tone) => {
        const there = squares.filter((square) => toneOf(reach.chance[square]) === tone)
        return (
          <g key={tone} className={`reach-${tone}`}>
            <path className="reach-tile" d={on(there, TILE)} />
            <path className="reach-mark" d={on(there, marks[tone])} />
          </g>
        )
      })}
      <path d={on(marked, CORNERS)} className="corners" />
    </g>
  )
})
ReachMarks.displayName = 'ReachMarks'
