// Luck: one figure per team, its course through the match, and an explanation in plain words. Neighbours: luck.ts, views.ts.
import { type Match, type Side, sides } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { SideMark } from '../sides/SideMark.tsx'
import { decimal } from '../words/numbers.ts'
import { LuckPlot } from './plots/LuckPlot.tsx'
import { teamNames } from './plots/sideMarks.tsx'
import type { MatchStatistics } from './statistics.ts'
import { type Luck, luckOf, throwsOf } from './views.ts'

/** Its rank among a hundred such matches. */
const place = ({ luckierThan }: Luck): string => {
  if (luckierThan === null) return 'No dice yet.'
  const hundred = Math.min(99, Math.max(1, Math.round(luckierThan * 100)))
  if (Math.abs(hundred - 50) < 5) return 'About what such rolls usually bring.'
  return hundred >= 50
    ? `Luckier than in ${hundred} of 100 matches with the same rolls.`
    : `Unluckier than in ${100 - hundred} of 100 matches with the same rolls.`
}

interface LuckProps {
  readonly match: Match
  readonly statistics: MatchStatistics
}

const Figure = ({ match, statistics, side }: LuckProps & { readonly side: Side }): ReactNode => {
  const luck = luckOf(throwsOf(statistics, side))
  return (
    <div className={`luck-figure ${side}`}>
      <p className="luck-team">
        <SideMark side={side} /> {teamNames(match)[side]}
      </p>
      <p className="luck-points">{decimal(luck.points)}</p>
      <p>{place(luck)}</p>
      <p className="quiet">
        {luck.throws} rolls; ±{decimal(luck.usual, 1, false)} is usual for so many.
      </p>
    </div>
  )
}

export const LuckPart = ({ match, statistics }: LuckProps): ReactNode => (
  <section aria-labelledby="luck">
    <h2 id="luck">Luck</h2>
    <div className="luck-figures">
      {sides.map((side) => (
        <Figure key={side} match={match} statistics={statistics} side={side} />
      ))}
    </div>
    <LuckPlot match={match} statistics={statistics} />
    <details className="explained">
      <summary>How luck is counted</summary>
      <p>
        Every roll brings something, and on average it brings something: luck is the first minus the second, added up. A
        dodge on 3+ succeeds two times in three. Make it, and you were a third of a success lucky; fail it, and you were
        two thirds unlucky. Re-rolls count as rolls of their own.
      </p>
      <ul>
        <li>A roll with a target is worth 1 when it succeeds and 0 when it fails.</li>
        <li>
          Armour that breaks is worth 1 to the opponents of its wearer, and so is an injury that takes him off the
          pitch.
        </li>
        <li>
          Block dice are worth 1 when the best face for the coach who chooses puts the defender down, −1 when it puts
          the attacker down, and 0 otherwise; skills are left out, and so is which face was chosen.
        </li>
        <li>Kick-off, weather, scatter and casualty rolls are nobody’s luck and are not counted.</li>
      </ul>
      <p>
        All rolls weigh the same: a lost touchdown and an idle rush alike. So luck says how the dice fell, not how much
        it mattered.
      </p>
    </details>
  </section>
)
