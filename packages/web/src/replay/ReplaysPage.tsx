// All replays on this device: opened record files and matches, finished or not. Neighbours: OpenRecord.tsx opens files,
// ReplayPage.tsx shows one; home/SavedMatches.tsx is where matches are continued.
import { type Match, scoreText } from '@double-skulls/engine'
import { halfWords } from '@double-skulls/words'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { Crests } from '../kits/Crests.tsx'
import type { SavedMatch } from '../match/savedMatch.ts'
import { BrokenRows } from '../rescue/BrokenRows.tsx'
import type { KeptReplay } from '../store/keptReplay.ts'
import { savedMatches } from '../store/matches.ts'
import { forgetReplay, keepReplay, keptReplays } from '../store/replays.ts'
import { reason, type Sorted } from '../store/shelf.ts'
import { rulesName } from '../words/rulesName.ts'
import { OpenRecord } from './OpenRecord.tsx'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const standing = ({ result, clock }: Match): string =>
  result ? 'full time' : clock.half === 0 ? 'before the kick-off' : `unfinished, ${halfWords(clock.half)}`

interface Shelf {
  readonly matches: Sorted<SavedMatch>
  readonly replays: Sorted<KeptReplay>
  readonly fault: string
}

const EMPTY = { sound: [], broken: [] }

const read = async (): Promise<Shelf> => {
  try {
    const [matches, replays] = await Promise.all([savedMatches(), keptReplays()])
    const played = matches.sound.filter(({ inputs }) => inputs.length > 0)
    return { matches: { ...matches, sound: played }, replays, fault: '' }
  } catch (error) {
    return { matches: EMPTY, replays: EMPTY, fault: `What is kept on this device cannot be read: ${reason(error)}` }
  }
}

interface RowProps {
  readonly id: string
  readonly state: Match
  readonly told: string
  readonly children?: ReactNode
}

const Row = ({ id, state, told, children }: RowProps): ReactNode => {
  const { home, away } = state.squads
  return (
    <li>
      <Crests squads={state.squads} />
      <Link href={`/replay/${id}`}>
        <b>
          {home.name} {scoreText(home.score)} : {scoreText(away.score)} {away.name}
        </b>
        <span>
          {rulesName(state.edition)} · {standing(state)} · {told}
        </span>
      </Link>
      <span className="fixture-verb" aria-hidden="true">
        Watch
      </span>
      {children}
    </li>
  )
}

export const ReplaysPage = (): ReactNode => {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  const [removed, setRemoved] = useState<KeptReplay | null>(null)
  const load = useCallback((): void => {
    read().then(setShelf)
  }, [])
  useEffect(load, [load])
  const remove = (kept: KeptReplay): void => {
    forgetReplay(kept.id)
      .then(
        () => setRemoved(kept),
        () => undefined,
      )
      .then(load)
  }
  const putBack = (kept: KeptReplay): void => {
    keepReplay(kept)
      .then(
        () => setRemoved(null),
        () => undefined,
      )
      .then(load)
  }
  return (
    <Page
      title="Replays"
      lead="Watch a match again, step by step or at eight times the pace, and play on where you would have done better."
    >
      <OpenRecord />
      {shelf?.fault && (
        <p className="trouble" role="alert">
          {shelf.fault}
        </p>
      )}
      {shelf && (
        <>
          <section>
            <h2>Matches of this device</h2>
            <BrokenRows broken={shelf.matches.broken} onChange={load} />
            {shelf.matches.sound.length === 0 ? (
              <p className="quiet">
                None yet. <Link href="/">Play one</Link>, and it can be watched from the first decision on.
              </p>
            ) : (
              <ul className="fixtures">
                {shelf.matches.sound.map(({ id, state, changedAt }) => (
                  <Row key={id} id={id} state={state} told={when.format(changedAt)} />
                ))}
              </ul>
            )}
          </section>
          <section>
            <h2>Opened records</h2>
            {removed && (
              <p className="removed" role="status">
                {removed.file} is gone.{' '}
                <button type="button" className="plain" onClick={() => putBack(removed)}>
                  Undo
                </button>
              </p>
            )}
            <BrokenRows broken={shelf.replays.broken} onChange={load} />
            {shelf.replays.sound.length === 0 ? (
              <p className="quiet">None. A record that was opened once is kept here.</p>
            ) : (
              <ul className="fixtures">
                {shelf.replays.sound.map((kept) => (
                  <Row key={kept.id} id={kept.id} state={kept.state} told={kept.file}>
                    <button
                      type="button"
                      className="plain"
                      aria-label={`Remove ${kept.file}`}
                      onClick={() => remove(kept)}
                    >
                      Remove
                    </button>
                  </Row>
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </Page>
  )
}
