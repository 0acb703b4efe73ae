// The odds of a plan: a move, computed as a chain of rolls where possible, then a block, pass, hand-off or foul, played
// out over all dice. Neighbours: chain.ts, tree.ts; the engine's forecastPath has the rolls of the move.
import {
  type Action,
  action,
  beginningOf,
  coachOf,
  type Engine,
  forecastPath,
  type GameEvent,
  leaderRerolls,
  type Match,
  type PathForecast,
  type RollForecast,
  type Square,
  sameAction,
} from '@double-skulls/engine'
import type { Purpose, Wishes } from './answers.ts'
import { type ChainRoll, chainOdds, type Worth } from './chain.ts'
import {
  addAt,
  addTally,
  type CountNames,
  type DeedCount,
  deedCounts,
  newNames,
  type PlaceChance,
  placesOf,
  resultsOf,
  SUCCESS,
  stepName,
  type Tally,
  TURNOVER,
  UNSETTLED,
} from './tally.ts'
import { newTree } from './tree.ts'

/** What a player is to do in one action. */
export interface Plan {
  /** His index in `match.players`. */
  readonly player: number
  /** The action declared: `move`, `block`, `blitz`, `pass`, `handOff`, `foul` … */
  readonly action: string
  /** Squares to move to in order, and answers such as a block, a throw, a hand-off or a foul. */
  readonly steps: readonly (Square | Action)[]
  readonly wishes?: Wishes
  /** What counts as success of a block at the end: a knock-down (the default), a push, or only not falling. */
  readonly aim?: 'down' | 'push' | 'stand'
}

/** One step of a plan with its rolls. */
export interface PlanStep {
  readonly step: Square | Action
  /** The rolls of the step, where they are known in advance. */
  readonly rolls: readonly RollForecast[]
  /** The chance that all steps up to this one succeed. */
  readonly chance: number
}

/** What may come of the block, pass, hand-off or foul of a plan. */
export interface DeedOdds {
  /** The chance of each block result, by its name. */
  readonly results: { readonly [result: string]: number }
  readonly chances: { readonly [D in DeedCount]: number }
  /** Where the player may end, the likeliest square first. */
  readonly actorAt: readonly PlaceChance[]
  /** Where his target may end. */
  readonly targetAt: readonly PlaceChance[]
}

/** The odds of a plan. The chances of success, turnover and other sum up to 1. */
export interface PlanOdds {
  /** The number of team re-rolls it was computed with. */
  readonly rerolls: number
  readonly success: number
  readonly turnover: number
  /** Neither success nor turnover: he stays where he is, or a push instead of a knock-down. */
  readonly other: number
  /** The part of `other` whose branches were not followed to their end; 0 unless the ball scatters or bounces. */
  readonly unsettled: number
  /** Rolls before the first step: traits like Bone-head, and standing up. */
  readonly opening: readonly RollForecast[]
  readonly steps: readonly PlanStep[]
  /** null where the plan is only a move. */
  readonly deed: DeedOdds | null
}

/** A plan that cannot be tried: the message names the field and says why. */
export class BadPlan extends Error {}

const isSquare = (step: Square | Action): step is Square => typeof step === 'number'

const targetOf = (match: Match, { steps }: Plan): number => {
  for (const step of steps) {
    if (isSquare(step)) continue
    if (step.player >= 0) return step.player
    const there = match.players.find((p) => p.place === 'pitch' && p.at === step.square)
    if (there) return there.id
  }
  return -1
}

const holds = (match: Match, player: number, events: readonly GameEvent[]): boolean => {
  const last = events.filter((event) => event.type === 'ballHeld').at(-1)
  return match.balls.some(({ carrier }) => carrier === player) || (last?.type === 'ballHeld' && last.player === player)
}

/** Whether the last step has succeeded. */
const achieved = (plan: Plan, target: number, match: Match, seen: string, events: readonly GameEvent[]): boolean => {
  const last = plan.steps[plan.steps.length - 1]
  if (seen.includes(' touchdown ')) return true
  if (last === undefined) return true
  if (isSquare(last))
    return (
      match.players[plan.player].at === last ||
      events.some((event) => event.type === 'moved' && event.player === plan.player && event.to === last)
    )
  switch (last.do) {
    case 'block': {
      const knockedDown = seen.includes(' targetDown ') || seen.includes(' intoCrowd ')
      if (plan.aim === 'stand') return !seen.includes(' actorDown ')
      return plan.aim === 'push' ? knockedDown || seen.includes(' targetMoved ') : knockedDown
    }
    case 'foul':
      return seen.includes(' armourBroken ') && !seen.includes(' sentOff ')
    case 'throw':
    case 'handOff':
      return target >= 0 ? holds(match, target, events) : match.balls.some(({ state }) => state === 'ground')
    default:
      return true
  }
}

const purposeOf = (engine: Engine, start: Match, plan: Plan): Purpose => {
  const { player, steps, wishes = {} } = plan
  const target = targetOf(start, plan)
  const last = steps[steps.length - 1]
  const hurts = last !== undefined && !isSquare(last) && (last.do === 'block' || last.do === 'foul')
  const legalOne = (match: Match, wanted: Action): Action | undefined =>
    engine.legal(match).find((one) => sameAction(one, wanted))
  return {
    principals: { actor: player, target },
    steps,
    wishes,
    leavesBall: hurts,
    stopsWhenLost: !hurts,
    endsWithDeed: last !== undefined && !isSquare(last),
    nextOf: (match, step) => {
      if (match.players[player].posture === 'prone') {
        const up = legalOne(match, action('standUp'))
        return up ? { action: up, step } : null
      }
      const next = steps[step]
      const answer = isSquare(next)
        ? (legalOne(match, action('step', -1, next)) ?? legalOne(match, action('leap', -1, next)))
        : engine
            .legal(match)
            .find(
              (one) =>
                one.do === next.do &&
                one.option === next.option &&
                one.player === next.player &&
                one.square === next.square,
            )
      return answer ? { action: answer, step: step + 1 } : null
    },
    arrived: (match, step) => {
      const before = steps[step - 1]
      return before === undefined || !isSquare(before) || match.players[player].at === before
    },
    isDone: (match, seen, events) => achieved(plan, target, match, seen, events),
  }
}

const withRerolls = (engine: Engine, match: Match, player: number, rerolls: number | undefined): Match => {
  const copy = engine.clone(match)
  if (rerolls === undefined) return copy
  const squad = copy.squads[coachOf(copy, copy.players[player])]
  squad.rerolls = rerolls
  leaderRerolls.put(squad, 0)
  return copy
}

/** The match with the action declared; unchanged if the player is already in the middle of it. */
const declared = (engine: Engine, match: Match, { player, action: kind }: Plan): Match => {
  const pending = engine.pending(match)
  const asked = pending.wait === 'coach' ? pending.question : null
  if (asked?.kind === 'activation' && asked.player === player) return match
  const begins = beginningOf(engine, match, player, kind)?.action
  if (!begins)
    throw new BadPlan(
      `plan.action: player ${player} may not declare "${kind}" now; see engine.legal(match) for what may be declared`,
    )
  engine.apply(match, { action: begins })
  return match
}

const chainRoll = ({ chance, rerolls, fatal }: RollForecast): ChainRoll => ({
  chance,
  rerolls,
  turnoverChance: fatal ? 1 - chance : 0,
})

const deedOf = (tally: Tally, names: CountNames): DeedOdds => ({
  results: resultsOf(tally, names),
  chances: Object.fromEntries(deedCounts.map((what) => [what, tally[names.placeOf(what)] ?? 0])) as DeedOdds['chances'],
  actorAt: placesOf(tally, names, 'actor'),
  targetAt: placesOf(tally, names, 'target'),
})

/** The move as a chain of rolls, and the rest of the plan played out from each end of the chain. */
const byChain = (engine: Engine, start: Match, plan: Plan, path: PathForecast, names: CountNames): Tally => {
  const squares = path.possible
  const rolls = [...path.opening, ...path.steps.flat()].map(chainRoll)
  const tallies = new Map<string, Tally>()
  const deed = plan.steps.length > squares
  const tree = deed ? newTree(engine, path.arrive([]), purposeOf(engine, start, plan), names) : null
  const tallyOf = (used: readonly string[]): Tally => {
    const key = used.join(' ')
    const tally = tallies.get(key) ?? tree?.worth(path.arrive(used), squares) ?? [1, 0, 0]
    tallies.set(key, tally)
    return tally
  }
  const worthOf = (used: readonly string[]): Worth => {
    const tally = tallyOf(used)
    return { success: tally[SUCCESS], turnover: tally[TURNOVER] }
  }
  const { success, turnover, cumulative, ends } = chainOdds(rolls, path.teamRerolls, worthOf)
  const sum: Tally = []
  for (const { chance, used } of ends) addTally(sum, tallyOf(used), chance)
  sum[SUCCESS] = success
  sum[TURNOVER] = turnover
  let done = path.opening.length
  for (let i = 0; i < squares; i++) {
    done += path.steps[i].length
    const place = names.placeOf(stepName(i))
    addAt(sum, place, 0)
    sum[place] = done === 0 ? 1 : cumulative[done - 1]
  }
  return sum
}

const byTree = (engine: Engine, start: Match, plan: Plan, names: CountNames): Tally => {
  const match = declared(engine, engine.clone(start), plan)
  return newTree(engine, match, purposeOf(engine, start, plan), names).worth(match, 0)
}

/** How a plan is computed. */
export interface PlanOptions {
  /** The number of team re-rolls, instead of those the team has. */
  readonly rerolls?: number
  /** Play out the whole plan, even a move that could be computed as a chain. */
  readonly playOut?: boolean
}

/**
 * The exact odds of a plan with the best use of re-rolls. Throws `BadPlan` where it cannot be declared. Changes
 * nothing.
 */
export const planOdds = (engine: Engine, match: Match, plan: Plan, options: PlanOptions = {}): PlanOdds => {
  const { player } = plan
  if (!match.players[player])
    throw new BadPlan(`plan.player: there is no player ${player}; players are 0 to ${match.players.length - 1}`)
  const start = withRerolls(engine, match, player, options.rerolls)
  declared(engine, engine.clone(start), plan)
  const target = targetOf(start, plan)
  const deed = plan.steps.findIndex((step) => !isSquare(step))
  const squares = plan.steps.slice(0, deed < 0 ? plan.steps.length : deed) as Square[]
  const path = forecastPath(engine, start, player, squares, {
    action: plan.action as NonNullable<Parameters<typeof forecastPath>[4]>['action'] & string,
    target,
  })
  const names = newNames()
  const chained = path.exact && path.possible === squares.length && options.playOut !== true
  const tally = chained ? byChain(engine, start, plan, path, names) : byTree(engine, start, plan, names)
  return {
    rerolls: start.squads[coachOf(start, start.players[player])].rerolls,
    success: tally[SUCCESS],
    turnover: tally[TURNOVER],
    other: Math.max(0, 1 - tally[SUCCESS] - tally[TURNOVER]),
    unsettled: tally[UNSETTLED] ?? 0,
    opening: path.opening,
    steps: plan.steps.map((step, i) => ({
      step,
      rolls: path.steps[i] ?? [],
      chance: tally[names.placeOf(stepName(i))] ?? 0,
    })),
    deed: target < 0 ? null : deedOf(tally, names),
  }
}

/** The same for each number of team re-rolls, from 0 to `most`, by default those the team has. */
export const planOddsByRerolls = (
  engine: Engine,
  match: Match,
  plan: Plan,
  most = match.squads[coachOf(match, match.players[plan.player] ?? match.players[0])].rerolls,
): PlanOdds[] => Array.from({ length: most + 1 }, (_, rerolls) => planOdds(engine, match, plan, { rerolls }))
