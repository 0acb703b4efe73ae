// Matches saved on this device: continue one, or delete it. Neighbours: store/matches.ts, table/ opens them.
import { scoreText } from '@double-skulls/engine'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Crests } from '../kits/Crests.tsx'
import { loadEdition } from '../match/editions.ts'
import { isOver, type SavedMatch } from '../match/savedMatch.ts'
import { BrokenRows } from '../rescue/BrokenRows.tsx'
import { bringBackMatch, forgetMatch, savedMatches } from '../store/matches.ts'
import { type Broken, reason } from '../store/shelf.ts'
import { ownTabs } from '../store/tabs.ts'
import { rulesName } from '../words/rulesName.ts'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const standing = ({ state }: SavedMatch): string => {
  const { clock, result } = state
  if (result) return 'over'
  return clock.half === 0 ? 'before kick-off' : `half ${clock.half}, turn ${Math.max(clock.home, clock.away, 1)}`
}

export interface Shelf {
  readonly matches: readonly SavedMatch[]
  readonly broken: readonly Broken[]
  readonly fault: string
}

/** A match that is played in another tab changes all the time; the list is refreshed at this interval, in milliseconds. */
const FOLLOWING = 1000

/** The saved matches, and a function that reads them again; null until they are read. */
export const useShelf = (): { readonly shelf: Shelf | null; load(): void } => {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  const load = useCallback((): void => {
    savedMatches()
      .then(async ({ sound, broken }) => {
        // The unfinished match is shown with its pitch, if its rules can be fetched.
        await loadEdition(sound.find((saved) => !isOver(saved))?.edition ?? '').catch(() => undefined)
        setShelf({ matches: sound, broken, fault: '' })
      })
      .catch((error: unknown) =>
        setShelf({ matches: [], broken: [], fault: `Saved matches cannot be read: ${reason(error)}` }),
      )
  }, [])
  useEffect(load, [load])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unlisten = ownTabs().listen(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        load()
      }, FOLLOWING)
    })
    return () => {
      clearTimeout(timer)
      unlisten()
    }
  }, [load])
  return { shelf, load }
}

export const SavedMatches = ({ shelf, onChange }: { readonly shelf: Shelf; onChange(): void }): ReactNode => {
  const { matches, broken, fault } = shelf
  const [gone, setGone] = useState<SavedMatch | null>(null)
  return (
    <section className="saved">
      <h2>Saved matches</h2>
      <div role="status">
        {gone && (
          <p className="thrown-away">
            {gone.state.squads.home.name} against {gone.state.squads.away.name} is thrown away.{' '}
            <button
              type="button"
              className="plain"
              onClick={() => {
                setGone(null)
                bringBackMatch(gone).then(onChange, onChange)
              }}
            >
              Bring it back
            </button>
          </p>
        )}
      </div>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      <BrokenRows broken={broken} onChange={onChange} />
      {matches.length + broken.length === 0 && fault === '' && (
        <p className="quiet">None yet. The first one is a button away.</p>
      )}
      <ul className="fixtures">
        {matches.map((saved) => (
          <li key={saved.id}>
            <Crests squads={saved.state.squads} />
            <Link href={`/match/${saved.id}`}>
              <b>
                {saved.state.squads.home.name} {scoreText(saved.state.squads.home.score)} :{' '}
                {scoreText(saved.state.squads.away.score)} {saved.state.squads.away.name}
              </b>
              <span>
                {rulesName(saved.edition)} · {standing(saved)} · {when.format(saved.changedAt)}
              </span>
            </Link>
            <span className="fixture-verb">{isOver(saved) ? 'Look back' : 'Play on'}</span>
            {saved.inputs.length > 0 && (
              <Link
                href={`/replay/${saved.id}`}
                className="plain"
                aria-label={`Watch ${saved.state.squads.home.name} against ${saved.state.squads.away.name}`}
              >
                Watch
              </Link>
            )}
            <button
              type="button"
              className="plain"
              aria-label={`Delete ${saved.state.squads.home.name} against ${saved.state.squads.away.name}`}
              onClick={() => {
                setGone(saved)
                forgetMatch(saved.id).then(onChange, onChange)
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
