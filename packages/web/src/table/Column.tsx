// The column at the right: the log with its title, the menu of the page, and a button that folds it to a narrow bar. Neighbours:
// Stadium.tsx places it, log/Log.tsx is in it, useFold.ts remembers.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Menu } from '../menu/Menu.tsx'

interface ColumnProps {
  /** The address of its statistics; null when there are none. */
  readonly statistics: string | null
  /** The menu of this page. */
  readonly menu: ReactNode
  readonly folded: boolean
  onFold(): void
  readonly children: ReactNode
}

const sign = (path: string): ReactNode => (
  <svg className="column-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const Column = ({ statistics, menu, folded, onFold, children }: ColumnProps): ReactNode => (
  <aside className="told" aria-label="Log and menu">
    <header className="column-head">
      <h2>Match log</h2>
      {statistics !== null && (
        <Link className="column-button" href={statistics} aria-label="Statistics" title="Statistics">
          {sign('M5 20V11M12 20V4M19 20v-6')}
        </Link>
      )}
      <Menu className="page-menu" label={sign('M4 7h16M4 12h16M4 17h16')} name="Menu">
        {menu}
      </Menu>
      <button
        type="button"
        className="column-button fold"
        aria-expanded={!folded}
        aria-label={folded ? 'Unfold the log' : 'Fold the log'}
        title={folded ? 'Unfold the log' : 'Fold the log'}
        onClick={onFold}
      >
        {sign(folded ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7')}
      </button>
    </header>
    {children}
  </aside>
)
