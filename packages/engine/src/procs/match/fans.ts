// The fans of a squad. Neighbours: preGame.ts counts them, the kick-off events and some inducements ask for them.
import { squadRecord } from '../../kernel/squadRecord.ts'

/** What the squad brings into the match: its fan factor, or its dedicated fans. */
export const fanFactor = squadRecord('fanFactor', 0)

/** Its spectators, or its Fan Factor in this match. */
export const fans = squadRecord('fans', 0)
export const fame = squadRecord('fame', 0)

/** Spectators per point of Fan Factor. */
export const FANS_PER_POINT = 1000
