// Staff with unusual treatments: Krot Shockwhisker for casualties, Mungo Spinecracker for knocked-out players.
// Neighbours: inducements/shock.ts, inducements/revive.ts.

import type { Ctx } from '../edition.ts'
import type { Inducement } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { isFreelance } from '../procs/match/freelance.ts'
import type { Side } from '../vocabulary/words.ts'
import { revive, reviveFrame } from './revive.ts'
import { shock, shockFrame } from './shock.ts'
import { aimed } from './spell.ts'
import { ownKnockedOut } from './when.ts'

/** Casualties of the roster, dead ones included. */
const patients = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place === 'casualty' && !isFreelance(p))

export const krotShockwhisker: Inducement = {
  id: 'krot-shockwhisker',
  name: 'Krot Shockwhisker',
  kind: 'staff',
  named: true,
  gist: 'Once, after a drive, a casualty may play the next one, perhaps with a negative trait, or is hurt again.',
  uses: [
    {
      id: 'shock-treatment',
      name: 'Shock Treatment',
      at: 'recovering',
      spends: 'itself',
      offer: (c, side) => patients(c, side).length > 0,
      ...aimed(
        {
          players: patients,
          needs: 0,
          hit: (_c, f, player) => shockFrame(player.id, f.spell, 'last-legs', ['really-stupid', 'really-stupid-5']),
        },
        { shock },
      ),
    },
  ],
}

export const mungoSpinecracker: Inducement = {
  id: 'mungo-spinecracker',
  name: 'Mungo Spinecracker',
  kind: 'staff',
  named: true,
  gist: 'A knocked-out player may stay on the pitch stunned on 5 or more, and is badly hurt on a 1.',
  uses: [
    {
      id: 'crack-his-spine',
      name: 'Crack His Spine',
      at: 'knockedOut',
      spends: 'nothing',
      offer: ownKnockedOut,
      use: (_c, _side, cause) => reviveFrame(cause, 'crack-his-spine'),
      procedures: { revive },
    },
  ],
}
