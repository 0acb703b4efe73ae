// The exports of campaigns. Neighbours: ../index.ts.

export {
  type Campaign,
  type CampaignWish,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  resultsCard,
  teamsOf,
} from './campaign.ts'
export {
  type AroundMatch,
  afterIn,
  aroundMatch,
  beforeIn,
  type LeagueRecord,
  type OfTeam,
  ofTeam,
  reportIn,
  type TeamTime,
  teamTimeIn,
} from './leagueRecord.ts'
export { type MatchPlay, type MatchPlayed, playCampaignMatch } from './match.ts'
export { type MatchRead, readMatch, setupFor } from './readMatch.ts'
export {
  isLeagueRecord,
  type NamedRecord,
  playLeagueRecord,
  readLeagueRecord,
  replayLeagueRecord,
  writeLeagueRecord,
} from './recordFile.ts'
export {
  lastState,
  type Passage,
  passagesOf,
  type Restored,
  stateIn,
} from './restoring.ts'
