// The outstanding players, with what they did in words. Neighbours: views.ts ranks, MatchStatistics.tsx.
import type { Match } from '@double-skulls/engine'
import { playerName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { WideTable } from './plots/Plot.tsx'
import { teamNames } from './plots/sideMarks.tsx'
import type { Deeds, MatchStatistics, PlayerDeeds } from './statistics.ts'
import { standouts } from './views.ts'

const deedWords: readonly (readonly [what: keyof Deeds, one: string, many: string])[] = [
  ['touchdowns', 'touchdown', 'touchdowns'],
  ['completions', 'completion', 'completions'],
  ['interceptions', 'interception', 'interceptions'],
  ['deflections', 'deflection', 'deflections'],
  ['casualties', 'casualty', 'casualties'],
  ['knockOuts', 'knock-out', 'knock-outs'],
  ['crowdPushes', 'push into the crowd', 'pushes into the crowd'],
  ['knockDowns', 'knock-down', 'knock-downs'],
  ['carried', 'square with the ball', 'squares with the ball'],
  ['fouls', 'foul', 'fouls'],
  ['sentOff', 'time sent off', 'times sent off'],
]

const told = (deeds: PlayerDeeds): string =>
  deedWords
    .filter(([what]) => deeds[what] > 0)
    .map(([what, one, many]) => `${deeds[what]} ${deeds[what] === 1 ? one : many}`)
    .join(', ')

export const Standouts = ({
  match,
  statistics,
}: {
  readonly match: Match
  readonly statistics: MatchStatistics
}): ReactNode => {
  const best = standouts(statistics, 6)
  if (best.length === 0) return <p className="quiet">Nobody has done anything worth printing yet.</p>
  return (
    <WideTable title="The best of the match">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col" className="words">
            Team
          </th>
          <th scope="col" className="words">
            What he did
          </th>
        </tr>
      </thead>
      <tbody>
        {best.map((one) => (
          <tr key={one.player}>
            <th scope="row">{playerName(match, one.player)}</th>
            <td className="words">{teamNames(match)[one.side]}</td>
            <td className="words">{told(one)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
