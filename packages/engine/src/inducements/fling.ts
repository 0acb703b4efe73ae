// A player is thrown through the air, though not by a team-mate, as if by a terrible throw.
// Neighbour: throwTeamMateBb2020.ts plays the flight and the landing.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { intoTheAir, type ThrowTeamMateFrame, throwTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import { throwTeamMateProcedureBb2020 } from '../procs/ball/throwTeamMateBb2020.ts'
import { hasZone } from '../procs/move/zones.ts'

export const flingFrame = (c: Ctx, player: Player): ThrowTeamMateFrame => {
  const frame: ThrowTeamMateFrame = {
    ...throwTeamMateFrame(c, player.id, player.id, player.at, 'quick'),
    step: 'deviate',
    quality: 'terrible',
    helpless: !hasZone(player),
  }
  intoTheAir(c, frame)
  // Only the active side suffers a turnover for losing its carrier.
  return player.side === c.match.turn.side ? frame : { ...frame, carrier: false }
}

/** The procedures of such a frame. */
export const flung = { throwTeamMate: throwTeamMateProcedureBb2020 }
