// A player is flung through the air by something that is no team-mate of his, as badly as a terrible throw.
// Neighbours: throwTeamMate2020.ts plays the flight and the landing.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { intoTheAir, type ThrowTeamMateFrame, throwTeamMateFrame } from './throwTeamMate.ts'
import { hasZone } from './zones.ts'

export const flingFrame = (c: Ctx, player: Player): ThrowTeamMateFrame => {
  const frame: ThrowTeamMateFrame = {
    ...throwTeamMateFrame(c, player.id, player.id, player.at, 'quick'),
    step: 'deviate',
    quality: 'terrible',
    helpless: !hasZone(player),
  }
  intoTheAir(c, frame)
  // Only his own side's turn can end by the loss of its carrier.
  return player.side === c.match.turn.side ? frame : { ...frame, carrier: false }
}
