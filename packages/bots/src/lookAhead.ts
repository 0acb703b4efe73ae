// Values an answer by trying it on copies of the match, through the dice that follow, up to the next real decision. Works for any
// question, known or not. Neighbours: evaluate.ts values the position reached, answers.ts calls it; aims.ts chooses what is tried of
// many answers in between.
import {
  type Action,
  action,
  type Engine,
  type Match,
  type QuestionKind,
  type Roller,
  type Side,
  seededRoller,
} from '@double-skulls/engine'
import { variedAims } from './aims.ts'
import type { Asked } from './coach.ts'
import { evaluate } from './evaluate.ts'
import { quickAnswer } from './quickAnswer.ts'

/** Real decisions, at which the look-ahead ends. */
const REAL: readonly QuestionKind[] = ['turn', 'activation', 'setUp', 'kickTarget', 'kickOrReceive', 'kicker']
/** Questions within a block. */
export const ofABlock: readonly QuestionKind[] = ['blockDie', 'pushSquare', 'followUp']
/** Questions that a quick answer does well enough, on the way to the end of an answer. */
const QUICK: readonly QuestionKind[] = [
  ...ofABlock,
  ...(['reroll', 'rerollDie', 'useSkill', 'chooseInjury', 'interception', 'callIllegal', 'facing'] as const),
  ...(['tackle', 'dodge', 'gang', 'victims', 'advance', 'rise', 'substitute', 'announce'] as const),
]

const MOST_INPUTS = 40
/** Rolls with more results than this are sampled, not enumerated; so are armour and injury rolls, which matter less. */
const MOST_OUTCOMES = 21
const DRAWS = 3
const HARM: readonly string[] = ['armour', 'injury']
/** How many answers are tried to a question in between, and how often. */
const AIMS_BETWEEN = 6
const DRAWS_BETWEEN = 3
/** After so many tries for one answer the questions in between get quick answers too. */
const MOST_TRIES = 150

/** Values a position. The match is a copy that the judge may change. */
export type Judge = (engine: Engine, match: Match, side: Side) => number

/** How an answer is tried. */
export interface Look {
  readonly judge?: Judge
  /** How often rolls are drawn that are not enumerated. */
  readonly draws?: number
  /** How many questions of the side in a row are answered by trying as well, as where a missile is to land; all others quickly. */
  readonly depth?: number
}

interface Way extends Required<Look> {
  /** The tries in between, of one answer. */
  readonly tried: { times: number }
}

const wayOf = ({ judge = evaluate, draws = DRAWS, depth = 0 }: Look): Way => ({
  ...{ judge, draws, depth },
  tried: { times: 0 },
})

/** The answer of a side that looks on to a question in between. */
const considered = (engine: Engine, match: Match, { side }: Asked, way: Way): Action => {
  const aims = variedAims(engine, match, side, engine.legal(match), AIMS_BETWEEN)
  let best = aims[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of aims) {
    way.tried.times += DRAWS_BETWEEN
    const after = engine.clone(match)
    engine.apply(after, { action: one })
    const value = drawn(engine, after, side, { ...way, draws: DRAWS_BETWEEN, depth: way.depth - 1 })
    if (value <= most) continue
    most = value
    best = one
  }
  return best
}

/** Plays on with random dice up to a real decision. */
const playOn = (engine: Engine, match: Match, side: Side, roller: Roller, way: Way): void => {
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return
    if (pending.wait === 'dice') engine.apply(match, { dice: roller.roll(pending.dice) })
    else {
      const { kind } = pending.question
      if (REAL.includes(kind)) return
      const looksOn = way.depth > 0 && way.tried.times < MOST_TRIES && pending.side === side && !QUICK.includes(kind)
      const chosen = looksOn ? considered(engine, match, pending, way) : quickAnswer(engine, match, pending)
      engine.apply(match, { action: chosen })
    }
  }
}

const sampled = (engine: Engine, match: Match, side: Side, seed: number, way: Way): number => {
  playOn(engine, match, side, seededRoller(seed), way)
  return way.judge(engine, match, side)
}

const drawn = (engine: Engine, after: Match, side: Side, way: Way): number => {
  let value = 0
  for (let draw = 0; draw < way.draws; draw++)
    value += sampled(engine, engine.clone(after), side, draw, way) / way.draws
  return value
}

/** The expected value of a position for a side: the first roll is enumerated, later ones are sampled. */
const expected = (engine: Engine, match: Match, side: Side, way: Way): number => {
  const pending = engine.pending(match)
  if (pending.wait === 'nothing') return way.judge(engine, match, side)
  const harmless = pending.wait === 'dice' && !HARM.includes(pending.roll?.roll ?? '')
  const outcomes = harmless ? engine.outcomes(match) : []
  if (outcomes.length === 0 || outcomes.length > MOST_OUTCOMES) return drawn(engine, match, side, way)
  let value = 0
  outcomes.forEach(({ dice, p }, i) => {
    const copy = engine.clone(match)
    engine.apply(copy, { dice })
    value += p * sampled(engine, copy, side, i, way)
  })
  return value
}

/** The expected value of an answer for a side. */
export const worthOf = (engine: Engine, match: Match, side: Side, answer: Action, look: Look = {}): number => {
  const after = engine.clone(match)
  engine.apply(after, { action: answer })
  return expected(engine, after, side, wayOf(look))
}

/** How often a turn is ended to see what comes of it. */
const ENDS = 4

/** The same where the side ends its turn after it, or at once, so that what happens at the end of a turn counts. */
export const worthToTurnEnd = (
  engine: Engine,
  match: Match,
  side: Side,
  answer: Action | null,
  look: Look = {},
): number => {
  const way = wayOf(look)
  let value = 0
  for (let draw = 0; draw < ENDS; draw++) {
    const copy = engine.clone(match)
    const roller = seededRoller(draw)
    if (answer) engine.apply(copy, { action: answer })
    for (const ending of ENDINGS) {
      playOn(engine, copy, side, roller, way)
      const pending = engine.pending(copy)
      if (pending.wait === 'coach' && pending.side === side && engine.legal(copy).includes(ending))
        engine.apply(copy, { action: ending })
    }
    playOn(engine, copy, side, roller, way)
    value += way.judge(engine, copy, side) / ENDS
  }
  return value
}
const ENDINGS = [action('endAction'), action('endTurn')] as const

/** The answer with the highest value plus `bonus`; the first of equals. */
export const bestAnswer = (
  engine: Engine,
  match: Match,
  side: Side,
  answers: readonly Action[],
  bonus: (one: Action) => number = () => 0,
  look: Look = {},
): Action => {
  let best = answers[0]
  let most = Number.NEGATIVE_INFINITY
  if (answers.length === 1) return best
  for (const one of answers) {
    const value = worthOf(engine, match, side, one, look) + bonus(one)
    if (value > most) {
      most = value
      best = one
    }
  }
  return best
}
