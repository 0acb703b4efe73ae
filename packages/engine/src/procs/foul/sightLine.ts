// What referees see: along the line between the centres of two squares, unless somebody stands in it. Pure, so that clients can
// draw the lines. Neighbours: ../../kernel/line.ts, refereeCalls.ts asks who saw it.
import { lineCrosses } from '../../kernel/line.ts'
import type { Match, Player } from '../../kernel/match.ts'
import type { Pitch } from '../../kernel/pitch.ts'
import { isOnPitch, stands } from '../move/zones.ts'
import { thingsBetween } from '../things/pieces.ts'

/** The line from a referee to a player. */
export interface SightLine {
  readonly referee: number
  readonly player: number
  /** Players who stand in the way, and things that hide him, by number; the referee sees him if there are none. */
  readonly blockers: readonly number[]
  readonly things: readonly number[]
}

/** Referees stand in nobody's way. */
const blocks = (pitch: Pitch, referee: Player, player: Player, other: Player): boolean =>
  other.side !== 'neutral' && other.id !== player.id && stands(other) && lineCrosses(pitch, referee, player, other)

/** From a referee to a player, whether he stands or not. */
export const sightLine = (pitch: Pitch, match: Match, referee: Player, player: Player): SightLine => ({
  referee: referee.id,
  player: player.id,
  blockers: match.players.filter((other) => blocks(pitch, referee, player, other)).map(({ id }) => id),
  things: thingsBetween(pitch, match, referee, player),
})

/** The lines from every standing referee to this player, in the order of the referees. */
export const sightLines = (pitch: Pitch, match: Match, player: Player): readonly SightLine[] =>
  isOnPitch(player)
    ? match.players
        .filter((one) => one.side === 'neutral' && one.id !== player.id && stands(one))
        .map((referee) => sightLine(pitch, match, referee, player))
    : []

/** The referees who stand and have a clear line to this player. */
export const refereesSeeing = (pitch: Pitch, match: Match, player: Player): readonly number[] =>
  sightLines(pitch, match, player).flatMap(({ referee, blockers, things }) =>
    blockers.length + things.length === 0 ? [referee] : [],
  )
