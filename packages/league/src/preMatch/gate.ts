// The gate of third: dice for each point of Fan Factor. Neighbours: preMatchSteps.ts, ../postMatch/winningsByTable.ts
// reads it.
import { type LeagueProcedure, roll } from '../procedure.ts'
import type { MatchStage } from '../rules/options.ts'
import { type BeforeMatchStep, numberOf } from './beforeMatch.ts'

/** Added to the die of each point of Fan Factor, by the stage of a cup. */
const gateBonus: { readonly [S in MatchStage]: number } = { league: 0, playOff: 0, semiFinal: 1, final: 2 }

const SPECTATORS_PER_PIP = 1000

/** The gate from one D6 for each point of Fan Factor of both sides. */
const gateOf = (faces: readonly number[], stage: MatchStage): number =>
  faces.reduce((sum, face) => sum + face + gateBonus[stage], 0) * SPECTATORS_PER_PIP

export function* rollGate(fans: number, stage: MatchStage = 'league'): LeagueProcedure<number> {
  return gateOf(yield* roll('league', 'gate', ...Array.from({ length: fans }, () => 'd6' as const)), stage)
}

export const gate: BeforeMatchStep = function* (before) {
  const fans = numberOf(before.home, 'fanFactor') + numberOf(before.away, 'fanFactor')
  const spectators = yield* rollGate(fans, before.options.stage)
  return { ...before, options: { ...before.options, gate: spectators } }
}
