// For pages that show a saved match as it was when they were opened: says that it has continued in another tab, or was deleted
// there. Neighbours: store/tabs.ts brings the news; replay/ReplayTable.tsx and statistics/StatisticsPage.tsx show it.
import { type ReactNode, useEffect, useState } from 'react'
import { ownTabs } from '../store/tabs.ts'

interface ContinuedElsewhereProps {
  readonly id: string
  /** The label of the button that reloads it. */
  readonly verb: string
  onAgain(): void
}

export const ContinuedElsewhere = ({ id, verb, onAgain }: ContinuedElsewhereProps): ReactNode => {
  const [news, setNews] = useState<'saved' | 'gone' | null>(null)
  useEffect(
    () =>
      ownTabs().listen((one) => {
        if (one.id !== id) return
        if (one.is === 'gone' || one.is === 'saved') setNews(one.is)
        else if (one.is === 'back') setNews('saved')
      }),
    [id],
  )
  return (
    <div role="status">
      {news === 'saved' && (
        <p className="gone-on">
          This match has gone on in another tab.{' '}
          <button type="button" className="plain" onClick={onAgain}>
            {verb}
          </button>
        </p>
      )}
      {news === 'gone' && (
        <p className="gone-on">
          This match was thrown away in another tab. It is shown here until you leave this page.
        </p>
      )}
    </div>
  )
}
