// One square of movement: the move itself, then going for it, dodging, and picking up a ball that lies there.
// Neighbours: activation.ts calls it square by square; knockDown.ts and pickUp.ts take over when it goes wrong or right.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { disturbBalls, groundBallAt } from './ball.ts'
import { knockDownFrame } from './knockDown.ts'
import { pickUpFrame } from './pickUp.ts'
import { rollFrame } from './roll.ts'
import { openWindow } from './window.ts'
import { isMarked, markers } from './zones.ts'

export interface StepFrame extends Frame {
  readonly proc: 'step'
  step: 'leave' | 'move' | 'wentForIt' | 'dodge' | 'dodged' | 'left' | 'arrived' | 'end'
  readonly player: number
  readonly from: Square
  readonly to: Square
  readonly goForIt: boolean
  /** Whether he leaves an enemy tackle zone. */
  readonly dodge: boolean
  /** Skills may hold him where he is. */
  held: boolean
  falls: '' | 'dodge' | 'goForIt'
}

export const stepFrame = (c: Ctx, player: number, to: Square, goForIt: boolean): StepFrame => {
  const mover = c.match.players[player]
  return {
    proc: 'step',
    step: 'leave',
    player,
    from: mover.at,
    to,
    goForIt,
    dodge: isMarked(c, mover.side, mover.at),
    held: false,
    falls: '',
  }
}

const markersLeft = (c: Ctx, f: StepFrame): number[] =>
  markers(c, c.match.players[f.player].side, f.from).map((p) => p.id)

export const step: Procedure<StepFrame, Ctx> = {
  steps: {
    leave: (c, f) =>
      f.dodge && c.rules.windows.leaving.size > 0 ? openWindow(c, 'leaving', markersLeft(c, f), 'move') : 'move',

    move: (c, f) => {
      if (f.held) return DONE
      putPlayer(c.match, c.rules.pitch, c.match.players[f.player], f.to)
      c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how: f.goForIt ? 'goForIt' : 'move' })
      return f.goForIt ? call(rollFrame(c, 'goForIt', f.player), 'wentForIt') : 'dodge'
    },

    wentForIt: (_c, f, kept) => {
      if (kept) return 'dodge'
      f.falls = 'goForIt'
      return 'left'
    },

    dodge: (c, f) => (f.dodge ? call(rollFrame(c, 'dodge', f.player, { from: f.from }), 'dodged') : 'arrived'),

    dodged: (_c, f, kept) => {
      if (!kept) f.falls = 'dodge'
      return 'left'
    },

    left: (c, f) =>
      f.dodge && c.rules.windows.left.size > 0 ? openWindow(c, 'left', markersLeft(c, f), 'arrived') : 'arrived',

    arrived: (c, f) => {
      if (f.falls !== '') {
        disturbBalls(c, f.to)
        return call(knockDownFrame(f.player, f.falls), 'end')
      }
      const ball = groundBallAt(c, f.to)
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'end') : DONE
    },

    end: () => DONE,
  },
}
