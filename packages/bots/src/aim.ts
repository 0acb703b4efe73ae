// What a side is about just now: guarding its own ball, hunting theirs, or chasing a loose one, and around which square.
// Neighbours: place.ts values squares by it, ballPlan.ts says where the own ball is going.
import type { Square } from '@double-skulls/engine'
import type { Sight } from './sight.ts'

export type Aim =
  | { readonly kind: 'guard'; readonly at: Square; readonly carrier: number }
  | { readonly kind: 'hunt'; readonly at: Square; readonly carrier: number }
  | { readonly kind: 'chase'; readonly at: Square; readonly carrier: -1 }

/** By where the ball is; the middle of the pitch while nobody knows. */
export const aimOf = ({ carrier, ball, side, pitch }: Sight): Aim => {
  if (carrier) return { kind: carrier.side === side ? 'guard' : 'hunt', at: carrier.at, carrier: carrier.id }
  const middle = Math.floor(pitch.width / 2) * pitch.length + Math.floor(pitch.length / 2)
  return { kind: 'chase', at: ball >= 0 ? ball : middle, carrier: -1 }
}
