// The chances of a deed, calculated in the worker once the pointer rests. Neighbours: thinking/thinker.ts, DeedPreview.tsx.
import type { Engine } from '@double-skulls/engine'
import { useEffect, useState } from 'react'
import type { Situation } from '../match/host.ts'
import type { DeedChances, WantedPlan } from '../thinking/talk.ts'
import { oddsInWorker } from '../thinking/thinker.ts'

/** Moving the pointer across the pitch starts no calculation. */
const REST = 60

/** `plan` must be the same object as long as the same deed is meant. */
export const useChances = (engine: Engine, { match }: Situation, plan: WantedPlan): DeedChances => {
  const [found, setFound] = useState<{ readonly of: WantedPlan; readonly odds: DeedChances } | null>(null)
  useEffect(() => {
    let gone = false
    const reckon = (): void => {
      oddsInWorker(engine, match, plan).then(
        (odds) => {
          if (!gone) setFound({ of: plan, odds })
        },
        // Without odds the rest of the preview is still shown.
        () => undefined,
      )
    }
    const timer = setTimeout(reckon, REST)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [engine, match, plan])
  return found?.of === plan ? found.odds : null
}
