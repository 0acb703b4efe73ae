// A casualty heals at once: the player returns to the reserves and his casualty results are removed.
// Neighbours: skills/regeneration.ts, apothecary.ts.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'

export const heal = (c: Ctx, player: Player, results: number, why = 'regeneration'): void => {
  takeOff(c.match, c.rules.pitch, player, 'reserves')
  if (results > 0) player.injuries = player.injuries.slice(0, -results)
  c.events.push({ type: 'returned', player: player.id, why })
}
