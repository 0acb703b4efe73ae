// Whose player somebody is. Most belong to a side; a neutral one (a referee) stands on the pitch like any other, can be hit and
// falls, but belongs to nobody. Neighbours: match.ts, vocabulary/words.ts has `Allegiance`; lineUp.ts brings the neutrals.
import { ofSide, type Side } from '../vocabulary/words.ts'
import type { Match, Player, Squad } from './match.ts'

/** The coach who answers and rolls for him; for a neutral player the one whose turn it is. */
export const coachOf = (m: Match, p: Player): Side => (p.side === 'neutral' ? m.turn.side : p.side)

/** The squad he belongs to; null for a neutral player. */
export const squadOf = (m: Match, p: Player): Squad | null => (p.side === 'neutral' ? null : ofSide(m.squads, p.side))

/** Whether they play for different sides: nobody is the opponent of a neutral player. */
export const areOpponents = (a: Player, b: Player): boolean =>
  a.side !== b.side && a.side !== 'neutral' && b.side !== 'neutral'
