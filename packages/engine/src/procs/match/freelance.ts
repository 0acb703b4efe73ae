// Players who belong to the team for this match only. Neighbours: lineUp.ts engages them; skills and inducements ask.
import type { Player } from '../../kernel/match.ts'

/** A star, a mercenary or a member of the staff: not on the team's roster, not even as a journeyman. */
export const isFreelance = ({ who }: Player): boolean => who.engaged !== undefined && who.engaged !== 'journeyman'
