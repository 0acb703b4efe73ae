// What a player may do at each point of his action: step, leap, block, throw, hand off, foul, gaze, or end it.
// Neighbours: activation.ts asks and carries out, actionCosts.ts pays.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { isFree, playerAt } from '../../kernel/occupancy.ts'
import { may, mayNow } from '../../kit.ts'
import { bites } from '../../skills/bite.ts'
import { type Action, action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { facings } from '../../vocabulary/words.ts'
import { givesBall, groundBallAt } from '../ball/ball.ts'
import { passBand } from '../ball/pass.ts'
import { throwTargets } from '../ball/throwTargets.ts'
import { effectFor } from '../match/effects.ts'
import { hasState } from '../match/states.ts'
import { leapTargets } from '../move/freeMove.ts'
import { standsOver, strides } from '../move/stride.ts'
import { attacksDowned, hasZone, heldBall, inScoringZone, isHome, playersBeside } from '../move/zones.ts'
import {
  farTargets,
  isNominee,
  mayBeFouled,
  mayBePaired,
  opponentsInReach,
  opponentsNear,
  throwsTeamMates,
} from './actionTargets.ts'
import { type ActivationFrame, deedCost, isOpen } from './activationFrame.ts'
import { compelled } from './compulsion.ts'
import { GAZED } from './gazeFrame.ts'
import { stillPossible } from './openActions.ts'

export const LEAP_SQUARES = 2

const stepTo = squareActions('step')
const leapTo = squareActions('leap')
const leaveAt = squareActions('putBall')
const blockAt = playerActions('block')
/** The block of a Blitz, where a block of the same player can be a Block action too. */
const blitzAt = playerActions('block', 'blitz')
const blockTwo = playerActions('block', 'double')
const handTo = playerActions('handOff')
const foulOn = playerActions('foul')
const gazeAt = playerActions('gaze')
const END_ACTION = action('endAction')
const STAND_UP = action('standUp')
/** Standing up for a Block action, where standing up can begin another action too. */
const STAND_UP_TO_BLOCK = action('standUp', -1, -1, 'block')
const SWINGS = facings.map((facing) => action('swing', -1, -1, facing))

/** Whether he carries the ball in the end zone where he scores: then he neither leaves it nor gives the ball away. */
const aboutToScore = (c: Ctx, player: Player): boolean =>
  isHome(c, player, player.at) && heldBall(c.match, player) !== null

/** A Block action has no movement. What is undecided has, if it may be more than a Block. */
const mayWalk = (c: Ctx, f: ActivationFrame): boolean =>
  f.action !== 'block' && (f.action !== 'open' || stillPossible(c, f).some((kind) => kind !== 'block'))

const addSteps = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  const reach = f.moves + f.goForIts
  if (!mayWalk(c, f) || reach === 0 || hasState(player, 'rooted')) return
  const scoring = aboutToScore(c, player)
  if (player.who.size > 1) {
    for (const square of strides(c, player, reach)) if (!scoring || isHome(c, player, square)) list.push(stepTo(square))
    return
  }
  const { board } = c.match
  let crowded = false
  for (const square of c.rules.pitch.neighbours[player.at])
    if (board[square] !== 0) crowded = true
    else if (!scoring || inScoringZone(c, coachOf(c.match, player), square)) list.push(stepTo(square))
  // Without Leap a player can only jump over another player.
  if (reach < LEAP_SQUARES || !(crowded || may(c, player).leaps)) return
  for (const square of leapTargets(c, player))
    if (!scoring || inScoringZone(c, coachOf(c.match, player), square)) list.push(leapTo(square))
}

/** The ball may be left in the square he has just left, unless another player has followed him there. */
const addDrop = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  const drops =
    f.vacated >= 0 && (f.action === 'move' || f.action === 'blitz' || isOpen(f.action)) && givesBall(c, player)
  const empty = drops && isFree(c.match, f.vacated) && groundBallAt(c, f.vacated) < 0
  if (empty && may(c, player).leavesBall) list.push(leaveAt(f.vacated))
}

const addBlocks = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  if (f.mayNotBlock || (f.blocked && !f.double)) return
  if ((f.action === 'blitz' && f.blocked) || f.moves + f.goForIts < deedCost(f)) return
  const downed = attacksDowned(c, player)
  const near = opponentsInReach(c, player).filter((other) => downed || other.posture === 'standing')
  const targets = near.filter((other) => isNominee(f, other))
  // The second of two blocks must have another target.
  for (const other of targets) if (!f.blocked || other.id !== f.target) list.push(blockAt(other.id))
  if (f.action === 'block' && !f.blocked)
    for (const other of farTargets(c, player)) if (isNominee(f, other)) list.push(blockAt(other.id))
  const standing = targets.filter((other) => other.posture === 'standing')
  const two = f.action === 'block' && !f.blocked && near.filter((other) => other.posture === 'standing').length >= 2
  if (two && may(c, player).blocksTwo && !may(c, player).kicksBack)
    for (const other of standing) if (near.some((one) => mayBePaired(c, other, one))) list.push(blockTwo(other.id))
}

/** Whether the receiver is of his own race, if he insists on it. */
const sameRace = (f: ActivationFrame, player: Player, other: Player | null): boolean =>
  !f.refuses || (other !== null && other.side === player.side && other.who.race === player.who.race)

const addHandOffs = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  if (!givesBall(c, player) || aboutToScore(c, player)) return
  for (const other of playersBeside(c, player)) {
    const taker = other.side === player.side || (c.rules.ball.handsToFoes && other.side !== 'neutral')
    if (taker && other.posture === 'standing' && sameRace(f, player, other)) list.push(handTo(other.id))
  }
}

/** Team-mates he may throw or kick, and the target squares; only a standing team-mate can be kicked. */
const addTeamMates = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  const kick = f.action === 'kickTeamMate'
  if (f.refuses || !(kick || throwsTeamMates(c, player))) return
  for (const mate of playersBeside(c, player)) {
    if (mate.side !== player.side || hasState(mate, 'rooted') || (kick && mate.posture !== 'standing')) continue
    if (!mayNow(c, mate, 'canBeThrown')) continue
    for (let target = 0; target < c.rules.pitch.squares; target++) {
      const band = passBand(c, player, target)
      if (band && c.rules.ball.teamMateRanges.includes(band)) list.push(action('throwTeamMate', mate.id, target))
    }
  }
}

/** Whether a throw is within one of these range bands. */
const isWithin = (c: Ctx, player: Player, { square, option }: Action, bands: readonly string[]): boolean =>
  option === '' && bands.includes(passBand(c, player, square) ?? '')

const addThrows = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  const only = effectFor(c, coachOf(c.match, player), ({ throwsOnly }) => throwsOnly)?.value
  // The second Pass action that an inducement allows may only be used for passes.
  if (!only || c.match.turn.declared.filter((kind) => kind === f.action).length < 2) addTeamMates(c, f, player, list)
  if (!givesBall(c, player) || aboutToScore(c, player)) return
  for (const one of throwTargets(c, player.id))
    if (sameRace(f, player, playerAt(c.match, one.square)) && (!only || isWithin(c, player, one, only))) list.push(one)
}

const addGazes = (c: Ctx, player: Player, list: Action[]): void => {
  if (player.skills.length > 0 && may(c, player).gazes)
    for (const other of opponentsNear(c, player)) list.push(gazeAt(other.id))
}

/** Whether he may gaze at any point of his action, and has not done so yet. */
export const gazesNow = (c: Ctx, player: Player): boolean =>
  may(c, player).gazesAnytime && !player.marks.includes(GAZED)

const addGazesAnytime = (c: Ctx, player: Player, list: Action[]): void => {
  for (const other of opponentsNear(c, player)) if (hasZone(other)) list.push(gazeAt(other.id))
}

/** Passes, hand-offs and throwing team-mates; a player who must feed has to do that first. */
const addGiving = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  const gifts: Action[] = f.thirsty ? [] : list
  if (f.action === 'handOff') addHandOffs(c, f, player, gifts)
  else if (hasZone(player)) addThrows(c, f, player, gifts)
  if (f.thirsty && gifts.length > 0) list.push(...bites(c, player))
}

const addDeeds = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  switch (f.action) {
    case 'move':
      addGazes(c, player, list)
      return
    case 'block':
    case 'blitz':
      addBlocks(c, f, player, list)
      return
    case 'foul':
      for (const other of opponentsNear(c, player))
        if (other.posture !== 'standing' && isNominee(f, other) && mayBeFouled(c, other)) list.push(foulOn(other.id))
      return
    case 'handOff':
    case 'pass':
      addGiving(c, f, player, list)
      return
    case 'gaze':
      for (const other of opponentsNear(c, player))
        if (hasZone(other) && isNominee(f, other)) list.push(gazeAt(other.id))
      return
    case 'kickTeamMate':
      if (hasZone(player)) addTeamMates(c, f, player, list)
      return
    case 'bomb':
      return
    case 'open':
    case 'walking':
      addOpenDeeds(c, f, player, list)
  }
}

/** What any action allows that this may still become. A block without a step can be a Block or a Blitz, as its coach says. */
const addOpenDeeds = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  const kinds = stillPossible(c, f)
  for (const kind of kinds) {
    const deeds: Action[] = []
    addDeeds(c, { ...f, action: kind }, player, deeds)
    const either = kind === 'blitz' && kinds.includes('block')
    for (const one of deeds) list.push(either ? blitzAt(one.player) : one)
  }
}

/** A Ball & Chain player must use all his movement before he may stop, unless he may stop at will. */
const swingOptions = (c: Ctx, f: ActivationFrame): Action[] => {
  const atWill = may(c, c.match.players[f.player]).swingsAtWill
  if (f.moves > 0) return atWill ? [END_ACTION, ...SWINGS] : SWINGS
  return f.goForIts > 0 ? [END_ACTION, ...SWINGS] : [END_ACTION]
}

/** Whether he can step to an adjacent square: the usual case, answered without building the list. */
const canStep = (c: Ctx, f: ActivationFrame, player: Player): boolean =>
  player.posture === 'standing' &&
  !f.refuses &&
  mayWalk(c, f) &&
  f.moves + f.goForIts > 0 &&
  !hasState(player, 'rooted') &&
  !aboutToScore(c, player) &&
  player.who.size === 1 &&
  c.rules.pitch.neighbours[player.at].some((square) => isFree(c.match, square))

/** Whether he can do anything but end the action. */
export const somethingLeft = (c: Ctx, f: ActivationFrame): boolean => {
  if (canStep(c, f, c.match.players[f.player])) return true
  const list = options(c, f)
  return list.length > 1 || list[0] !== END_ACTION
}

export const options = (c: Ctx, f: ActivationFrame): Action[] => {
  const player = c.match.players[f.player]
  if (player.posture === 'prone') {
    const either = f.action === 'open' && stillPossible(c, f).includes('block')
    return compelled(c, f, either ? [END_ACTION, STAND_UP, STAND_UP_TO_BLOCK] : [END_ACTION, STAND_UP])
  }
  if (player.skills.length > 0 && may(c, player).swings) return swingOptions(c, f)
  // On top of another player he may only move on; if he cannot, he falls onto him.
  if (standsOver(c, player)) {
    const onward: Action[] = []
    addSteps(c, f, player, onward)
    return onward.length > 0 ? onward : [END_ACTION]
  }
  const list = [END_ACTION]
  if (!f.refuses) addSteps(c, f, player, list)
  addDrop(c, f, player, list)
  if (player.skills.length > 0 && gazesNow(c, player)) addGazesAnytime(c, player, list)
  addDeeds(c, f, player, list)
  return compelled(c, f, list)
}
