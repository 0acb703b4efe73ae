// Shown instead of a page whose match, record or team cannot be opened: the reason, and what can be done. Neighbours: Rescue.tsx;
// the pages that open something by its address.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import type { ShelfName } from '../store/shelf.ts'
import { Rescue } from './Rescue.tsx'

interface CannotOpenProps {
  readonly title: string
  readonly why: string
  /** The store where it may be. */
  readonly shelves: readonly ShelfName[]
  readonly id: string
  /** The page that lists such things. */
  readonly list: { readonly address: string; readonly name: string }
}

export const CannotOpen = ({ title, why, shelves, id, list }: CannotOpenProps): ReactNode => (
  <Page title={title}>
    <p className="trouble" role="alert">
      {why}
    </p>
    {shelves.map((shelf) => (
      <Rescue key={shelf} shelf={shelf} id={id} />
    ))}
    <p className="ways-out">
      <Link href={list.address}>{list.name}</Link>
    </p>
  </Page>
)
