// The Plague Doctor: once re-rolls a failed regeneration, and once a knocked-out player stays on the pitch, stunned.
// Neighbours: skills/regeneration.ts re-rolls regeneration, procs/hurt/injury.ts opens the moment for the other.

import type { Inducement } from '../inducement.ts'
import { backStunned } from '../procs/hurt/apothecary.ts'
import { isFreelance } from '../procs/match/freelance.ts'
import { hasState } from '../procs/match/states.ts'
import { ownKnockedOut, playerIn } from './when.ts'

export const plagueDoctor: Inducement = {
  id: 'plague-doctor',
  name: 'Plague Doctor',
  kind: 'common',
  gist: 'Once, re-rolls a failed regeneration; once, a knocked-out player of the team is only stunned.',
  resource: 'henchman',
  uses: [
    {
      id: 'smelling-salts',
      name: 'Smelling Salts',
      at: 'knockedOut',
      spends: 'itself',
      offer: (c, side, cause) => {
        const player = playerIn(c, cause)
        return ownKnockedOut(c, side, cause) && !isFreelance(player) && !hasState(player, 'frog')
      },
      use: (c, _side, cause) => {
        backStunned(c, playerIn(c, cause), cause.square, 'plague-doctor')
        return null
      },
    },
  ],
}
