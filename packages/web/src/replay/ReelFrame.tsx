// Around whatever shows a reel: how far it is wound up, or why it cannot be. Neighbours: useReel.ts; ReplayPage.tsx and
// ReplayStatistics.tsx show reels.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../app/Page.tsx'
import type { Reel } from './reel.ts'
import { useReel } from './useReel.ts'

interface ReelFrameProps {
  readonly id: string
  readonly children: (reel: Reel) => ReactNode
}

export const ReelFrame = ({ id, children }: ReelFrameProps): ReactNode => {
  const opening = useReel(id)
  switch (opening.is) {
    case 'winding':
      return (
        <div className="page winding" role="status">
          <p>Winding up the reel …</p>
          <progress value={opening.done} aria-label="Winding up the reel" />
        </div>
      )
    case 'faulty':
      return (
        <Page title="This cannot be watched">
          <p className="trouble" role="alert">
            {opening.fault}
          </p>
          <p>
            <Link href="/replays">All replays</Link>
          </p>
        </Page>
      )
    case 'open':
      return children(opening.reel)
  }
}
