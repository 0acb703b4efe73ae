// Special rules of teams that matter in a match. A squad holds them like inducements, but they are not bought: its
// line-up lists them. Neighbours: procs/hurt/casualty.ts raises the dead, procs/foul/sendOffBb2020.ts lets a coach argue again.

import type { Inducement } from '../inducement.ts'
import { playerIn } from './when.ts'

export const mastersOfUndeath: Inducement = {
  id: 'masters-of-undeath',
  name: 'Masters of Undeath',
  kind: 'rule',
  gist: 'Once, an opponent who dies joins the team at once as one of its own dead, if he has strength 4 or less and neither Regeneration nor Stunty.',
  effect: { raisesDead: 'atOnce' },
}

export const vampireLord: Inducement = {
  id: 'vampire-lord',
  name: 'Vampire Lord',
  kind: 'rule',
  gist: 'Once, an opponent who dies joins the team as a thrall when the match is over, if he has strength 4 or less and neither Regeneration nor Stunty.',
  effect: { raisesDead: 'afterMatch' },
}

export const briberyAndCorruption: Inducement = {
  id: 'bribery-and-corruption',
  name: 'Bribery and Corruption',
  kind: 'rule',
  gist: 'Once, re-rolls a 1 for arguing the call.',
  uses: [
    {
      id: 'argue-again',
      name: 'Bribery and Corruption',
      at: 'arguedBadly',
      spends: 'once',
      offer: (c, side, cause) => playerIn(c, cause).side === side,
      use: (_c, _side, cause) => {
        cause.argueAgain = true
        return null
      },
    },
  ],
}
