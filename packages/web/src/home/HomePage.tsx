// The first page: play now, or go on with what was begun. Neighbours: PlayNow.tsx, SavedMatches.tsx.
import type { ReactNode } from 'react'
import { Page } from '../app/Page.tsx'
import { PlayNow } from './PlayNow.tsx'
import { SavedMatches } from './SavedMatches.tsx'

export const HomePage = (): ReactNode => (
  <Page title="Match day" lead="Pick an edition, pick a fight. Everything runs in this page and stays on this device.">
    <PlayNow />
    <SavedMatches />
  </Page>
)
