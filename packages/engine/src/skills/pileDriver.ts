// Pile Driver: fouls an adjacent opponent his block knocked down, as the team's one foul; then he is placed prone.

import type { Skill } from '../hooks.ts'
import { isNextTo } from '../kernel/base.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { mayBeFouled } from '../procs/turn/activationOptions.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import { pileDriverFrame, pileDriverProcedure } from './pileDriverProcedure.ts'

export const pileDriver: Skill = {
  id: 'pile-driver',
  name: 'Pile Driver',
  category: 'strength',
  procedures: { pileDriver: pileDriverProcedure },
  windows: {
    blockSettled: {
      offer: (c, owner, cause) => {
        const { turn, players } = c.match
        const victim = players[cause.defender]
        const foulLeft = turnGoesOn(c) && !turn.bonus && !turn.declared.includes('foul')
        const knockedDown = cause.defenderFalls && victim.side !== owner.side && isOnPitch(victim)
        return foulLeft && knockedDown && mayBeFouled(c, victim) && isNextTo(c.rules.pitch, owner, victim)
      },
      use: (_c, _owner, cause) => {
        const { attacker, defender } = cause
        return pileDriverFrame(attacker, defender)
      },
      declining: 'leavesItAtThat',
    },
  },
}
