// Shown instead of a page that threw an error: what happened, where to go, and buttons that save the record that was being
// opened, or all saved data. Neighbours: Boundary.tsx shows it, openedBy.ts knows which records an address opens,
// rescue/Rescue.tsx saves and removes them.
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { NotFetched } from '../match/editions.ts'
import { Rescue } from '../rescue/Rescue.tsx'
import { offerFile } from '../sharing/offerFile.ts'
import { jsonOf } from '../store/jsonOf.ts'
import { everything, reason } from '../store/shelf.ts'
import { openedBy } from './openedBy.ts'

interface CrashPageProps {
  readonly error: unknown
  readonly address: string
  onRetry(): void
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

export const CrashPage = ({ error, address, onRetry }: CrashPageProps): ReactNode => {
  const [fault, setFault] = useState('')
  const opened = openedBy(address)
  const saveAll = (): void => {
    everything().then(
      (kept) => offerFile('double-skulls.json', jsonOf(kept)),
      (failed: unknown) => setFault(`What is kept on this device cannot be fetched: ${reason(failed)}.`),
    )
  }
  return (
    <Page title="Fumbled">
      <p className="trouble" role="alert">
        {error instanceof NotFetched
          ? error.message
          : `This page broke while it was drawn: ${reason(error) || 'without a reason'}.`}{' '}
        Everything saved before is still on this device.
      </p>
      <div className="rescue-verbs">
        <button type="button" className="answer" onClick={onRetry}>
          Try again
        </button>
        <button type="button" className="answer" onClick={() => location.reload()}>
          Reload
        </button>
        <Link href="/" className="answer" onClick={onRetry}>
          Home
        </Link>
      </div>
      {opened.length > 0 && (
        <section>
          <h2>What was being opened</h2>
          {opened.map(({ shelf, id }) => (
            <Rescue key={shelf} shelf={shelf} id={id} />
          ))}
        </section>
      )}
      <section>
        <h2>For safety, and for a report</h2>
        <p>
          <button type="button" className="plain" onClick={saveAll}>
            Save everything kept on this device as a file
          </button>
        </p>
        {fault !== '' && (
          <p className="trouble" role="alert">
            {fault}
          </p>
        )}
        <details className="crash-details">
          <summary>What a developer would want to see</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
          <pre tabIndex={0}>{`#${address}\n${stackOf(error)}`}</pre>
        </details>
      </section>
    </Page>
  )
}
