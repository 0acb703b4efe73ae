// Which page an address shows. Addresses live behind the #, so that any static server will do. Every page but the first is
// loaded when it is asked for. Neighbours: one folder a page; pages.ts lists those of the masthead.
import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HomePage } from '../home/HomePage.tsx'
import { LostPage } from './LostPage.tsx'

const MatchPage = lazy(() => import('../table/MatchPage.tsx').then((page) => ({ default: page.MatchPage })))
const PositionPage = lazy(() => import('../position/PositionPage.tsx').then((page) => ({ default: page.PositionPage })))
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx').then((page) => ({ default: page.SettingsPage })))

export const App = (): ReactNode => (
  <Router hook={useHashLocation}>
    <Suspense fallback={<p className="page">One moment …</p>}>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
        <Route path="/position/:text">
          {({ text }) => <PositionPage key={text} text={decodeURIComponent(text)} />}
        </Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route>
          <LostPage />
        </Route>
      </Switch>
    </Suspense>
  </Router>
)
