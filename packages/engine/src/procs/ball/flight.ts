// Somebody who flew comes down: on an empty square he rolls to land, on somebody else both are hurt, off a cannon or a wreck he
// bounces, and beyond the edge the crowd gets him. Neighbours: throwTeamMateOnTable.ts sends him, and so do see-saws, cannons and
// trampolines; throwTeamMate.ts is the flight of other editions.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt, putPlayer, takeOff } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { CRASH_EDGE } from '../../tables/agilityTables.ts'
import { crowdInjury, intoTheCrowd } from '../hurt/crowd.ts'
import { lie } from '../hurt/fall.ts'
import { injuryFrame } from '../hurt/injury.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { statNow } from '../match/weather.ts'
import { heldBall } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'
import { isMachine } from '../things/machines.ts'
import { endMovementOn } from '../things/pieces.ts'
import { canTakeBall, disturbBalls, giveBall, looseBall } from './ball.ts'
import { settleFrame } from './settle.ts'

export interface FlightFrame extends Frame, Receives<{ landed: RollResult }> {
  readonly proc: 'flight'
  step:
    | ('comeDown' | 'hitHurt' | 'struck' | 'scatter' | 'crowd' | 'back')
    | ('land' | 'sprung' | 'landed' | 'drop' | 'settle' | 'end')
  readonly player: number
  /** Who else has a hand in it, or −1. */
  readonly by: number
  readonly how: 'thrown' | 'flown' | 'bounced'
  /** The square he took off from. */
  readonly origin: Square
  /** Where he comes down. */
  at: Square
  /** Whom he struck last, or −1. */
  hit: number
}

/** How it ends: he comes down as everybody does; he never left the ground; he drops and lies there; the crowd has him already. */
export type FlightEnd = 'comeDown' | 'land' | 'drop' | 'crowd'

export const flightFrame = (
  { id }: Player,
  { by, how, origin }: Pick<FlightFrame, 'by' | 'how' | 'origin'>,
  at: Square,
  step: FlightEnd = 'comeDown',
): FlightFrame => ({ ...{ proc: 'flight', step, player: id }, ...{ by, how, origin, at, hit: -1 } })

/** Takes him off the pitch, with a ball he carries. */
export const takeOffInto = (c: Ctx, player: Player): void => {
  takeOff(c.match, c.rules.pitch, player, 'air')
  const ball = heldBall(c.match, player)
  if (ball) ball.at = OFF
}

/** He comes down on a square, unless he never left the ground; a ball that lay there bounces. */
export const putDownAt = (c: Ctx, player: Player, from: Square, at: Square, how: string): void => {
  if (player.place !== 'air') return
  putPlayer(c.match, c.rules.pitch, player, at)
  c.events.push({ type: 'moved', player: player.id, from, to: at, how })
  disturbBalls(c, player)
}

/** He lands in the crowd; a ball of his is out at the last square that he crossed. */
export const overTheEdge = (c: Ctx, player: Player, last: Square): void => {
  const ball = heldBall(c.match, player)
  intoTheCrowd(c, player)
  if (ball) ball.at = last
}

/** In the air he cannot hold on to the ball when he strikes somebody. */
const losesBall = (c: Ctx, f: FlightFrame): void => {
  const ball = heldBall(c.match, c.match.players[f.player])
  if (ball) looseBall(c, ball, f.at)
}

/** On his feet he has a ball that lay where he came down. */
const takesBall = (c: Ctx, player: Player): void => {
  const ball = c.match.balls.find(({ state, at }) => state === 'loose' && at === player.at)
  if (ball && canTakeBall(c, player)) giveBall(c, ball, player, 'pickUp')
}

const touchDown = (c: Ctx, f: FlightFrame): Player => {
  const player = c.match.players[f.player]
  putDownAt(c, player, f.origin, f.at, f.how)
  return player
}

/** Off a trampoline he lands well below his agility, otherwise by a table. */
const landing = (c: Ctx, f: FlightFrame): Next<FlightFrame> => {
  const { value, why } = statNow(c, c.match.players[f.player], 'AG')
  const roll =
    f.how === 'bounced'
      ? rollFrame(c, 'bounceDown', f.player, { base: value - 1 })
      : rollFrame(c, 'land', f.player, { modifiers: why, concerns: f.by < 0 ? [] : [f.by] })
  return call(roll, 'landed')
}

export const flight: Procedure<FlightFrame, Ctx> = {
  steps: {
    comeDown: (c, f) => {
      const below = playerAt(c.match, f.at)
      if (!below || isMachine(c, below)) return c.match.board[f.at] === 0 ? 'land' : 'scatter'
      losesBall(c, f)
      f.hit = below.id
      return call(injuryFrame(below.id, f.player, 'landing'), 'hitHurt')
    },

    hitHurt: (_c, f) => call(injuryFrame(f.player, f.hit, 'landing'), 'struck'),

    // Whom nothing hurts flies on to a square that is free.
    struck: (c, f) => (c.match.players[f.player].place === 'air' ? 'scatter' : 'settle'),

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces): Next<FlightFrame> => {
        const from = f.at
        f.at = c.rules.pitch.step[from * 8 + faces[0] - 1]
        c.events.push({ type: 'moved', player: f.player, from, to: f.at, how: 'scatter' })
        if (f.at !== OFF) return 'comeDown'
        overTheEdge(c, c.match.players[f.player], from)
        return 'crowd'
      },
    },

    crowd: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'back') : 'back'
    },

    back: (c, f) => {
      const player = c.match.players[f.player]
      if (player.place === 'crowd') takeOff(c.match, c.rules.pitch, player, 'reserves')
      return 'settle'
    },

    // Who never left the ground enters no square.
    land: (c, f) => {
      const flew = c.match.players[f.player].place === 'air'
      const player = touchDown(c, f)
      const trap = flew ? trapFrame(c, player, OFF) : null
      return trap ? call(trap, 'sprung') : landing(c, f)
    },

    sprung: (c, f) => (isUnmoved(c.match.players[f.player], f.at) ? landing(c, f) : 'settle'),

    landed: (c, f, roll) => {
      const player = c.match.players[f.player]
      const bounced = roll === 'passed' ? 'lands' : 'falls'
      const result = f.how === 'bounced' ? bounced : c.match.lastRoll?.result
      if (result === 'falls') return call(knockDownFrame(f.player, 'landing'), 'settle')
      if (result === 'lands') {
        takesBall(c, player)
        endMovementOn(c, player)
        return 'settle'
      }
      lie(c, player, 'landing')
      return call(injuryFrame(f.player, -1, 'landing', '', false, [], CRASH_EDGE), 'settle')
    },

    drop: (c, f) => {
      if (c.match.board[f.at] !== 0) return 'comeDown'
      const player = touchDown(c, f)
      lie(c, player, 'landing')
      const trap = trapFrame(c, player, OFF)
      return trap ? call(trap, 'settle') : 'settle'
    },

    settle: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
