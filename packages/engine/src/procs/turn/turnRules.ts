// The rules of a team turn and its actions. Neighbours: turn.ts, actionMenu.ts, activation.ts, turnover.ts, stalling.ts.
export interface TurnRules {
  /** A player's action is declared before he does anything; otherwise what he does says which it is. */
  readonly declaresFirst: boolean
  /** Actions that only one player of a team may declare each turn. */
  readonly oncePerTurn: readonly string[]
  /** Actions whose target is named when they are declared. */
  readonly nominates: readonly string[]
  /** A touchdown in the team's own turn counts at once, not when the action is over. */
  readonly scoresAtOnce: boolean
  /** Stalling is reported at the end of the turn: a carrier could have scored without a roll and did not. */
  readonly watchesStalling: boolean
  /** When players on their face turn over: all when their team's turn ends or a turn begins, or each by a Move action of his own. */
  readonly turnsOver: 'atTurnEnd' | 'atTurnStart' | 'asMove'
  /** A touchdown in the opponents' turn costs the scorers a turn of their own. */
  readonly celebrates: boolean
}

export const turnRulesCrp: TurnRules = {
  declaresFirst: true,
  oncePerTurn: ['blitz', 'pass', 'handOff', 'foul'],
  nominates: [],
  scoresAtOnce: false,
  watchesStalling: false,
  turnsOver: 'atTurnEnd',
  celebrates: true,
}

export const turnRulesBb2020: TurnRules = {
  declaresFirst: true,
  oncePerTurn: ['blitz', 'pass', 'handOff', 'foul', 'kickTeamMate', 'bomb'],
  nominates: ['blitz', 'foul', 'gaze'],
  scoresAtOnce: true,
  watchesStalling: true,
  turnsOver: 'atTurnEnd',
  celebrates: true,
}

export const turnRulesThird: TurnRules = {
  declaresFirst: true,
  oncePerTurn: ['blitz', 'pass', 'handOff', 'foul'],
  nominates: [],
  scoresAtOnce: false,
  watchesStalling: false,
  turnsOver: 'asMove',
  celebrates: true,
}

export const turnRulesThirdOpen: TurnRules = { ...turnRulesThird, declaresFirst: false }

export const turnRulesSecond: TurnRules = {
  declaresFirst: false,
  oncePerTurn: [],
  nominates: [],
  scoresAtOnce: true,
  watchesStalling: false,
  turnsOver: 'atTurnStart',
  celebrates: false,
}
