// What a player's move would need, square by square: where he may go from a square, the rolls of each step with all
// modifiers, and what may re-roll them. Works on a copy, so the match itself never changes.
// Neighbours: movement.ts says what a forecast holds, probe.ts walks the procedures, standIn.ts starts the player's action.
import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { squaresOf } from '../kernel/base.ts'
import { clone } from '../kernel/clone.ts'
import { runUntilInput } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { hasHands } from '../procs/ball/ball.ts'
import { carriedBall, isCarried } from '../procs/ball/whichBall.ts'
import { controlAhead } from '../procs/move/control.ts'
import { leapFrame } from '../procs/move/freeMove.ts'
import { fingersAhead } from '../procs/move/numbFingers.ts'
import { footingRoll } from '../procs/move/sprint.ts'
import { stepFrame } from '../procs/move/step.ts'
import { overTrapdoor } from '../procs/move/trapdoor.ts'
import { heldBall } from '../procs/move/zones.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { coversCounter } from '../procs/things/counters.ts'
import { isMachine } from '../procs/things/machines.ts'
import { type ActingFrame, deedCost } from '../procs/turn/activationFrame.ts'
import { LEAP_SQUARES } from '../procs/turn/activationOptions.ts'
import type { Action } from '../vocabulary/actions.ts'
import type { RollKind } from '../vocabulary/rolls.ts'
import { type Hop, type HopForecast, type MoveForecast, NO_ROLL, nowhere, QUIET } from './movement.ts'
import { letGo, newProbe, type Probe, walkOn } from './probe.ts'
import { forecastRoll, isOnceReroll, type RollForecast, usableTeamRerolls } from './rollForecast.ts'
import { type ForecastOptions, type StandIn, standIn } from './standIn.ts'
import { newSurroundings } from './surroundings.ts'

const outcome = ({ rolls, exact }: Probe, possible: boolean, unopposed: HopForecast['unopposed']): HopForecast =>
  possible && exact && rolls.length === 0 ? QUIET : { rolls, possible, exact, unopposed }

const isSameChance = (some: readonly RollForecast[], others: readonly RollForecast[]): boolean =>
  some.length === others.length && some.every(({ chance }, i) => chance === others[i].chance)

/** The roll without opponents' modifiers. */
const unhinderedRoll = (c: Ctx, kind: RollKind, id: number): RollForecast => {
  // An edition without such a roll asks for none.
  if (!c.rules.tests.has(kind)) return NO_ROLL
  const roll = rollFrame(c, kind, id)
  const rest = roll.modifiers.filter(({ value, player }) => value > 0 || player < 0 || player === id)
  return forecastRoll(c, { ...roll, modifiers: rest })
}

/** A copy in which he is placed on one square after another. */
const boardOf = (c: Ctx, id: number, floor: number) => {
  const { match, rules } = c
  const player = match.players[id]
  const carries = heldBall(match, player) !== null
  /** What he could pick up. */
  const lying = carries ? [] : match.balls.filter((ball) => ball.state === 'ground' && isCarried(ball))
  const lyingAt = lying.map(({ at }) => at)
  // The balls he has nothing to do with stay where they are.
  const otherBalls = match.balls.filter((ball) => !lying.includes(ball) && ball.carrier !== id)
  // Opponents may go down as they hinder him; where a ball goes that one of them then drops does not concern his move.
  const divers = rules.windows.dodgeComing.size > 0
  if (divers || rules.hostile)
    for (const ball of otherBalls) if (ball.carrier >= 0) Object.assign(ball, { state: 'absent', carrier: -1 })
  const asTheyWere = otherBalls.map((ball) => ({ ...ball }))
  const { at: start, marks, states, noZones } = player
  const postures = divers ? match.players.map(({ posture }) => posture) : []
  // A state may be bound to his first square: `onward` is what is left after the first step.
  let onward = states
  return {
    player,
    lyingAt,
    ballsOn: match.balls.filter(({ state }) => state === 'ground').map(({ at }) => at),
    place: (at: Square, carrying: boolean): void => {
      if (player.at !== at) putPlayer(match, rules.pitch, player, at)
      player.states = at === start ? states : onward
      // Of several he then carries the one that lay there, or the first.
      const taken = carrying ? Math.max(0, lyingAt.indexOf(at)) : -1
      lying.forEach((ball, i) => {
        ball.state = i === taken ? 'held' : 'ground'
        ball.carrier = i === taken ? id : -1
        ball.at = i === taken ? at : lyingAt[i]
      })
    },
    tidy: (from: Square): void => {
      if (from === start) onward = player.states
      player.noZones = noZones
      match.stack.length = floor
      match.turn.turnover = ''
      player.marks = marks
      for (let i = 0; i < postures.length; i++) match.players[i].posture = postures[i]
      otherBalls.forEach((ball, i) => {
        Object.assign(ball, asTheyWere[i])
      })
    },
  }
}

/** What he may answer in his action, whatever procedure plays it. */
const answersOf = (c: Ctx): ((f: ActingFrame) => readonly Action[]) => {
  const act = c.rules.steps.get('activation')?.get('act')?.step
  if (typeof act !== 'object' || act.kind !== 'choice')
    throw new Error(`in ${c.rules.id} nobody is asked in his action`)
  return (f) => act.legal(c, f)
}

const forecastFrom = ({ c, frame, opening }: StandIn): MoveForecast => {
  const { match, rules } = c
  const { moves: walks, sprint, goForIts, player: id } = frame
  const moves = walks + sprint
  const answers = answersOf(c)
  const floor = match.stack.length
  const board = boardOf(c, id, floor)
  const { player } = board
  const start = player.at
  const carries = carriedBall(match, id) >= 0
  const leapt = player.marks.includes('leap')
  const ballsAt = carries || !hasHands(c, player) ? [] : board.lyingAt
  const mayMove = answers(frame).some((one) => one.do === 'step' || one.do === 'leap')
  const teamRerolls = usableTeamRerolls(c, rollFrame(c, 'goForIt', id))
  const cost = deedCost(frame)
  // Only steps are asked for, with enough movement for any of them.
  frame.action = 'move'
  frame.moves = LEAP_SQUARES
  // Leaps that are a deed of their own are no part of a walk.
  const leaps = rules.deeds.length === 0
  const footing = footingRoll(c, { ...frame, moves: 0 })
  const slip = footing && forecastRoll(c, footing)
  const control = controlAhead(c, player)
  const controlled = control && forecastRoll(c, control)
  const fingers = fingersAhead(c, player)
  const numb = fingers && forecastRoll(c, fingers)
  /** Whoever goes on from there with the ball does so for the first time. */
  const takesAlongFrom = (from: Square): boolean => (carries ? from === start : ballsAt.includes(from))
  const beginsSprint = (moved: number): boolean => moved === walks && moves > walks && !frame.sprinted

  const marked = new Int8Array(rules.pitch.squares).fill(-1)
  const leavesZone = (from: Square): boolean => {
    if (marked[from] < 0) {
      board.place(from, carries)
      marked[from] = stepFrame(c, id, from, 0).marked ? 1 : 0
    }
    return marked[from] === 1
  }
  const known = new Map<number, HopForecast>()
  const around = newSurroundings(c, id)
  /** Neither a ball nor an open trapdoor nor a trap counter is there. */
  const isBare = (to: Square): boolean =>
    (player.who.size === 1
      ? !board.ballsOn.includes(to)
      : squaresOf(rules.pitch, player, to).every((square) => !board.ballsOn.includes(square))) &&
    !overTrapdoor(c, player, to) &&
    !coversCounter(c, player, to)
  /** Only the players around the two squares matter: the result holds for all pairs with equal surroundings. */
  const isOrdinary = (from: Square, to: Square): boolean =>
    from !== start && player.who.size === 1 && isBare(to) && !(numb && takesAlongFrom(from))

  const probeAgainst = (
    opposition: Probe['opposition'],
    from: Square,
    { to, leap }: Hop,
    rushes: number,
    carrying: boolean,
    slips: boolean,
  ): { readonly probe: Probe; readonly possible: boolean } => {
    board.place(from, carrying)
    const probe = newProbe(opposition, true)
    // What opponents do against him may change any of them, so it is done to another copy.
    const played = rules.hostile ? clone(rules, match) : match
    c.match = played
    if (controlled && from === start) probe.rolls.push(controlled)
    if (numb && carrying && takesAlongFrom(from)) probe.rolls.push(numb)
    if (slips && slip) probe.rolls.push(slip)
    played.stack.push(leap ? leapFrame(c, played.players[id], to, rushes) : stepFrame(c, id, to, rushes))
    runUntilInput(c)
    const done = walkOn(c, played.players[id], probe, letGo, floor)
    // A trap may have taken him away.
    const possible = done && played.stack.length === floor && played.players[id].at === to
    c.match = match
    board.tidy(from)
    c.events = []
    return { probe, possible }
  }

  const probeHop = (from: Square, hop: Hop, rushes: number, carrying: boolean, slips: boolean): HopForecast => {
    const { probe, possible } = probeAgainst('worst', from, hop, rushes, carrying, slips)
    if (!probe.opposed) return outcome(probe, possible, null)
    const alone = probeAgainst('decline', from, hop, rushes, carrying, slips)
    const same = possible && isSameChance(alone.probe.rolls, probe.rolls)
    return outcome(probe, possible, same || !alone.possible ? null : alone.probe.rolls)
  }

  return {
    player: id,
    possible: true,
    at: start,
    moves: mayMove ? moves : 0,
    rushes: mayMove ? goForIts : 0,
    carrying: carries,
    opening: { ...opening, unopposed: null },
    teamRerolls,
    onceRerolls: player.skills.filter((id) => isOnceReroll(c, id)).length,
    leapt,
    ballsAt,
    easiest: {
      rush: unhinderedRoll(c, 'goForIt', id),
      dodge: unhinderedRoll(c, 'dodge', id),
      leap: unhinderedRoll(c, rules.move.everybodyJumps ? 'jump' : 'leap', id),
    },
    isMarked: leavesZone,
    hops: (from, carrying) => {
      board.place(from, carrying)
      const hops: Hop[] = []
      for (const one of answers(frame))
        if (one.do === 'step') hops.push({ to: one.square, leap: false, cost: 1 })
        else if (leaps && one.do === 'leap') hops.push({ to: one.square, leap: true, cost: LEAP_SQUARES })
      return hops
    },
    deedRushes: (moved) =>
      moved + cost > moves + goForIts ? -1 : Math.max(0, moved + cost - moves) - Math.max(0, moved - moves),
    isQuiet: (from, to) =>
      isBare(to) && !leavesZone(from) && !(numb && takesAlongFrom(from)) && !(controlled && from === start),
    takesBall: (to) =>
      player.who.size === 1
        ? ballsAt.includes(to)
        : ballsAt.length > 0 && squaresOf(rules.pitch, player, to).some((square) => ballsAt.includes(square)),
    stopsAt: (square, moved) => moved === walks && !frame.sprinted && !rules.move.goesOnFromZones && leavesZone(square),
    slipsAfter: (moved) => slip !== null && beginsSprint(moved),
    hop: (from, hop, rushes, carrying, slips = false) => {
      const shared = isOrdinary(from, hop.to)
      const one = shared ? around(from) : -1 - from
      const other = shared ? around(hop.to) : hop.to
      const manner = (hop.leap ? 2 : 0) + (slips ? 1 : 0)
      const key = (((one * rules.pitch.squares + other) * 3 + rushes) * 4 + manner) * 2 + (carrying ? 1 : 0)
      let forecast = known.get(key)
      if (!forecast) {
        forecast = probeHop(from, hop, rushes, carrying, slips)
        known.set(key, forecast)
      }
      return forecast
    },
  }
}

/** The move of one player, as if it were his turn. */
export const forecastMove = (
  engine: Engine,
  match: Match,
  player: number,
  wanted: ForecastOptions = {},
): MoveForecast => {
  // A machine goes where it is driven, and not square by square.
  const walks = !isMachine({ rules: engine.rules, match, events: [] }, match.players[player])
  const entered = walks ? standIn(engine, match, player, wanted) : null
  return entered ? forecastFrom(entered) : nowhere(match, player)
}
