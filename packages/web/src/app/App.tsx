// Which page an address shows. Addresses live behind the #, so that any static server will do. Neighbours: one folder a page.
import type { ReactNode } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HomePage } from '../home/HomePage.tsx'
import { PositionPage } from '../position/PositionPage.tsx'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { MatchPage } from '../table/MatchPage.tsx'
import { LostPage } from './LostPage.tsx'

export const App = (): ReactNode => (
  <Router hook={useHashLocation}>
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
      <Route path="/position/:text">{({ text }) => <PositionPage key={text} text={decodeURIComponent(text)} />}</Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route>
        <LostPage />
      </Route>
    </Switch>
  </Router>
)
