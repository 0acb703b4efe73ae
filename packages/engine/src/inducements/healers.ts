// Staff who try what no apothecary would: Krot Shockwhisker with casualties, Mungo Spinecracker with the knocked out.
// Neighbours: procs/shock.ts, procs/revive.ts.
import { reviveFrame } from '../procs/revive.ts'
import { shockFrame } from '../procs/shock.ts'
import type { Inducement } from './inducement.ts'
import { ownCasualty, ownKnockedOut, playerIn } from './when.ts'

export const krotShockwhisker: Inducement = {
  id: 'krot-shockwhisker',
  name: 'Krot Shockwhisker',
  kind: 'staff',
  named: true,
  gist: 'Once, a casualty may play one more drive, with or without his wits, or is hurt again.',
  uses: [
    {
      id: 'shock-treatment',
      name: 'Shock Treatment',
      at: ['casualtySuffered'],
      spends: 'itself',
      offer: ownCasualty,
      use: (c, _side, cause) => shockFrame(playerIn(c, cause).id, 'shock-treatment', 'last-legs', 'really-stupid'),
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
      at: ['knockedOut'],
      spends: 'nothing',
      offer: ownKnockedOut,
      use: (_c, _side, cause) => reviveFrame(cause, 'crack-his-spine'),
    },
  ],
}
