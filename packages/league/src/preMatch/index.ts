// The exports of the pre-match sequence. Neighbours: ../index.ts.

export type { Account, Foretold, Purchase } from './beforeMatch.ts'
export { foretelling } from './foretold.ts'
export { journeymenFor, sendsJourneymen } from './journeymen.ts'
export { type PreMatch, preMatch } from './preMatch.ts'
export { type MatchPreset, matchPresets } from './presets.ts'
export { stockTeam, type Terms, termsOf } from './terms.ts'
