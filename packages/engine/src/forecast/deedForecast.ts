// What a block, foul, pass or hand-off would need: the rolls before it, its dice and who chooses, a pass's range band
// and possible interceptors. Works on a copy of the match. Neighbours: standIn.ts, probe.ts; moveForecast.ts.

import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, legalOf } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { innermost } from '../kernel/stack.ts'
import { giveBall } from '../procs/ball/ball.ts'
import { carriedBall, isFootball } from '../procs/ball/whichBall.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { blockReasons } from '../procs/block/blockStrength.ts'
import type { ActionKind } from '../procs/turn/activationFrame.ts'
import type { Action } from '../vocabulary/actions.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import type { Side } from '../vocabulary/words.ts'
import { type Answering, letGo, newProbe, type Probe, rollOnTop, walkOn } from './probe.ts'
import { forecastRoll, type RerollSource, type RollForecast } from './rollForecast.ts'
import { type ForecastOptions, type StandIn, standIn } from './standIn.ts'

export interface DeedOptions extends Omit<ForecastOptions, 'target'> {
  /** The square he acts from; default: where he is now. */
  readonly from?: Square
  /** Assume that he carries the ball. */
  readonly carrying?: boolean
}

export interface DeedForecast {
  /** Whether he may do it from there. */
  readonly possible: boolean
  /** Rolls before it, all of which must succeed: negative traits, standing up, a rush, Foul Appearance. */
  readonly rolls: readonly RollForecast[]
  /** The rolls are the whole truth: no skill of any player may interfere. */
  readonly exact: boolean
}

export interface BlockForecast extends DeedForecast {
  readonly dice: number
  /** The side that chooses among the dice. */
  readonly chooser: Side
  readonly rerolls: readonly RerollSource[]
  /** Why this number of dice: strength and assists of both players. */
  readonly strength: { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] }
}

export interface FoulForecast extends DeedForecast {
  readonly armour: RollForecast | null
}

export interface Interceptor {
  readonly player: number
  readonly roll: RollForecast
}

export interface PassForecast extends DeedForecast {
  readonly band: string
  readonly interceptors: readonly Interceptor[]
}

const IMPOSSIBLE: DeedForecast = { possible: false, rolls: [], exact: true }

interface Deed {
  readonly action: ActionKind
  readonly target: number
  wants(one: Action): boolean
  readonly stopAt: readonly string[]
  readonly answering?: Answering
}

interface Done {
  readonly c: Ctx
  readonly probe: Probe
  readonly before: readonly RollForecast[]
  readonly possible: boolean
}

export const settleIn = ({ c, frame }: StandIn, { from, carrying }: DeedOptions): void => {
  const player = c.match.players[frame.player]
  if (from !== undefined && from !== player.at) putPlayer(c.match, c.rules.pitch, player, from)
  const ball = c.match.balls.find((one) => one.state !== 'held' && isFootball(one)) ?? c.match.balls.find(isFootball)
  if (carrying && ball && carriedBall(c.match, player.id) < 0) giveBall(c, ball, player, 'pickUp')
}

/** Starts his action, carries it out, and walks on to where it stops. */
const playDeed = (engine: Engine, match: Match, id: number, wanted: DeedOptions, deed: Deed): Done | null => {
  const entered = standIn(engine, match, id, { action: deed.action, ...wanted, target: deed.target })
  if (!entered) return null
  settleIn(entered, wanted)
  const { c, opening } = entered
  const legal = legalOf(c)
  const answer = legal.find(deed.wants)
  if (!answer) return null
  const probe = newProbe()
  probe.exact = opening.exact
  probe.events.push(...applyInput(c, { action: answer }, () => legal))
  const possible = walkOn(c, c.match.players[id], probe, deed.answering ?? letGo, 1, deed.stopAt)
  return { c, probe, before: opening.rolls, possible }
}

export const deedOf = ({ probe, before, possible }: Omit<Done, 'c'>): DeedForecast => ({
  possible,
  rolls: [...before, ...probe.rolls],
  exact: probe.exact,
})

/** A block, or the block of a Blitz: the number of dice, and who chooses. */
export const forecastBlock = (
  engine: Engine,
  match: Match,
  attacker: number,
  defender: number,
  wanted: DeedOptions = {},
): BlockForecast => {
  const done = playDeed(engine, match, attacker, wanted, {
    action: 'block',
    target: defender,
    wants: (one) => one.do === 'block' && one.player === defender && one.option === '',
    stopAt: ['block'],
  })
  const top = done && rollOnTop(done.c.match)
  if (!done || top?.roll !== 'block')
    return {
      ...{ ...IMPOSSIBLE, dice: 0, chooser: coachOf(match, match.players[attacker]), rerolls: [] },
      strength: { attacker: [], defender: [] },
    }
  const declared = done.probe.events.find((event) => event.type === 'blockDeclared')
  const { exact, rerolls } = forecastRoll(done.c, top)
  const block = innermost<BlockFrame>(done.c.match, 'block')
  const deed = deedOf(done)
  return {
    ...deed,
    exact: deed.exact && exact,
    dice: top.dice.length,
    chooser: declared?.type === 'blockDeclared' ? declared.chooser : coachOf(match, match.players[attacker]),
    rerolls,
    strength: block ? blockReasons(done.c, block) : { attacker: [], defender: [] },
  }
}

export const forecastFoul = (
  engine: Engine,
  match: Match,
  fouler: number,
  victim: number,
  wanted: DeedOptions = {},
): FoulForecast => {
  const done = playDeed(engine, match, fouler, wanted, {
    action: 'foul',
    target: victim,
    wants: (one) => one.do === 'foul' && one.player === victim,
    stopAt: ['armour'],
  })
  const top = done && rollOnTop(done.c.match)
  if (!done || top?.roll !== 'armour') return { ...IMPOSSIBLE, armour: null }
  return { ...deedOf(done), armour: forecastRoll(done.c, top) }
}

/** Procedures with which an uncaught ball moves on by itself. */
const AT_REST: readonly string[] = ['bounce', 'throwIn']

/** Stops when a turn or an action asks what comes next. */
const NEXT: readonly string[] = ['turn', 'activation']
const untilNext: Answering = (question, legal, c) => (NEXT.includes(question.kind) ? null : letGo(question, legal, c))

export const forecastHandOff = (
  engine: Engine,
  match: Match,
  giver: number,
  taker: number,
  wanted: DeedOptions = {},
): DeedForecast => {
  const done = playDeed(engine, match, giver, wanted, {
    action: 'handOff',
    target: taker,
    wants: (one) => one.do === 'handOff' && one.player === taker,
    stopAt: AT_REST,
    answering: untilNext,
  })
  if (!done) return IMPOSSIBLE
  return { ...deedOf(done), possible: done.possible && done.c.match.balls.some(({ carrier }) => carrier === taker) }
}

/** The roll that each possible interceptor would need. */
const interceptorsAt = (c: Ctx, legal: readonly Action[]): Interceptor[] => {
  const interceptors: Interceptor[] = []
  const { match } = c
  for (const one of legal) {
    if (one.do !== 'intercept') continue
    c.match = clone(c.rules, match)
    applyInput(c, { action: one }, () => legal)
    const top = rollOnTop(c.match)
    if (top) interceptors.push({ player: one.player, roll: forecastRoll(c, top) })
  }
  c.match = match
  return interceptors
}

/** A pass to a square: its range band, the rolls of thrower and receiver, and who may intercept. */
export const forecastPass = (
  engine: Engine,
  match: Match,
  thrower: number,
  square: Square,
  wanted: DeedOptions = {},
): PassForecast => {
  let interceptors: readonly Interceptor[] = []
  const done = playDeed(engine, match, thrower, wanted, {
    action: 'pass',
    target: -1,
    wants: (one) => one.do === 'throw' && one.square === square,
    stopAt: AT_REST,
    answering: (question, legal, c) => {
      if (question.kind === 'interception') interceptors = interceptorsAt(c, legal)
      return untilNext(question, legal, c)
    },
  })
  const passed = done?.probe.events.find((event) => event.type === 'passed')
  if (!done || passed?.type !== 'passed') return { ...IMPOSSIBLE, band: '', interceptors }
  return { ...deedOf(done), possible: true, band: passed.band, interceptors }
}
