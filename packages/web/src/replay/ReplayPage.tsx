// The page of one replay. Neighbours: ReelFrame.tsx opens it, useWatching.ts sets it up, ReplayTable.tsx shows it;
// ReplaysPage.tsx lists all replays.
import type { ReactNode } from 'react'
import { ReelFrame } from './ReelFrame.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import type { Reel } from './reel.ts'
import { useWatching } from './useWatching.ts'

/** The position in an address; anything but a number is the start. */
const positionNamed = (text: string | undefined): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0

interface WatchProps {
  readonly reel: Reel
  readonly wanted: number
  onAgain(): void
}

const Watch = ({ reel, wanted, onAgain }: WatchProps): ReactNode => {
  const watching = useWatching(reel, wanted)
  return watching && <ReplayTable watching={watching} wanted={wanted} onAgain={onAgain} />
}

export const ReplayPage = ({ id, step }: { readonly id: string; readonly step: string | undefined }): ReactNode => (
  <ReelFrame id={id}>{(reel, again) => <Watch reel={reel} wanted={positionNamed(step)} onAgain={again} />}</ReelFrame>
)
