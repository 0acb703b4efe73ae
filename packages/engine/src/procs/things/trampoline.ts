// A trampoline at the bottom of a pit: it throws a player through the air in a random direction, and he lands on his feet, falls, hits
// somebody or ends in the stands. Neighbours: trap.ts calls it; ball/throwTeamMate.ts is a flight that somebody meant.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt, putPlayer, takeOff } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives, type Throw } from '../../kernel/procedure.ts'
import { TRAMPOLINE_SQUARES } from '../../tables/trapTables.ts'
import { ballUnder, disturbBalls, looseBall } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoTheCrowd } from '../hurt/crowd.ts'
import { injuryFrame } from '../hurt/injury.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { statNow } from '../match/weather.ts'
import { heldBall } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { isUnmoved, trapFrame } from './entering.ts'

export interface TrampolineFrame extends Frame, Receives<{ landed: RollResult }> {
  readonly proc: 'trampoline'
  step: 'up' | 'on' | 'down' | 'hit' | 'both' | 'crowd' | 'land' | 'sprung' | 'landed' | 'balls' | 'end'
  readonly player: number
  at: Square
  /** The player he comes down on, or −1. */
  below: number
}

const TRAMPOLINE = 'trampoline'

export const trampolineFrame = ({ id, at }: Player): TrampolineFrame => ({
  ...{ proc: TRAMPOLINE, step: 'up', player: id },
  ...{ at, below: -1 },
})

const rises = (c: Ctx, player: Player): void => {
  disturbBalls(c, player)
  const ball = heldBall(c.match, player)
  takeOff(c.match, c.rules.pitch, player, 'air')
  if (ball) ball.at = OFF
}

/** So many squares in one direction; beyond the edge he is among the crowd, and his ball out where he left the pitch. */
const fly = (c: Ctx, f: TrampolineFrame, direction: number, squares: number): 'down' | 'crowd' => {
  const player = c.match.players[f.player]
  const from = f.at
  let last = f.at
  for (let i = 0; i < squares && f.at !== OFF; i++) {
    last = f.at
    f.at = c.rules.pitch.step[last * 8 + direction]
  }
  c.events.push({ type: 'moved', player: f.player, from, to: f.at, how: TRAMPOLINE })
  if (f.at !== OFF) return 'down'
  const ball = heldBall(c.match, player)
  intoTheCrowd(c, player)
  if (ball) ball.at = last
  return 'crowd'
}

const throwsHim = (squares: number): Throw<TrampolineFrame, Ctx, 'down' | 'crowd'> => ({
  kind: 'throw',
  dice: () => ['d8'],
  why: () => TRAMPOLINE,
  rolled: (c, f, faces) => {
    c.events.push({ type: 'chance', why: TRAMPOLINE, player: f.player, dice: faces })
    const player = c.match.players[f.player]
    if (player.place !== 'air') rises(c, player)
    return fly(c, f, faces[0] - 1, squares)
  },
})

const landing = (c: Ctx, f: TrampolineFrame): Next<TrampolineFrame> => {
  const base = statNow(c, c.match.players[f.player], 'AG').value - 1
  return call(rollFrame(c, 'bounceDown', f.player, { base }), 'landed')
}

export const trampoline: Procedure<TrampolineFrame, Ctx> = {
  steps: {
    up: throwsHim(TRAMPOLINE_SQUARES),

    // Whom nothing hurts, and who comes down on a thing, flies on to a square that is free.
    on: throwsHim(1),

    down: (c, f) => {
      const below = playerAt(c.match, f.at)
      if (!below) return c.match.board[f.at] === 0 ? 'land' : 'on'
      const ball = heldBall(c.match, c.match.players[f.player])
      if (ball) looseBall(c, ball, f.at)
      f.below = below.id
      return call(injuryFrame(below.id, f.player, TRAMPOLINE), 'hit')
    },

    hit: (_c, f) => call(injuryFrame(f.player, f.below, TRAMPOLINE), 'both'),

    both: (c, f) => (c.match.players[f.player].place === 'air' ? 'on' : 'balls'),

    crowd: (c, f): Next<TrampolineFrame> => {
      const player = c.match.players[f.player]
      return player.place === 'crowd' ? call(injuryFrame(f.player, -1, 'crowd'), 'balls') : 'balls'
    },

    land: (c, f) => {
      const player = c.match.players[f.player]
      putPlayer(c.match, c.rules.pitch, player, f.at)
      const trap = trapFrame(c, player, OFF)
      return trap ? call(trap, 'sprung') : landing(c, f)
    },

    sprung: (c, f) => {
      const player = c.match.players[f.player]
      return isUnmoved(player, f.at) ? landing(c, f) : 'balls'
    },

    landed: (c, f, roll): Next<TrampolineFrame> => {
      const player = c.match.players[f.player]
      if (roll === 'failed') {
        disturbBalls(c, player)
        return call(knockDownFrame(f.player, TRAMPOLINE), 'balls')
      }
      const ball = ballUnder(c, player)
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'balls') : 'balls'
    },

    // Unhurt in the stands, he comes back through the dug-out.
    balls: (c, f) => {
      const player = c.match.players[f.player]
      if (player.place === 'crowd') takeOff(c.match, c.rules.pitch, player, 'reserves')
      return call(settleFrame(), 'end')
    },

    end: () => DONE,
  },
}
