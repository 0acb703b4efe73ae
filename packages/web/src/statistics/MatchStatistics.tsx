// A match in figures and plots, for its own page, the end of a match and replays. Neighbours: tally.ts counts, views.ts sums up;
// plots/ draws.
import { type BySide, blockDieFaces, type Engine, type Match, sides } from '@double-skulls/engine'
import { blockResultWords, capital, turnoverWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { cardFacts } from '../card/facts.ts'
import { ShareCard } from '../card/ShareCard.tsx'
import { Comparison } from './Comparison.tsx'
import { LuckPart } from './LuckPart.tsx'
import { BallPlot } from './plots/BallPlot.tsx'
import { BlocksPlot } from './plots/BlocksPlot.tsx'
import { type Face, FacesPlot } from './plots/FacesPlot.tsx'
import { teamNames } from './plots/sideMarks.tsx'
import { TestsPlot } from './plots/TestsPlot.tsx'
import { Standouts } from './Standouts.tsx'
import type { MatchStatistics as Figures } from './statistics.ts'
import { blockFacesOf, throwsOf, triedOf, turnoversOf } from './views.ts'

export interface MatchStatisticsProps {
  readonly engine: Engine
  /** The match in its current state, for names. */
  readonly match: Match
  readonly statistics: Figures
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const D6Plot = ({ match, statistics: { d6 } }: MatchStatisticsProps): ReactNode => (
  <FacesPlot
    title="Every D6"
    told="How often each face of a D6 came up for each team, and how often it should have."
    match={match}
    thrown={{ home: sum(d6.home), away: sum(d6.away) }}
    faces={[1, 2, 3, 4, 5, 6].map((face) => ({
      ...{ name: String(face), chance: 1 / 6 },
      seen: { home: d6.home[face - 1], away: d6.away[face - 1] },
    }))}
  />
)

const BlockDicePlot = ({ engine, match, statistics: { throws } }: MatchStatisticsProps): ReactNode => {
  const table = blockDieFaces(engine.rules)
  const seen = { home: blockFacesOf(throws, 'home', table), away: blockFacesOf(throws, 'away', table) }
  const faces = [...new Set(table)].map(
    (result): Face => ({
      name: blockResultWords[result] ?? result,
      chance: table.filter((one) => one === result).length / table.length,
      seen: { home: seen.home.results[result] ?? 0, away: seen.away.results[result] ?? 0 },
    }),
  )
  return (
    <FacesPlot
      title="Every block die"
      told="How often each face of the block dice came up for each team, and how often it should have."
      match={match}
      thrown={{ home: seen.home.all, away: seen.away.all }}
      faces={faces}
    />
  )
}

const Turnovers = ({ match, statistics }: MatchStatisticsProps): ReactNode => (
  <div className="turnovers">
    {sides.map((side) => {
      const causes = turnoversOf(statistics, side)
      return (
        <div key={side}>
          <h3>{teamNames(match)[side]}</h3>
          {causes.length === 0 ? (
            <p className="quiet">None.</p>
          ) : (
            <ul>
              {causes.map(([why, n]) => (
                <li key={why}>
                  {n} × {turnoverWords(why)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )
    })}
  </div>
)

export const MatchStatistics = (props: MatchStatisticsProps): ReactNode => {
  const { engine, match, statistics } = props
  if (statistics.turns.length === 0) return <p className="quiet">Nothing to count yet: the first turn has not begun.</p>
  const tried: BySide<ReturnType<typeof triedOf>> = {
    home: triedOf(throwsOf(statistics, 'home')),
    away: triedOf(throwsOf(statistics, 'away')),
  }
  const part = (name: string, children: ReactNode): ReactNode => (
    <section aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>{capital(name)}</h2>
      {children}
    </section>
  )
  return (
    <div className="statistics">
      {match.result && <ShareCard facts={cardFacts(props, match.result)} />}
      {part('possession', <BallPlot engine={engine} match={match} statistics={statistics} />)}
      {part('the teams', <Comparison match={match} statistics={statistics} />)}
      {part('blocks', <BlocksPlot engine={engine} match={match} statistics={statistics} />)}
      {part(
        'dice',
        <>
          <TestsPlot match={match} tried={tried} />
          <D6Plot {...props} />
          {blockDieFaces(engine.rules).length > 0 && <BlockDicePlot {...props} />}
        </>,
      )}
      <LuckPart match={match} statistics={statistics} />
      {part('who stood out', <Standouts match={match} statistics={statistics} />)}
      {part('turnovers', <Turnovers {...props} />)}
    </div>
  )
}
