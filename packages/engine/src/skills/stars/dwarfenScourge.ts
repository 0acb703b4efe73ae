// Dwarfen Scourge: once a match +1 on the armour or injury roll of an opponent whom his block knocked down, +2 for a dwarf.
import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import type { Player } from '../../kernel/match.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

const DWARF = 'dwarf'

/** By his own race, or where none is noted by his team list. */
const isDwarf = (c: Ctx, { who, side }: Player): boolean => (who.race || c.match.squads[side].roster) === DWARF

export const dwarfenScourge: Skill = {
  id: 'dwarfen-scourge',
  name: 'Dwarfen Scourge',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('dwarfen-scourge', ['armour', 'injury'], hurtByHisBlock, (c, f) =>
    isDwarf(c, c.match.players[f.player]) ? 2 : 1,
  ),
}
