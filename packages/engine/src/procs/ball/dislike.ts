// A player may take a dislike to the team-mate whom he is to give the ball: he then gives it to somebody else, or to nobody.
// Neighbours: throwOnTable.ts and handOffSurely.ts ask before they begin.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { listsOf, may } from '../../kit.ts'
import { type RollFrame, rollFrame } from '../rolling/roll.ts'

const refusal = ({ id }: Player): string => `shuns ${id}`

/** Whether he rolls before he gives him the ball. */
export const isWary = (c: Ctx, giver: Player, taker: Player): boolean =>
  listsOf(c, giver).dislikes.includes(taker.who.race) && !may(c, giver).ignoresDislikes

export const dislikeRoll = (c: Ctx, giver: number, taker: number): RollFrame =>
  rollFrame(c, 'dislike', giver, { concerns: [taker] })

/** For the rest of the turn. */
export const shun = (giver: Player, taker: Player): void => {
  giver.marks = [...giver.marks, refusal(taker)]
}

export const shuns = (giver: Player, taker: Player): boolean => giver.marks.includes(refusal(taker))
