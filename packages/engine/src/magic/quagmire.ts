// Quagmire: whoever is hit is stuck in the mud. He has no zone, and in his next turn he neither moves nor attacks. Neighbours: ranged.ts;
// procs/match/states.ts has the state, procs/match/spells.ts what it leaves him to do.
import { playerAt } from '../kernel/occupancy.ts'
import { hasState, setState } from '../procs/match/states.ts'
import type { Routine } from '../routine.ts'
import type { Spell } from '../spell.ts'
import { rangedSpell } from './ranged.ts'

/** The mark of one who sank in during this turn: if it is his own, it is not the one that counts. */
const SANK = 'sank'

/** Marks last for a turn, so it is gone from those whose own turn came after it. */
const mudDries: Routine = {
  id: 'mudDries',
  at: 'turnEnd',
  begin: (c, side) => {
    for (const player of c.match.players)
      if (player.side === side && hasState(player, 'bogged') && !player.marks.includes(SANK))
        setState(c, player, 'bogged', false)
    return null
  },
}

const ranged = rangedSpell({
  id: 'quagmire',
  name: 'Quagmire',
  strikes: (c, _caster, square) => {
    const victim = playerAt(c.match, square)
    if (!victim || victim.side === 'neutral') return null
    setState(c, victim, 'bogged', true)
    victim.marks = [...victim.marks, SANK]
    return null
  },
})

export const quagmire: Spell = { ...ranged, routines: [mudDries] }
