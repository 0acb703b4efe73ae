// The sending-off of bb2020: the coach may argue the call, bribe, or accept it. Arguing comes before bribes.
// Neighbours: sendOff.ts is the older one and defines the effect; foul.ts, skills/secretWeapon.ts.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { anyLoose } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { anyEffect, argueNeeds, effectSum, eitherHas } from '../match/effects.ts'
import { spend } from '../match/resources.ts'
import { coachEjected } from '../match/staff.ts'
import { isOnPitch } from '../move/zones.ts'
import { loseInducement, openMoment } from '../rolling/moment.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { type SendOffFrame, sendOffFrame, sendOffNow } from './sendOff.ts'

/** Whether no player of this side can be sent off for a foul. */
const foulsFreely = (c: Ctx, f: SendOffFrame): boolean =>
  f.why === 'foul' && anyEffect(c, coachOf(c.match, c.match.players[f.player]), (effect) => effect.foulsFreely === true)

const options = (c: Ctx, f: SendOffFrame): Action[] => {
  const player = c.match.players[f.player]
  const squad = c.match.squads[coachOf(c.match, player)]
  const list = [action('decline')]
  if (may(c, player).cannotBePardoned) return list
  const silent = eitherHas(c, (effect) => effect.silencesCoaches === true)
  if (!f.argued && !coachEjected.of(squad) && !silent && !f.deafTo.includes('argue'))
    list.push(action('use', -1, -1, 'argue'))
  if (squad.resources.bribe > 0 && !f.deafTo.includes('bribe')) list.push(action('use', -1, -1, 'bribe'))
  return list
}

const matesOf = (c: Ctx, f: SendOffFrame): Player[] =>
  c.match.players.filter((p) => p.id !== f.player && p.side === c.match.players[f.player].side && isOnPitch(p))

/** The coach is sent off; staff who depend on him leave too. */
const ejectCoach = (c: Ctx, side: Side): void => {
  const squad = c.match.squads[side]
  coachEjected.put(squad, true)
  for (const id of squad.inducements) if (c.rules.inducements.get(id)?.leavesWithCoach) loseInducement(c, side, id)
}

/** The result of arguing the call. */
const argueResult = (c: Ctx, f: SendOffFrame, face: number): 'another' | 'off' | 'call' | typeof DONE => {
  const side = coachOf(c.match, c.match.players[f.player])
  const bonus = effectSum(c, side, 'argueBonus')
  // With a bonus to the roll a coach is never sent off for arguing.
  if (face + bonus <= 1) {
    ejectCoach(c, side)
    return f.costsMate ? 'another' : 'off'
  }
  if (face + bonus < argueNeeds(c, side)) return 'call'
  // The player stays on the pitch; a foul is still a turnover.
  if (f.why === 'foul') turnover(c, 'sentOff')
  return DONE
}

export const sendOffBb2020: Procedure<
  SendOffFrame & {
    step: 'call' | 'called' | 'another' | 'bribe' | 'argue' | 'argued' | 'bribed' | 'insisted' | 'off' | 'gone'
  } & Receives<{ bribed: RollResult }>,
  Ctx
> = {
  steps: {
    call: (c, f) => (foulsFreely(c, f) ? DONE : openWindow(c, 'sendingOff', [f.player], 'called')),

    called: (c, f) => (f.spared ? DONE : options(c, f).length > 1 ? 'bribe' : 'off'),

    bribe: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('useResource', f.player, { subject: 'sendingOff', declining: 'isSentOff' }),
      legal: options,
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'off'
        f.argued = true
        if (answer.option === 'argue') return 'argue'
        spend(c, coachOf(c.match, c.match.players[f.player]), 'bribe', f.player)
        return call(rollFrame(c, 'bribe', f.player), 'bribed')
      },
    },

    argue: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'argue',
      rolled: (c, f, faces) => {
        const side = coachOf(c.match, c.match.players[f.player])
        c.events.push({ type: 'chance', why: 'argue', player: f.player, dice: faces })
        return faces[0] === 1 ? openMoment(c, 'arguedBadly', side, 'argued') : argueResult(c, f, faces[0])
      },
    },

    argued: (c, f) => {
      if (!f.argueAgain) return argueResult(c, f, 1)
      f.argueAgain = false
      return 'argue'
    },

    // A random team-mate is sent off too.
    another: {
      kind: 'throw',
      dice: (c, f) => [`d${Math.max(1, matesOf(c, f).length)}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        const mate = matesOf(c, f)[faces[0] - 1]
        if (mate) sendOffNow(c, sendOffFrame(mate.id, 'argued'))
        return 'off'
      },
    },

    bribed: (c, f, bribe) =>
      bribe === 'passed' ? DONE : openMoment(c, 'bribeFailed', coachOf(c.match, c.match.players[f.player]), 'insisted'),

    insisted: (_c, f) => (f.spared ? DONE : 'call'),

    off: (c, f) => {
      sendOffNow(c, f)
      return anyLoose(c) ? call(settleFrame(), 'gone') : DONE
    },

    gone: () => DONE,
  },
}
