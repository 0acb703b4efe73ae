// The menu of a match: home page, copy the position, save the record, concede. Neighbour: MatchPage.tsx.
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { MatchHost, Situation } from '../match/host.ts'
import { saveRecord } from '../match/recordFile.ts'
import { editPosition, positionLink } from '../position/positionLink.ts'
import { copied } from '../sharing/clipboard.ts'

interface MatchNavProps {
  readonly host: MatchHost
  readonly situation: Situation
  /** Whether it is saved: its statistics are read from the save. */
  readonly kept: boolean
  onHelp(): void
}

const copyPosition = async (situation: Situation): Promise<string> =>
  copied(await positionLink(situation.match), 'The link to this position is on the clipboard.')

export const MatchNav = ({ host, situation, kept, onHelp }: MatchNavProps): ReactNode => {
  const [, navigate] = useLocation()
  const [note, setNote] = useState('')
  const [sure, setSure] = useState(false)
  const { pending, yours } = situation
  const mayConcede = yours && pending.wait === 'coach' && pending.outside.includes('concede')
  return (
    <nav className="table-nav" aria-label="Match">
      <Link href="/">Home</Link>
      <Link href="/settings">Settings</Link>
      {kept && <Link href={`/match/${host.id}/statistics`}>Statistics</Link>}
      <button type="button" onClick={onHelp}>
        Keys
      </button>
      <button type="button" onClick={() => copyPosition(situation).then(setNote)}>
        Link
      </button>
      <button type="button" onClick={() => setNote(editPosition(navigate, situation.match))}>
        Edit this position
      </button>
      <button
        type="button"
        onClick={() => setNote(saveRecord(host) ? '' : 'A match that began as a position has no record.')}
      >
        Record
      </button>
      {mayConcede && (
        <button
          type="button"
          onClick={() => {
            if (sure) host.outside('concede')
            setSure(!sure)
          }}
        >
          {sure ? 'Really concede?' : 'Concede'}
        </button>
      )}
      <p className="nav-note" role="status">
        {note}
      </p>
    </nav>
  )
}
