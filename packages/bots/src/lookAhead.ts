// Values an answer by trying it on copies of the match, through the dice that follow, up to the next real decision.
// Works for any question, known or not. Neighbours: evaluate.ts values the position reached, answers.ts calls it.
import {
  type Action,
  type Engine,
  type Match,
  type QuestionKind,
  type Roller,
  type Side,
  seededRoller,
} from '@double-skulls/engine'
import { evaluate } from './evaluate.ts'
import { quickAnswer } from './quickAnswer.ts'

/** Real decisions, at which the look-ahead ends. */
const REAL: readonly QuestionKind[] = ['turn', 'activation', 'setUp', 'kickTarget', 'kickOrReceive', 'kicker']
/** Questions within a block. */
export const ofABlock: readonly QuestionKind[] = ['blockDie', 'pushSquare', 'followUp']

const MOST_INPUTS = 40
/** Rolls with more results than this are sampled, not enumerated; so are armour and injury rolls, which matter less. */
const MOST_OUTCOMES = 21
const DRAWS = 3
const HARM: readonly string[] = ['armour', 'injury']

/** Plays on with quick answers and random dice up to a real decision. */
const playOn = (engine: Engine, match: Match, roller: Roller): void => {
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return
    if (pending.wait === 'dice') engine.apply(match, { dice: roller.roll(pending.dice) })
    else {
      if (REAL.includes(pending.question.kind)) return
      engine.apply(match, { action: quickAnswer(engine, match, pending) })
    }
  }
}

/** Values a position. The match is a copy that the judge may change. */
export type Judge = (engine: Engine, match: Match, side: Side) => number

const sampled = (engine: Engine, match: Match, side: Side, seed: number, judge: Judge): number => {
  playOn(engine, match, seededRoller(seed))
  return judge(engine, match, side)
}

/** The expected value of an answer for a side: the first roll after it is enumerated, later ones are sampled. */
export const worthOf = (
  engine: Engine,
  match: Match,
  side: Side,
  answer: Action,
  judge: Judge = evaluate,
  draws = DRAWS,
): number => {
  const after = engine.clone(match)
  engine.apply(after, { action: answer })
  const pending = engine.pending(after)
  if (pending.wait === 'nothing') return judge(engine, after, side)
  const harmless = pending.wait === 'dice' && !HARM.includes(pending.roll?.roll ?? '')
  const outcomes = harmless ? engine.outcomes(after) : []
  let value = 0
  if (outcomes.length > 0 && outcomes.length <= MOST_OUTCOMES) {
    outcomes.forEach(({ dice, p }, i) => {
      const copy = engine.clone(after)
      engine.apply(copy, { dice })
      value += p * sampled(engine, copy, side, i, judge)
    })
    return value
  }
  for (let draw = 0; draw < draws; draw++) value += sampled(engine, engine.clone(after), side, draw, judge) / draws
  return value
}

/**
 * The answer with the highest value plus `bonus`; the first of equals. Sampled rolls are drawn `draws` times.
 */
export const bestAnswer = (
  engine: Engine,
  match: Match,
  side: Side,
  answers: readonly Action[],
  bonus: (one: Action) => number = () => 0,
  judge: Judge = evaluate,
  draws = DRAWS,
): Action => {
  let best = answers[0]
  let most = Number.NEGATIVE_INFINITY
  if (answers.length === 1) return best
  for (const one of answers) {
    const value = worthOf(engine, match, side, one, judge, draws) + bonus(one)
    if (value > most) {
      most = value
      best = one
    }
  }
  return best
}
