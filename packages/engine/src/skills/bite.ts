// Feeding: a player with Bloodlust bites a Thrall next to him; if there is none, the turn ends.
// Neighbours: activation.ts, skills/bloodLust.ts.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { spend } from '../procs/match/limits.ts'
import { setState } from '../procs/match/states.ts'
import { heldBall, isOnPitch, playersBeside, workingSkill } from '../procs/move/zones.ts'
import { turnover } from '../procs/turn/turnover.ts'
import { type Action, playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface BiteFrame extends Frame {
  readonly proc: 'bite'
  step: 'look' | 'choose' | 'bite' | 'bitten' | 'end'
  readonly player: number
  /** The Thrall, or −1 until one is named. */
  victim: number
}

export const biteFrame = (player: number, victim = -1): BiteFrame => ({
  proc: 'bite',
  step: victim < 0 ? 'look' : 'bite',
  player,
  victim,
})

/** Thralls are a position of the Vampire team list, under several names. */
const THRALL = /^Thrall\b/
const isThrall = (player: Player): boolean => THRALL.test(player.who.position)

const biteOne = playerActions('bite')

/** The skill that lets him feed on a player who is not a Thrall, if it can be used. */
const feedingSkill = (c: Ctx, player: Player, other: Player): string | undefined =>
  workingSkill(c, player, (skill) => skill.feedsOn?.(player, other))?.id

const feedsOn = (c: Ctx, player: Player, other: Player): boolean =>
  (other.side === player.side && isThrall(other)) || feedingSkill(c, player, other) !== undefined

/** Players he can bite now: Thralls of his team next to him, standing or not, and others whom a skill allows. */
export const bites = (c: Ctx, player: Player): Action[] =>
  isOnPitch(player) && player.posture === 'standing'
    ? playersBeside(c, player)
        .filter((p) => feedsOn(c, player, p))
        .map((p) => biteOne(p.id))
    : []

/** A turnover. If he is still on the pitch he drops the ball, and leaves the pitch or loses his tackle zone. */
const failToFeed = (c: Ctx, player: Player): Next<BiteFrame> => {
  turnover(c, 'unfed')
  if (!isOnPitch(player)) return DONE
  dropBall(c, player)
  if (c.rules.hurt.unfedLeave) {
    takeOff(c.match, c.rules.pitch, player, 'reserves')
    c.events.push({ type: 'removed', player: player.id, to: 'reserves', why: 'bloodLust' })
  } else setState(c, player, 'confused', true)
  return call(settleFrame(), 'end')
}

export const bite: Procedure<BiteFrame, Ctx> = {
  steps: {
    look: (c, f) => {
      const player = c.match.players[f.player]
      return bites(c, player).length > 0 ? 'choose' : failToFeed(c, player)
    },
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('bite', f.player),
      legal: (c, f) => bites(c, c.match.players[f.player]),
      chosen: (_c, f, answer) => {
        f.victim = answer.player
        return 'bite'
      },
    },
    bite: (c, f) => {
      const player = c.match.players[f.player]
      const victim = c.match.players[f.victim]
      if (victim.side !== player.side) spend(c, player, feedingSkill(c, player, victim) ?? '')
      else if (heldBall(c.match, victim)) turnover(c, 'carrierBitten')
      return call(injuryFrame(f.victim, -1, 'bite'), 'bitten')
    },
    bitten: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
