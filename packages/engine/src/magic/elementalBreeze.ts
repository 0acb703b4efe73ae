// Elemental Breeze: a wind carries an opponent's throw into the hands of the caster, wherever he stands. Neighbours: grabbit.ts is the
// same for those who could intercept; procs/ball/throwOnTable.ts goes on with it.
import { canCatch, canTakeBall } from '../procs/ball/ball.ts'
import { castOn } from '../procs/match/spells.ts'
import type { Spell } from '../spell.ts'
import { openThrow } from './grabbit.ts'

export const elementalBreeze: Spell = {
  id: 'elementalBreeze',
  name: 'Elemental Breeze',
  interventions: [
    {
      at: 'foesThrow',
      offers: (c, caster) =>
        openThrow(c) && canCatch(caster) && canTakeBall(c, caster) ? [castOn(caster, 'elementalBreeze')] : [],
      begin: (c, { player }) => {
        const pass = openThrow(c)
        if (pass) Object.assign(pass, { interceptor: player, met: 'taken' })
        return null
      },
    },
  ],
}
