// Two players swap squares, with the balls they carry. Neighbours: inducements/ and their cards call it.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { putPlayer, takeOff } from '../kernel/occupancy.ts'

/** Posture and ball stay as they are. */
export const swapPlaces = (c: Ctx, one: Player, other: Player, how: string): void => {
  const { match, rules } = c
  const from = one.at
  const to = other.at
  takeOff(match, rules.pitch, other, 'reserves')
  putPlayer(match, rules.pitch, one, to)
  putPlayer(match, rules.pitch, other, from)
  c.events.push({ type: 'moved', player: one.id, from, to, how })
  c.events.push({ type: 'moved', player: other.id, from: to, to: from, how })
}
