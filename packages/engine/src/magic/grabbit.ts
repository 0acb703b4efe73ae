// Grabbit: whoever could intercept a throw has it without any dice. Neighbours: procs/match/casting.ts offers it,
// procs/ball/throwOnTable.ts goes on with it.
import type { Ctx } from '../edition.ts'
import { innermost } from '../kernel/stack.ts'
import type { TableThrowFrame } from '../procs/ball/tableThrowFrame.ts'
import { foesInTheWay } from '../procs/ball/throwOnTable.ts'
import { castOn } from '../procs/match/spells.ts'
import type { Spell } from '../spell.ts'

/** The throw that may still be answered, if there is one. */
export const openThrow = (c: Ctx): TableThrowFrame | undefined =>
  innermost<TableThrowFrame>(c.match, 'throwOnTable', ({ met }) => met === undefined)

export const grabbit: Spell = {
  id: 'grabbit',
  name: 'Grabbit',
  interventions: [
    {
      at: 'foesThrow',
      offers: (c, caster) => {
        const pass = openThrow(c)
        return pass && foesInTheWay(c, pass).includes(caster) ? [castOn(caster, 'grabbit')] : []
      },
      begin: (c, { player }) => {
        const pass = openThrow(c)
        if (pass) Object.assign(pass, { interceptor: player, met: 'taken' })
        return null
      },
    },
  ],
}
