// Whether a click could cost the ball, so that it is asked twice. Neighbours: table/useChoosing.ts.
import type { Match } from '@double-skulls/engine'
import type { Aim } from './aim.ts'

export const isRisky = (match: Match, player: number, aim: Aim): boolean =>
  aim.means === 'walk' && aim.whole.chance < 1 && match.balls.some(({ carrier }) => carrier === player)
