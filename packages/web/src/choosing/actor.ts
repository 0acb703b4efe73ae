// The player whose choice is being made: the one picked, or else the one the question is about. Neighbours: the pitch's range
// bands and the previews use it.
import { carriedBall } from '@double-skulls/engine'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'

export const actorOf = (situation: Situation, chosen: number): number =>
  chosen >= 0 ? chosen : (questionOf(situation)?.player ?? -1)

/** Whether squares are targets of a throw, which has range bands. */
export const throwsBall = (situation: Situation, chosen: number, mode: string): boolean => {
  const actor = actorOf(situation, chosen)
  return mode === 'throw' && carriedBall(situation.match, actor) >= 0
}
