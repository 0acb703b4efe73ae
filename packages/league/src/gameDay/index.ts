// The public entry of game days. Neighbours: ../index.ts passes it on.

// ## Game days of a campaign
// After all games of a day every coach may hire: `closeGameDay` asks them all at the same time, `closingPhase` one phase of it. What
// comes before a match and after it, for its two coaches, is in `preMatch` and `postMatch`.

export { type CampaignDay, type ClosingPhase, closeGameDay, closingPhase, closingPhases } from './closing.ts'
export { cardsElsewhere } from './deck.ts'
export { trickCosts } from './dirtyTricks.ts'
export { knownAnswers } from './knownAnswers.ts'
export {
  type FreeAgent,
  type FreeHealer,
  type Prospect,
  prospectName,
  type Rookie,
  type Unsigned,
} from './prospects.ts'
export { type Bidder, type ForSale, type Sold, sealedBids } from './sealedBids.ts'
