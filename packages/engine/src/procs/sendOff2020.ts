// The Second Season's sending-off: the coach may argue the call, bribe, or let the player go. Arguing comes before bribes.
// Neighbours: sendOff.ts is the older one and says what being sent off means; foul.ts, skills/secretWeapon.ts.
import type { Ctx } from '../edition.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { argueBonus } from './effects.ts'
import { spend } from './resources.ts'
import { rollFrame } from './roll.ts'
import { type SendOffFrame, sendOffNow } from './sendOff.ts'
import { turnover } from './turnover.ts'
import { openWindow } from './window.ts'

const options = (c: Ctx, f: SendOffFrame): Action[] => {
  const squad = c.match.squads[c.match.players[f.player].side]
  const list = [action('decline')]
  if (!f.argued && !squad.coachEjected) list.push(action('use', -1, -1, 'argue'))
  if (squad.resources.bribe > 0) list.push(action('use', -1, -1, 'bribe'))
  return list
}

export const sendOff2020: Procedure<
  SendOffFrame & { step: 'call' | 'called' | 'bribe' | 'argue' | 'bribed' | 'off' },
  Ctx
> = {
  steps: {
    call: (c, f) => openWindow(c, 'sendingOff', [f.player], 'called'),

    called: (c, f) => (f.spared ? DONE : options(c, f).length > 1 ? 'bribe' : 'off'),

    bribe: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('useResource', f.player, { subject: 'sendingOff', declining: 'He is sent off.' }),
      legal: options,
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'off'
        f.argued = true
        if (answer.option === 'argue') return 'argue'
        spend(c, c.match.players[f.player].side, 'bribe', f.player)
        return call(rollFrame(c, 'bribe', f.player), 'bribed')
      },
    },

    argue: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'argue',
      rolled: (c, f, faces) => {
        const squad = c.match.squads[c.match.players[f.player].side]
        c.events.push({ type: 'chance', why: 'argue', player: f.player, dice: faces })
        const bonus = argueBonus(c, c.match.players[f.player].side)
        // Whoever has the referee's ear is never thrown out for arguing.
        if (faces[0] + bonus <= 1) {
          squad.coachEjected = true
          return 'off'
        }
        if (faces[0] + bonus < squad.argueNeeds) return 'call'
        // The player stays; a foul still costs the turn.
        if (f.why === 'foul') turnover(c, 'sentOff')
        return DONE
      },
    },

    bribed: (_c, _f, worked) => (worked ? DONE : 'call'),

    off: (c, f) => sendOffNow(c, f),
  },
}
