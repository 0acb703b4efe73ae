// Somebody has lost control of what he rides and bounces about, four squares in random directions. Where somebody is, both go down, and he
// lies where he bounced from; off the pitch the fans have him. A trap on his way is set off. Neighbours: control.ts asks for the roll, turn/activationOfDeeds.ts calls it,
// weapons/pogoSticks.ts has what is ridden.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { ballUnder } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { settleFrame } from '../ball/settle.ts'
import { armourFrame } from '../hurt/armour.ts'
import { intoBox } from '../hurt/boxes.ts'
import { layDown } from '../hurt/fall.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'
import { isMachine } from '../things/machines.ts'
import { heldBall, stands } from './zones.ts'

export interface BouncingFrame extends Frame {
  readonly proc: 'bouncing'
  step: 'hop' | 'sprung' | 'hopped' | 'crash' | 'other' | 'settle' | 'end'
  readonly player: number
  hops: number
  /** Where his last hop has brought him. */
  at: Square
  /** Whom he has hit, or −1. */
  hit: number
}

const HOPS = 4

/** The cause of the falls. */
const BOUNCED = 'bounced'

export const bouncingFrame = (player: number): BouncingFrame => ({
  ...{ proc: 'bouncing', step: 'hop', player, hops: 0 },
  ...{ at: OFF, hit: -1 },
})

/** A ball in his hands is out at his last square. */
const leavePitch = (c: Ctx, player: Player): 'settle' => {
  const ball = heldBall(c.match, player)
  if (ball) Object.assign(ball, { state: 'out', carrier: -1, at: player.at })
  intoBox(c, player, 'stunnedBox', BOUNCED)
  return 'settle'
}

/** In a turn or, at a kick-off, before the first one. */
const goesOn = ({ match }: Ctx): boolean => match.turn.turnover === ''

/** A ball that lies there is his. */
const comesDown = (c: Ctx, f: BouncingFrame, player: Player): Next<BouncingFrame> => {
  const ball = ballUnder(c, player)
  return ball >= 0 ? call(pickUpFrame(ball, f.player), 'hopped') : 'hopped'
}

/** Who lies already stays as he lies, and a machine stays where it is. */
const crash = (c: Ctx, f: BouncingFrame, player: Player, to: Square): 'crash' => {
  const there = playerAt(c.match, to)
  const other = there && isMachine(c, there) ? null : there
  f.hit = other?.id ?? -1
  layDown(c, player, BOUNCED)
  if (other && stands(other)) layDown(c, other, BOUNCED)
  return 'crash'
}

export const bouncing: Procedure<BouncingFrame, Ctx> = {
  steps: {
    hop: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => BOUNCED,
      rolled: (c, f, [face]): Next<BouncingFrame> => {
        const player = c.match.players[f.player]
        const to = c.rules.pitch.step[player.at * 8 + face - 1]
        if (to === OFF) return leavePitch(c, player)
        if (c.match.board[to] !== 0) return crash(c, f, player, to)
        const from = player.at
        c.events.push({ type: 'moved', player: f.player, from, to, how: BOUNCED })
        putPlayer(c.match, c.rules.pitch, player, to)
        f.hops++
        f.at = to
        const trap = trapFrame(c, player, from)
        return trap ? call(trap, 'sprung') : comesDown(c, f, player)
      },
    },

    // Whatever took him away has stopped him.
    sprung: (c, f) => {
      const player = c.match.players[f.player]
      return isUnmoved(player, f.at) ? comesDown(c, f, player) : 'settle'
    },

    hopped: (c, f) => (f.hops < HOPS && goesOn(c) && stands(c.match.players[f.player]) ? 'hop' : 'settle'),

    crash: (_c, f) => call(armourFrame(f.player, -1, BOUNCED), 'other'),

    other: (_c, f): Next<BouncingFrame> =>
      f.hit < 0 ? 'settle' : call(armourFrame(f.hit, f.player, BOUNCED), 'settle'),

    settle: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
