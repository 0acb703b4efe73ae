// Old Faithful: as the opponents' turn begins, a geyser floods the pitch, until that turn is over. Neighbours: procs/move/flood.ts says what
// the water does, procs/match/casting.ts offers it.
import { castOn } from '../procs/match/spells.ts'
import { WADES } from '../procs/move/flood.ts'
import type { Spell } from '../spell.ts'

export const oldFaithful: Spell = {
  id: 'oldFaithful',
  name: 'Old Faithful',
  interventions: [
    {
      at: 'foesTurnStart',
      offers: (_c, caster) => [castOn(caster, 'oldFaithful')],
      begin: (c) => {
        for (const player of c.match.players)
          if (player.side === c.match.turn.side) player.marks = [...player.marks, WADES]
        return null
      },
    },
  ],
}
