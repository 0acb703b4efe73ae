// Frenzy: must follow up, and must block the same opponent again after a push or a stumble. Neighbour: skills/frenzyProcedure.ts.

import type { Skill } from '../hooks.ts'
import { isNextTo } from '../kernel/base.ts'
import { isOnPitch, reaches } from '../procs/move/zones.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import { frenzyFrame, frenzyProcedure } from './frenzyProcedure.ts'

export const frenzy: Skill = {
  id: 'frenzy',
  name: 'Frenzy',
  category: 'general',
  procedures: { frenzy: frenzyProcedure },
  windows: {
    followingUp: {
      offer: (_c, owner, cause) => owner.id === cause.attacker && !cause.double && !cause.swing,
      use: (_c, _owner, cause) => {
        cause.mustFollow = true
        return null
      },
      compulsory: true,
    },
    blockSettled: {
      offer: (c, owner, cause) => {
        const defender = c.match.players[cause.defender]
        const pushed = cause.result === 'pushed' || cause.result === 'defenderStumbles'
        const bothStand = owner.posture === 'standing' && isOnPitch(defender) && defender.posture === 'standing'
        return (
          pushed &&
          !cause.again &&
          !cause.double &&
          !cause.swing &&
          bothStand &&
          turnGoesOn(c) &&
          isNextTo(c.rules.pitch, owner, defender) &&
          reaches(c, owner, defender)
        )
      },
      use: (_c, _owner, cause) => {
        const { attacker, defender, blitz } = cause
        return frenzyFrame(attacker, defender, blitz)
      },
      compulsory: true,
    },
  },
}
