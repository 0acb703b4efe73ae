// Loads the replay of an address and reports the progress. Neighbours: openReplay.ts, ReelFrame.tsx shows it.
import { useEffect, useState } from 'react'
import { NotFetched, rethrowUnfetched } from '../match/editions.ts'
import { openReplay } from './openReplay.ts'
import type { Reel } from './reel.ts'
import { faultOf } from './source.ts'

export type Opening =
  | { readonly is: 'loading'; readonly done: number }
  | { readonly is: 'faulty'; readonly fault: string }
  | { readonly is: 'open'; readonly reel: Reel }

/** A higher `times` loads it again. */
export const useReel = (id: string, times: number): Opening => {
  const [opening, setOpening] = useState<Opening>({ is: 'loading', done: 0 })
  const [unfetched, setUnfetched] = useState<NotFetched | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is a reason to run
  useEffect(() => {
    let gone = false
    setOpening({ is: 'loading', done: 0 })
    openReplay(id, { onProgress: (done) => setOpening({ is: 'loading', done }), isStopped: () => gone })
      .then((reel) => {
        if (!gone) setOpening({ is: 'open', reel })
      })
      .catch((error: unknown) => {
        if (gone) return
        if (error instanceof NotFetched) setUnfetched(error)
        else setOpening({ is: 'faulty', fault: faultOf(error) })
      })
    return () => {
      gone = true
    }
  }, [id, times])
  rethrowUnfetched(unfetched)
  return opening
}
