// Who does what is being chosen: the player picked, or else the one the question is about. Neighbours: the pitch's bands and
// the previews reckon with him.
import type { Situation } from '../match/host.ts'

export const actorOf = ({ pending }: Situation, chosen: number): number =>
  chosen >= 0 ? chosen : pending.wait === 'coach' ? pending.question.player : -1

/** Whether squares are meant for a throw of the ball, which has bands. */
export const throwsBall = (situation: Situation, chosen: number, mode: string): boolean => {
  const actor = actorOf(situation, chosen)
  return mode === 'throw' && situation.match.balls.some(({ kind, carrier }) => kind === 'ball' && carrier === actor)
}
