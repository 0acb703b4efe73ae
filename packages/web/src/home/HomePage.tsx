// The home page, laid out as tonight's programme: the cover starts a match, the page inside continues what was begun. Neighbours:
// PlayNow.tsx is the cover; Unfinished.tsx, Entries.tsx, SavedMatches.tsx and WhatIsNew.tsx stand inside.
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { Imprint } from '../frame/Page.tsx'
import { pages } from '../frame/pages.ts'
import { loadEveryEdition } from '../match/editions.ts'
import { isOver } from '../match/savedMatch.ts'
import { Entries } from './Entries.tsx'
import { PlayNow } from './PlayNow.tsx'
import { usePickableTeams } from './pickableTeams.ts'
import { SavedMatches, useShelf } from './SavedMatches.tsx'
import { Newcomer, Unfinished } from './Unfinished.tsx'
import { WhatIsNew } from './WhatIsNew.tsx'

const SETTINGS = '/settings'

/** Six links fill the line. */
const Cog = (): ReactNode => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="6" />
    <path d="M17 4h6l1 5 4 2 5-2 3 5-4 4v4l4 4-3 5-5-2-4 2-1 5h-6l-1-5-4-2-5 2-3-5 4-4v-4l-4-4 3-5 5 2 4-2z" />
  </svg>
)

/** `team` is a saved team to play with. */
export const HomePage = ({ team = '' }: { readonly team?: string }): ReactNode => {
  useEffect(() => {
    document.title = 'Match day · Double Skulls'
    // The match page and the other editions are fetched while the coach is still choosing.
    import('../table/MatchPage.tsx').catch(() => undefined)
    loadEveryEdition().catch(() => undefined)
  }, [])
  const { shelf, load } = useShelf()
  const pickable = usePickableTeams()
  const unfinished = shelf?.matches.find((saved) => !isOver(saved))
  const isNew = shelf !== null && shelf.matches.length + shelf.broken.length === 0 && shelf.fault === ''
  return (
    <main className="programme">
      <PlayNow team={team} pickable={pickable} number={shelf ? shelf.matches.length + 1 : 0} />
      <div className="inside">
        <nav aria-label="Pages">
          {pages.map(
            ({ address, name }) =>
              address !== '/' && (
                <Link
                  key={address}
                  href={address}
                  {...(address === SETTINGS ? { 'aria-label': name, title: name } : {})}
                >
                  {address === SETTINGS ? <Cog /> : name}
                </Link>
              ),
          )}
        </nav>
        {shelf && (
          <>
            {unfinished && <Unfinished saved={unfinished} />}
            {isNew && <Newcomer />}
            <Entries
              matches={shelf.matches.filter(({ inputs }) => inputs.length > 0).length}
              teams={pickable?.teams.length ?? 0}
            />
            <SavedMatches shelf={shelf} onChange={load} />
            <WhatIsNew />
            <Imprint />
          </>
        )}
      </div>
    </main>
  )
}
