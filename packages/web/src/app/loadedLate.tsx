// A page that is loaded when it is first shown. Neighbours: App.tsx has the pages, Boundary.tsx tells when one cannot be loaded.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface Outcome<Props> {
  readonly page?: ComponentType<Props>
  readonly fault?: unknown
}

/** Not React's `lazy`: React leaves its "One moment …" in place for 300 ms at least, however soon the page is there. */
export const loadedLate = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  let known: Outcome<Props> = {}
  return (props) => {
    const [outcome, setOutcome] = useState(known)
    useEffect(() => {
      if (known.page) return
      let gone = false
      load()
        .then((page) => {
          known = { page }
          if (!gone) setOutcome(known)
        })
        // Not remembered: another try may find the network again.
        .catch((fault: unknown) => {
          if (!gone) setOutcome({ fault })
        })
      return () => {
        gone = true
      }
    }, [])
    if ('fault' in outcome) throw outcome.fault
    const { page: Page } = outcome
    return Page ? <Page {...props} /> : <p className="page">One moment …</p>
  }
}
