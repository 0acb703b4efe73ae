// A fouler faces the axe: his coach may bribe the referee, let him be sent off, or take the blow. A player hurt by it
// is not sent off; one whose armour holds is. Neighbours: inducements/referees.ts, sendOff.ts, armour.ts.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { sendOffFrame } from '../procs/foul/sendOff.ts'
import { type ArmourResult, AXE, armourFrame, isBroken } from '../procs/hurt/armour.ts'
import { spend } from '../procs/match/resources.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface AxeFrame extends Frame, Receives<{ bribed: RollResult; struck: ArmourResult }> {
  readonly proc: 'axe'
  step: 'choose' | 'bribed' | 'struck' | 'end'
  readonly player: number
}

export const axeFrame = (player: number): AxeFrame => ({ proc: 'axe', step: 'choose', player })

const SHARPNESS = [{ value: 2, source: AXE, player: -1 }]

export const axe: Procedure<AxeFrame, Ctx> = {
  calls: ['sendOff'],
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('useResource', f.player, { subject: AXE, declining: 'isSentOff' }),
      legal: (c, f) => [
        action('decline'),
        action('use', -1, -1, AXE),
        ...(c.match.squads[coachOf(c.match, c.match.players[f.player])].resources.bribe > 0
          ? [action('use', -1, -1, 'bribe')]
          : []),
      ],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return call(sendOffFrame(f.player, 'foul', ['argue', 'bribe']), 'end')
        if (answer.option === AXE) return call(armourFrame(f.player, -1, AXE, { modifiers: SHARPNESS }), 'struck')
        spend(c, coachOf(c.match, c.match.players[f.player]), 'bribe', f.player)
        return call(rollFrame(c, 'bribe', f.player), 'bribed')
      },
    },
    bribed: (_c, _f, bribe) => (bribe === 'passed' ? DONE : 'choose'),
    struck: (_c, f, armour) =>
      isBroken(armour) ? call(settleFrame(), 'end') : call(sendOffFrame(f.player, 'foul', ['argue', 'bribe']), 'end'),
    end: () => DONE,
  },
}
