// How many downs there are where play stops whenever the carrier goes down. Neighbours: match/clockRules.ts has them among the rules of
// the clock, downsFrame.ts counts.
import { proposalsSecond } from '../../tables/proposalsSecond.ts'

export interface DownRules {
  readonly perHalf: number
  readonly perQuarter: number
  /** Played after every tie, once. */
  readonly inOvertime: number
  /** In which a side must score or give the ball away. */
  readonly perDrive: number
  /** The last of a half, in which a drive may begin with the two-minute drill. */
  readonly inDrill: number
  /** How many downs of one drive with the drill cost nothing. */
  readonly freeInDrill: number
  /** The highest roll on which a falling carrier loses the ball, and with the drill. */
  readonly fumblesUpTo: number
  readonly fumblesInDrillUpTo: number
  /** Of throws with the drill. */
  readonly drillModifier: number
}

export const downRulesNaf: DownRules = {
  perHalf: 16,
  perQuarter: 8,
  inOvertime: 8,
  perDrive: 4,
  inDrill: 4,
  freeInDrill: proposalsSecond.drillFreeDowns.value,
  fumblesUpTo: 1,
  fumblesInDrillUpTo: 2,
  drillModifier: -1,
}
