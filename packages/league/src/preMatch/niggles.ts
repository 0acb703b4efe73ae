// Niggling injuries before a match: a die for each, and any 1 keeps the player out of it. Neighbours: preMatchSteps.ts,
// ../postMatch/injuries.ts makes players fit again who missed the match.
import { sides } from '@double-skulls/engine'
import { shirtOf } from '../postMatch/afterMatch.ts'
import { roll } from '../procedure.ts'
import { availablePlayers } from '../value.ts'
import { type BeforeMatchStep, leftOut, withSide } from './beforeMatch.ts'

const OUT = 1

export const niggles: BeforeMatchStep = function* (before) {
  for (const side of sides)
    for (const player of availablePlayers(before[side].team).filter(({ niggling }) => niggling > 0)) {
      const dice = Array.from({ length: player.niggling }, () => 'd6' as const)
      const faces = yield* roll(side, `niggling injuries of ${shirtOf(player)}`, ...dice)
      if (faces.includes(OUT)) before = withSide(before, leftOut(before[side], player.id))
    }
  return before
}
