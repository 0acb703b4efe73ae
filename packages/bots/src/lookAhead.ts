// Weighs an answer by trying it: on copies of the match, over the dice that follow, until the next real decision.
// Neighbours: evaluate.ts judges where it leads, answers.ts asks; it works for questions nobody has heard of yet.
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

/** Questions at which a coach starts thinking anew: here the look ahead ends. */
const REAL: readonly QuestionKind[] = ['turn', 'activation', 'setUp', 'kickTarget', 'kickOrReceive', 'kicker']
/** Questions in the middle of a block that decide what can be done after it. */
export const ofABlock: readonly QuestionKind[] = ['blockDie', 'pushSquare', 'followUp']

const MOST_INPUTS = 40
/** A throw with more results than this is drawn, not counted out, and so are throws for harm: they matter less. */
const MOST_OUTCOMES = 21
const DRAWS = 3
const HARM: readonly string[] = ['armour', 'injury']

/** Plays on with quick answers and drawn dice until a real decision comes. */
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

/** Judges where an answer leads. The match is a copy, and his to use up. */
export type Judge = (engine: Engine, match: Match, side: Side) => number

const drawn = (engine: Engine, match: Match, side: Side, seed: number, judge: Judge): number => {
  playOn(engine, match, seededRoller(seed))
  return judge(engine, match, side)
}

/** What an answer is worth to a side: the throw right after it is counted out, later ones are drawn. */
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
      value += p * drawn(engine, copy, side, i, judge)
    })
    return value
  }
  for (let draw = 0; draw < draws; draw++) value += drawn(engine, engine.clone(after), side, draw, judge) / draws
  return value
}

/** The best of some answers by trying each, so often where dice are drawn; the first of equals. `bonus` is what an answer is worth besides. */
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
