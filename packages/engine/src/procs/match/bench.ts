// Benchwarmers: players of the team who are no part of the squad and may take the place of one who cannot play. Neighbours:
// joining.ts lets them join, ../../lineUp.ts brings them.
import type { Player } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'

const NOBODY: readonly Player[] = []

/** Who still sits there: replaced, never changed in place. */
export const bench = squadRecord<readonly Player[]>('bench', NOBODY)
