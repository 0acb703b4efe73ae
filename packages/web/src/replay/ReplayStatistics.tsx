// The statistics of a replay, also of a record that was never played here. Neighbours: statistics/ counts and draws,
// ReelFrame.tsx opens the reel, Ending.tsx links here.
import { scoreLine } from '@double-skulls/engine'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { ContinuedElsewhere } from '../match/ContinuedElsewhere.tsx'
import { MatchStatistics } from '../statistics/MatchStatistics.tsx'
import { statisticsOf } from '../statistics/tally.ts'
import { rulesName } from '../words/rulesName.ts'
import { ReelFrame } from './ReelFrame.tsx'
import { type Reel, stateAt } from './reel.ts'

const Counted = ({ reel, onAgain }: { readonly reel: Reel; onAgain(): void }): ReactNode => {
  const { engine, start, steps, note } = reel
  const match = stateAt(reel, steps.length)
  const statistics = useMemo(() => statisticsOf(engine, start, steps), [engine, start, steps])
  return (
    <Page title="Statistics" lead={scoreLine(match)}>
      <p className="statistics-stand">
        {match.result ? 'Full time' : 'Unfinished'}. {rulesName(engine.edition)}.{' '}
        <Link href={`/replay/${reel.id}`}>Watch it</Link>
        <button type="button" className="plain" onClick={() => print()}>
          Print
        </button>
      </p>
      {reel.saved && <ContinuedElsewhere id={reel.id} verb="Count again" onAgain={onAgain} />}
      {note !== '' && <p className="trouble">{note}</p>}
      <MatchStatistics engine={engine} match={match} statistics={statistics} />
    </Page>
  )
}

export const ReplayStatistics = ({ id }: { readonly id: string }): ReactNode => (
  <ReelFrame id={id}>{(reel, again) => <Counted reel={reel} onAgain={again} />}</ReelFrame>
)
