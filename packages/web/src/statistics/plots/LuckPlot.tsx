// Cumulative luck, turn by turn: one line per team. Neighbours: Plot.tsx, ../views.ts adds it up, ../luck.ts weighs.
import { type Match, type Side, sides } from '@double-skulls/engine'
import { halfWords } from '@double-skulls/words'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import { decimal } from '../../words/numbers.ts'
import type { MatchStatistics } from '../statistics.ts'
import { type LuckByTurn, luckByTurn } from '../views.ts'
import { Levels, TurnAxis } from './Axes.tsx'
import { Plot } from './Plot.tsx'
import { Mark, TeamsLegend, teamNames } from './sideMarks.tsx'

const HEIGHT = 240
const TOP = 10
const BOTTOM = HEIGHT - 34
const LEFT = 34

const soFar = (side: Side, turn: LuckByTurn): number => (side === 'home' ? turn.homeSoFar : turn.awaySoFar)

export const LuckPlot = ({
  match,
  statistics,
}: {
  readonly match: Match
  readonly statistics: MatchStatistics
}): ReactNode => {
  const luck = luckByTurn(statistics)
  const { turns } = statistics
  const names = teamNames(match)
  const high = Math.max(1, ...luck.flatMap((turn) => sides.map((side) => Math.abs(soFar(side, turn)))))
  const rows = luck.map((turn, i) => [
    `${halfWords(turns[i].half)}, ${names[turns[i].side]} ${turns[i].bonus ? 'bonus turn' : turns[i].turn}`,
    decimal(turn.home),
    decimal(turn.homeSoFar),
    decimal(turn.away),
    decimal(turn.awaySoFar),
  ])
  return (
    <Plot
      title="Luck so far"
      told="How lucky each team had been up to each turn. The table below has the same figures."
      height={HEIGHT}
      table={{ head: ['Turn', names.home, 'so far', names.away, 'so far '], rows }}
      legend={<TeamsLegend match={match} />}
    >
      {(width) => {
        const x = scaleLinear([-0.5, Math.max(1, turns.length) - 0.5], [LEFT, width - 6])
        const y = scaleLinear([-high, high], [BOTTOM, TOP]).nice(5)
        return (
          <>
            <Levels levels={y.ticks(5)} y={y} from={LEFT} to={width - 6} words={(level) => decimal(level, 0)} />
            <TurnAxis turns={turns} x={x} top={TOP} bottom={BOTTOM} />
            {sides.map((side) => {
              const path = line<LuckByTurn>()
                .x((_, i) => x(i))
                .y((turn) => y(soFar(side, turn)))
              return (
                <g key={side}>
                  <path className={`luck-line ${side}`} d={path(luck) ?? ''} />
                  {luck.map((turn, i) => (
                    <Mark key={turn.turn} shape={side} x={x(i)} y={y(soFar(side, turn))} size={34} />
                  ))}
                </g>
              )
            })}
          </>
        )
      }}
    </Plot>
  )
}
