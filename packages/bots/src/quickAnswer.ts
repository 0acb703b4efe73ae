// Fast heuristic answers, for use inside look-ahead and play-outs. Neighbours: lookAhead.ts and playOut.ts use them,
// answers.ts has the careful ones.
import type { Action, Allegiance, Engine, Match, Verb } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { leastInjury } from './treatment.ts'

/** Results of a block die from the attacker's best to his worst. */
const DIE_ORDER: readonly string[] = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown']

/** Preferred verbs, best first. */
const PREFERRED: readonly Verb[] = ['use', 'giveBall', 'intercept', 'followUp', 'endAction', 'endTurn', 'stop', 'done']

const bestDie = (legal: readonly Action[], attacking: boolean): Action => {
  const rank = (one: Action): number => DIE_ORDER.indexOf(one.option)
  return legal.reduce((best, one) => (rank(one) < rank(best) === attacking ? one : best))
}

/** Re-rolls a failure with a skill, never with a team re-roll. */
const freeReroll = (engine: Engine, asked: Asked, legal: readonly Action[]): Action | undefined =>
  asked.question.roll && asked.question.roll.needed > 0 && !asked.question.roll.passed
    ? legal.find((one) => one.do === 'reroll' && engine.rules.rerolls.has(one.option))
    : undefined

const sideOf = (match: Match, player: number): Allegiance | null => match.players[player]?.side ?? null

/** Calls only when right: a wrong call would give the other side a re-roll. */
export const illegalCall = (engine: Engine, match: Match, { question }: Asked): Action => {
  const verb = question.subject === 'moved' ? 'decline' : 'use'
  const legal = engine.legal(match)
  return legal.find((one) => one.do === verb) ?? legal[0]
}

/** Windows before the dice whose skills lay their owner down. */
const LYING_DOWN = ['dodgeComing', 'armourComing'] as const

/** Whether it would make the carrier drop the ball. */
const dropsBall = ({ rules }: Engine, { balls }: Match, { question }: Asked): boolean =>
  balls.some(({ carrier }) => carrier === question.player) &&
  LYING_DOWN.some((window) => rules.windows[window].get(question.subject)?.use)

export const quickAnswer = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const { kind, player } = asked.question
  if (kind === 'facing') return legal.find((one) => one.option === asked.question.subject) ?? legal[0]
  if (kind === 'chooseInjury') return leastInjury(engine, match, asked)
  if (kind === 'blockDie') return bestDie(legal, sideOf(match, player) === asked.side)
  if (kind === 'reroll') return freeReroll(engine, asked, legal) ?? legal.find((one) => one.do === 'keep') ?? legal[0]
  if (kind === 'callIllegal') return illegalCall(engine, match, asked)
  if (kind === 'useSkill' && dropsBall(engine, match, asked))
    return legal.find((one) => one.do === 'decline') ?? legal[0]
  for (const verb of PREFERRED) for (const one of legal) if (one.do === verb) return one
  return legal[0]
}
