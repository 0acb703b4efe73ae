// Staff who influence the crowd and the referee: Galandril Silverwater and Fink Da Fixer. Neighbours:
// kickOffEvents/rollOffsBb2020.ts and procs/match/pray.ts for the first, procs/foul/sendOffBb2020.ts for the second.

import type { Inducement } from '../inducement.ts'
import { bribeAgain, bribeAgainFrame } from './bribeAgain.ts'
import { playerIn } from './when.ts'

export const galandrilSilverwater: Inducement = {
  id: 'galandril-silverwater',
  name: 'Galandril Silverwater',
  kind: 'staff',
  named: true,
  gist: 'D3 more cheerleaders for Cheering Fans; a prayer rolled as 15 or 16, or 8 on a D8, also brings a team re-roll.',
  effect: { loudCheers: true, blessedPrayers: true },
}

export const finkDaFixer: Inducement = {
  id: 'fink-da-fixer',
  name: 'Fink Da Fixer',
  kind: 'staff',
  named: true,
  gist: 'Once, re-rolls a bribe; arguing the call works on 5 or more; he leaves if the coach is sent off.',
  effect: { argueNeeds: 5 },
  leavesWithCoach: true,
  uses: [
    {
      id: 'fix-a-bribe',
      name: 'Fix a Bribe',
      at: 'bribeFailed',
      spends: 'once',
      offer: (c, side, cause) => playerIn(c, cause).side === side,
      use: (_c, _side, cause) => bribeAgainFrame(cause),
      procedures: { bribeAgain },
    },
  ],
}
