// The routes: which page an address shows. Addresses come after the #, so that any static server will do. Every page but the
// first is loaded on demand. Neighbours: one folder per page; pages.ts lists the pages of the masthead.
import type { ComponentType, ReactNode } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { LostPage } from '../frame/LostPage.tsx'
import { HomePage } from '../home/HomePage.tsx'
import { rememberedEdition } from '../home/remembered.ts'
import { loadEveryEdition } from '../match/editions.ts'
import { settings } from '../settings/store.ts'
import { decoded } from '../sharing/decoded.ts'
import { Boundary } from './Boundary.tsx'
import { loadedLate } from './loadedLate.tsx'
import { WithRules } from './WithRules.tsx'

/** For pages that show or compare all editions. */
const withEveryEdition = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => loadedLate(() => Promise.all([load(), loadEveryEdition()]).then(([page]) => page))

const BeforePage = loadedLate(() => import('../before/BeforePage.tsx').then((page) => page.BeforePage))
const CompanionPage = withEveryEdition(() =>
  import('../companion/CompanionPage.tsx').then((page) => page.CompanionPage),
)
const ExercisePage = loadedLate(() => import('../practice/ExercisePage.tsx').then((page) => page.ExercisePage))
const MatchPage = loadedLate(() => import('../table/MatchPage.tsx').then((page) => page.MatchPage))
const OddsPage = withEveryEdition(() => import('../calculator/OddsPage.tsx').then((page) => page.OddsPage))
const PositionEditorPage = withEveryEdition(() =>
  import('../position/PositionEditorPage.tsx').then((page) => page.PositionEditorPage),
)
const PositionPage = loadedLate(() => import('../position/PositionPage.tsx').then((page) => page.PositionPage))
const PracticePage = loadedLate(() => import('../practice/PracticePage.tsx').then((page) => page.PracticePage))
const ReplayPage = loadedLate(() => import('../replay/ReplayPage.tsx').then((page) => page.ReplayPage))
const ReplaysPage = loadedLate(() => import('../replay/ReplaysPage.tsx').then((page) => page.ReplaysPage))
const ReplayStatistics = loadedLate(() =>
  import('../replay/ReplayStatistics.tsx').then((page) => page.ReplayStatistics),
)
const SettingsPage = withEveryEdition(() =>
  import('../settings/page/SettingsPage.tsx').then((page) => page.SettingsPage),
)
const NewTeamPage = withEveryEdition(() => import('../teams/NewTeamPage.tsx').then((page) => page.NewTeamPage))
const SharedTeamPage = withEveryEdition(() => import('../teams/SharedTeamPage.tsx').then((page) => page.SharedTeamPage))
const TeamPage = loadedLate(() => import('../teams/TeamPage.tsx').then((page) => page.TeamPage))
const TeamsPage = withEveryEdition(() => import('../teams/TeamsPage.tsx').then((page) => page.TeamsPage))
const GamePage = withEveryEdition(() => import('../games/GamePage.tsx').then((page) => page.GamePage))
const NewGamePage = withEveryEdition(() => import('../games/NewGamePage.tsx').then((page) => page.NewGamePage))
const StatisticsPage = loadedLate(() => import('../statistics/StatisticsPage.tsx').then((page) => page.StatisticsPage))

const Home = (props: { readonly team?: string }): ReactNode => (
  <WithRules edition={rememberedEdition(settings().lastPairing)}>
    <HomePage {...props} />
  </WithRules>
)

const Pages = (): ReactNode => {
  const [address] = useLocation()
  return (
    <Boundary address={address}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/play/:team">{({ team }) => <Home key={team} team={team} />}</Route>
        <Route path="/before/:edition/:home/:away/:opponent">
          {({ edition, ...address }) => (
            <WithRules edition={decoded(edition)}>
              <BeforePage
                key={[edition, ...Object.values(address)].join(' ')}
                edition={decoded(edition)}
                {...address}
              />
            </WithRules>
          )}
        </Route>
        <Route path="/match/:id/statistics">{({ id }) => <StatisticsPage key={id} id={id} />}</Route>
        <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
        {/* A position written by hand may contain slashes. */}
        <Route path="/position/*">{({ '*': text }) => <PositionPage key={text} text={decoded(text)} />}</Route>
        <Route path="/positions/*?">{({ '*': text }) => <PositionEditorPage text={decoded(text ?? '')} />}</Route>
        <Route path="/practice">
          <PracticePage />
        </Route>
        <Route path="/practice/:id">{({ id }) => <ExercisePage key={id} id={id} />}</Route>
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
        <Route path="/game/new/:team">{({ team }) => <NewGamePage key={team} team={team} />}</Route>
        <Route path="/game/:id">{({ id }) => <GamePage key={id} id={id} />}</Route>
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
    </Boundary>
  )
}

export const App = (): ReactNode => (
  <Router hook={useHashLocation}>
    <Pages />
  </Router>
)
