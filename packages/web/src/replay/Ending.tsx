// After the last step of a replay: the result, and where to go next. Neighbours: ReplayTable.tsx; tray/FullTime.tsx is the same
// for a match that was just played.
import { type Result, scoreLine, spelledOut } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CardButton } from '../card/CardButton.tsx'
import { type Reel, stateAt } from './reel.ts'

export const Ending = ({ reel, result }: { readonly reel: Reel; readonly result: Result }): ReactNode => {
  const match = stateAt(reel, reel.steps.length)
  const by = result.by === 'touchdowns' ? '' : ` by ${spelledOut(result.by)}`
  return (
    <div className="decision ending">
      <div>
        <p className="asked-team">Full time</p>
        <h2 className="asked-question">{scoreLine(match)}</h2>
        <p>{result.winner === 'draw' ? 'A draw.' : `${match.squads[result.winner].name} win${by}.`}</p>
        <p>
          <Link href={`/replay/${reel.id}/statistics`}>Statistics</Link> · <Link href="/replays">Another replay</Link>
        </p>
      </div>
      <CardButton host={reel} situation={{ match, steps: reel.steps }} result={result} />
    </div>
  )
}
