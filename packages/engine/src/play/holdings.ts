// What is left with whom once a match is over, and what was drunk in it: potions, magic items, spells. For leagues in which teams keep
// such things. Neighbours: career.ts is the same for the players themselves; procs/match/ keeps all of it.
import type { Match, Player } from '../kernel/match.ts'
import { hasDrunk } from '../procs/match/draughts.ts'
import { hiddenItems, shownItems } from '../procs/match/items.ts'
import { doses } from '../procs/match/potions.ts'
import { spells } from '../procs/match/spells.ts'
import { hasState } from '../procs/match/states.ts'
import type { CarriedItem } from '../vocabulary/items.ts'
import { type Doses, type Potion, potions } from '../vocabulary/potions.ts'
import type { SpellId } from '../vocabulary/spells.ts'
import type { Side } from '../vocabulary/words.ts'

/** Numbers are those on the shirts of the side. */
export interface Holdings {
  /** Doses that nobody has drunk. */
  readonly doses: Doses
  readonly drunk: readonly { readonly number: number; readonly potion: Potion }[]
  /** Who could not play on for having drunk two. */
  readonly poisoned: readonly number[]
  /** Items that nobody has taken away. */
  readonly items: readonly CarriedItem[]
  /** Spells that nobody has cast or forgotten. */
  readonly spells: readonly { readonly number: number; readonly spell: SpellId }[]
}

/** What a side holds, its secrets too: only for a match that its coach may see as a whole. */
export const holdingsOf = (match: Match, side: Side): Holdings => {
  const squad = match.squads[side]
  const own: readonly Player[] = match.players.filter((player) => player.side === side)
  return {
    doses: doses.of(squad),
    drunk: own.flatMap((player) =>
      potions.filter((potion) => hasDrunk(player, potion)).map((potion) => ({ number: player.who.number, potion })),
    ),
    poisoned: own.filter((player) => hasState(player, 'poisoned')).map(({ who }) => who.number),
    items: [...hiddenItems.of(squad), ...shownItems.of(squad)].filter(({ number }) => number >= 0),
    spells: spells
      .of(squad)
      .flatMap(({ id, player }) => (player < 0 ? [] : [{ number: match.players[player].who.number, spell: id }])),
  }
}
