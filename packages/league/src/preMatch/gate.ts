// The gate of third: dice for each point of Fan Factor. Neighbours: postMatch/winningsTable.ts reads it.

/** Added to the die of each point of Fan Factor, by the stage of a cup. */
export const gateBonus = { league: 0, semiFinal: 1, final: 2 } as const
export type Stage = keyof typeof gateBonus

/** Spectators for each pip. */
export const SPECTATORS_PER_PIP = 1000

/** The gate from one D6 for each point of Fan Factor of both sides. */
export const gateOf = (faces: readonly number[], stage: Stage): number =>
  faces.reduce((sum, face) => sum + face + gateBonus[stage], 0) * SPECTATORS_PER_PIP
