// What players have up their sleeves: spells and magic items that are left. A view of the match holds those that its viewer may know.
// Neighbours: tray/PlayerCard.tsx and dugout/Held.tsx show them, with the signs of figures/signs.ts.
import {
  hiddenItems,
  type ItemId,
  type Match,
  type Player,
  type Side,
  type SpellId,
  shownItems,
  spells,
} from '@double-skulls/engine'

interface Held {
  /** Who has it, or −1 if nobody has been given it yet. */
  readonly player: number
  /** Everybody knows. */
  readonly shown: boolean
}

export type HeldTrick = Held &
  ({ readonly of: 'spell'; readonly id: SpellId } | { readonly of: 'item'; readonly id: ItemId })

/** All of a side that are known. */
export const tricksHeld = ({ players, squads }: Match, side: Side): readonly HeldTrick[] => {
  const squad = squads[side]
  const wearing = (number: number): number =>
    players.find((player) => player.side === side && player.who.number === number)?.id ?? -1
  const items = [hiddenItems.of(squad), shownItems.of(squad)].flatMap((list, i) =>
    list.map(({ item, number }): HeldTrick => ({ of: 'item', id: item, player: wearing(number), shown: i > 0 })),
  )
  return [...spells.of(squad).map(({ id, player }): HeldTrick => ({ of: 'spell', id, player, shown: false })), ...items]
}

export const tricksOf = (match: Match, { id, side }: Player): readonly HeldTrick[] =>
  side === 'neutral' ? [] : tricksHeld(match, side).filter(({ player }) => player === id)
