// What a coach computes once for a plan: the sight of the match, every player's reach, and the cost of a turnover.
// Neighbours: blocks.ts, ballCarrier.ts, moves.ts and fouls.ts make candidates from it, turnPlan.ts chooses.
import {
  type Action,
  action,
  type Engine,
  kindsOpenTo,
  type Match,
  type Player,
  precedenceOf,
  type Side,
} from '@double-skulls/engine'
import type { Memory } from './memory.ts'
import { type Sight, see } from './sight.ts'
import { type Reach, reachOf } from './walk.ts'
import { weights } from './weights.ts'

export interface Scene {
  readonly sight: Sight
  readonly memory: Memory
  readonly legal: ReadonlySet<Action>
  /** The actions that players may begin, as declarations, also where none is declared. */
  readonly begins: ReadonlySet<Action>
  /** Players who may still act. */
  readonly ready: readonly Player[]
  /** The cost of a turnover: the players who have yet to act, and the initiative. */
  readonly stake: number
  /** Whether a team re-roll is available this turn. */
  readonly reroll: boolean
  readonly reach: (player: Player) => Reach
}

/** Where no action is declared, the engine is asked what a player's could be. */
const beginnings = (engine: Engine, match: Match, legal: ReadonlySet<Action>): ReadonlySet<Action> => {
  if (engine.rules.turn.declaresFirst) return legal
  const all = new Set<Action>()
  for (const one of legal)
    if (one.do === 'activate' && one.option !== 'late' && one.option !== 'trapped')
      for (const kind of kindsOpenTo(engine, match, one.player)) all.add(action('activate', one.player, -1, kind))
  return all
}

export const makeScene = (engine: Engine, match: Match, side: Side, memory: Memory): Scene => {
  const sight = see(engine, match, side)
  const legal = new Set(engine.legal(match))
  const able = new Set<number>()
  // Who has acted and may still do what belongs to the turn has no action left to plan.
  for (const one of legal)
    if (one.do === 'activate' && one.option !== 'late' && one.option !== 'trapped') able.add(one.player)
  const ready = sight.mine.filter(
    (player) => able.has(player.id) && precedenceOf(engine, match, player.id) !== 'tooLate',
  )
  const reaches = new Map<number, Reach>()
  const { turn, squads } = match
  return {
    ...{ sight, memory, legal, ready, begins: beginnings(engine, match, legal) },
    stake: weights.turnover + weights.tempo * ready.length,
    reroll: squads[side].rerolls > 0 && turn.rerollsUsed < engine.rules.teamRerolls.teamRerollsPerTurn,
    reach: (player) => {
      let reach = reaches.get(player.id)
      if (!reach) {
        reach = reachOf(sight, memory, player)
        reaches.set(player.id, reach)
      }
      return reach
    },
  }
}
