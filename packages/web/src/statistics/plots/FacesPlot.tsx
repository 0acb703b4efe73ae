// How often each face was rolled, beside the expected number: bars and a mark. For D6 and for block dice. Neighbours: Plot.tsx,
// ../MatchStatistics.tsx.
import { type BySide, type Match, sides } from '@double-skulls/engine'
import { scaleBand, scaleLinear } from 'd3-scale'
import { type ReactNode, useId } from 'react'
import { decimal } from '../../words/numbers.ts'
import { Levels } from './Axes.tsx'
import { Plot } from './Plot.tsx'
import { Hatch, TeamsLegend, teamNames } from './sideMarks.tsx'

export interface Face {
  readonly name: string
  /** Its probability on one die. */
  readonly chance: number
  readonly seen: BySide<number>
}

interface FacesPlotProps {
  readonly title: string
  readonly told: string
  readonly match: Match
  readonly faces: readonly Face[]
  /** The number of dice rolled by each team. */
  readonly thrown: BySide<number>
}

const HEIGHT = 200
const TOP = 10
const BOTTOM = HEIGHT - 24
const LEFT = 34

export const FacesPlot = ({ title, told, match, faces, thrown }: FacesPlotProps): ReactNode => {
  const hatch = useId()
  const names = teamNames(match)
  const due = (face: Face): BySide<number> => ({
    home: face.chance * thrown.home,
    away: face.chance * thrown.away,
  })
  const high = Math.max(1, ...faces.flatMap((face) => sides.flatMap((side) => [face.seen[side], due(face)[side]])))
  const rows = faces.map((face) => [
    face.name,
    ...sides.flatMap((side) => [face.seen[side], decimal(due(face)[side], 1, false)]),
  ])
  return (
    <Plot
      title={title}
      told={`${told} The table below has the same figures.`}
      height={HEIGHT}
      table={{ head: ['Face', names.home, 'expected', names.away, 'expected '], rows }}
      legend={
        <>
          <TeamsLegend match={match} /> <span>▬ expected</span>
        </>
      }
    >
      {(width) => {
        const x = scaleBand(
          faces.map(({ name }) => name),
          [LEFT, width - 6],
        ).padding(0.25)
        const inner = scaleBand(sides, [0, x.bandwidth()]).padding(0.08)
        const y = scaleLinear([0, high], [BOTTOM, TOP]).nice(4)
        return (
          <>
            <Hatch id={hatch} />
            <Levels levels={y.ticks(4)} y={y} from={LEFT} to={width - 6} words={String} />
            {faces.map((face) => (
              <g key={face.name} transform={`translate(${x(face.name) ?? 0} 0)`}>
                {sides.map((side) => (
                  <g key={side} transform={`translate(${inner(side) ?? 0} 0)`}>
                    <rect
                      className={`bar ${side}`}
                      fill={side === 'away' ? `url(#${hatch})` : undefined}
                      y={y(face.seen[side])}
                      width={inner.bandwidth()}
                      height={BOTTOM - y(face.seen[side])}
                    />
                    <line
                      className="due"
                      x1={-2}
                      x2={inner.bandwidth() + 2}
                      y1={y(due(face)[side])}
                      y2={y(due(face)[side])}
                    />
                  </g>
                ))}
                <text className="plot-text middle" x={x.bandwidth() / 2} y={BOTTOM + 16}>
                  {face.name}
                </text>
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}
