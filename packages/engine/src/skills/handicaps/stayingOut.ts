// Players who miss a drive before it begins. Neighbours: procs/kickOff/fielding.ts, the skills of this folder.
import type { Ctx } from '../../edition.ts'
import type { WindowHook } from '../../hooks.ts'
import type { Player } from '../../kernel/match.ts'
import { stayOut } from '../../procs/kickOff/fielding.ts'

/** He can be set up, were it not for this. */
export const couldPlay = (_c: Ctx, owner: Player): boolean => owner.place === 'reserves'

/** He misses the drives for which `when` holds. */
export const stayingOut = (why: string, when: (c: Ctx) => boolean = () => true): WindowHook => ({
  offer: (c, owner) => couldPlay(c, owner) && when(c),
  use: (c, owner) => {
    stayOut(c, owner, why)
    return null
  },
  compulsory: true,
})
