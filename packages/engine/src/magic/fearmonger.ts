// Fearmonger: as the opponents' turn begins, the caster becomes so dreadful that none of them enters his zone in it. Neighbours:
// procs/move/dread.ts keeps them off, procs/match/casting.ts offers it.
import { castOn } from '../procs/match/spells.ts'
import { DREADFUL } from '../procs/move/dread.ts'
import { hasZone } from '../procs/move/zones.ts'
import type { Spell } from '../spell.ts'

export const fearmonger: Spell = {
  id: 'fearmonger',
  name: 'Fearmonger',
  interventions: [
    {
      at: 'foesTurnStart',
      offers: (_c, caster) => (hasZone(caster) ? [castOn(caster, 'fearmonger')] : []),
      begin: (c, { player }) => {
        const caster = c.match.players[player]
        caster.marks = [...caster.marks, DREADFUL]
        return null
      },
    },
  ],
}
