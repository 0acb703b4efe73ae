// The answer that comes to mind first, for questions inside a coach's look ahead, where thinking would take too long.
// Neighbours: lookAhead.ts plays on with it, answers.ts thinks instead.
import type { Action, Engine, Match, Side, Verb } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { leastInjury } from './treatment.ts'

/** Results of a block die from the attacker's best to his worst. */
const DIE_ORDER: readonly string[] = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown']

/** Of several verbs the one that usually helps. */
const LIKED: readonly Verb[] = ['use', 'giveBall', 'intercept', 'followUp', 'endAction', 'endTurn', 'stop', 'done']

const bestDie = (legal: readonly Action[], attacking: boolean): Action => {
  const rank = (one: Action): number => DIE_ORDER.indexOf(one.option)
  return legal.reduce((best, one) => (rank(one) < rank(best) === attacking ? one : best))
}

/** A failure is re-rolled with a skill, never with the team's re-roll; everything else is kept. */
const freeReroll = (engine: Engine, asked: Asked, legal: readonly Action[]): Action | undefined =>
  asked.question.roll && asked.question.roll.needed > 0 && !asked.question.roll.passed
    ? legal.find((one) => one.do === 'reroll' && engine.rules.rerolls.has(one.option))
    : undefined

const sideOf = (match: Match, player: number): Side | null => match.players[player]?.side ?? null

export const quickAnswer = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const { kind, player } = asked.question
  if (kind === 'facing') return legal.find((one) => one.option === asked.question.subject) ?? legal[0]
  if (kind === 'chooseInjury') return leastInjury(engine, match, asked)
  if (kind === 'blockDie') return bestDie(legal, sideOf(match, player) === asked.side)
  if (kind === 'reroll') return freeReroll(engine, asked, legal) ?? legal.find((one) => one.do === 'keep') ?? legal[0]
  for (const verb of LIKED) for (const one of legal) if (one.do === verb) return one
  return legal[0]
}
