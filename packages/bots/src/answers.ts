// Answers to every question other than turns and activations: either each legal answer is tried out (lookAhead.ts), or
// a simple heuristic chooses. Neighbours: setUp.ts, kick.ts, rerolls.ts and treatment.ts answer the larger questions.
import { type Action, ballFor, type Engine, type Match, type QuestionKind } from '@double-skulls/engine'
import { lookAround } from './big.ts'
import type { Asked } from './coach.ts'
import { whatToAnnounce } from './downs.ts'
import { evaluate } from './evaluate.ts'
import { distance } from './geometry.ts'
import { chooseKickTarget } from './kick.ts'
import { bestAnswer, type Judge } from './lookAhead.ts'
import { illegalCall } from './quickAnswer.ts'
import { chooseReroll } from './rerolls.ts'
import { placeInFormation, takeFormation } from './setUp.ts'
import { see } from './sight.ts'
import { bestAim, chooseOffer } from './spells.ts'
import { chooseTreatment, leastInjury } from './treatment.ts'
import { handling } from './worth.ts'

/** At most this many answers are tried; of a longer list, an evenly spaced sample. */
const MOST_TRIED = 24
/** So many questions after it are answered by trying too. */
const DEPTH = 2

const some = (legal: readonly Action[]): readonly Action[] => {
  if (legal.length <= MOST_TRIED) return legal
  const stride = Math.ceil(legal.length / MOST_TRIED)
  return legal.filter((_one, i) => i % stride === 0)
}

/** The answer with the highest value when each is tried out. */
export const tryOut = (engine: Engine, match: Match, asked: Asked, price = 0, judge: Judge = evaluate): Action => {
  const bonus = (one: Action): number => (one.do === 'use' ? 0.0005 - price : one.do === 'decline' ? 0 : 0.0001)
  // Where players do deeds, one question leads to the next: who jumps, who bounces him, where it lands.
  const depth = engine.rules.deeds.length > 0 && match.clock.half > 0 ? DEPTH : 0
  return bestAnswer(engine, match, asked.side, some(engine.legal(match)), bonus, { judge, depth })
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

/** A touchback goes to good hands outside opposing tackle zones. */
const safeHands = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (legal.every((one) => one.player < 0)) return legal[Math.floor(legal.length / 2)]
  const sight = see(engine, match, asked.side)
  return bestPlayer(match, legal, (player) => handling(engine, match, player) - 2 * sight.foeZones[player.at])
}

/** The player with the best hands: he goes under a High Kick. */
const bestHands = (engine: Engine, match: Match): Action => {
  const legal = engine.legal(match)
  return bestPlayer(match, legal, (player) => handling(engine, match, player))
}

/** Quick Snap: a step that brings a player nearer to the ball, best hands first; done when there is none. */
const nearerToBall = (engine: Engine, match: Match, { side }: Asked): Action => {
  const { pitch } = engine.rules
  const ball = ballFor(match, side).at
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

/** The weather that changes least. */
const mildest = (engine: Engine, match: Match): Action => {
  const legal = engine.legal(match)
  const effects = ({ option }: Action): number => {
    const { modifiers = {}, ...row } = engine.rules.tables.weather.find(({ id }) => id === option) ?? {}
    return Object.keys(modifiers).length + ('noPass' in row ? 1 : 0) + ('exhausts' in row ? 1 : 0)
  }
  return legal.reduce((best, one) => (effects(one) < effects(best) ? one : best))
}

/** The least gain that justifies spending a resource. */
const RESOURCE_PRICE = 0.02

type Answering = (engine: Engine, match: Match, asked: Asked) => Action

/** Questions with an answer of their own; for all others the answers are tried out. */
const answering: { readonly [K in QuestionKind]?: Answering } = {
  kickOrReceive: (engine, match) => withVerb(engine.legal(match), 'receive'),
  setUp: takeFormation,
  placePlayer: placeInFormation,
  kickTarget: chooseKickTarget,
  facing: lookAround,
  kicker: (engine, match) => bestPlayer(match, engine.legal(match), (p) => (p.skills.includes('kick') ? 1 : 0)),
  highKick: bestHands,
  quickSnap: nearerToBall,
  touchback: safeHands,
  snap: safeHands,
  announce: whatToAnnounce,
  reroll: chooseReroll,
  catchBall: (engine, match) => withVerb(engine.legal(match), 'use'),
  useResource: (engine, match, asked) =>
    asked.question.subject === 'apothecary'
      ? chooseTreatment(engine, match, asked)
      : tryOut(engine, match, asked, RESOURCE_PRICE),
  chooseInjury: leastInjury,
  callIllegal: illegalCall,
  inducement: chooseOffer,
  spellTarget: bestAim,
  giveSpell: (engine, match) => engine.fallback(match),
  weather: mildest,
}

export const answer = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (legal.length === 1) return legal[0]
  const known = answering[asked.question.kind]
  if (known) return known(engine, match, asked)
  // Before the match nothing shows what a gift is worth: it goes to who will have the ball.
  const isGift = match.clock.half === 0 && legal.every(({ player }) => match.players[player]?.side === asked.side)
  return isGift ? bestHands(engine, match) : tryOut(engine, match, asked)
}
