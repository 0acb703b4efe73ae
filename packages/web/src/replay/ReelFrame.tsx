// The frame of pages that show a reel: the loading progress, or the error. Neighbours: useReel.ts; ReplayPage.tsx and
// ReplayStatistics.tsx show reels.
import { type ReactNode, useState } from 'react'
import { CannotOpen } from '../rescue/CannotOpen.tsx'
import type { Reel } from './reel.ts'
import { useReel } from './useReel.ts'

interface ReelFrameProps {
  readonly id: string
  /** `again` loads the match again after it has continued elsewhere. */
  readonly children: (reel: Reel, again: () => void) => ReactNode
}

export const ReelFrame = ({ id, children }: ReelFrameProps): ReactNode => {
  const [times, setTimes] = useState(0)
  const opening = useReel(id, times)
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
        <CannotOpen
          title="This cannot be watched"
          why={opening.fault}
          shelves={['matches', 'replays']}
          id={id}
          list={{ address: '/replays', name: 'All replays' }}
        />
      )
    case 'open':
      return children(opening.reel, () => setTimes(times + 1))
  }
}
