// Blocks by number of dice and result: one bar per number, divided by result. Each part is labelled, so that it can be read
// without colours. Neighbours: Plot.tsx, ../views.ts.
import { blockDieFaces, type Engine, type Match, sides } from '@double-skulls/engine'
import { blockResultWords } from '@double-skulls/words'
import { scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import type { ReactNode } from 'react'
import { SideMark } from '../../sides/SideMark.tsx'
import type { MatchStatistics } from '../statistics.ts'
import { type BlockRow, blocksOf } from '../views.ts'
import { Plot } from './Plot.tsx'
import { teamNames } from './sideMarks.tsx'

const ROW = 30
const LEFT = 96

/** Without block dice a table is read. */
const diceWords = (dice: number): string =>
  dice === 0 ? 'attacks' : dice === 1 ? '1 die' : dice > 0 ? `${dice} dice` : `${-dice} against`

/** Short enough for a part of a bar. */
const shortWords: { readonly [result: string]: string } = {
  attackerDown: 'skull',
  bothDown: 'both',
  pushed: 'push',
  defenderStumbles: 'stumble',
  defenderDown: 'down',
}

/** The results of tables, from the worst to the best, and the face each is drawn as; the last is for attacks that came to nothing. */
const onTables: readonly (readonly [result: string, short: string, face: string])[] = [
  ['attackerStunned', 'own stunned', 'attackerDown'],
  ['attackerDown', 'own down', 'attackerDown'],
  ['bothDown', 'both down', 'bothDown'],
  ['nothing', 'nothing', 'pushed'],
  ['', 'no contact', 'pushed'],
  ['pushedBack', 'pushed', 'defenderStumbles'],
  ['pushedDown', 'pushed over', 'defenderDown'],
  ['defenderDown', 'down', 'defenderDown'],
  ['defenderStunned', 'stunned', 'defenderDown'],
]

interface Shown {
  readonly result: string
  readonly short: string
  readonly long: string
  /** The colour it has. */
  readonly face: string
}

/** The faces of the block die, or the results of tables that have come up. */
const shownIn = (engine: Engine, { blocks }: MatchStatistics): readonly Shown[] => {
  const faces = [...new Set(blockDieFaces(engine.rules))]
  if (faces.length > 0)
    return faces.map((face) => ({
      ...{ result: face, face, short: shortWords[face] ?? face, long: blockResultWords[face] ?? face },
    }))
  return onTables
    .filter(([result]) => blocks.some((block) => block.result === result))
    .map(([result, short, face]) => ({ result, short, face, long: short }))
}

interface BlocksPlotProps {
  readonly engine: Engine
  readonly match: Match
  readonly statistics: MatchStatistics
}

export const BlocksPlot = ({ engine, match, statistics }: BlocksPlotProps): ReactNode => {
  const names = teamNames(match)
  const shown = shownIn(engine, statistics)
  const byResult = new Map(shown.map((one) => [one.result, one]))
  const ofDice = statistics.blocks.some(({ dice }) => dice !== 0)
  const most = Math.max(1, ...sides.flatMap((side) => blocksOf(statistics, side).map(({ all }) => all)))
  return sides.map((side) => {
    const rows = blocksOf(statistics, side)
    const parts = stack<BlockRow, string>()
      .keys(shown.map(({ result }) => result))
      .value((row, result) => row.results[result] ?? 0)(rows)
    const down = statistics.blocks.filter((block) => block.side === side && block.defenderDown).length
    const all = rows.reduce((sum, row) => sum + row.all, 0)
    if (all === 0)
      return (
        <p key={side} className="quiet">
          {names[side]} threw no block.
        </p>
      )
    return (
      <Plot
        key={side}
        title={`Blocks of ${names[side]}`}
        told={`${all} blocks of ${names[side]}, by ${ofDice ? 'the number of dice and the result chosen' : 'the result'}. The table below has the same figures.`}
        height={rows.length * ROW + 4}
        table={{
          head: ['Dice', ...shown.map(({ long }) => long), 'All'],
          rows: rows.map((row) => [
            diceWords(row.dice),
            ...shown.map(({ result }) => row.results[result] ?? 0),
            row.all,
          ]),
        }}
        legend={
          <>
            <span>
              <SideMark side={side} /> {all} {all === 1 ? 'block' : 'blocks'}, {down} knocked down
            </span>
            {shown.map(({ result, face, short }) => (
              <span key={result} className="legend-part">
                <svg viewBox="0 0 10 10" aria-hidden="true">
                  <rect width="10" height="10" className={`part ${face}`} />
                </svg>{' '}
                {short}
              </span>
            ))}
          </>
        }
      >
        {(width) => {
          const x = scaleLinear([0, most], [LEFT, width - 6])
          return (
            <>
              {rows.map((row, i) => (
                <text key={row.dice} className="plot-text end" x={LEFT - 8} y={i * ROW + 20}>
                  {diceWords(row.dice)}
                </text>
              ))}
              {parts.map((part) =>
                part.map(([from, to], i) =>
                  to > from ? (
                    <g key={`${part.key} ${rows[i].dice}`}>
                      <rect
                        className={`part ${byResult.get(part.key)?.face}`}
                        x={x(from)}
                        y={i * ROW + 3}
                        width={x(to) - x(from)}
                        height={ROW - 6}
                      />
                      {x(to) - x(from) >= 12 && (
                        <text
                          className={`part-words ${byResult.get(part.key)?.face}`}
                          x={(x(from) + x(to)) / 2}
                          y={i * ROW + 20}
                        >
                          {x(to) - x(from) > 62 ? `${byResult.get(part.key)?.short} ${to - from}` : to - from}
                        </text>
                      )}
                    </g>
                  ) : null,
                ),
              )}
            </>
          )
        }}
      </Plot>
    )
  })
}
