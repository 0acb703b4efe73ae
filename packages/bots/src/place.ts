// The value of a square for a player without the ball: in the cage, in the screen, or marking an opponent.
// Neighbours: aim.ts has the side's aim; cage.ts, screen.ts and marking.ts value one thing each; moves.ts uses the sum.
import type { Player, Square } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { cageValue, threatTo } from './cage.ts'
import { distance, fromSideline } from './geometry.ts'
import { markingValue } from './marking.ts'
import { screenedRows, screenValue } from './screen.ts'
import { type Sight, standsGuard } from './sight.ts'
import { placing } from './weights.ts'
import { strengthOf } from './worth.ts'

export type Judge = (square: Square) => number

/** The cost of standing next to opponents, who may hit him; higher for weak players. */
const exposed = (sight: Sight, player: Player, square: Square): number => {
  const zones = sight.foeZones[square]
  if (zones === 0) return 0
  const edge = fromSideline(sight.pitch, square) === 0 ? placing.edge : 0
  return edge + zones * (strengthOf(player) >= 4 ? placing.exposedStrong : placing.exposed)
}

/** Values squares for one player while all others stay where they are. */
export const placeJudge = (sight: Sight, aim: Aim, player: Player): Judge => {
  const { pitch } = sight
  const mates = sight.mine.filter((mate) => mate !== player && mate.id !== aim.carrier && standsGuard(mate))
  switch (aim.kind) {
    case 'guard': {
      const threat = threatTo(sight, aim.at)
      return (square) =>
        cageValue(sight, aim.at, threat, mates, square) +
        markingValue(sight, aim, mates, square) -
        exposed(sight, player, square)
    }
    case 'hunt': {
      const rows = screenedRows(sight, aim.at, mates)
      return (square) =>
        screenValue(sight, aim.at, rows, square) +
        markingValue(sight, aim, mates, square) -
        exposed(sight, player, square)
    }
    case 'chase': {
      const near = mates.filter((mate) => distance(pitch, mate.at, aim.at) <= 1).length
      const rows = screenedRows(sight, aim.at, mates)
      return (square) => {
        const gap = distance(pitch, square, aim.at)
        const beside = gap <= 1 ? placing.besideBall / (1 + near) : 0
        const screen = 0.5 * screenValue(sight, aim.at, rows, square)
        return beside + screen - placing.farFromBall * gap - exposed(sight, player, square)
      }
    }
  }
}
