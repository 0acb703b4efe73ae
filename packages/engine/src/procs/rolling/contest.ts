// A contest: both players roll a die and add a characteristic. Each die is an ordinary roll, so modifiers, re-rolls and
// explanations are those of any roll. Neighbours: window.ts starts it for a skill, roll.ts rolls, forecast/contestForecast.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import type { Modifier, RollKind } from '../../vocabulary/rolls.ts'
import type { Characteristic } from '../../vocabulary/words.ts'
import { lastTotal } from './judging.ts'
import { FAILED, PASSED, type RollFrame, type RollResult, rollFrame } from './roll.ts'

/** What a skill asks for: `player` must hold his own against `other`, the owner. */
export interface ContestRequest {
  readonly roll: RollKind
  readonly player: number
  readonly other: number
  readonly stat: Characteristic
  /** What `player` must do: reach the other's total, or beat it. */
  readonly must: 'equal' | 'beat'
}

export interface ContestFrame
  extends Frame,
    ContestRequest,
    Returns<RollResult>,
    Receives<{ answer: RollResult; end: RollResult }> {
  readonly proc: 'contest'
  step: 'challenge' | 'answer' | 'end'
}

export const contestFrame = ({ roll, player, other, stat, must }: ContestRequest): ContestFrame => ({
  ...{ proc: 'contest', step: 'challenge' },
  ...{ roll, player, other, stat, must },
})

const statOf = (c: Ctx, id: number, stat: Characteristic): Modifier => ({
  value: c.match.players[id].stats[stat] ?? 0,
  source: stat,
  player: id,
})

/** The owner's die: it sets the target and cannot fail. */
export const challengeRoll = (c: Ctx, f: ContestFrame): RollFrame =>
  rollFrame(c, f.roll, f.other, { base: 0, other: f.player, modifiers: [statOf(c, f.other, f.stat)] })

/** The other's die against this total. */
export const answerRoll = (c: Ctx, f: ContestFrame, total: number): RollFrame =>
  rollFrame(c, f.roll, f.player, {
    base: total + (f.must === 'beat' ? 1 : 0),
    other: f.other,
    modifiers: [statOf(c, f.player, f.stat)],
  })

export const contest: Procedure<ContestFrame, Ctx> = {
  steps: {
    challenge: (c, f) => call(challengeRoll(c, f), 'answer'),
    answer: (c, f) => call(answerRoll(c, f, lastTotal(c)), 'end'),
    end: (_c, _f, roll) => (roll === 'passed' ? PASSED : FAILED),
  },
}
