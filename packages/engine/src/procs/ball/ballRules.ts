// The rules of the ball: passes, hand-offs, throw-ins and catches. Neighbours: passSteps.ts, interception.ts, landing.ts,
// throwIn.ts.
import { type Ctx, needed } from '../../edition.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import { proposalsThird } from '../../tables/proposalsThird.ts'
import type { Interceptions } from '../../tables/throwTables.ts'
import type { BallKind } from '../../vocabulary/words.ts'

/** Throws that are read on a table. */
export interface TableThrows {
  readonly interceptions: Interceptions
  /** How often a missed throw scatters. */
  readonly scatters: { readonly [B in PassBand]: number }
  /** What an Intercepted throw is if nobody may intercept it, and if the one who does cannot hold it. */
  readonly nobodyThere: 'missed'
  readonly notHeld: 'missed'
}

export interface BallRules {
  /** The balls with which a drive begins. */
  readonly balls: readonly BallKind[]
  /** How far a team-mate can be thrown. */
  readonly teamMateRanges: readonly PassBand[]
  /** Squares an inaccurate pass scatters. */
  readonly passScatters: number
  /** The square of twice the interception ruler's width, as numerator and denominator. */
  readonly rulerWidth: readonly [number, number]
  /** The ball may be handed to opponents too. */
  readonly handsToFoes: boolean
  /** The highest D6 for the first and for the second of the three directions of a throw-in, and the dice for its distance. */
  readonly throwInDirections: readonly [number, number]
  readonly throwInDice: number
  /** A throw-in counts the square it starts from, so the ball travels one square less than the dice show. */
  readonly throwInCountsStart: boolean
  /** Several players who dive for the same ball try one after another; otherwise none of them can. */
  readonly diversTakeTurns: boolean
  /** A player who could catch the ball may let it bounce. */
  readonly catchesRefusable: boolean
  /** A ball that comes down on an empty square lies still there; otherwise it bounces once. */
  readonly restsWhereItLands: boolean
  /** Null where throws are tests. */
  readonly onTable: TableThrows | null
}

export const tableThrowsOf = (c: Ctx): TableThrows => needed(c, c.rules.ball.onTable ?? undefined, 'throws on a table')

export const ballRulesCrp: BallRules = {
  balls: ['ball'],
  teamMateRanges: ['quick', 'short'],
  passScatters: 3,
  rulerWidth: [87, 50],
  handsToFoes: true,
  throwInDirections: [2, 4],
  throwInDice: 2,
  throwInCountsStart: true,
  diversTakeTurns: false,
  catchesRefusable: false,
  restsWhereItLands: false,
  onTable: null,
}

export const ballRulesBb2020: BallRules = {
  balls: ['ball'],
  teamMateRanges: ['quick', 'short'],
  passScatters: 3,
  rulerWidth: [87, 50],
  handsToFoes: false,
  throwInDirections: [2, 4],
  throwInDice: 2,
  throwInCountsStart: false,
  diversTakeTurns: true,
  catchesRefusable: false,
  restsWhereItLands: false,
  onTable: null,
}

export const ballRulesThird: BallRules = {
  balls: ['ball'],
  teamMateRanges: proposalsThird.throwTeamMateRanges.value,
  passScatters: 3,
  rulerWidth: [87, 50],
  handsToFoes: proposalsThird.handsToFoes.value,
  throwInDirections: [2, 4],
  throwInDice: 2,
  throwInCountsStart: proposalsThird.throwInCountsStart.value,
  diversTakeTurns: true,
  catchesRefusable: true,
  restsWhereItLands: false,
  onTable: null,
}

export const ballRulesSecond = (interceptions: Interceptions, balls: readonly BallKind[]): BallRules => ({
  balls,
  teamMateRanges: proposalsSecond.throwTeamMateBands.value,
  passScatters: 1,
  rulerWidth: [87, 50],
  handsToFoes: false,
  throwInDirections: proposalsSecond.throwInRows.value,
  throwInDice: proposalsSecond.throwInDice.value,
  throwInCountsStart: false,
  diversTakeTurns: false,
  catchesRefusable: false,
  restsWhereItLands: true,
  onTable: {
    interceptions,
    scatters: proposalsSecond.missedScatters.value,
    nobodyThere: proposalsSecond.nobodyInterceptsIs.value,
    notHeld: proposalsSecond.smallDropsInterceptionIs.value,
  },
})
