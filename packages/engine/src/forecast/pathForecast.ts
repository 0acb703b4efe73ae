// A player's move along given squares as he would really make it: each roll in order, whether a failure is a turnover,
// and the match on arrival. Neighbours: standIn.ts, probe.ts; moveForecast.ts answers for any squares instead.
import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, legalOf } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import { adjacent, type Square } from '../kernel/pitch.ts'
import { topFrame } from '../kernel/stack.ts'
import { canUseLeaderReroll, canUseTeamReroll, lentRerolls, useReroll } from '../procs/rolling/reroll.ts'
import { type RollFrame, rollFrame } from '../procs/rolling/roll.ts'
import { action } from '../vocabulary/actions.ts'
import { letGo, newProbe, walkOn } from './probe.ts'
import { type RollForecast, TEAM, usableTeamRerolls } from './rollForecast.ts'
import { type ForecastOptions, type StandIn, standIn } from './standIn.ts'

export interface PathForecast {
  /** How many of the squares he can reach. */
  readonly possible: number
  /** The rolls are the whole truth: no skill of any player may interfere. */
  readonly exact: boolean
  readonly opening: readonly RollForecast[]
  readonly steps: readonly (readonly RollForecast[])[]
  readonly teamRerolls: number
  /** The match on arrival after using these re-rolls: skills by id, `team` once per use. */
  arrive(used: readonly string[]): Match
}

/** What the team uses first: team re-rolls, the leader's, then lent ones. */
const counterFor = (c: Ctx, f: RollFrame): string =>
  canUseTeamReroll(c, f) ? TEAM : canUseLeaderReroll(c, f) ? 'leader' : (lentRerolls(c, f)[0] ?? TEAM)

const spendAll = (c: Ctx, player: number, used: readonly string[]): void => {
  for (const source of used) {
    const roll = rollFrame(c, 'goForIt', player)
    roll.source = source === TEAM ? counterFor(c, roll) : source
    useReroll(c, roll)
  }
}

/** Moves to the next square; null if it is not open to him. */
const goTo = ({ c, frame }: StandIn, to: Square): { rolls: RollForecast[]; exact: boolean } | null => {
  const { match, rules } = c
  const player = match.players[frame.player]
  if (topFrame(match) !== frame || frame.step !== 'act') return null
  const verb = adjacent(rules.pitch, player.at, to) ? 'step' : 'leap'
  const legal = legalOf(c)
  if (!legal.includes(action(verb, -1, to))) return null
  const probe = newProbe('worst', true)
  probe.judging = true
  applyInput(c, { action: action(verb, -1, to) }, () => legal)
  const stood = walkOn(c, player, probe, letGo, match.stack.indexOf(frame) + 1)
  return (stood || match.turn.touchdown === player.side) && player.at === to ? probe : null
}

const nowhere = ({ rules }: Engine, match: Match): PathForecast => ({
  possible: 0,
  exact: true,
  opening: [],
  steps: [],
  teamRerolls: 0,
  arrive: () => clone(rules, match),
})

/** Steps to squares adjacent to the last one; leaps or jumps to others. */
export const forecastPath = (
  engine: Engine,
  match: Match,
  player: number,
  squares: readonly Square[],
  wanted: ForecastOptions = {},
): PathForecast => {
  const entered = standIn(engine, match, player, wanted, true)
  if (!entered) return nowhere(engine, match)
  const { c, opening } = entered
  const teamRerolls = usableTeamRerolls(c, rollFrame(c, 'goForIt', player))
  const steps: (readonly RollForecast[])[] = []
  let { exact } = opening
  for (const to of squares) {
    const hop = goTo(entered, to)
    if (!hop) break
    steps.push(hop.rolls)
    exact = exact && hop.exact
  }
  return {
    possible: steps.length,
    exact,
    opening: opening.rolls,
    steps,
    teamRerolls,
    arrive: (used) => {
      const arrived: Ctx = { rules: c.rules, match: clone(c.rules, c.match), events: [] }
      spendAll(arrived, player, used)
      return arrived.match
    },
  }
}
