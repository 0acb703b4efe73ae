// Stuns a player on the pitch: face down; if in his own team's turn, he stays so at its end. And turns him face up again.
// Neighbours: injury.ts, apothecary.ts; turnSteps.ts at the end of a turn, activation.ts as his action.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { dropBall } from '../ball/ball.ts'
import { endStatesOf } from '../match/states.ts'

/** On his face, stunned or not: before he can do anything he must be turned over. */
export const liesOnFace = ({ posture }: Player): boolean => posture === 'stunned' || posture === 'faceDown'

export const stun = (c: Ctx, player: Player, why: string): void => {
  const { turn } = c.match
  player.posture = 'stunned'
  player.freshlyStunned = turn.running && !turn.bonus && player.side === turn.side
  endStatesOf(c, player, 'fall')
  dropBall(c, player)
  c.events.push({ type: 'posture', player: player.id, posture: 'stunned', why })
}

export const turnFaceUp = (c: Ctx, player: Player, why: 'turnEnd' | 'turnedOver'): void => {
  player.posture = 'prone'
  player.freshlyStunned = false
  c.events.push({ type: 'posture', player: player.id, posture: 'prone', why })
}

/** Whoever lies on his back is turned onto his face. */
export const turnFaceDown = (c: Ctx, player: Player, why: string): void => {
  if (player.posture !== 'prone') return
  player.posture = 'faceDown'
  c.events.push({ type: 'posture', player: player.id, posture: 'faceDown', why })
}
