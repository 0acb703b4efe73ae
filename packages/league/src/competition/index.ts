// The exports of competitions: draws, results, standings, files. Neighbours: ../index.ts.

export * from './changes.ts'
export {
  BadCompetition,
  type Bonus,
  type BonusMeasure,
  bonusMeasures,
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
  type LeaguePoints,
  type MatchFiles,
  type Pairing,
  type Plan,
  type PlanKind,
  pairings,
  planKinds,
  type ResultSide,
  type Seeding,
  type SideResult,
  type Stage,
  seedings,
  type TieBreaker,
  tieBreakers,
} from './competition.ts'
export { conferenceCount, qualified } from './conferences.ts'
export { drawNext, verifyDraws } from './draw.ts'
export { isBye, isOpen, type PlannedFixture, scoreOf, sideOf, winnerOf } from './fixtures.ts'
export { checkRoster, parseCompetition, writeCompetition } from './format.ts'
export { bracketName } from './knockOut.ts'
export { isMoment } from './moment.ts'
export { nafRace, nafReport } from './naf.ts'
export {
  type BonusName,
  bonuses,
  companionPoints,
  editionPlan,
  type NewCompetition,
  newCompetition,
  pointsBb2020,
  usualPlans,
  usualPoints,
} from './presets.ts'
export { type Waiting, waitsFor, winnerOfSeason } from './progress.ts'
export type { Meeting, TeamRecord } from './records.ts'
export { type Amendment, resultOf } from './results.ts'
export { competitionSchema } from './schema.ts'
export { championOf, type Row, standings, type Table } from './standings.ts'
export {
  type CompetitionState,
  type EnteredTeam,
  fixturesOf,
  openFixtures,
  playing,
  type Season,
  stateOf,
} from './state.ts'
export { measures as tieBreakerMeasures } from './tieBreakers.ts'
