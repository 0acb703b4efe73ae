// What coaches answer along a forecast: offers are declined, every catch is tried, and before the dice the other coach
// does what hurts most. Neighbours: forecast.test.ts and deeds.test.ts play matches by it and compare.
import { type Action, action, type Engine, type Match, type Pending } from '@double-skulls/engine'

type Asked = Extract<Pending, { wait: 'coach' }>

const USE = action('use')
const DECLINE = action('decline')

/** The target of the dodge that follows an answer, if he goes on to do his worst with those asked after it. */
const dodgeAfter = (engine: Engine, match: Match, answer: Action): number => {
  const copy = engine.clone(match)
  engine.apply(copy, { action: answer })
  const pending = engine.pending(copy)
  if (pending.wait === 'dice') return pending.roll?.needed ?? 0
  return Math.max(...[USE, DECLINE].map((next) => dodgeAfter(engine, copy, next)))
}

const isHostile = (engine: Engine, match: Match, { side, question }: Asked): boolean => {
  if (question.kind !== 'useSkill' || side === match.turn.side) return false
  const { dodgeComing, leaving } = engine.rules.windows
  if (leaving.get(question.subject)?.contest) return true
  return dodgeComing.has(question.subject) && dodgeAfter(engine, match, USE) >= dodgeAfter(engine, match, DECLINE)
}

export const forecastAnswer = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (asked.question.kind === 'catchBall' || isHostile(engine, match, asked)) return USE
  return legal.find((one) => one.do === 'decline' || one.do === 'keep' || one.do === 'stay') ?? legal[0]
}
