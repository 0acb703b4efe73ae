// Who can be picked up in a set-up, and where he may be put down. Neighbours: useDrag.ts follows the pointer, errand.ts
// makes the two answers one.
import { type Engine, type Match, OFF, type Square } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'
import type { Choices } from './choices.ts'

export const isPickable = ({ players }: Choices, player: number): boolean =>
  players.get(player)?.some((one) => one.do === 'pick') ?? false

/** Where he may be put down once he is picked up: asked of a copy. */
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

/** Off the pitch is the dugout, for whoever is not there yet. */
export const mayDrop = (match: Match, player: number, open: ReadonlySet<Square>, square: Square): boolean =>
  square === OFF ? match.players[player].place === 'pitch' : open.has(square)
