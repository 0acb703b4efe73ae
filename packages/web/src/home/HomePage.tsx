// The first page: play now, or go on with what was begun. Neighbours: PlayNow.tsx, SavedMatches.tsx.
import { type ReactNode, useEffect } from 'react'
import { Page } from '../app/Page.tsx'
import { PlayNow } from './PlayNow.tsx'
import { SavedMatches, useShelf } from './SavedMatches.tsx'
import { WhatIsNew } from './WhatIsNew.tsx'

/** `team` is a kept team to play with. */
export const HomePage = ({ team = '' }: { readonly team?: string }): ReactNode => {
  // The match page is fetched while the coach is still choosing.
  useEffect(() => {
    import('../table/MatchPage.tsx').catch(() => undefined)
  }, [])
  const { shelf, load } = useShelf()
  return (
    <Page
      title="Match day"
      lead="Pick an edition, pick a fight. Everything runs in this page and stays on this device."
    >
      <PlayNow team={team} />
      {shelf && (
        <>
          <SavedMatches shelf={shelf} onChange={load} />
          <WhatIsNew />
        </>
      )}
    </Page>
  )
}
