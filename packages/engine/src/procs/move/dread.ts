// Somebody so dreadful that no opponent enters his zone of his own accord in this turn. Neighbours: zones.ts; turn/activationOfDeeds.ts and
// the leaps ask, ../../magic/fearmonger.ts makes one.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { markers } from './zones.ts'

/** The mark of one, for as long as marks last: this turn. */
export const DREADFUL = 'dreadful'

const isDreadful = ({ marks }: Player): boolean => marks.includes(DREADFUL)

/** Those of the squares into which he dares to go; it is asked only where there is magic. */
export const dared = (c: Ctx, player: Player, squares: readonly Square[]): readonly Square[] =>
  c.rules.spells.size > 0 && c.match.players.some(isDreadful)
    ? squares.filter((at) => !markers(c, player, at).some(isDreadful))
    : squares
