// The fan factor roll of third after a match. Neighbour: fans.ts rolls.
import type { MatchStage } from '../rules/options.ts'

/** What a team did in a match, for its fans. */
export interface FansSaw {
  readonly outcome: 'win' | 'draw' | 'loss'
  readonly touchdowns: number
  readonly casualties: number
  readonly stage: MatchStage
  /** The opponent conceded. */
  readonly concession: boolean
}

const OUTCOMES = { win: 1, draw: 0, loss: -1 } as const
const STAGES: { readonly [S in MatchStage]: number } = { league: 0, playOff: 0, semiFinal: 1, final: 2 }
const MANY = 2
const FOR_CONCESSION = 2
/** One less for each full ten fans. */
const FANS_PER_POINT = 10

export const fanFactorModifier = (saw: FansSaw, fans: number): number =>
  OUTCOMES[saw.outcome] +
  STAGES[saw.stage] +
  (saw.touchdowns >= MANY ? 1 : 0) +
  (saw.casualties >= MANY ? 1 : 0) +
  (saw.concession ? FOR_CONCESSION : 0) -
  Math.floor(fans / FANS_PER_POINT)

const LOSES_UP_TO = 1
const GAINS_FROM = 6

/** −1, 0 or 1: a natural 1 and a natural 6 count as they are. */
export const fanFactorChange = (face: number, modifier: number): number => {
  const score = face === 1 || face === 6 ? face : face + modifier
  return score <= LOSES_UP_TO ? -1 : score >= GAINS_FROM ? 1 : 0
}
