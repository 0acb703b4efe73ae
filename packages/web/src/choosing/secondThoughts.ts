// What is asked twice before it is done: a tap, a plan, a step that could cost the ball, the end of a turn in which players
// have not acted. Neighbours: aim.ts says what a click means, useChoosing.ts waits for the second one.
import type { Action, Match } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'
import type { Settings } from '../settings/settings.ts'
import type { Aim } from './aim.ts'

/** Nothing comes of it yet. */
export const isSmall = ({ means }: Aim): boolean => means === 'nothing' || means === 'select' || means === 'menu'

/** Whether it could cost the ball. */
export const isRisky = (match: Match, player: number, aim: Aim): boolean =>
  aim.means === 'walk' && aim.whole.chance < 1 && match.balls.some(({ carrier }) => carrier === player)

interface Click {
  readonly match: Match
  readonly player: number
  readonly aim: Aim
  /** A finger sees what it has touched only after touching it. */
  readonly touch: boolean
}

export const isAskedTwice = (
  { confirmRisk }: Pick<Settings, 'confirmRisk'>,
  { match, player, aim, touch }: Click,
): boolean => {
  if (isSmall(aim)) return false
  // A plan is offered first: it takes more than one answer, and an action that the team has once a turn.
  return touch || aim.means === 'plan' || (confirmRisk && isRisky(match, player, aim))
}

/** How many players have not acted, where the answer would end the turn and that is to be asked; 0 where it is not. */
export const leftIdle = (
  { confirmEndTurn }: Pick<Settings, 'confirmEndTurn'>,
  { legal }: Situation,
  answer: Action,
): number =>
  answer.do === 'endTurn' && confirmEndTurn
    ? new Set(legal.filter((one) => one.do === 'activate').map(({ player }) => player)).size
    : 0
