// What a side is about just now: guarding its own ball, hunting theirs, or chasing a loose one, and around which square.
// Neighbours: place.ts values squares by it, ballPlan.ts says where the own ball is going.
import type { Player, Square } from '@double-skulls/engine'
import { distance } from './geometry.ts'
import type { Sight } from './sight.ts'

export type Aim =
  | { readonly kind: 'guard'; readonly at: Square; readonly carrier: number }
  | { readonly kind: 'hunt'; readonly at: Square; readonly carrier: number }
  | { readonly kind: 'chase'; readonly at: Square; readonly carrier: -1 }

/** How far the nearest of them is who could fetch the ball. */
const nearest = ({ pitch, ball }: Sight, players: readonly Player[]): number => {
  let best = FAR
  for (const player of players)
    if (player.posture !== 'stunned')
      best = Math.min(best, distance(pitch, player.at, ball) + (player.posture === 'prone' ? 3 : 0))
  return best
}
const FAR = 99
/** A loose ball that is so much nearer to them is as good as theirs. */
const CLEARLY = 4

/** By where the ball is; the middle of the pitch while nobody knows. */
export const aimOf = (sight: Sight): Aim => {
  const { carrier, ball, side, pitch } = sight
  if (carrier) return { kind: carrier.side === side ? 'guard' : 'hunt', at: carrier.at, carrier: carrier.id }
  const middle = Math.floor(pitch.width / 2) * pitch.length + Math.floor(pitch.length / 2)
  if (ball < 0) return { kind: 'chase', at: middle, carrier: -1 }
  const theirs = nearest(sight, sight.theirs) + CLEARLY < nearest(sight, sight.mine)
  return { kind: theirs ? 'hunt' : 'chase', at: ball, carrier: -1 }
}
