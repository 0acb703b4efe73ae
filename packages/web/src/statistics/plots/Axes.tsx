// Grid lines and numbers at the edge of a plot. Neighbours: the plots.
import type { ReactNode } from 'react'
import type { TurnStory } from '../statistics.ts'
import { Mark } from './sideMarks.tsx'

interface LevelsProps {
  readonly levels: readonly number[]
  readonly y: (value: number) => number
  readonly from: number
  readonly to: number
  words(value: number): string
}

export const Levels = ({ levels, y, from, to, words }: LevelsProps): ReactNode =>
  levels.map((level) => (
    <g key={level}>
      <line className={level === 0 ? 'axis' : 'grid'} x1={from} x2={to} y1={y(level)} y2={y(level)} />
      <text className="plot-text end" x={from - 6} y={y(level) + 4}>
        {words(level)}
      </text>
    </g>
  ))

interface TurnAxisProps {
  readonly turns: readonly TurnStory[]
  readonly x: (index: number) => number
  readonly top: number
  readonly bottom: number
}

/** Turn numbers below, one row per side, and a line where a half begins. */
export const TurnAxis = ({ turns, x, top, bottom }: TurnAxisProps): ReactNode => (
  <>
    <Mark shape="home" x={x(-0.5) - 6} y={bottom + 10} size={40} />
    <Mark shape="away" x={x(-0.5) - 6} y={bottom + 22} size={40} />
    {turns.map(({ index, turn, half, side, bonus }) => (
      <g key={index}>
        {index > 0 && turns[index - 1].half !== half && (
          <line className="half-line" x1={x(index - 0.5)} x2={x(index - 0.5)} y1={top} y2={bottom} />
        )}
        <text className={`plot-text middle ${side}`} x={x(index)} y={bottom + (side === 'home' ? 14 : 26)}>
          {bonus ? '+' : turn}
        </text>
      </g>
    ))}
  </>
)
