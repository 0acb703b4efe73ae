// A position from its address, to look at and to play: by two coaches at this screen, or against a bot. Neighbours:
// positionLink.ts reads it, lookedAt.ts saves it once it is played, table/ shows it.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import type { Seat } from '../match/host.ts'
import { newMatchId, playedBy, type SavedMatch } from '../match/savedMatch.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { keepNewMatch, savedMatch, saveMatch } from '../store/matches.ts'
import { Table } from '../table/MatchPage.tsx'
import { type Opened, openSaved, useOpened } from '../table/useOpened.ts'
import { lookingShelf } from './lookedAt.ts'
import { NotPlayedYet } from './NotPlayedYet.tsx'
import { openPosition } from './positionLink.ts'

const here: Seat = { by: 'here' }

const open = async (text: string): Promise<Opened> => {
  const { engine, match } = await openPosition(text)
  const id = newMatchId()
  const now = Date.now()
  const draft: SavedMatch = {
    ...{ id, ...playedBy(engine), seats: { home: here, away: here } },
    ...{ beginning: { position: match }, inputs: [], seed: wantedSeed(), state: match, startedAt: now, changedAt: now },
  }
  const shelf = lookingShelf(engine, draft, {
    ...{ keepNew: keepNewMatch, save: saveMatch, read: savedMatch },
    // Without the router: a player who is walking must not be stopped by a change of page.
    onKept: () => history.replaceState(history.state, '', `#/match/${id}`),
  })
  return openSaved(draft, shelf)
}

export const PositionPage = ({ text }: { readonly text: string }): ReactNode => {
  const opened = useOpened(text, open)
  if (opened === null) return <p className="page loading">Setting up the board …</p>
  if (opened instanceof Error)
    return (
      <Page title="Position">
        <p className="trouble" role="alert">
          This link holds no position: {opened.message}
        </p>
        <p>
          <Link href="/">Back to the start</Link>
        </p>
      </Page>
    )
  return <Table {...opened} looking={<NotPlayedYet match={opened.host.start} />} />
}
