// Answers to everything that is asked besides turns and activations, also the rare things: by trying them out (lookAhead.ts), or
// by a look at the players concerned. Neighbours: setUp.ts, kick.ts and rerolls.ts have the larger ones.
import type { Action, Engine, Match, QuestionKind } from '@double-skulls/engine'
import { lookAround } from './big.ts'
import type { Asked } from './coach.ts'
import { evaluate } from './evaluate.ts'
import { distance } from './geometry.ts'
import { chooseKickTarget } from './kick.ts'
import { bestAnswer, type Judge } from './lookAhead.ts'
import { chooseReroll } from './rerolls.ts'
import { placeInFormation, takeFormation } from './setUp.ts'
import { see } from './sight.ts'
import { chooseTreatment, leastInjury } from './treatment.ts'
import { handling } from './worth.ts'

/** More answers than this are not all tried. */
const MOST_TRIED = 24

const some = (legal: readonly Action[]): readonly Action[] => {
  if (legal.length <= MOST_TRIED) return legal
  const stride = Math.ceil(legal.length / MOST_TRIED)
  return legal.filter((_one, i) => i % stride === 0)
}

/** The answer that leads furthest when each is tried. */
export const tryOut = (engine: Engine, match: Match, asked: Asked, price = 0, judge: Judge = evaluate): Action => {
  const bonus = (one: Action): number => (one.do === 'use' ? 0.0005 - price : one.do === 'decline' ? 0 : 0.0001)
  return bestAnswer(engine, match, asked.side, some(engine.legal(match)), bonus, judge)
}

const withVerb = (legal: readonly Action[], verb: Action['do']): Action =>
  legal.find((one) => one.do === verb) ?? legal[0]

/** The answer whose player scores highest. */
const bestPlayer = (
  match: Match,
  legal: readonly Action[],
  score: (player: Match['players'][number]) => number,
): Action => {
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of legal) {
    const player = match.players[one.player]
    const value = player ? score(player) : -100
    if (value > most) {
      most = value
      best = one
    }
  }
  return best
}

/** Into safe hands, away from opponents. */
const safeHands = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (legal.every((one) => one.player < 0)) return legal[Math.floor(legal.length / 2)]
  const sight = see(engine, match, asked.side)
  return bestPlayer(match, legal, (player) => handling(engine, match, player) - 2 * sight.foeZones[player.at])
}

/** Under the ball with the best hands, unless somebody as good is there already. */
const underTheBall = (engine: Engine, match: Match): Action => {
  const legal = engine.legal(match)
  return bestPlayer(match, legal, (player) => handling(engine, match, player))
}

/** A free step for whoever gets nearer to the ball by it, best hands first; else that is it. */
const nearerToBall = (engine: Engine, match: Match): Action => {
  const { pitch } = engine.rules
  const ball = match.balls[0].at
  const legal = engine.legal(match)
  let best = withVerb(legal, 'done')
  let most = 0
  if (ball < 0) return best
  for (const one of legal) {
    const player = match.players[one.player]
    if (!player || one.square < 0) continue
    const gain = distance(pitch, player.at, ball) - distance(pitch, one.square, ball)
    const value = gain * (10 + handling(engine, match, player)) - distance(pitch, one.square, ball)
    if (gain > 0 && value > most) {
      most = value
      best = one
    }
  }
  return best
}

/** Spending what cannot be had back must pay. */
const RESOURCE_PRICE = 0.02

type Answering = (engine: Engine, match: Match, asked: Asked) => Action

/** How each kind of question is met; what is not named here is tried out. */
const answering: { readonly [K in QuestionKind]?: Answering } = {
  kickOrReceive: (engine, match) => withVerb(engine.legal(match), 'receive'),
  setUp: takeFormation,
  placePlayer: placeInFormation,
  kickTarget: chooseKickTarget,
  facing: lookAround,
  kicker: (engine, match) => bestPlayer(match, engine.legal(match), (p) => (p.skills.includes('kick') ? 1 : 0)),
  highKick: underTheBall,
  quickSnap: nearerToBall,
  touchback: safeHands,
  reroll: chooseReroll,
  useResource: (engine, match, asked) =>
    asked.question.subject === 'apothecary'
      ? chooseTreatment(engine, match, asked)
      : tryOut(engine, match, asked, RESOURCE_PRICE),
  chooseInjury: leastInjury,
}

export const answer = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (legal.length === 1) return legal[0]
  const known = answering[asked.question.kind]
  return known ? known(engine, match, asked) : tryOut(engine, match, asked)
}
