// The two teams side by side, figure by figure, as a newspaper prints them. Neighbours: views.ts, MatchStatistics.tsx.
import { type BySide, type Match, otherSide, type RollKind, type Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { kitsOf } from '../kits/kit.ts'
import { SideMark } from '../sides/SideMark.tsx'
import { percent } from '../words/numbers.ts'
import { teamNames } from './plots/sideMarks.tsx'
import type { Deeds, MatchStatistics } from './statistics.ts'
import { possessionOf, throwsOf, triedOf, turnoversOf } from './views.ts'

interface Row {
  readonly name: string
  /** The length of the bar. */
  readonly size: BySide<number>
  readonly text: BySide<string>
}

const both = <T,>(make: (side: Side) => T): BySide<T> => ({ home: make('home'), away: make('away') })

/** "Made of tried", by what coaches call it. */
const testNames: readonly (readonly [kind: RollKind, name: string])[] = [
  ['dodge', 'Dodges'],
  ['goForIt', 'Rushes'],
  ['pickUp', 'Pick-ups'],
  ['pass', 'Passes on target'],
  ['catch', 'Catches'],
  ['intercept', 'Reaching a pass'],
  ['armour', 'Armour broken'],
]

const rowsOf = (statistics: MatchStatistics): readonly Row[] => {
  const { deeds, blocks, hurts, rerolls, score } = statistics
  const count = (name: string, of: (side: Side) => number): Row => {
    const size = both(of)
    return { name, size, text: both((side) => String(size[side])) }
  }
  const deed = (name: string, what: keyof Deeds): Row =>
    count(name, (side) => deeds.filter((one) => one.side === side).reduce((sum, one) => sum + one[what], 0))
  const held = both((side) => possessionOf(statistics, side))
  const tried = both((side) => triedOf(throwsOf(statistics, side)))
  const tests = testNames
    .map(([kind, name]): Row => {
      const of = both((side) => tried[side].find((one) => one.kind === kind))
      return {
        name,
        size: both((side) => of[side]?.made ?? 0),
        text: both((side) => `${of[side]?.made ?? 0} of ${of[side]?.tried ?? 0}`),
      }
    })
    .filter(({ text }) => text.home !== '0 of 0' || text.away !== '0 of 0')
  const harmed = (name: string, fits: (one: MatchStatistics['hurts'][number]) => boolean): Row =>
    count(name, (side) => hurts.filter((one) => one.side === side && fits(one)).length)
  return [
    count('Touchdowns', (side) => score[side]),
    {
      name: 'Turns ended with the ball',
      size: both((side) => held[side].turns),
      text: both((side) => `${held[side].turns} (${percent(held[side].share)})`),
    },
    count('Squares carried', (side) => held[side].squares),
    count('Blocks', (side) => blocks.filter((one) => one.side === side).length),
    count('Knocked down by blocks', (side) => blocks.filter((one) => one.side === side && one.defenderDown).length),
    count('Fell in own blocks', (side) => blocks.filter((one) => one.side === side && one.attackerDown).length),
    ...tests,
    harmed('Stunned players', (one) => one.result === 'stunned'),
    harmed('Players knocked out', (one) => one.result === 'knockedOut'),
    harmed('Casualties suffered', (one) => one.result === 'casualty' || one.result === 'badlyHurt'),
    count('Casualties given', (side) =>
      deeds.filter((one) => one.side === side).reduce((sum, { casualties }) => sum + casualties, 0),
    ),
    harmed('Deaths', (one) => one.dead),
    deed('Pushed into the crowd', 'crowdPushes'),
    deed('Completions', 'completions'),
    deed('Interceptions', 'interceptions'),
    deed('Fouls', 'fouls'),
    deed('Sent off', 'sentOff'),
    count('Team re-rolls used', (side) => rerolls[side].team),
    count('Skill re-rolls used', (side) => rerolls[side].skill),
    count('Turnovers', (side) => turnoversOf(statistics, side).reduce((sum, [, n]) => sum + n, 0)),
  ]
}

/** Always shown; other figures are hidden when they are 0 for both sides. */
const always: readonly string[] = ['Touchdowns', 'Blocks', 'Turnovers']

const Bar = ({ row, side }: { readonly row: Row; readonly side: Side }): ReactNode => {
  const most = Math.max(row.size[side], row.size[otherSide(side)])
  return (
    <td className={`compared ${side}`}>
      <span className="compared-bar" style={{ width: `${most > 0 ? (100 * row.size[side]) / most : 0}%` }} />
      <span className="compared-text">{row.text[side]}</span>
    </td>
  )
}

export const Comparison = ({
  match,
  statistics,
}: {
  readonly match: Match
  readonly statistics: MatchStatistics
}): ReactNode => {
  const names = teamNames(match)
  const kits = kitsOf(match.squads.home, match.squads.away)
  const rows = rowsOf(statistics).filter(
    ({ name, size, text }) => size.home + size.away > 0 || text.home.includes('of') || always.includes(name),
  )
  return (
    <table className="comparison">
      <caption className="unseen">Both teams side by side</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="compared-team">
              <Crest team={match.squads.home} kit={kits.home} size={30} />
              <SideMark side="home" /> {names.home}
            </span>
          </th>
          <th scope="col">
            <span className="unseen">What</span>
          </th>
          <th scope="col">
            <span className="compared-team">
              <Crest team={match.squads.away} kit={kits.away} size={30} />
              <SideMark side="away" /> {names.away}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <Bar row={row} side="home" />
            <th scope="row">{row.name}</th>
            <Bar row={row} side="away" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
