// The ball is thrown once in a turn and handed off once, by whoever carries it. Neighbours: ballDeeds.ts offers both,
// throwOnTable.ts and handOffSurely.ts play them.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'

export const waysToGive = ['pass', 'handOff'] as const
export type WayToGive = (typeof waysToGive)[number]

const GAVE = 'gave'

export const mayGive = (c: Ctx, way: WayToGive): boolean => !c.match.turn.declared.includes(way)

/** Whether he has thrown the ball or handed it off in this turn. */
export const hasGiven = ({ marks }: Player): boolean => marks.includes(GAVE)

/** That was the one of this turn. */
export const countGiven = ({ match: { turn } }: Ctx, way: WayToGive): void => {
  turn.declared = [...turn.declared, way]
}

export const noteGiven = (c: Ctx, giver: Player, way: WayToGive): void => {
  countGiven(c, way)
  giver.marks = [...giver.marks, GAVE]
}
