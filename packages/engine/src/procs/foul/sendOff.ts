// The referee sends a player off, unless a bribe works. A sending-off for a foul is a turnover.
// Neighbour: foul.ts; bribes come from the squad and from the kick-off table.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Done, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { dropBall } from '../ball/ball.ts'
import { anyEffect, effectFor } from '../match/effects.ts'
import { spend } from '../match/resources.ts'
import { hasState } from '../match/states.ts'
import { loseInducement } from '../rolling/moment.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { turnover } from '../turn/turnover.ts'

export interface SendOffFrame extends Frame {
  readonly proc: 'sendOff'
  readonly player: number
  readonly why: string
  /** The coach has argued the call, or can no longer do so. */
  argued: boolean
  /** What has no effect on the referee. */
  readonly deafTo: readonly ('argue' | 'bribe')[]
  /** A skill cancelled the call. */
  spared: boolean
  /** If the coach is sent off for arguing this call, another player is sent off too. */
  readonly costsMate?: boolean
  /** The coach may argue once more after a failure. */
  argueAgain?: boolean
}

export const sendOffFrame = (player: number, why: string, deafTo: SendOffFrame['deafTo'] = []): SendOffFrame => ({
  proc: 'sendOff',
  step: 'call',
  player,
  why,
  deafTo,
  argued: false,
  spared: false,
})

export const sendOffNow = (c: Ctx, f: SendOffFrame): Done<'done'> => {
  const player = c.match.players[f.player]
  dropBall(c, player)
  takeOff(c.match, c.rules.pitch, player, 'sentOff')
  c.events.push({ type: 'sentOff', player: f.player, why: f.why })
  if (f.why === 'foul') turnover(c, 'sentOff')
  return DONE
}

/** When a drive is over, players who sneaked in are sent off, without argument or bribe. */
export const sendSneaksOff = (c: Ctx): void => {
  for (const player of c.match.players) {
    if (!hasState(player, 'sneaked') || player.place === 'casualty' || player.place === 'sentOff') continue
    takeOff(c.match, c.rules.pitch, player, 'sentOff')
    c.events.push({ type: 'sentOff', player: player.id, why: 'sneakedIn' })
  }
}

type SendOffCrpFrame = SendOffFrame & { step: 'call' | 'bribe' | 'bribed' | 'off' } & Receives<{ bribed: RollResult }>

export const sendOffCrp: Procedure<SendOffCrpFrame, Ctx> = {
  steps: {
    call: (c, f) => (c.match.squads[coachOf(c.match, c.match.players[f.player])].resources.bribe > 0 ? 'bribe' : 'off'),

    bribe: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('useResource', f.player, { subject: 'bribe', declining: 'isSentOff' }),
      legal: () => [action('use', -1, -1, 'bribe'), action('decline')],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'off'
        spend(c, coachOf(c.match, c.match.players[f.player]), 'bribe', f.player)
        return call(rollFrame(c, 'bribe', f.player), 'bribed')
      },
    },

    // After a failed bribe the call stands; another bribe may be tried.
    bribed: (_c, _f, bribe) => (bribe === 'passed' ? DONE : 'call'),

    off: (c, f) => sendOffNow(c, f),
  },
}

/** Whether an effect of his side spares him the penalty for a foul; one that works only once is used up if no other does. */
const isSpared = (c: Ctx, f: SendOffFrame): boolean => {
  const side = coachOf(c.match, c.match.players[f.player])
  if (f.why !== 'foul') return false
  if (anyEffect(c, side, ({ foulsFreely }) => foulsFreely === true)) return true
  const once = effectFor(c, side, ({ foulsFreely }) => foulsFreely || undefined)
  if (once) loseInducement(c, side, once.id)
  return once !== undefined
}

/** `third`: nobody argues, and nobody takes a bribe. */
export const sendOffThird: Procedure<SendOffFrame & { step: 'call' }, Ctx> = {
  steps: { call: (c, f) => (isSpared(c, f) ? DONE : sendOffNow(c, f)) },
}
