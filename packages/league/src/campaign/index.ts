// What other packages may use of campaigns. Neighbour: ../index.ts.

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
export { type MatchPlay, type MatchPlayed, playCampaignMatch } from './match.ts'
