// The rules of a kick-off. Neighbours: kickOff.ts plays it, kickOffEvents/kickOffTable.ts has its events.
import { AFTER_KICK_SQUARES } from '../../tables/kickTables.ts'
import { proposalsThird } from '../../tables/proposalsThird.ts'

export interface KickOffRules {
  /** The kicking coach names the kicker. */
  readonly namesKicker: boolean
  /** Squares the wind moves the kick after a Changing Weather result with nice weather. */
  readonly gustScatters: number
  /** A touchback goes to any standing player, or else to one who is down; if he cannot hold it, it bounces. */
  readonly touchbackToAnyone: boolean
  /** Actions that may be declared in the bonus turn of a kick-off event. */
  readonly bonusActions: readonly string[]
  /** Marked players may act in that turn too. */
  readonly bonusForMarked: boolean
  /** Squares that each player of the side that kicked may move before the first turn. */
  readonly squaresAfterKick: number
  /** Who wins the toss receives, and is not asked. */
  readonly coinDecides: boolean
}

export const kickOffRulesCrp: KickOffRules = {
  namesKicker: false,
  gustScatters: 1,
  touchbackToAnyone: false,
  bonusActions: ['move', 'block', 'blitz', 'pass', 'foul', 'bomb'],
  bonusForMarked: false,
  squaresAfterKick: 0,
  coinDecides: false,
}

export const kickOffRulesBb2020: KickOffRules = {
  namesKicker: true,
  gustScatters: 3,
  touchbackToAnyone: true,
  bonusActions: ['move', 'blitz', 'pass'],
  bonusForMarked: false,
  squaresAfterKick: 0,
  coinDecides: false,
}

export const kickOffRulesThird: KickOffRules = {
  namesKicker: false,
  gustScatters: 0,
  touchbackToAnyone: false,
  bonusActions: ['move', 'block', 'blitz', 'pass', 'foul'],
  bonusForMarked: proposalsThird.blitzForMarked.value,
  squaresAfterKick: 0,
  coinDecides: false,
}

/** Nobody kicks. */
export const kickOffRulesSecond: KickOffRules = {
  namesKicker: false,
  gustScatters: 0,
  touchbackToAnyone: false,
  bonusActions: [],
  bonusForMarked: false,
  squaresAfterKick: 0,
  coinDecides: false,
}

export const kickOffRulesSecondKicked: KickOffRules = {
  namesKicker: true,
  gustScatters: 0,
  touchbackToAnyone: false,
  bonusActions: [],
  bonusForMarked: true,
  squaresAfterKick: AFTER_KICK_SQUARES,
  coinDecides: false,
}

/** Nobody kicks, for both sides have a ball. */
export const kickOffRulesSecondTwoBalls: KickOffRules = { ...kickOffRulesSecond, coinDecides: true }
