// What players have up their sleeves: spells that are left. A view of the match holds those that its viewer may know. Neighbours:
// tray/PlayerCard.tsx and dugout/Held.tsx show them, with the signs of figures/signs.ts.
import { type Match, type Player, type Side, type SpellId, spells } from '@double-skulls/engine'

export interface HeldTrick {
  readonly of: 'spell'
  readonly id: SpellId
  /** Who has it, or −1 if nobody has been given it yet. */
  readonly player: number
}

/** All of a side that are known. */
export const tricksHeld = ({ squads }: Match, side: Side): readonly HeldTrick[] =>
  spells.of(squads[side]).map(({ id, player }) => ({ of: 'spell', id, player }))

export const tricksOf = (match: Match, { id, side }: Player): readonly HeldTrick[] =>
  side === 'neutral' ? [] : tricksHeld(match, side).filter(({ player }) => player === id)
