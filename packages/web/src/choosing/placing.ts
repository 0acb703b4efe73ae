// Who can be picked up during set-up, and where he may be put down. Neighbours: useDrag.ts follows the pointer, errand.ts joins
// the two answers.
import { type Engine, type Match, OFF, type Square } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'
import type { Choices } from './choices.ts'

export const isPickable = ({ players }: Choices, player: number): boolean =>
  players.get(player)?.some((one) => one.do === 'pick') ?? false

/** Where the player may be put down once he is picked up: tried on a copy. */
export const openTo = (engine: Engine, { match, legal }: Situation, player: number): ReadonlySet<Square> => {
  const pick = legal.find((one) => one.do === 'pick' && one.player === player)
  if (!pick) return new Set()
  const copy = engine.clone(match)
  engine.apply(copy, { action: pick })
  return new Set(
    engine
      .legal(copy)
      .filter((one) => one.do === 'place')
      .map(({ square }) => square),
  )
}

/** Dropping him outside the pitch returns him to the dugout, if he is on the pitch. */
export const mayDrop = (match: Match, player: number, open: ReadonlySet<Square>, square: Square): boolean =>
  square === OFF ? match.players[player].place === 'pitch' : open.has(square)
