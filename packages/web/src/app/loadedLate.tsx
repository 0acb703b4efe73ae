// A page that is loaded when it is first shown. Neighbours: App.tsx lists the pages, Boundary.tsx shows the error when a page
// cannot be loaded.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface Outcome<Props> {
  readonly page?: ComponentType<Props>
  readonly fault?: unknown
}

/** Not React's `lazy`: React keeps its fallback ("One moment …") on the screen for at least 300 ms, even if the page has loaded sooner. */
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
        // A failure is not cached: the network may be back at the next try.
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
