// The menu of a replay: other pages, a link to this moment, the position or the record as a file. Neighbours: ReplayTable.tsx;
// table/MatchNav.tsx is the same for a match that is played.
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { saveRecord } from '../match/recordFile.ts'
import { editPosition, positionLink } from '../position/positionLink.ts'
import { copied } from '../sharing/clipboard.ts'
import type { ReplayHost } from './replayHost.ts'
import { addressOf } from './useAddress.ts'

const copyPosition = async (host: ReplayHost): Promise<string> =>
  copied(await positionLink(host.situation().match), 'The position is on the clipboard, as a link that works anywhere.')

const copyMoment = (host: ReplayHost): Promise<string> =>
  copied(
    `${location.href.split('#')[0]}#${addressOf(host.id, host.position())}`,
    'This moment is on the clipboard, as a link for this browser.',
  )

export const ReplayNav = ({ host, onHelp }: { readonly host: ReplayHost; onHelp(): void }): ReactNode => {
  const [, navigate] = useLocation()
  const [note, setNote] = useState('')
  return (
    <nav className="table-nav" aria-label="Replay pages">
      <Link href="/">Home</Link>
      <Link href="/replays">Replays</Link>
      <Link href={`/replay/${host.id}/statistics`}>Statistics</Link>
      <button type="button" onClick={onHelp}>
        Keys
      </button>
      <button type="button" onClick={() => copyMoment(host).then(setNote)}>
        Link
      </button>
      <button type="button" onClick={() => copyPosition(host).then(setNote)}>
        Position
      </button>
      <button type="button" onClick={() => setNote(editPosition(navigate, host.situation().match))}>
        Edit this position
      </button>
      <button
        type="button"
        onClick={() =>
          setNote(saveRecord(host) ? 'The record is saved.' : 'A match that began as a position has no record.')
        }
      >
        Record
      </button>
      <p className="nav-note" role="status">
        {note}
      </p>
    </nav>
  )
}
