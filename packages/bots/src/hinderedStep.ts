// A step out of a tackle zone whose owner may do something before the dice, like diving or holding on, or claim a tackle: the
// engine's forecast counts with it. Neighbours: walk.ts asks, probe.ts has the chances of ordinary steps.
import type { Engine, Match, MoveForecast, Player, RollForecast, Square } from '@double-skulls/engine'
import { SURE, type Test } from './probe.ts'

const mayHinder = ({ rules }: Engine, skill: string): boolean =>
  rules.windows.dodgeComing.has(skill) || rules.windows.leaving.get(skill)?.contest !== undefined

/** Whether an opponent next to the square has such a skill, or needs none. */
export const isHindered = (engine: Engine, match: Match, player: Player, from: Square): boolean =>
  claimsTackles(engine) ||
  (engine.rules.windows.dodgeComing.size > 0 &&
    engine.rules.pitch.neighbours[from].some((near) => {
      const other = match.players[match.board[near] - 1]
      return other && other.side !== player.side && other.skills.some((id) => mayHinder(engine, id))
    }))

/** Whether opponents may claim tackles against whoever moves in their zones. */
export const claimsTackles = ({ rules }: Engine): boolean => rules.move.tackles !== null

const TEAM = 'team'

/** With the player's own re-roll. */
const helpedChance = ({ chance, rerolls }: RollForecast): number => {
  const own = Math.max(0, ...rerolls.filter(({ source }) => source !== TEAM).map((one) => one.chance))
  return chance + (1 - chance) * own * chance
}

export const hinderedStep = (forecast: MoveForecast, from: Square, to: Square): Test => {
  if (!forecast.possible) return SURE
  const { rolls, possible } = forecast.hop(from, { to, leap: false, cost: 1 }, 0, forecast.carrying)
  if (!possible) return { bare: 0, helped: 0 }
  return {
    bare: rolls.reduce((all, { chance }) => all * chance, 1),
    helped: rolls.reduce((all, roll) => all * helpedChance(roll), 1),
  }
}
