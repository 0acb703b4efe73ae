// Gravel Storm: as the caster's own turn begins, stones hit every opponent who stands, like a block with no strength. Nobody is knocked
// over: who would be rolls for armour. Neighbours: magicBlows.ts, procs/match/casting.ts offers it.

import { castOn } from '../procs/match/spells.ts'
import { opponentsOnPitch, stands } from '../procs/move/zones.ts'
import type { Spell } from '../spell.ts'
import { magicBlows, magicBlowsFrame } from './magicBlows.ts'

const STRENGTH = 0

export const gravelStorm: Spell = {
  id: 'gravelStorm',
  name: 'Gravel Storm',
  interventions: [
    {
      at: 'ownTurnStart',
      offers: (_c, caster) => [castOn(caster, 'gravelStorm')],
      begin: (c, { player }) => {
        const { side } = c.match.players[player]
        const hit = side === 'neutral' ? [] : opponentsOnPitch(c.match, side).filter(stands)
        const blows = hit.map(({ id }) => ({ player: id, strength: STRENGTH }))
        return magicBlowsFrame('gravelStorm', player, blows, true)
      },
    },
  ],
  procedures: { magicBlows },
}
