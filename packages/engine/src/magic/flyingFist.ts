// Flying Fist: a fist of magic that hits somebody with a strength of 2. Neighbours: ranged.ts, procs/hurt/spellHit.ts.
import { playerAt } from '../kernel/occupancy.ts'
import { spellHit, spellHitFrame } from '../procs/hurt/spellHit.ts'
import type { Spell } from '../spell.ts'
import { rangedSpell } from './ranged.ts'

const STRENGTH = 2

export const flyingFist: Spell = rangedSpell({
  id: 'flyingFist',
  name: 'Flying Fist',
  strikes: (c, _caster, square) => spellHitFrame(playerAt(c.match, square), 'flyingFist', STRENGTH),
  procedures: { spellHit },
})
