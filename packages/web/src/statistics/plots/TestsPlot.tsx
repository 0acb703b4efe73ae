// Tests of each kind: how many rolls succeeded, beside the expected number. A hollow mark is the expected number, a full one the
// actual. Neighbours: Plot.tsx, ../views.ts.
import { type BySide, type Match, type RollKind, type Side, sides } from '@double-skulls/engine'
import { capital, rollWords } from '@double-skulls/words'
import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { decimal } from '../../words/numbers.ts'
import type { Tried } from '../views.ts'
import { Plot } from './Plot.tsx'
import { Mark, TeamsLegend, teamNames } from './sideMarks.tsx'

interface TestsPlotProps {
  readonly match: Match
  readonly tried: BySide<readonly Tried[]>
}

interface Row {
  readonly side: Side
  readonly one: Tried
}

const ROW = 20
const TOP = 6
const BOTTOM = 22

export const TestsPlot = ({ match, tried }: TestsPlotProps): ReactNode => {
  const names = teamNames(match)
  const throwsOf = (kind: RollKind): number =>
    sides.reduce((sum, side) => sum + (tried[side].find((one) => one.kind === kind)?.throws ?? 0), 0)
  const kinds = [...new Set(sides.flatMap((side) => tried[side].map(({ kind }) => kind)))].sort(
    (a, b) => throwsOf(b) - throwsOf(a),
  )
  const rows: Row[] = kinds.flatMap((kind) =>
    sides.flatMap((side) => {
      const one = tried[side].find((other) => other.kind === kind)
      return one ? [{ side, one }] : []
    }),
  )
  const high = Math.max(1, ...rows.flatMap(({ one }) => [one.successes, one.expected]))
  const height = TOP + BOTTOM + rows.length * ROW
  return (
    <Plot
      title="Rolls against expectation"
      told="For every kind of roll and each team: how many throws succeeded and how many should have on average. The table below has the same figures."
      height={height}
      table={{
        head: ['Roll', 'Team', 'Throws', 'Succeeded', 'Expected', 'Difference'],
        rows: rows.map(({ side, one }) => [
          capital(rollWords(one.kind)),
          names[side],
          ...[one.throws, one.successes, decimal(one.expected, 1, false), decimal(one.successes - one.expected)],
        ]),
      }}
      legend={
        <>
          <TeamsLegend match={match} /> <span>full: came up</span> <span>hollow: expected</span>
        </>
      }
    >
      {(width) => {
        const left = Math.min(150, width * 0.34)
        const x = scaleLinear([0, high], [left, width - 46]).nice(5)
        return (
          <>
            {x.ticks(Math.max(2, Math.floor(width / 120))).map((level) => (
              <g key={level}>
                <line
                  className={level === 0 ? 'axis' : 'grid'}
                  x1={x(level)}
                  x2={x(level)}
                  y1={TOP}
                  y2={height - BOTTOM}
                />
                <text className="plot-text middle" x={x(level)} y={height - 6}>
                  {level}
                </text>
              </g>
            ))}
            {rows.map(({ side, one }, i) => {
              const y = TOP + ROW * (i + 0.5)
              const first = i === 0 || rows[i - 1].one.kind !== one.kind
              return (
                <g key={`${one.kind} ${side}`}>
                  {first && (
                    <text className="plot-text end" x={left - 8} y={y + 4}>
                      {capital(rollWords(one.kind))}
                    </text>
                  )}
                  <line className={`span ${side}`} x1={x(one.expected)} x2={x(one.successes)} y1={y} y2={y} />
                  <Mark shape={side} hollow x={x(one.expected)} y={y} />
                  <Mark shape={side} x={x(one.successes)} y={y} />
                  <text className="plot-text" x={Math.max(x(one.expected), x(one.successes)) + 9} y={y + 4}>
                    {decimal(one.successes - one.expected)}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    </Plot>
  )
}
