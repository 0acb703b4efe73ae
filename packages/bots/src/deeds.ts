// Candidate deeds that are no attacks on players and no gifts of the ball: kicks, throws at squares, spells, what is done with a machine.
// The engine lists them, and each is tried on copies of the match, from where the player stands or beside a thing. Neighbours: attacks.ts and giving.ts have
// the others, aims.ts chooses among many targets, lookAhead.ts values, turnPlan.ts compares.
import {
  type Action,
  type DeedOnOffer,
  deedsOnOffer,
  type Match,
  type Piece,
  type Player,
  pieceSquares,
  type Square,
} from '@double-skulls/engine'
import { variedAims } from './aims.ts'
import { worthOfNoDeed } from './attacks.ts'
import { runCandidates } from './ballCarrier.ts'
import { evaluate } from './evaluate.ts'
import { distance } from './geometry.ts'
import { type Judge, type Look, worthOf, worthToTurnEnd } from './lookAhead.ts'
import { newMemory } from './memory.ts'
import { bestOf, type Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { holdsBall } from './sight.ts'
import { sceneUnderWay } from './underWay.ts'
import { weights } from './weights.ts'

/** At most this many targets of one deed are tried. */
const TARGETS = 6
/** What a deed must gain: most of them are the only one of their kind in a turn or a match. */
const PRICE = 0.01
/** The risk that is assumed of a deed, for its place in the order of a turn. */
const RISK = 0.1
/** He gets to a thing nearly always, or what he could do there is not considered; so many of the nearest are asked. */
const SAFE = 0.8
const NEAREST = 2

/** The value of a position, less the price of a turn that is over. */
export const judgeTurn: Judge = (engine, match, side) => {
  const { turn } = match
  const lost = turn.side === side && turn.turnover !== '' && turn.touchdown === ''
  return evaluate(engine, match, side) - (lost ? weights.turnover : 0)
}
/** The same with what a carrier can still do who goes on after his deed. */
const judgeOnward: Judge = (engine, match, side) => {
  const value = judgeTurn(engine, match, side)
  const pending = engine.pending(match)
  if (pending.wait !== 'coach' || pending.side !== side || pending.question.kind !== 'activation') return value
  const player = match.players[pending.question.player]
  if (player.posture !== 'standing' || !holdsBall(match, player)) return value
  const run = bestOf(runCandidates(sceneUnderWay(engine, match, pending, newMemory(), player), player))
  return value + Math.max(0, run?.score ?? 0)
}
const LOOK: Look = { judge: judgeOnward, depth: 1 }
const TO_TURN_END: Look = { judge: judgeTurn, depth: 2 }

/** Planned elsewhere: attacks on players, leaps, which are moves, and the ball for a team-mate. */
const isPlannedElsewhere = (match: Match, { side }: Player, { answer, isAttack }: DeedOnOffer): boolean => {
  if (answer.do === 'leap' || (answer.do === 'handOff' && answer.player >= 0)) return true
  if (isAttack && answer.player >= 0) return match.players[answer.player].side !== side
  return answer.do === 'throw' && match.players[match.board[answer.square] - 1]?.side === side
}

/** Whether something of the side's own waits on the pitch for the end of its turn. */
const hasMachine = ({ pieces }: Match, { side }: Player): boolean =>
  pieces.some((piece) => piece.side === side && piece.hiddenFrom === '' && piece.at >= 0)

const carriersOf = ({ balls }: Match): string => balls.map(({ carrier }) => carrier).join()

/** A name for a deed in this turn: by whom, from where, at whom. What others do in between changes little. */
const nameOf = (match: Match, { id, at }: Player, one: Action): string => {
  const target = match.players[one.square >= 0 ? match.board[one.square] - 1 : one.player]
  return `${id} ${at} ${one.do} ${one.square} ${one.option} ${target?.id} ${target?.posture} ${carriersOf(match)}`
}

/** What each deed gains against doing nothing more; with a machine also what comes of it at the end of the turn. */
const gainsOf = (scene: Scene, match: Match, player: Player, answers: readonly Action[]): Map<Action, number> => {
  const { engine, side } = scene.sight
  const { deeds } = scene.memory
  const names = new Map(answers.map((one) => [one, nameOf(match, player, one)]))
  const fresh = answers.filter((one) => !deeds.has(names.get(one) ?? ''))
  const idle = fresh.length > 0 ? worthOfNoDeed(engine, match, side, judgeTurn) : 0
  const toEnd = fresh.length > 0 && engine.rules.weapons.size > 0 && hasMachine(match, player)
  const idleToEnd = toEnd ? worthToTurnEnd(engine, match, side, null, TO_TURN_END) : 0
  for (const one of fresh) {
    const gain = worthOf(engine, match, side, one, LOOK) - idle
    const later = toEnd ? worthToTurnEnd(engine, match, side, one, TO_TURN_END) - idleToEnd : gain
    deeds.set(names.get(one) ?? '', Math.max(gain, later))
  }
  return new Map(answers.map((one) => [one, deeds.get(names.get(one) ?? '') ?? 0]))
}

/** Where a player does something, and the way there. */
interface Spot {
  readonly square: Square
  readonly path: readonly Square[]
  readonly steps: number
  readonly chance: number
}

const bestDeedAt = (scene: Scene, player: Player, spot: Spot): Candidate | null => {
  const { engine, match, side } = scene.sight
  const { deedless } = scene.memory
  const place = `${player.id} ${spot.square} ${carriersOf(match)}`
  if (deedless.has(place)) return null
  const there = deedsOnOffer(engine, match, player.id, { from: spot.square, steps: spot.steps })
  if (!there) return null
  const kinds = new Map<string, Action[]>()
  for (const one of there.deeds) {
    if (isPlannedElsewhere(there.match, player, one)) continue
    kinds.set(one.deed, [...(kinds.get(one.deed) ?? []), one.answer])
  }
  if (kinds.size === 0) {
    deedless.add(place)
    return null
  }
  const answers = [...kinds.values()].flatMap((all) => variedAims(engine, there.match, side, all, TARGETS))
  let best: Candidate | null = null
  for (const [deed, gain] of gainsOf(scene, there.match, there.match.players[player.id], answers)) {
    const score = spot.chance * (gain - PRICE) - (1 - spot.chance) * scene.stake
    if (score <= (best?.score ?? 0)) continue
    best = { player: player.id, kind: 'move', path: spot.path, deed, target: deed.player, score, risk: RISK }
  }
  return best
}

/** The best deed of a player where he stands; null if none gains anything. */
export const bestDeed = (scene: Scene, player: Player): Candidate | null =>
  bestDeedAt(scene, player, { square: player.at, path: [], steps: 0, chance: 1 })

/** The surest square beside a thing to which he walks. */
const besideThing = (scene: Scene, player: Player, squares: readonly Square[]): Spot | null => {
  const { pitch } = scene.sight
  if (squares.some((square) => distance(pitch, player.at, square) <= player.who.size)) return null
  const reach = scene.reach(player)
  let best: Spot | null = null
  for (const square of squares.flatMap((one) => pitch.neighbours[one])) {
    const chance = reach.chance[square]
    if (chance < SAFE || reach.steps[square] > reach.walks || chance <= (best?.chance ?? 0)) continue
    best = { square, path: reach.pathTo(square), steps: reach.steps[square], chance }
  }
  return best
}

/** What those do with a thing who are nearest to it. */
const deedsBeside = (scene: Scene, thing: Piece): Candidate[] => {
  const { pitch } = scene.sight
  const squares = pieceSquares(pitch, thing)
  return scene.ready
    .flatMap((player) => {
      const spot = besideThing(scene, player, squares)
      return spot ? [{ player, spot }] : []
    })
    .sort((a, b) => a.spot.steps - b.spot.steps)
    .slice(0, NEAREST)
    .flatMap(({ player, spot }) => bestDeedAt(scene, player, spot) ?? [])
}

export const deedCandidates = (scene: Scene): Candidate[] => {
  const { engine, match } = scene.sight
  if (engine.rules.deeds.length === 0) return []
  const isThing = ({ at, hiddenFrom }: Piece): boolean => at >= 0 && hiddenFrom === ''
  const things = engine.rules.weapons.size > 0 ? match.pieces.filter(isThing) : []
  return [
    ...scene.ready.flatMap((player) => bestDeed(scene, player) ?? []),
    ...things.flatMap((thing) => deedsBeside(scene, thing)),
  ]
}
