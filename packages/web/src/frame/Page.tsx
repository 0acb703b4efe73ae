// The frame of every page outside a match: masthead, links to the other pages, one column of text. Neighbours: the pages.
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { pages } from './pages.ts'

interface PageProps {
  readonly title: string
  /** A sentence below the title. */
  readonly lead?: string
  /** Before the title: a team's crest. */
  readonly emblem?: ReactNode
  readonly children: ReactNode
}

export const Imprint = (): ReactNode => (
  <footer className="imprint">
    A fan project, not affiliated with Games Workshop. Blood Bowl is a trademark of Games Workshop Limited.
  </footer>
)

export const Page = ({ title, lead, emblem, children }: PageProps): ReactNode => {
  const [here] = useLocation()
  useEffect(() => {
    document.title = `${title} · Double Skulls`
  }, [title])
  return (
    <div className="page">
      <header className="masthead">
        <Link href="/" className="wordmark">
          Double Skulls
        </Link>
        <nav aria-label="Pages">
          {pages.map(({ address, name }) => (
            <Link
              key={address}
              href={address}
              className={here === address || here.startsWith(`${address}/`) ? 'here' : ''}
            >
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main>
        <h1>
          {emblem}
          {title}
        </h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </main>
      <Imprint />
    </div>
  )
}
