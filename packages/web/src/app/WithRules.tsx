// Waits until the rules of an edition are loaded, then shows a page that needs them from its first frame on. Neighbours: App.tsx,
// match/editions.ts loads, Boundary.tsx shows the error when they cannot be fetched.
import { isEditionLoaded } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { loadEdition } from '../match/editions.ts'

interface WithRulesProps {
  readonly edition: string
  readonly children: ReactNode
}

export const WithRules = ({ edition, children }: WithRulesProps): ReactNode => {
  const [outcome, setOutcome] = useState<{ readonly edition: string; readonly fault?: unknown }>({ edition: '' })
  const isReady = isEditionLoaded(edition) || outcome.edition === edition
  useEffect(() => {
    if (isReady) return
    let gone = false
    const settle = (rest: { readonly fault?: unknown }): void => {
      if (!gone) setOutcome({ edition, ...rest })
    }
    loadEdition(edition).then(
      () => settle({}),
      (fault: unknown) => settle({ fault }),
    )
    return () => {
      gone = true
    }
  }, [edition, isReady])
  if (outcome.edition === edition && 'fault' in outcome) throw outcome.fault
  return isReady ? children : <p className="page">One moment …</p>
}
