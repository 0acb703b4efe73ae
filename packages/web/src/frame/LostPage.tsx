// The page for an unknown address. Neighbour: App.tsx.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from './Page.tsx'

export const LostPage = (): ReactNode => (
  <Page title="Out of bounds">
    <p>Nothing is to be found at this address. The crowd has it now.</p>
    <p>
      <Link href="/">Back to the start</Link>
    </p>
  </Page>
)
