// Asks the engine what would be rolled, on a copy of the match with a player moved to another square. No rule is
// repeated here. Neighbours: walk.ts, blockOdds.ts and giving.ts use it.
import {
  type Action,
  beginningOf,
  type Die,
  dieFaces,
  type Engine,
  type Match,
  type Pending,
  type Pitch,
  type Player,
  type Square,
  squaresOf,
} from '@double-skulls/engine'
import type { Legs } from './memory.ts'

/** The movement left to the acting player, from the top frame of the match. */
export const movementLeft = (match: Match): Omit<Legs, 'ready'> | null => {
  const top: object | undefined = match.stack[match.stack.length - 1]
  if (!top || !('moves' in top) || typeof top.moves !== 'number') return null
  const sprint = 'sprint' in top && typeof top.sprint === 'number' ? top.sprint : 0
  // Who has begun his sprint only sprints on.
  const walks = 'sprinted' in top && top.sprinted === true ? top.moves + sprint : top.moves
  const rushes = 'goForIts' in top && typeof top.goForIts === 'number' ? top.goForIts : 0
  return { moves: top.moves + sprint, walks, rushes }
}

/** Sets the movement left on a copy, as if he had already moved. */
export const setMovementLeft = (match: Match, moves: number): void => {
  const top: object | undefined = match.stack[match.stack.length - 1]
  if (top && 'moves' in top) top.moves = moves
}

/** Puts a player of a copied match on another, empty square. */
export const putOn = (pitch: Pitch, match: Match, player: Player, square: Square): void => {
  if (player.at === square) return
  if (player.who.size === 1) {
    match.board[player.at] = 0
    match.board[square] = player.id + 1
  } else {
    for (const left of squaresOf(pitch, player, player.at)) match.board[left] = 0
    for (const taken of squaresOf(pitch, player, square)) match.board[taken] = player.id + 1
  }
  player.at = square
  for (const ball of match.balls) if (ball.carrier === player.id) ball.at = square
}

const BEST_FACE = 6
/** Faces with which most rolls succeed. */
export const bestFaces = (dice: readonly Die[]): number[] => dice.map((die) => Math.min(BEST_FACE, dieFaces(die)))
const MOST_INPUTS = 24

const isTest = (pending: Pending): boolean =>
  pending.wait === 'dice' && pending.roll !== null && pending.roll.needed > 0

/** The chance of the awaited roll of one or two D6; 1 where it needs no number. */
export const chanceOf = (engine: Engine, match: Match): number => {
  const pending = engine.pending(match)
  if (pending.wait !== 'dice' || !pending.roll || pending.roll.needed <= 0) return 1
  const { needed } = pending.roll
  return pending.dice.length === 1 ? Math.max(0, Math.min(1, (7 - needed) / 6)) : twoDice(needed)
}

/** The chance that two dice sum to at least this. */
const twoDice = (needed: number): number => {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) ways++
  return ways / 36
}

const standingUp = (engine: Engine, match: Match): Action | undefined =>
  engine.legal(match).find((one) => one.do === 'standUp')

/** Plays on, every roll succeeding and nothing optional used, until `until` is true; false where it never is. */
export const goOnUntil = (engine: Engine, match: Match, until: (pending: Pending) => boolean): boolean => {
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (until(pending)) return true
    if (pending.wait === 'nothing') return false
    if (pending.wait === 'dice')
      engine.apply(match, { dice: isTest(pending) ? bestFaces(pending.dice) : pending.dice.map(() => 1) })
    else if (pending.question.kind === 'turn') return false
    else engine.apply(match, { action: standingUp(engine, match) ?? engine.fallback(match) })
  }
  return false
}

/**
 * A copy in which the player has declared the action, nominated the target if asked, and may act; null if he cannot.
 */
export const activated = (
  engine: Engine,
  match: Match,
  player: Player,
  kind: string,
  target = -1,
  from: Square = player.at,
  movement = -1,
): { readonly match: Match; readonly chance: number } | null => {
  const copy = engine.clone(match)
  const twin = copy.players[player.id]
  putOn(engine.rules.pitch, copy, twin, from)
  if (movement >= 0) twin.stats = { ...twin.stats, MA: movement }
  const begins = beginningOf(engine, copy, player.id, kind)?.action
  if (!begins) return null
  engine.apply(copy, { action: begins })
  let chance = 1
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(copy)
    if (pending.wait === 'nothing') return null
    if (pending.wait === 'dice') {
      chance *= chanceOf(engine, copy)
      engine.apply(copy, { dice: bestFaces(pending.dice) })
      continue
    }
    const { kind: asked, player: about } = pending.question
    if (asked === 'turn') return null
    if (asked === 'activation') {
      const standUp = standingUp(engine, copy)
      if (!standUp) return about === player.id ? { match: copy, chance } : null
      engine.apply(copy, { action: standUp })
      continue
    }
    const named = engine.legal(copy).find((one) => one.player === target && target >= 0)
    engine.apply(copy, { action: named ?? engine.fallback(copy) })
  }
  return null
}

/** The chance of a roll, without and with the player's own re-roll. */
export interface Test {
  readonly bare: number
  readonly helped: number
}

export const SURE: Test = { bare: 1, helped: 1 }

/** The next roll of that kind, after other rolls have succeeded; SURE where there is none. */
export const testAhead = (engine: Engine, match: Match, roll: string): Test => {
  const reached = goOnUntil(engine, match, (pending) => {
    if (pending.wait === 'dice') return pending.roll?.roll === roll
    return pending.wait === 'coach' && pending.question.kind === 'activation'
  })
  const pending = engine.pending(match)
  if (!reached || pending.wait !== 'dice') return SURE
  const bare = chanceOf(engine, match)
  engine.apply(match, { dice: pending.dice.map(() => 1) })
  const asked = engine.pending(match)
  const own =
    asked.wait === 'coach' &&
    asked.question.kind === 'reroll' &&
    engine.legal(match).some((one) => one.do === 'reroll' && engine.rules.rerolls.has(one.option))
  return { bare, helped: own ? bare + (1 - bare) * bare : bare }
}
