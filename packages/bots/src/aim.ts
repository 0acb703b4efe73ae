// What a side aims at: guarding its own carrier, hunting theirs, or chasing a loose ball; and around which square.
// Neighbours: place.ts values squares by the aim, turnPlan.ts replaces it when the ball is about to move.
import { liesOnFace, type Player, type Square } from '@double-skulls/engine'
import { distance } from './geometry.ts'
import type { Sight } from './sight.ts'

export type Aim =
  | { readonly kind: 'guard'; readonly at: Square; readonly carrier: number }
  | { readonly kind: 'hunt'; readonly at: Square; readonly carrier: number }
  | { readonly kind: 'chase'; readonly at: Square; readonly carrier: -1 }

/** The distance from the ball of the nearest player who is not on his face; standing up counts 3. */
const nearest = ({ pitch, ball }: Sight, players: readonly Player[]): number => {
  let best = FAR
  for (const player of players)
    if (!liesOnFace(player))
      best = Math.min(best, distance(pitch, player.at, ball) + (player.posture === 'prone' ? 3 : 0))
  return best
}
const FAR = 99
/** A loose ball that is this many squares nearer to the opponents counts as theirs. */
const CLEARLY = 4

/** The aim follows the ball; while the ball is off the pitch, it is the middle of the pitch. */
export const aimOf = (sight: Sight): Aim => {
  const { carrier, ball, side, pitch } = sight
  if (carrier) return { kind: carrier.side === side ? 'guard' : 'hunt', at: carrier.at, carrier: carrier.id }
  const middle = Math.floor(pitch.width / 2) * pitch.length + Math.floor(pitch.length / 2)
  if (ball < 0) return { kind: 'chase', at: middle, carrier: -1 }
  const theirs = nearest(sight, sight.theirs) + CLEARLY < nearest(sight, sight.mine)
  return { kind: theirs ? 'hunt' : 'chase', at: ball, carrier: -1 }
}
