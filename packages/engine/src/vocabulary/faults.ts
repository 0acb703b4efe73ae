// Why a coach is not done yet: ids from a closed list with their numbers, for which packages/words has the sentences.
// Neighbour: questions.ts carries them.

export const faults = [
  'tooFewPlayers',
  'tooManyPlayers',
  'apart',
  'tooGood',
  'tooFewOnLine',
  'tooManyInUpperWideZone',
  'tooManyInLowerWideZone',
  'victimsApart',
] as const

export interface Fault {
  readonly fault: (typeof faults)[number]
  /** How many there must be at least or may be at most; `tooGood`: how many points a player may have. */
  readonly limit: number
  /** How many there are. */
  readonly has: number
}
