// The rules companion: an edition, one of its chapters or one entry, and a search over everything. Neighbours: entries.ts has the
// entries, EntryList.tsx and EntryView.tsx show them; RuleName.tsx links here from everywhere.
import { baseOf } from '@double-skulls/engine'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { playableEditions } from '../match/playable.ts'
import { decoded } from '../sharing/decoded.ts'
import { EntryList, SearchResults } from './EntryList.tsx'
import { EntryView } from './EntryView.tsx'
import { type Entry, entriesOf } from './entries.ts'
import { findEntries } from './find.ts'
import { fullestEngine } from './fullest.ts'
import { chapters } from './kindNames.ts'
import { ONLY_HERE, OnlyHere } from './OnlyHere.tsx'
import { onlyIn, othersThan } from './otherEditions.ts'
import { RangeGrid } from './RangeGrid.tsx'
import { isRuleKind, type RuleKind, ruleKinds } from './ruleKinds.ts'

interface CompanionProps {
  readonly edition?: string | undefined
  readonly kind?: string | undefined
  readonly id?: string | undefined
}

/** The number of search results shown. */
const MOST = 60

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const Editions = ({ chosen, tail }: { readonly chosen: string; readonly tail: string }): ReactNode => (
  <nav className="rule-editions" aria-label="Editions">
    {playableEditions.map(({ id, name }) => (
      <Link key={id} href={`/rules/${id}${tail}`} aria-current={id === chosen ? 'true' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)

interface ContentsProps {
  readonly edition: string
  readonly kind: RuleKind | typeof ONLY_HERE
  readonly entries: readonly Entry[]
  /** How many of them no other edition has. */
  readonly only: number
}

const Contents = ({ edition, kind, entries, only }: ContentsProps): ReactNode => {
  const [, navigate] = useLocation()
  const counted = ruleKinds
    .map((one) => ({ kind: one, count: entries.filter((entry) => entry.kind === one).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <nav className="rule-contents" aria-label="Chapters">
        {counted.map(({ kind: one, count }) => (
          <Link key={one} href={`/rules/${edition}/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {chapters[one].name} <span>{count}</span>
          </Link>
        ))}
        {only > 0 && (
          <Link href={`/rules/${edition}/${ONLY_HERE}`} aria-current={kind === ONLY_HERE ? 'page' : undefined}>
            Only in this edition <span>{only}</span>
          </Link>
        )}
      </nav>
      <label className="rule-chapters">
        <span>Chapter</span>
        <select value={kind} onChange={(event) => navigate(`/rules/${edition}/${event.target.value}`)}>
          {counted.map(({ kind: one, count }) => (
            <option key={one} value={one}>
              {chapters[one].name} ({count})
            </option>
          ))}
          {only > 0 && <option value={ONLY_HERE}>Only in this edition ({only})</option>}
        </select>
      </label>
    </>
  )
}

const Search = ({ wanted, onWant }: { readonly wanted: string; onWant(text: string): void }): ReactNode => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <label className="rule-search">
      <span>
        Search <kbd>/</kbd>
      </span>
      <input
        ref={field}
        type="search"
        value={wanted}
        placeholder="dodge, blizzard, bribe …"
        onChange={(event) => onWant(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWant('')
        }}
      />
    </label>
  )
}

const Lost = ({ what, remedy }: { readonly what: string; readonly remedy: ReactNode }): ReactNode => (
  <p className="trouble" role="alert">
    {what} {remedy}
  </p>
)

export const CompanionPage = ({ edition: given, kind = 'turn', id }: CompanionProps): ReactNode => {
  const edition = given === undefined ? playableEditions[0].id : baseOf(decoded(given))
  const [wanted, setWanted] = useState('')
  const searched = useDeferredValue(wanted)
  const engine = fullestEngine(edition)
  const here = `${edition}/${kind}/${id ?? ''}`
  const page = useRef<HTMLDivElement>(null)
  const seen = useRef(here)
  useEffect(() => {
    if (seen.current === here) return
    // The clicked link is gone: the focus moves to the top of the new content, for keyboards and screen readers.
    seen.current = here
    setWanted('')
    scrollTo(0, 0)
    page.current?.focus({ preventScroll: true })
  }, [here])
  if (!engine)
    return (
      <Page title="Rules">
        <Lost
          what={`There is no edition "${edition}".`}
          remedy={<Link href="/rules">Choose one of those that exist.</Link>}
        />
      </Page>
    )
  const entries = entriesOf(engine)
  const chapter = isRuleKind(kind) ? kind : null
  const only = onlyIn(engine, othersThan(engine))
  const onlyHere = kind === ONLY_HERE
  const listed = entries.filter((one) => one.kind === chapter)
  const entry = id === undefined ? undefined : listed.find((one) => one.id === id)
  const found = findEntries(entries, searched)
  const tail = onlyHere
    ? `/${ONLY_HERE}`
    : chapter === null
      ? ''
      : id === undefined
        ? `/${chapter}`
        : `/${chapter}/${encodeURIComponent(id)}`
  const missing = chapter === null || listed.length === 0 || (id !== undefined && !entry)
  return (
    <Page title={entry && searched === '' ? entry.name : 'Rules'}>
      <div className="companion">
        <div className="rule-tools">
          <Editions chosen={edition} tail={tail} />
          <Search wanted={wanted} onWant={setWanted} />
        </div>
        <div className="rule-columns">
          <Contents
            edition={edition}
            kind={onlyHere ? ONLY_HERE : (chapter ?? 'turn')}
            entries={entries}
            only={only.length}
          />
          <div ref={page} className="rule-page" tabIndex={-1}>
            {searched.trim() !== '' ? (
              <section>
                <h2 aria-live="polite">
                  {found.length === 0 ? 'Nothing found' : `${found.length} found`} in {engine.rules.name}
                </h2>
                {found.length === 0 && <p>Fewer letters find more; another edition may have it.</p>}
                <SearchResults engine={engine} entries={found.slice(0, MOST)} />
                {found.length > MOST && <p>{found.length - MOST} more: type another letter.</p>}
              </section>
            ) : onlyHere ? (
              <OnlyHere engine={engine} entries={only} />
            ) : missing ? (
              <Lost
                what={`${engine.rules.name} has no entry at this address.`}
                remedy={<Link href={`/rules/${edition}`}>Start at its first chapter</Link>}
              />
            ) : entry ? (
              <EntryView engine={engine} entry={entry} />
            ) : (
              <>
                <h2>{chapters[chapter].name}</h2>
                <p className="quiet">{chapters[chapter].lead}</p>
                <EntryList key={here} engine={engine} entries={listed} />
                {chapter === 'passing' && engine.rules.tables.passRange.grid.length > 0 && (
                  <RangeGrid engine={engine} />
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}
