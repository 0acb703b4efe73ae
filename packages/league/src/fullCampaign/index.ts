// The public entry of full campaigns, by topic. Neighbours: ../index.ts passes it on.

// ## Full campaigns
// What teams of `second` have beyond single matches: a treasury with a book, stars of their own, a bench, Fame.

export { balance, booked, campaignOf } from './accounts.ts'
export {
  type Ailment,
  type CampaignCareer,
  type CampaignInjury,
  campaignInjuries,
  type Rank,
  ranks,
} from './campaignCareer.ts'
export {
  type Apothecary,
  type BookEntry,
  type CampaignSeason,
  type CampaignState,
  type EntryKind,
  entryKinds,
  type Potions,
} from './campaignState.ts'
export {
  ailmentWords,
  type BookLine,
  bookLines,
  entryNames,
  potionNames,
  rankNames,
} from './campaignWords.ts'
export type { CampaignSide } from './experience.ts'
export { inNextSeason, leagueFame, rerollsByFame, standingOf } from './fame.ts'
export { upkeepOf } from './magicUpkeep.ts'
export { firstTeamPlaces, wagesDue, withBenched, withHiredStar } from './newSquad.ts'
export { hiringCost, type Ranked, wageFor, wageOf, wageOfApothecary } from './prices.ts'
export { basicRace, benchwarmers, firstTeam, isUndead, majorityRaces } from './races.ts'
export { generateStar, generateStars } from './starGeneration.ts'
export { withApothecary } from './suggestCampaign.ts'
export type { Trade } from './trades.ts'
export { magicValue } from './undead.ts'
