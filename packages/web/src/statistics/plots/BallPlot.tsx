// Where the ball was at the end of each turn, from end zone to end zone, and who had it: possession as a path. Neighbours:
// Plot.tsx, ../tally.ts recorded the ball.
import type { Engine, Match } from '@double-skulls/engine'
import { scoreText, squareName } from '@double-skulls/engine'
import { halfWords, playerName, turnoverWords } from '@double-skulls/words'
import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import type { ReactNode } from 'react'
import type { MatchStatistics, TurnStory } from '../statistics.ts'
import { TurnAxis } from './Axes.tsx'
import { Plot } from './Plot.tsx'
import { Mark, TeamsLegend, teamNames } from './sideMarks.tsx'

const HEIGHT = 266
const TOP = 22
const BOTTOM = HEIGHT - 50
/** Below the name of the lower end zone. */
const TURNS = BOTTOM + 18
const LEFT = 14

interface Placed {
  readonly turn: TurnStory
  readonly i: number
}

/** Turns with the ball on the pitch, split at every touchdown and half. */
const drivesOf = (turns: readonly TurnStory[]): readonly (readonly Placed[])[] => {
  const drives: Placed[][] = []
  let last: TurnStory | null = null
  for (const [i, turn] of turns.entries()) {
    const goesOn = last !== null && last.ball.at >= 0 && last.turnover !== 'touchdown' && last.half === turn.half
    last = turn
    if (turn.ball.at < 0) continue
    if (goesOn) drives.at(-1)?.push({ turn, i })
    else drives.push([{ turn, i }])
  }
  return drives
}

interface BallPlotProps {
  readonly engine: Engine
  readonly match: Match
  readonly statistics: MatchStatistics
}

export const BallPlot = ({ engine, match, statistics }: BallPlotProps): ReactNode => {
  const { pitch } = engine.rules
  const turns = statistics.turns.filter(({ over }) => over)
  const names = teamNames(match)
  const column = ({ ball }: TurnStory): number => (ball.at < 0 ? Number.NaN : ball.at % pitch.length)
  const drives = drivesOf(turns)
  const rows = turns.map((turn) => [
    `${halfWords(turn.half)}, ${names[turn.side]} ${turn.bonus ? 'bonus turn' : turn.turn}`,
    turn.ball.holder < 0 ? 'nobody' : playerName(match, turn.ball.holder),
    turn.ball.at < 0 ? '–' : squareName(pitch, turn.ball.at),
    `${scoreText(turn.score.home)} – ${scoreText(turn.score.away)}`,
    turn.turnover === '' ? '' : turn.turnover === 'touchdown' ? 'touchdown' : turnoverWords(turn.turnover),
  ])
  return (
    <Plot
      title="The ball, turn by turn"
      told="Where the ball was at the end of each turn, and which team had it. The table below has the same figures."
      height={HEIGHT}
      table={{ head: ['End of turn', 'Has the ball', 'On', 'Score', 'Ended by'], rows }}
      legend={
        <>
          <TeamsLegend match={match} /> <span>◇ nobody</span> <span>★ touchdown</span>
        </>
      }
    >
      {(width) => {
        const x = scaleLinear([-0.5, Math.max(1, turns.length) - 0.5], [LEFT, width - 6])
        const y = scaleLinear([0, pitch.length - 1], [BOTTOM, TOP])
        const path = line<Placed>()
          .x(({ i }) => x(i))
          .y(({ turn }) => y(column(turn)))
          .curve(curveStepAfter)
        return (
          <>
            <rect className="zone home" x={LEFT} y={y(0.5)} width={width - 6 - LEFT} height={y(-0.5) - y(0.5)} />
            <rect
              className="zone away"
              x={LEFT}
              y={y(pitch.length - 0.5)}
              width={width - 6 - LEFT}
              height={y(0.5) - y(1.5)}
            />
            <text className="plot-text" x={LEFT + 4} y={TOP - 8}>
              {names.away}: end zone
            </text>
            <text className="plot-text" x={LEFT + 4} y={BOTTOM + 17}>
              {names.home}: end zone
            </text>
            <line className="axis" x1={LEFT} x2={width - 6} y1={(TOP + BOTTOM) / 2} y2={(TOP + BOTTOM) / 2} />
            <TurnAxis turns={turns} x={x} top={TOP} bottom={TURNS} />
            {drives.map((drive) => (
              <path key={drive[0].i} className="ball-path" d={path(drive) ?? ''} />
            ))}
            {turns.map((turn, i) =>
              Number.isNaN(column(turn)) ? null : turn.turnover === 'touchdown' ? (
                <g key={turn.index}>
                  <Mark shape="score" side={turn.ball.side ?? turn.side} x={x(i)} y={y(column(turn))} size={160} />
                  <text className="plot-text middle" x={x(i)} y={y(column(turn)) + (column(turn) > 1 ? 24 : -16)}>
                    {scoreText(turn.score.home)}–{scoreText(turn.score.away)}
                  </text>
                </g>
              ) : (
                <Mark key={turn.index} shape={turn.ball.side ?? 'nobody'} x={x(i)} y={y(column(turn))} />
              ),
            )}
          </>
        )
      }}
    </Plot>
  )
}
