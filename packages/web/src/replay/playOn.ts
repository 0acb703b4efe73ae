// "Play on from here": a new match with everything up to a moment of a replay. The old one stays as it is. Neighbours: reel.ts,
// PlayOn.tsx asks who plays, match/localHost.ts goes on.
import type { BySide } from '@double-skulls/engine'
import type { Seat } from '../match/host.ts'
import { inputLine, newMatchId, playedBy, type SavedMatch } from '../match/savedMatch.ts'
import { type Reel, stateAt } from './reel.ts'

export interface PlayOnWish {
  readonly seats: BySide<Seat>
  /** The seed of the dice from now on; null: random dice. */
  readonly seed: number | null
  readonly now: number
}

/** Only of what was played whole. */
export const playOnFrom = (reel: Reel, position: number, { seats, seed, now }: PlayOnWish): SavedMatch => ({
  id: newMatchId(),
  ...playedBy(reel.engine),
  seats,
  beginning: reel.beginning,
  inputs: (reel.played ?? []).slice(0, position).map(({ input }) => inputLine(reel.engine, input)),
  seed,
  state: stateAt(reel, position),
  startedAt: now,
  changedAt: now,
})
