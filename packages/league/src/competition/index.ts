// What other programs may use of competitions, by topic. Neighbours: ../index.ts has the other chapters.

// ## Competitions: settings
// A competition is its settings and a list of events; state and standings are computed from them.

export {
  BadCompetition,
  type Bonus,
  type BonusMeasure,
  bonusMeasures,
  COMPETITION_FORMAT,
  COMPETITION_VERSION,
  type Competition,
  type CompetitionEvent,
  type ConferencesPlan,
  type Decision,
  type DrawnEvent,
  type DropOut,
  decisions,
  dropOuts,
  type Entrant,
  type Fixture,
  type FixtureResult,
  type KnockOutPlan,
  type LadderPlan,
  type LeaguePoints,
  type MatchFiles,
  type Outcome,
  outcomes,
  type Pairing,
  type Plan,
  type PlanKind,
  pairings,
  planKinds,
  type ResultSide,
  type RetiredEvent,
  type RoundRobinPlan,
  resultSides,
  type Seeding,
  type SideResult,
  type Stage,
  type SwissPlan,
  seedings,
  stages,
  type TieBreaker,
  tieBreakers,
  type VictoryCondition,
} from './competition.ts'
export {
  type BonusName,
  bonuses,
  companionPoints,
  editionPlan,
  editionPoints,
  type NewCompetition,
  newCompetition,
  planIn,
  pointsBb2020,
  usualPlans,
  usualPoints,
} from './newCompetition.ts'

// ## Competitions: what the organiser does
// Each function returns a new competition with one more event, or throws `BadCompetition` where the event is not valid.

export {
  adjust,
  amend,
  arrange,
  correct,
  draw,
  dropOut,
  endSeason,
  enter,
  enterResult,
  forfeit,
  idFor,
  retire,
  swap,
  undo,
  walkoverFor,
} from './changes.ts'
export { matchesOfConferences } from './conferences.ts'
export { verifyDraws } from './draw.ts'
export { type Amendment, type HomeAndAway, type ResultDetails, resultOf } from './results.ts'

// ## Competitions: state and standings

export { coinOf } from './coin.ts'
export { isBye, isOpen, type PlannedFixture, scoreOf } from './fixtures.ts'
export { groupNames } from './groups.ts'
export { bracketName } from './knockOut.ts'
export { type Waiting, waitsFor, winnerOfSeason } from './progress.ts'
export type { Meeting, TeamRecord } from './records.ts'
export { mustRetire, type OwnMatch } from './retirements.ts'
export { type Row, standings, type Table } from './standings.ts'
export {
  type Adjustment,
  type CompetitionState,
  type EnteredTeam,
  fixturesOf,
  openFixtures,
  playing,
  type Season,
  stateOf,
} from './state.ts'

// ## Competitions: files

export { competitionSchema } from './competitionSchema.ts'
export { isMoment } from './dateAndTime.ts'
export { checkRoster, countsHalves, decisionsIn, parseCompetition, writeCompetition } from './format.ts'
export { nafReport } from './naf.ts'
