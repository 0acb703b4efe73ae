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
      offer: (_c, owner, f) => owner.id === f.attacker && !f.double && !f.swing,
      use: (_c, _owner, cause) => {
        cause.mustFollow = true
        return null
      },
      compulsory: true,
    },
    blockSettled: {
      offer: (c, owner, f) => {
        const defender = c.match.players[f.defender]
        const pushed = f.result === 'pushed' || f.result === 'defenderStumbles'
        const bothStand = owner.posture === 'standing' && isOnPitch(defender) && defender.posture === 'standing'
        return (
          pushed &&
          !f.again &&
          !f.double &&
          !f.swing &&
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
