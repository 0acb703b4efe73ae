// The rules of referees who are on the pitch as neutral players. Neighbours: lineUp.ts brings them, kernel/allegiance.ts says who
// answers for them; foul/ has the referee whom nobody sees.
import { refereeStats, usualReferees } from '../../tables/refereeTables.ts'
import type { Stats } from '../../vocabulary/words.ts'

export interface RefereeRules {
  /** How many there are unless the coaches agree on another number. */
  readonly count: 0 | 1 | 2 | 3 | 4
  readonly stats: Stats
}

export const refereeRulesSecond: RefereeRules = { count: usualReferees, stats: refereeStats }
