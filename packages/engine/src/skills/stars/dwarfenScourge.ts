// Dwarfen Scourge: once per match +1 (+2 for dwarfs) to armour or injury of an opponent his block knocked down.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { squadOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

const DWARF = 'dwarf'

/** By his own race, or if it is unknown by his team list. */
const isDwarf = (c: Ctx, player: Player): boolean => (player.who.race || squadOf(c.match, player)?.roster) === DWARF

export const dwarfenScourge: Skill = {
  id: 'dwarfen-scourge',
  name: 'Dwarfen Scourge',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('dwarfen-scourge', ['armour', 'injury'], hurtByHisBlock, (c, f) =>
    isDwarf(c, c.match.players[f.player]) ? 2 : 1,
  ),
}
