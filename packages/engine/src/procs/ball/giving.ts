// The part of an action that gives the ball or a team-mate away: pass, hand-off, throw. Neighbour: activation.ts.

import type { Ctx } from '../../edition.ts'
import type { Next } from '../../kernel/procedure.ts'
import { openWindow } from '../rolling/window.ts'
import type { ActivationFrame } from '../turn/activationFrame.ts'
import { type HandOffFrame, handOffFrame } from './handOff.ts'
import { HAIL_MARY, type PassFrame, passBand, passFrame } from './pass.ts'
import { type ThrowTeamMateFrame, throwTeamMateFrame } from './throwTeamMate.ts'
import { carriedBall } from './whichBall.ts'

/** The chosen pass, hand-off or throw, once nothing prevents it. */
export const giveFrame = (c: Ctx, f: ActivationFrame): HandOffFrame | PassFrame | ThrowTeamMateFrame => {
  const player = c.match.players[f.player]
  if (f.option === 'handOff') return handOffFrame(carriedBall(c.match, f.player), f.target)
  const band = f.option === HAIL_MARY ? HAIL_MARY : passBand(c, player, f.square)
  if (!band) throw new Error('a throw out of range was listed')
  if (f.option !== 'throwTeamMate' || band === HAIL_MARY)
    return passFrame(c, carriedBall(c.match, f.player), player, f.square, band)
  return throwTeamMateFrame(c, f.player, f.target, f.square, band, f.action === 'kickTeamMate')
}

/** First opens the window for skills that may prevent it (Animosity). */
export const openGiving = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  // After a refusal only his own race is listed, and he is not asked again.
  if (f.refuses) {
    f.refuses = false
    return 'give'
  }
  return openWindow(c, 'givingBall', [f.player], 'give')
}
