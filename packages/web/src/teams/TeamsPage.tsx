// The teams on this device: open, rename, copy, save, delete and restore; found a new one, or import one. Neighbours:
// TeamRow.tsx, ImportTeam.tsx, NewTeamPage.tsx, store/teams.ts.
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { BrokenRows } from '../rescue/BrokenRows.tsx'
import { reason, type Sorted } from '../store/shelf.ts'
import { forgetTeam, type KeptTeam, keepTeam, keptTeams } from '../store/teams.ts'
import { ImportTeam } from './ImportTeam.tsx'
import { TeamRow } from './TeamRow.tsx'

export const TeamsPage = (): ReactNode => {
  const [shelf, setShelf] = useState<Sorted<KeptTeam> | null>(null)
  const [gone, setGone] = useState<readonly KeptTeam[]>([])
  const [fault, setFault] = useState('')
  const load = useCallback((): void => {
    keptTeams().then(setShelf, (error: unknown) => {
      setShelf({ sound: [], broken: [] })
      setFault(`Your teams cannot be read: ${reason(error)}`)
    })
  }, [])
  useEffect(load, [load])
  const after = (work: Promise<void>): void => {
    work
      .then(
        () => setFault(''),
        (error: unknown) => setFault(`That was not kept: ${reason(error)}`),
      )
      .finally(load)
  }
  return (
    <Page title="Teams" lead="Build a team by the rules of its edition, print it, pass it on, take it into a match.">
      <p>
        <Link href="/teams/new" className="kick-off found-link">
          Found a team
        </Link>
      </p>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      <section>
        <h2>On this device</h2>
        <BrokenRows broken={shelf?.broken ?? []} onChange={load} />
        {shelf && shelf.sound.length + shelf.broken.length === 0 && (
          <p className="quiet">None yet. Found one, or bring one in from a file.</p>
        )}
        {shelf && shelf.sound.length > 0 && (
          <ul className="fixtures team-list">
            {shelf.sound.map((kept) => (
              <TeamRow
                key={kept.id}
                kept={kept}
                onKeep={(next) => after(keepTeam(next))}
                onDelete={() => {
                  setGone([kept, ...gone])
                  after(forgetTeam(kept.id))
                }}
              />
            ))}
          </ul>
        )}
        <div role="status">
          {gone.map((kept) => (
            <p key={kept.id} className="deleted">
              {kept.team.name} is deleted.{' '}
              <button
                type="button"
                className="plain"
                onClick={() => {
                  setGone(gone.filter(({ id }) => id !== kept.id))
                  after(keepTeam(kept))
                }}
              >
                Undo<span className="unseen"> deleting {kept.team.name}</span>
              </button>
            </p>
          ))}
        </div>
      </section>
      <ImportTeam onChange={load} />
    </Page>
  )
}
