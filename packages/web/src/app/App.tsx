// Which page an address shows. Addresses live behind the #, so that any static server will do. Every page but the first is
// loaded when it is asked for. Neighbours: one folder a page; pages.ts lists those of the masthead.
import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HomePage } from '../home/HomePage.tsx'
import { Boundary } from './Boundary.tsx'
import { decoded } from './decoded.ts'
import { LostPage } from './LostPage.tsx'

const CompanionPage = lazy(() =>
  import('../companion/CompanionPage.tsx').then((page) => ({ default: page.CompanionPage })),
)
const MatchPage = lazy(() => import('../table/MatchPage.tsx').then((page) => ({ default: page.MatchPage })))
const OddsPage = lazy(() => import('../calculator/OddsPage.tsx').then((page) => ({ default: page.OddsPage })))
const PositionPage = lazy(() => import('../position/PositionPage.tsx').then((page) => ({ default: page.PositionPage })))
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then((page) => ({ default: page.ReplayPage })))
const ReplaysPage = lazy(() => import('../replay/ReplaysPage.tsx').then((page) => ({ default: page.ReplaysPage })))
const ReplayStatistics = lazy(() =>
  import('../replay/ReplayStatistics.tsx').then((page) => ({ default: page.ReplayStatistics })),
)
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx').then((page) => ({ default: page.SettingsPage })))
const NewTeamPage = lazy(() => import('../teams/NewTeamPage.tsx').then((page) => ({ default: page.NewTeamPage })))
const SharedTeamPage = lazy(() =>
  import('../teams/SharedTeamPage.tsx').then((page) => ({ default: page.SharedTeamPage })),
)
const TeamPage = lazy(() => import('../teams/TeamPage.tsx').then((page) => ({ default: page.TeamPage })))
const TeamsPage = lazy(() => import('../teams/TeamsPage.tsx').then((page) => ({ default: page.TeamsPage })))
const StatisticsPage = lazy(() =>
  import('../statistics/StatisticsPage.tsx').then((page) => ({ default: page.StatisticsPage })),
)

const Pages = (): ReactNode => {
  const [address] = useLocation()
  return (
    <Boundary address={address}>
      <Suspense fallback={<p className="page">One moment …</p>}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/play/:team">{({ team }) => <HomePage key={team} team={team} />}</Route>
          <Route path="/match/:id/statistics">{({ id }) => <StatisticsPage key={id} id={id} />}</Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
          {/* A position written by hand has strokes in it. */}
          <Route path="/position/*">{({ '*': text }) => <PositionPage key={text} text={decoded(text)} />}</Route>
          <Route path="/replay/:id/statistics">{({ id }) => <ReplayStatistics key={id} id={id} />}</Route>
          <Route path="/replay/:id/:step?">{({ id, step }) => <ReplayPage key={id} id={id} step={step} />}</Route>
          <Route path="/replays">
            <ReplaysPage />
          </Route>
          <Route path="/teams">
            <TeamsPage />
          </Route>
          <Route path="/teams/new">
            <NewTeamPage />
          </Route>
          <Route path="/team/:id">{({ id }) => <TeamPage key={id} id={id} />}</Route>
          <Route path="/team-link/:packed">{({ packed }) => <SharedTeamPage key={packed} packed={packed} />}</Route>
          <Route path="/odds/:plans?">{({ plans }) => <OddsPage plans={plans} />}</Route>
          <Route path="/rules/:edition?/:kind?/:id?">{(address) => <CompanionPage {...address} />}</Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route>
            <LostPage />
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  )
}

export const App = (): ReactNode => (
  <Router hook={useHashLocation}>
    <Pages />
  </Router>
)
