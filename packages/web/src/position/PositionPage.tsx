// Opens a position from its address as a match for two coaches at this screen. Neighbours: positionLink.ts, table/.
import { ENGINE_VERSION } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../app/Page.tsx'
import type { Seat } from '../match/host.ts'
import { newMatchId } from '../match/savedMatch.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { keepNewMatch } from '../store/matches.ts'
import { openPosition } from './positionLink.ts'

const here: Seat = { by: 'here' }

/** Keeps the position as a new match and returns its id. */
const begin = async (text: string): Promise<string> => {
  const { engine, match } = await openPosition(text)
  const id = newMatchId()
  const now = Date.now()
  await keepNewMatch({
    id,
    edition: engine.edition,
    engine: ENGINE_VERSION,
    seats: { home: here, away: here },
    beginning: { position: match },
    inputs: [],
    seed: wantedSeed(),
    state: match,
    startedAt: now,
    changedAt: now,
  })
  return id
}

export const PositionPage = ({ text }: { readonly text: string }): ReactNode => {
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  useEffect(() => {
    let gone = false
    begin(text)
      .then((id) => {
        if (!gone) navigate(`/match/${id}`, { replace: true })
      })
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
    return () => {
      gone = true
    }
  }, [text, navigate])
  return (
    <Page title="Position">
      {fault === '' ? (
        <p>Setting up the board …</p>
      ) : (
        <>
          <p className="trouble" role="alert">
            This link holds no position: {fault}
          </p>
          <p>
            <Link href="/">Back to the start</Link>
          </p>
        </>
      )}
    </Page>
  )
}
