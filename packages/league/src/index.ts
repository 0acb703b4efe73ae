// The public entry of the league: what other programs may use, by topic. The headings are the chapters of
// docs/api/league.md, which scripts/api-pages.mjs makes. Neighbours: competition/index.ts has the chapters about competitions.

// ## Teams
// A team is plain data, as in its file. Nothing changes it in place: every function returns a new team.

export {
  type Advance,
  type AdvanceSource,
  advanceSources,
  type Departure,
  departures,
  type FormerPlayer,
  isNew,
  type PlayerKind,
  playerKinds,
  type Staff,
  type StaffKind,
  type Statistic,
  type Statistics,
  staffKinds,
  statistics,
  TEAM_FORMAT,
  TEAM_VERSION,
  type Team,
  type TeamEvent,
  type TeamPlayer,
  withPlayer,
} from './team.ts'

// ## Building a team
// `suggestTeam` makes a whole team; the other functions buy one thing after another from the budget.

export {
  engageStaff,
  type Founding,
  foundTeam,
  type Hire,
  hirePlayer,
  unhirePlayer,
  withBudget,
  withFans,
  withSponsored,
} from './founding.ts'
export { stockTeam } from './preMatch/terms.ts'
export { suggestTeam, type Wishes, wishNames } from './suggestion.ts'

// ## Prices, values and profiles

export { earnedAdvances, pointsSpent } from './checkCareer.ts'
export { categoryName } from './checkSkill.ts'
export { type ForMatch, toLineUp } from './lineUp.ts'
export { type Lent, type MatchChanges, type MatchNumber, matchNumbers } from './preMatch/beforeMatch.ts'
export { NoEntry, type Profile, profileOf } from './profile.ts'
export { teamRating } from './rating.ts'
export {
  availablePlayers,
  type BillLine,
  currentTeamValue,
  foundingBill,
  foundingCost,
  freeFans,
  mayHave,
  playerValue,
  priceNow,
  teamValue,
  teamValueBill,
  total,
} from './value.ts'

// ## Checking a team
// `checkTeam` compares a team with the rules; `auditTeam` and `auditRecords` compare it with its own past.

export { auditTeam } from './audit/audit.ts'
export { auditRecords, type PlayableRecord, playable } from './audit/recordsAudit.ts'
export { checkTeam, type LeagueDemands } from './check.ts'
export { type Fault, type FaultKind, faultKinds, faultLine } from './fault.ts'
export { changedSince } from './forbiddenChanges.ts'

// ## Rules of an edition
// What an edition says about teams and leagues, as data. A `Book` puts it together with a team's list.

export { BadTeam, type Book, bookOf, campaignFault, editionOf, entryOf, listsOf, skillName, starIn } from './book.ts'
export { starsFor } from './checkPlayers.ts'
export { mayNominate } from './postMatch/nomination.ts'
export { leagueRules, leagueRulesOf } from './rules/index.ts'
export {
  type BeforeMatchStepId,
  beforeMatchStepIds,
  type InducementRules,
  type MercenaryRules,
  type Offer,
  type OfferGroup,
  offerGroups,
  type TeamCondition,
} from './rules/inducementRules.ts'
export {
  type AdvanceRule,
  type AfterMatchStepId,
  afterMatchStepIds,
  type CampaignRules,
  type Careers,
  type CharacteristicRule,
  type Deed,
  deeds,
  type FansRule,
  type LeagueRules,
  type Learning,
  type Level,
  learnings,
  type Raising,
  type Redraft,
  type StaffRule,
  type StarMarket,
  type WastedSkills,
} from './rules/leagueRules.ts'
export {
  type CampaignPhase,
  campaignPhases,
  type FameStanding,
  type FreebootersOffered,
  type HeldHandicaps,
  type LeagueOptions,
  type LevelTable,
  levelTables,
  type MatchOptions,
  type MatchStage,
  type MostValuableLot,
  matchStages,
  mostValuableLots,
  type SecretObjectives,
  type StarWay,
  starWays,
  type UpkeepNegotiations,
  type Written,
} from './rules/options.ts'

// ## Team files and imports

export { type CsvWish, fromCsv } from './format/csv.ts'
export { fromFumbbl, type Imported } from './format/fumbbl.ts'
export type { Schema } from './format/schema.ts'
export { asTeam, parseJson, readTeam, writeTeam } from './format/teamFile.ts'
export { teamSchema } from './format/teamSchema.ts'
export { findList, findPosition, findStar } from './format/wording.ts'

// ## Teams as text

export { called } from './checkPlayers.ts'
export { counted, tallied } from './counted.ts'
export { gold } from './fault.ts'
export { type PlayerRow, type RosterRows, rosterRows } from './format/rosterRows.ts'
export { rosterSheet } from './format/sheet.ts'
export { type Aged, type HandicappedMatch, type RatedNews, ratedNews, type TraitGained } from './history/ratedNews.ts'
export { historyWords } from './history/words.ts'
export { ageWords } from './postMatch/ageing.ts'

// ## Questions and dice between matches
// Everything between matches is a `LeagueProcedure`: it asks coaches, wants dice, and ends with a result. `decide` runs
// one to its end with a program that answers, `begin` runs it answer by answer, `run` repeats recorded answers. Where several coaches
// are asked at the same time, `gather` takes their answers in any order, and `roundFor` says what one of them may know.

export {
  type AskAll,
  apart,
  askAll,
  type Gathered,
  type Gathering,
  gather,
  type OpenAnswers,
  type RoundView,
  roundFor,
  type Waited,
} from './manyCoaches.ts'
export {
  type About,
  type Answer,
  type Apart,
  type Article,
  BadAnswer,
  begin,
  type Decided,
  type Deciding,
  decide,
  type LeagueAsk,
  type LeagueProcedure,
  type LeagueRoll,
  type LeagueStep,
  meaningOf,
  type Part,
  type Progress,
  type RunningProcedure,
  run,
  type Shop,
  type Topic,
  topics,
} from './procedure.ts'
export { questionHelp } from './questionHelp.ts'
export { type OptionText, optionTexts, usualAnswer } from './questionText.ts'
export { sensibleCoach } from './sensibleCoach.ts'

// ## Before a match

export {
  type Handicap,
  type HandicapSubject,
  handicapSubjects,
  type Lot,
} from './handicaps/handicap.ts'
export { type HandicapRolls, handicapRolls, handicapRollsFor } from './handicaps/handicapRolls.ts'
export { handicapNamed, handicapTable, hasHandicaps } from './handicaps/handicapTable.ts'
export type { Account, EarlyDice, Purchase } from './preMatch/beforeMatch.ts'
export { withEarlyDice } from './preMatch/earlyDice.ts'
export { journeymenFor, sendsJourneymen } from './preMatch/journeymen.ts'
export { type PreMatch, preMatch } from './preMatch/preMatch.ts'
export { type MatchPreset, matchPresets } from './preMatch/presets.ts'
export { programmeOf } from './preMatch/programme.ts'
export { type Terms, termsOf } from './preMatch/terms.ts'

// ## After a match

export { type AfterMatch, type Guest, gamesPlayed, type SideAfter } from './postMatch/afterMatch.ts'
export { type AgeingResult, ageingResults, ageingTargets } from './postMatch/ageingTable.ts'
export { noShow } from './postMatch/noShow.ts'
export { afterMatchStep, lastWhistle, postMatch, stepsAfterMatch, type Teams } from './postMatch/postMatch.ts'
export type { Deeds, MatchReport, PlayerReport, SideReport } from './postMatch/report.ts'
export { type StarRoll, starRollTable } from './postMatch/starRollTable.ts'

// ## Between seasons

export { newSeason } from './season/newSeason.ts'
export { type ClosedSeason, checkSeasonOpen } from './season/seasonRecord.ts'

// ## Records of league matches
// A record has the teams before a match, every answer and die, and the teams after it. It can be stored unfinished,
// resumed, and replayed.

export {
  type AroundMatch,
  afterIn,
  aroundMatch,
  beforeIn,
  editionIn,
  LEAGUE_RECORD_FORMAT,
  LEAGUE_RECORD_VERSION,
  type LeagueRecord,
  type LeagueRecordHead,
  type OfTeam,
  ofTeam,
  reportIn,
  type TeamTime,
  type TeamTimeWish,
  teamTimeIn,
  teamTimes,
} from './campaign/leagueRecord.ts'
export { type MatchRead, readMatch, setupFor } from './campaign/readMatch.ts'
export {
  isLeagueRecord,
  type NamedRecord,
  readLeagueRecord,
  replayLeagueRecord,
  writeLeagueRecord,
} from './campaign/recordFile.ts'
export { lastState, type RecordedTeam, type Restored, recordedTeamsNamed, stateIn } from './campaign/restoring.ts'

// ## Campaigns
// Teams of one competition over many matches and seasons: who meets whom, the matches, and what becomes of the teams.

export {
  type Campaign,
  type CampaignWish,
  campaignOfTeams,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  type ResultNeeds,
  resultsCard,
  teamsOf,
} from './campaign/campaign.ts'
export { type MatchPlay, type MatchPlayed, playCampaignMatch, playToWhistle } from './campaign/campaignMatch.ts'
export { dayFaults } from './campaign/dayFaults.ts'
export {
  betweenGames,
  type DayMatch,
  dayPlayed,
  endOfGameDay,
  fameTableOf,
  optionsOfDay,
} from './campaign/dayMatches.ts'
export { editionOfMatches, matchStageOf, optionsOfMatch } from './campaign/matchOptions.ts'

// Competitions and full campaigns have chapters of their own.

export * from './competition/index.ts'
export * from './diary/index.ts'
export * from './fullCampaign/index.ts'
export * from './gameDay/index.ts'
