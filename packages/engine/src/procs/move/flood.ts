// The pitch is under water for a team turn: who is in it wades at half his pace, does not sprint, and neither throws nor kicks the ball.
// Neighbours: sprint.ts, ../ball/ballDeeds.ts and ../kickOff/kickInPlay.ts ask, ../../magic/oldFaithful.ts brings the water.
import type { Player } from '../../kernel/match.ts'

/** The mark of one, for as long as marks last: this turn. */
export const WADES = 'wades'

export const wades = ({ marks }: Player): boolean => marks.length > 0 && marks.includes(WADES)
