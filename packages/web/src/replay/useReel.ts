// Winds up what an address names and tells how far that is. Neighbours: openReplay.ts, ReelFrame.tsx shows it.
import { useEffect, useState } from 'react'
import { openReplay } from './openReplay.ts'
import type { Reel } from './reel.ts'
import { faultOf } from './source.ts'

export type Opening =
  | { readonly is: 'winding'; readonly done: number }
  | { readonly is: 'faulty'; readonly fault: string }
  | { readonly is: 'open'; readonly reel: Reel }

export const useReel = (id: string): Opening => {
  const [opening, setOpening] = useState<Opening>({ is: 'winding', done: 0 })
  useEffect(() => {
    let gone = false
    openReplay(id, { onProgress: (done) => setOpening({ is: 'winding', done }), isStopped: () => gone })
      .then((reel) => {
        if (!gone) setOpening({ is: 'open', reel })
      })
      .catch((error: unknown) => {
        if (!gone) setOpening({ is: 'faulty', fault: faultOf(error) })
      })
    return () => {
      gone = true
    }
  }, [id])
  return opening
}
